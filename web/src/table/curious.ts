/* curious.ts - the odds of the action of interest, asked of the server once for each position and action. */
import { type Odds, readOdds } from '../net/protocol';
import type { Wire } from './types';

export class Curious {
  private key = '';
  private list: readonly Odds[] = [];

  constructor(private readonly wire: Wire) {}

  of(version: number, action: string): readonly Odds[] {
    return this.key === `${version} ${action}` ? this.list : [];
  }

  /* Resolves to whether there is something new to show. Odds are a courtesy: without them the tooltip has words alone. */
  async ask(table: number, seat: number, version: number, action: string): Promise<boolean> {
    const key = `${version} ${action}`;
    if (this.key === key) return false;
    this.key = key;
    this.list = [];
    try {
      const list = readOdds(await this.wire.ask({ t: 'odds', table, seat, action }));
      if (this.key === key) this.list = list;
      return this.key === key;
    } catch {
      return false;
    }
  }
}
