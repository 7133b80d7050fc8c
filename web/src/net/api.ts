/* api.ts - the calls over plain HTTP: accounts, the shelf, rules, editions, history. */
import type { Words } from '../games/game';
import { asBag, asList, type Bag, flag, num, numOr, readMe, readRefusal, readSummary, text, words, type Me, type Summary } from './protocol';
import { Refused } from './refused';

async function call(path: string, body?: Bag): Promise<Bag> {
  const init: RequestInit =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  const value = asBag(await response.json(), path);
  if (!response.ok) throw new Refused(readRefusal(value));
  return value;
}

export interface GameOption {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly standard: number;
  readonly names: readonly string[] | null;
  readonly help: Words;
}

export interface ShelfGame {
  readonly id: string;
  readonly title: Words;
  readonly about: Words;
  readonly min: number;
  readonly max: number;
  readonly options: readonly GameOption[];
}

function readOption(value: unknown): GameOption {
  const bag = asBag(value, 'option');
  const names = bag['names'];
  return {
    name: text(bag, 'name'),
    min: num(bag, 'min'),
    max: num(bag, 'max'),
    standard: typeof bag['default'] === 'number' ? bag['default'] : Math.max(0, Array.isArray(names) ? names.indexOf(bag['default']) : 0),
    names: Array.isArray(names) ? names.map(String) : null,
    help: words(bag['help'] ?? '', 'help'),
  };
}

export async function fetchShelf(): Promise<readonly ShelfGame[]> {
  const body = await call('/api/shelf');
  return asList(body['games'], 'games').map((value) => {
    const bag = asBag(value, 'game');
    return {
      id: text(bag, 'id'),
      title: words(bag['title'], 'title'),
      about: words(bag['about'], 'about'),
      min: num(bag, 'min_players'),
      max: num(bag, 'max_players'),
      options: asList(bag['options'] ?? [], 'options').map(readOption),
    };
  });
}

export const fetchMe = async (): Promise<Me | null> => readMe((await call('/api/me'))['me']);

export async function account(what: 'guest' | 'register' | 'login' | 'logout' | 'rename' | 'password' | 'delete', body: Bag): Promise<Me | null> {
  return readMe((await call(`/api/${what}`, body))['me']);
}

export async function fetchRules(game: string, lang: string): Promise<string> {
  return text(await call(`/api/rules/${game}?lang=${lang}`), 'text');
}

const withCode = (path: string, code: string | null): string => (code === null ? path : `${path}?code=${encodeURIComponent(code)}`);

/* Of a private table whoever has its link may see it, too. */
export async function fetchEdition(
  table: { readonly id: number; readonly game: string; readonly ownEdition: boolean },
  code: string | null,
): Promise<unknown> {
  const body = await call(table.ownEdition ? withCode(`/api/edition/table/${table.id}`, code) : `/api/edition/${table.game}`);
  return body['components'] === undefined && body['edition'] !== undefined && typeof body['edition'] === 'object' ? body['edition'] : body;
}

export interface HistoryPage {
  readonly games: readonly Summary[];
  readonly more: boolean;
}

export async function fetchHistory(person: number, page: number): Promise<HistoryPage> {
  const body = await call(`/api/history?person=${person}&page=${page}`);
  return { games: asList(body['games'] ?? [], 'games').map(readSummary), more: flag(body, 'more') };
}

export interface StatLine {
  readonly game: string;
  readonly games: number;
  readonly firsts: number;
  readonly best: number | null;
}

export async function fetchStats(person: number): Promise<readonly StatLine[]> {
  const body = await call(`/api/stats?person=${person}`);
  return asList(body['stats'] ?? [], 'stats').map((value) => {
    const bag = asBag(value, 'stat');
    return { game: text(bag, 'game'), games: num(bag, 'games'), firsts: numOr(bag, 'firsts') ?? 0, best: numOr(bag, 'best') };
  });
}

export const recordPath = (table: number, code: string | null): string => withCode(`/api/record/${table}`, code);
