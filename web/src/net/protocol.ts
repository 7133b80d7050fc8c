/* protocol.ts - the messages between the browser and the server, as types, and the only place that reads them.
 *
 * What arrives is checked here field by field; behind this file everything is typed. Positions, editions and parts of actions
 * are of the games' own generated types and are handed on as they come (`unknown`): the server writes them from the same
 * tables that the types are written from. */
import type { Action, Words } from '../games/game';

/* ---- what the client says; socket.ts adds the id ---- */

export type Clock = { kind: 'none' } | { kind: 'live'; bank: number; bonus: number } | { kind: 'days'; days: number };

export interface Create {
  t: 'create';
  game: string;
  players: number;
  options: Record<string, number | string>;
  seats: string[];
  public: boolean;
  clock: Clock;
  from?: { table: number; version: number };
  guide?: boolean;
}

export type ClientMessage =
  | { t: 'lobby'; on: boolean }
  | Create
  | { t: 'watch'; table: number; from?: number; code?: string }
  | { t: 'unwatch'; table: number }
  | { t: 'sit'; table: number; seat?: number; code?: string }
  | { t: 'leave'; table: number }
  | { t: 'kick'; table: number; seat: number }
  | { t: 'seat'; table: number; seat: number; as: string }
  | { t: 'start'; table: number }
  | { t: 'rematch'; table: number }
  | { t: 'resign'; table: number; seat: number }
  | { t: 'abandon'; table: number; yes: boolean }
  | { t: 'move'; table: number; seat: number; version: number; move: string; action: string }
  | { t: 'undo'; table: number; seat: number; version: number; move: string }
  | { t: 'consent'; table: number; seat: number; yes: boolean }
  | { t: 'odds'; table: number; seat: number; action: string }
  | { t: 'chat'; table: number; text: string }
  | { t: 'mute'; table?: number; person: number; on: boolean }
  | { t: 'step'; table: number; version: number }
  | { t: 'ping' };

/* ---- what the server says ---- */

export interface Me {
  readonly id: number;
  readonly name: string;
  readonly guest: boolean;
}

export interface Muted {
  readonly id: number;
  readonly name: string;
}

export type TableState = 'open' | 'playing' | 'over' | 'abandoned';

export interface Seat {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly person: number | null;
  readonly level: string | null;
  readonly mine: boolean;
  readonly online: boolean;
  readonly standin: boolean;
  readonly resigned: boolean;
}

export interface Table {
  readonly id: number;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: TableState;
  readonly begun: boolean;
  readonly public: boolean;
  readonly owner: number | null;
  readonly clock: Clock;
  readonly ownEdition: boolean;
  readonly code: string | null;
  readonly seats: readonly Seat[];
  readonly watching: number;
  readonly dice: { readonly commitment: string; readonly secret: string | null };
  readonly next: number | null;
  readonly guide: boolean;
  readonly votes: readonly number[]; // seats that want to abandon the game
}

export type Actor = number | 'chance' | 'over';

export interface Step {
  readonly version: number;
  readonly ply: number;
  readonly who: number | 'chance';
  readonly action: string;
  readonly parts: Action | null;
  readonly say: Words;
  readonly back: number | null;
}

export interface Result {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly shares: readonly number[]; // of the win
  readonly how: string | null;
}

/* Who plays against the game alone has rank 1 in any case: a win is a share of it. */
export const hasWon = (result: Result | null, seat: number): boolean => (result?.shares[seat - 1] ?? 0) > 0;

/* Alone against Winter there are no points, only a win or none. */
export const countsPoints = (result: Result | null): boolean => result !== null && (result.scores.length > 1 || result.scores.some((score) => score > 1));

export interface Play {
  readonly table: number;
  readonly seat: number;
  readonly version: number;
  readonly ply: number;
  readonly steps: readonly Step[];
  readonly view: unknown;
  readonly actor: Actor;
  readonly legal: readonly Action[] | null;
  readonly undo: boolean;
  readonly offer: { readonly seat: number; readonly kind: string } | null;
  readonly clocks: readonly { readonly left: number; readonly running: boolean }[] | null;
  readonly result: Result | null;
  readonly thinking: boolean;
  readonly tell: Words | null; // at a guided table: what is said to the learner at this position
}

export interface Summary {
  readonly id: number;
  readonly game: string;
  readonly players: number;
  readonly state: TableState;
  readonly seats: readonly Seat[];
  readonly turn: boolean; // it waits for me
  readonly clock: Clock;
  readonly created: number;
  readonly ended: number | null;
  readonly result: Result | null;
  readonly version: number;
}

export interface Odds {
  readonly label: Words;
  readonly values: readonly number[];
  readonly weights: readonly number[];
}

