/* session.ts - who is sitting at this browser, and the line to the server. */
import { account } from './api';
import { type Bag, type Create, type Me, type Muted, num, type Push, type Summary } from './protocol';
import { Line, LineDown } from './socket';
import { Store } from '../kit/store';
import { settings } from '../settings/ctrl';
import { w } from '../kit/words';

const animals = [
  w('Heron', 'Цапля'),
  w('Lynx', 'Рысь'),
  w('Elk', 'Лось'),
  w('Otter', 'Выдра'),
  w('Raven', 'Ворон'),
  w('Hare', 'Заяц'),
  w('Marten', 'Куница'),
  w('Crane', 'Журавль'),
];

/* A guest needs no form: a name is given, and can be changed later. */
export function guestName(): string {
  const animal = animals[Math.floor(Math.random() * animals.length)];
  return `${animal === undefined ? '' : settings.say(animal)} ${10 + Math.floor(Math.random() * 990)}`;
}

export type Wish = Omit<Create, 't'>;

export class Session extends Store {
  me: Me | null = null;
  known = false; // has the server said who this is?
  muted: readonly Muted[] = []; // whose talk is not sent here
  mine: readonly Summary[] = [];
  open: readonly Summary[] = [];
  readonly line: Line;
  private hasLobby = false; // are `mine` and `open` what the server last said?
  private unanswered: { readonly wish: string; readonly before: ReadonlySet<number> } | null = null;

  constructor() {
    super();
    this.line = new Line(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.line.onPush((push) => this.push(push));
    this.line.onOpen(async () => {
      await this.line.ask({ t: 'lobby', on: true });
    });
    this.line.subscribe(() => this.changed());
  }

  private push(push: Push): void {
    if (push.t === 'hello') {
      this.me = push.me;
      this.muted = push.muted;
      this.known = true;
      this.changed();
    } else if (push.t === 'lobby') {
      this.mine = push.mine;
      this.open = push.open;
      this.hasLobby = true;
      this.changed();
    }
  }

  async account(what: Parameters<typeof account>[0], body: Bag): Promise<void> {
    this.me = await account(what, body);
    this.mine = [];
    this.hasLobby = false;
    this.changed();
    this.line.renew();
  }

  hasMuted(person: Muted): void {
    this.muted = [...this.muted.filter((one) => one.id !== person.id), person];
    this.changed();
  }

  async unmute(person: number): Promise<void> {
    await this.line.ask({ t: 'mute', person, on: false });
    this.muted = this.muted.filter((one) => one.id !== person);
    this.changed();
  }

  private until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => {
      const off = this.subscribe(() => {
        if (!holds()) return;
        off();
        resolve();
      });
    });
  }

  async ensureMe(name?: string): Promise<void> {
    await this.until(() => this.known);
    if (this.me === null) await this.account('guest', { name: name ?? guestName() });
  }

  /* Sets a table and tells its number. Where the line broke before the answer came, the table may stand all the same: who
   * wishes for the same once more is led there, and no second one is set. */
  async setTable(wish: Wish): Promise<number> {
    await this.ensureMe();
    const asked = JSON.stringify(wish);
    if (this.unanswered?.wish === asked) {
      const standing = await this.setSince(this.unanswered.before, wish);
      this.unanswered = null;
      if (standing !== undefined) return standing.id;
    }
    await this.until(() => this.hasLobby);
    const before = new Set(this.mine.map((table) => table.id));
    try {
      return num(await this.line.ask({ t: 'create', ...wish }), 'table');
    } catch (error) {
      if (error instanceof LineDown) this.unanswered = { wish: asked, before };
      throw error;
    }
  }

  private async setSince(before: ReadonlySet<number>, wish: Wish): Promise<Summary | undefined> {
    this.hasLobby = false;
    await this.line.ask({ t: 'lobby', on: true });
    await this.until(() => this.hasLobby);
    return this.mine.find((table) => !before.has(table.id) && table.game === wish.game && table.players === wish.players);
  }
}
