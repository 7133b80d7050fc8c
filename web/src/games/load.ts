/* load.ts - fetches a board with its style, once. */
import type { Action, GameUI } from './game';
import { fallback } from './fallback/index';
import { boards } from '../generated/boards';

export type AnyUI = GameUI<unknown, unknown, Action>;

const loaded = new Map<string, Promise<AnyUI>>();

function loadStyle(game: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/games/${game}.css`;
    link.onload = (): void => resolve();
    link.onerror = (): void => reject(new Error(`no style for ${game}`));
    document.head.append(link);
  });
}

async function fetchUi(game: string): Promise<AnyUI> {
  const source = boards[game];
  if (source === undefined) return fallback(game);
  const [module] = await Promise.all([source.load(), source.styled ? loadStyle(game) : undefined]);
  return module.ui as AnyUI; // each board is checked against its own generated types
}

export function loadUi(game: string): Promise<AnyUI> {
  let promise = loaded.get(game);
  if (promise === undefined) {
    promise = fetchUi(game);
    promise.catch(() => loaded.delete(game)); // the next try may have a line
    loaded.set(game, promise);
  }
  return promise;
}