export interface ChatLine {
  readonly table: number;
  readonly person: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

export interface Refusal {
  readonly error: string;
  readonly why: string;
  readonly clause: string | null;
  readonly words: Words | null;
}

export type Push =
  | { t: 'hello'; me: Me | null; muted: readonly Muted[]; server: string; now: number }
  | { t: 'lobby'; mine: readonly Summary[]; open: readonly Summary[] }
  | { t: 'table'; table: Table }
  | { t: 'play'; play: Play }
  | { t: 'chat'; line: ChatLine }
  | { t: 'presence'; table: number; seats: readonly boolean[]; watching: number };

export type Answer = { t: 'ok'; id: number; body: Bag } | { t: 'error'; id: number | null; refusal: Refusal };

export type ServerMessage = Push | Answer;

/* ---- reading ---- */

export type Bag = Readonly<Record<string, unknown>>;

export class BadMessage extends Error {}

const bad = (what: string): never => {
  throw new BadMessage(what);
};

export function asBag(value: unknown, what: string): Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : bad(what);
}

export const asList = (value: unknown, what: string): readonly unknown[] => (Array.isArray(value) ? value : bad(what));
export const text = (bag: Bag, key: string): string => {
  const value = bag[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : bad(key);
};
export const textOr = (bag: Bag, key: string): string | null => (bag[key] === undefined || bag[key] === null ? null : text(bag, key));
export const num = (bag: Bag, key: string): number => (typeof bag[key] === 'number' ? bag[key] : bad(key));
export const numOr = (bag: Bag, key: string): number | null => (typeof bag[key] === 'number' ? bag[key] : null);
export const flag = (bag: Bag, key: string): boolean => bag[key] === true;

export function words(value: unknown, what: string): Words {
  if (typeof value === 'string') return { en: value, ru: value };
  const bag = asBag(value, what);
  return { en: text(bag, 'en'), ru: text(bag, 'ru') };
}

const wordsOr = (value: unknown, what: string): Words | null => (value === undefined || value === null ? null : words(value, what));

export function readMe(value: unknown): Me | null {
  if (value === null || value === undefined) return null;
  const bag = asBag(value, 'me');
  return { id: num(bag, 'id'), name: text(bag, 'name'), guest: flag(bag, 'guest') };
}

function readMuted(value: unknown): Muted {
  const bag = asBag(value, 'muted');
  return { id: num(bag, 'id'), name: text(bag, 'name') };
}

function readState(bag: Bag): TableState {
  const state = text(bag, 'state');
  return state === 'open' || state === 'playing' || state === 'over' || state === 'abandoned' ? state : bad('state');
}

function readClock(value: unknown): Clock {
  const bag = asBag(value, 'clock');
  switch (text(bag, 'kind')) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', bank: num(bag, 'bank'), bonus: num(bag, 'bonus') };
    case 'days':
      return { kind: 'days', days: num(bag, 'days') };
    default:
      return bad('clock');
  }
}

function readSeat(value: unknown): Seat {
  const bag = asBag(value, 'seat');
  const kind = text(bag, 'kind');
  if (kind !== 'open' && kind !== 'person' && kind !== 'bot') return bad('seat.kind');
  return {
    seat: num(bag, 'seat'),
    kind,
    name: textOr(bag, 'name') ?? '',
    person: numOr(bag, 'person'),
    level: textOr(bag, 'level'),
    mine: flag(bag, 'mine'),
    online: flag(bag, 'online'),
    standin: flag(bag, 'standin'),
    resigned: flag(bag, 'resigned'),
  };
}

function readVotes(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.flatMap((v, i) => (typeof v === 'number' ? [v] : v === true ? [i + 1] : []));
  if (typeof value !== 'object' || value === null) return [];
  const inner = (value as Bag)['abandon'];
  return inner === undefined ? [] : readVotes(inner);
}

export function readTable(value: unknown): Table {
  const bag = asBag(value, 'table');
  const dice = asBag(bag['dice'] ?? {}, 'dice');
  return {
    id: num(bag, 'id'),
    game: text(bag, 'game'),
    players: num(bag, 'players'),
    options: asBag(bag['options'] ?? {}, 'options'),
    state: readState(bag),
    begun: numOr(bag, 'started') !== null,
    public: flag(bag, 'public'),
    owner: numOr(bag, 'owner'),
    clock: readClock(bag['clock'] ?? { kind: 'none' }),
    ownEdition: bag['edition'] === 'own',
    code: textOr(bag, 'code'),
    seats: asList(bag['seats'], 'seats').map(readSeat),
    watching: numOr(bag, 'watching') ?? 0,
    dice: { commitment: textOr(dice, 'commitment') ?? '', secret: textOr(dice, 'secret') },
    next: numOr(bag, 'next'),
    guide: flag(bag, 'guide'),
    votes: readVotes(bag['votes']),
  };
}

function readActor(value: unknown): Actor {
  return value === 'chance' || value === 'over' || typeof value === 'number' ? value : bad('actor');
}

function readAction(value: unknown): Action {
  const bag = asBag(value, 'action');
  text(bag, 'verb');
  text(bag, 'text');
  return bag as unknown as Action;
}

