/* socket.ts - the line to the server: one WebSocket that comes back by itself and never lies about its state.
 *
 * Every question has an id and gets one answer. When the line breaks, moves and undos (they carry an id of their own, the
 * server takes them once) wait and are sent again after those who listen have resumed; all other questions fail, and the
 * asker decides. A line that stays silent on a ping is taken for broken. */
import { Store } from '../kit/store';
import { type Bag, BadMessage, type ClientMessage, type Push, readMessage, type ServerMessage, unreachable } from './protocol';
import { Refused } from './refused';

export type LineState = 'connecting' | 'open' | 'lost';

export class LineDown extends Error {}

interface Question {
  readonly message: ClientMessage;
  readonly resolve: (body: Bag) => void;
  readonly reject: (error: Error) => void;
}

const pingEvery = 20_000; // ms
const patience = 12_000; // ms for an answer
const firstWait = 400; // ms before the first new try
const longestWait = 8_000;

export class Line extends Store {
  state: LineState = 'connecting';
  private socket: WebSocket | null = null;
  private lastId = 0;
  private readonly open = new Map<number, Question>();
  private waiting: Question[] = []; // to be asked when the line is back
  private readonly pushListeners = new Set<(push: Push) => void>();
  private readonly openListeners = new Set<() => Promise<void>>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly url: string) {
    super();
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry());
    this.connect();
  }

  onPush(listener: (push: Push) => void): () => void {
    this.pushListeners.add(listener);
    return () => this.pushListeners.delete(listener);
  }

  /* Called whenever the line has been opened, before waiting moves are sent again. */
  onOpen(listener: () => Promise<void>): () => void {
    this.openListeners.add(listener);
    return () => this.openListeners.delete(listener);
  }

  ask(message: ClientMessage): Promise<Bag> {
    return new Promise((resolve, reject) => {
      const question = { message, resolve, reject };
      if (this.state === 'open') this.send(question);
      else if (this.state === 'connecting' || survives(message)) this.waiting.push(question);
      else reject(new LineDown());
    });
  }

  /* The cookie has changed: the server must learn who this is now. */
  renew(): void {
    this.tries = 0;
    this.drop();
    this.connect();
  }

  /* Somebody waits: the next try is now. */
  hurry(): void {
    if (this.state !== 'lost') return;
    this.tries = 0;
    this.drop(); // the try before, if it hangs
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = (): void => void this.opened(socket);
    socket.onmessage = (event: MessageEvent<unknown>): void => this.received(socket, event.data);
    socket.onclose = (): void => {
      if (this.socket === socket) this.lost();
    };
  }

  private async opened(socket: WebSocket): Promise<void> {
    if (this.socket !== socket) return;
    this.tries = 0;
    this.setState('open');
    clearInterval(this.pinger);
    this.pinger = setInterval(() => void this.ask({ t: 'ping' }).catch(() => undefined), pingEvery);
    const resumed = [...this.openListeners].map((listener) => listener().catch(() => undefined));
    await Promise.all(resumed);
    if (this.socket !== socket || this.state !== 'open') return;
    const { waiting } = this;
    this.waiting = [];
    for (const question of waiting) this.send(question);
  }

  private lost(): void {
    this.drop();
    this.setState('lost');
    const wait = Math.min(longestWait, firstWait * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries++;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    clearInterval(this.pinger);
    clearTimeout(this.deadline);
    this.deadline = undefined;
    if (socket !== null) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
    const unanswered = [...this.open.values()];
    this.open.clear();
    for (const question of unanswered) {
      if (survives(question.message)) this.waiting.push(question);
      else question.reject(new LineDown());
    }
    if (this.state === 'open') this.setState('connecting');
  }

  private send(question: Question): void {
    const id = ++this.lastId;
    this.open.set(id, question);
    this.socket?.send(JSON.stringify({ ...question.message, id }));
    this.deadline ??= setTimeout(() => this.lost(), patience);
  }

  private received(socket: WebSocket, data: unknown): void {
    if (this.socket !== socket || typeof data !== 'string') return;
    let message: ServerMessage | null;
    try {
      message = readMessage(data);
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
      console.warn(`a message could not be read: ${error.message}`);
      return;
    }
    if (message !== null) this.handle(message);
  }

  private handle(message: ServerMessage): void {
    switch (message.t) {
      case 'ok':
        this.answer(message.id)?.resolve(message.body);
        return;
      case 'error':
        if (message.id !== null) this.answer(message.id)?.reject(new Refused(message.refusal));
        return;
      case 'hello':
      case 'lobby':
      case 'table':
      case 'play':
      case 'chat':
      case 'presence':
        for (const listener of [...this.pushListeners]) listener(message);
        return;
      default:
        unreachable(message);
    }
  }

  private answer(id: number): Question | undefined {
    const question = this.open.get(id);
    this.open.delete(id);
    clearTimeout(this.deadline);
    this.deadline = this.open.size > 0 ? setTimeout(() => this.lost(), patience) : undefined;
    return question;
  }

  private setState(state: LineState): void {
    this.state = state;
    this.changed();
  }
}

function survives(message: ClientMessage): boolean {
  return message.t === 'move' || message.t === 'undo';
}
