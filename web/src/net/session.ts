/* session.ts - who is sitting at this browser, and the line to the server. */
import type { Bag } from './protocol';
import { account } from './api';
import type { Me, Muted, Push, Summary } from './protocol';
import { Line } from './socket';
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

export class Session extends Store {
  me: Me | null = null;
  known = false; // has the server said who this is?
  muted: readonly Muted[] = []; // whose talk is not sent here
  mine: readonly Summary[] = [];
  open: readonly Summary[] = [];
  readonly line: Line;

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
      this.changed();
    }
  }

  async account(what: Parameters<typeof account>[0], body: Bag): Promise<void> {
    this.me = await account(what, body);
    this.mine = [];
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

  /* Resolves when the server has said who this is. */
  ensureKnown(): Promise<void> {
    if (this.known) return Promise.resolve();
    return new Promise((resolve) => {
      const off = this.subscribe(() => {
        if (!this.known) return;
        off();
        resolve();
      });
    });
  }

  async ensureMe(name?: string): Promise<void> {
    await this.ensureKnown();
    if (this.me === null) await this.account('guest', { name: name ?? guestName() });
  }
}