function readStep(value: unknown): Step {
  const bag = asBag(value, 'step');
  const who = bag['who'];
  return {
    version: num(bag, 'version'),
    ply: num(bag, 'ply'),
    who: who === 'chance' || typeof who === 'number' ? who : 'chance',
    action: textOr(bag, 'action') ?? '',
    parts: bag['parts'] === undefined || bag['parts'] === null ? null : readAction(bag['parts']),
    say: wordsOr(bag['say'], 'say') ?? { en: '', ru: '' },
    back: numOr(bag, 'back'),
  };
}

const numbers = (value: unknown): readonly number[] =>
  asList(value ?? [], 'numbers').map((n) => (typeof n === 'number' ? n : bad('number')));

function readResult(value: unknown): Result | null {
  if (value === null || value === undefined) return null;
  const bag = asBag(value, 'result');
  return { scores: numbers(bag['scores']), ranks: numbers(bag['ranks']), shares: numbers(bag['shares']), how: textOr(bag, 'how') };
}

export function readPlay(value: unknown): Play {
  const bag = asBag(value, 'play');
  const offer = bag['offer'] === null || bag['offer'] === undefined ? null : asBag(bag['offer'], 'offer');
  const clocks = bag['clocks'] === null || bag['clocks'] === undefined ? null : asList(bag['clocks'], 'clocks');
  const legal = bag['legal'] === null || bag['legal'] === undefined ? null : asList(bag['legal'], 'legal');
  return {
    table: num(bag, 'table'),
    seat: numOr(bag, 'seat') ?? 0,
    version: num(bag, 'version'),
    ply: num(bag, 'ply'),
    steps: asList(bag['steps'] ?? [], 'steps').map(readStep),
    view: bag['view'],
    actor: readActor(bag['actor']),
    legal: legal === null ? null : legal.map(readAction),
    undo: flag(bag, 'undo'),
    offer: offer === null ? null : { seat: num(offer, 'seat'), kind: text(offer, 'kind') },
    clocks:
      clocks === null
        ? null
        : clocks.map((c) => ({ left: num(asBag(c, 'clock'), 'left'), running: flag(asBag(c, 'clock'), 'running') })),
    result: readResult(bag['result']),
    thinking: flag(bag, 'thinking'),
    tell: wordsOr(bag['tell'], 'tell'),
  };
}

export function readOdds(body: Bag): readonly Odds[] {
  return asList(body['odds'] ?? [], 'odds').map((value) => {
    const bag = asBag(value, 'odds');
    return { label: words(bag['label'], 'label'), values: numbers(bag['values']), weights: numbers(bag['weights']) };
  });
}

export function readSummary(value: unknown): Summary {
  const bag = asBag(value, 'summary');
  return {
    id: num(bag, 'id'),
    game: text(bag, 'game'),
    players: num(bag, 'players'),
    state: readState(bag),
    seats: asList(bag['seats'] ?? [], 'seats').map(readSeat),
    turn: flag(bag, 'turn'),
    clock: readClock(bag['clock'] ?? { kind: 'none' }),
    created: numOr(bag, 'created') ?? 0,
    ended: numOr(bag, 'ended'),
    result: readResult(bag['result']),
    version: numOr(bag, 'version') ?? 0,
  };
}

function readChat(bag: Bag): ChatLine {
  const from = asBag(bag['from'], 'from');
  return {
    table: num(bag, 'table'),
    person: numOr(from, 'person') ?? 0,
    name: text(from, 'name'),
    seat: numOr(from, 'seat'),
    text: text(bag, 'text'),
    at: numOr(bag, 'at') ?? 0,
  };
}

export function readRefusal(bag: Bag): Refusal {
  return {
    error: text(bag, 'error'),
    why: textOr(bag, 'why') ?? '',
    clause: textOr(bag, 'clause'),
    words: wordsOr(bag['words'], 'words'),
  };
}

/* One message; null for a kind that this client does not know: a newer server may say more. */
export function readMessage(raw: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return bad('not JSON');
  }
  const bag = asBag(value, 'message');
  switch (bag['t']) {
    case 'ok':
      return { t: 'ok', id: num(bag, 'id'), body: bag };
    case 'error':
      return { t: 'error', id: numOr(bag, 'id'), refusal: readRefusal(bag) };
    case 'hello':
      return {
        t: 'hello',
        me: readMe(bag['me']),
        muted: asList(bag['muted'] ?? [], 'muted').map(readMuted),
        server: textOr(bag, 'server') ?? '',
        now: numOr(bag, 'now') ?? 0,
      };
    case 'lobby':
      return {
        t: 'lobby',
        mine: asList(bag['mine'] ?? [], 'mine').map(readSummary),
        open: asList(bag['open'] ?? [], 'open').map(readSummary),
      };
    case 'table':
      return { t: 'table', table: readTable(bag['table']) };
    case 'play':
      return { t: 'play', play: readPlay(bag) };
    case 'chat':
      return { t: 'chat', line: readChat(bag) };
    case 'presence':
      return {
        t: 'presence',
        table: num(bag, 'table'),
        seats: asList(bag['seats'] ?? [], 'seats').map((s) => s === true),
        watching: numOr(bag, 'watching') ?? 0,
      };
    default:
      return null;
  }
}

export function unreachable(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`);
}
