/* ctrl.ts - stepping through a finished game: a table that shows any of its positions, with everything open.
 *
 * The log names the versions that were not undone; a position is fetched when it is first wanted and kept. */
import { Store } from '../kit/store';
import { type Bag, num, numOr, type Play, readPlay } from '../net/protocol';
import { TableCtrl } from '../table/ctrl';
import type { Wire } from '../table/types';

const autoplayPause = 900; // ms

export class ReplayCtrl extends Store {
  at = 0; // an index of `versions`
  versions: readonly number[] = [0];
  playing = false;
  private readonly kept = new Map<number, Promise<Play>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly wire: Wire,
    readonly table: TableCtrl,
    private readonly viewer: number,
  ) {
    super();
  }

  /* After the whole log has come. */
  begin(version: number | null): void {
    this.versions = [0, ...this.table.log.map((entry) => entry.version)];
    const wanted = version === null ? this.versions.length - 1 : this.versions.findIndex((v) => v >= version);
    void this.go(wanted < 0 ? this.versions.length - 1 : wanted);
  }

  get version(): number {
    return this.versions[this.at] ?? 0;
  }

  get last(): number {
    return this.versions.length - 1;
  }

  async go(index: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, index));
    this.at = at;
    this.changed();
    const play = await this.position(this.versions[at] ?? 0);
    if (this.at === at) await this.table.showPosition(play);
    if (at < this.last) void this.position(this.versions[at + 1] ?? 0).catch(() => undefined);
  }

  /* By hand, which ends the showing. */
  leap(index: number): void {
    this.stop();
    void this.go(index);
  }

  step(by: number): void {
    this.leap(this.at + by);
  }

  jump(version: number): void {
    const index = this.versions.indexOf(version);
    if (index >= 0) this.leap(index);
    else this.stop();
  }

  toggle(): void {
    if (this.playing) this.stop();
    else {
      this.playing = true;
      this.changed();
      void this.next(this.at >= this.last ? 0 : this.at + 1);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.changed();
  }

  private async next(index: number): Promise<void> {
    await this.go(index);
    if (!this.playing) return;
    if (this.at >= this.last) this.stop();
    else this.timer = setTimeout(() => void this.next(this.at + 1), autoplayPause);
  }

  private position(version: number): Promise<Play> {
    let promise = this.kept.get(version);
    if (promise === undefined) {
      promise = this.wire.ask({ t: 'step', table: this.table.table.id, version }).then((body) => this.playOf(body));
      promise.catch(() => this.kept.delete(version));
      this.kept.set(version, promise);
    }
    return promise;
  }

  private playOf(body: Bag): Play {
    const play = readPlay({ ...body, table: this.table.table.id, version: num(body, 'version'), ply: numOr(body, 'ply') ?? 0, legal: null });
    return { ...play, seat: this.viewer };
  }
}
