/* ctrl.ts - what the player has settled for this browser: language, theme, motion, sound, auto-answer, confirmation.
 *
 * Kept in local storage, applied to the root element, so that CSS follows at once. */
import type { Lang, Words } from '../games/game';
import { Store } from '../kit/store';

export type Theme = 'light' | 'fire' | 'system';
export type Motion = 'full' | 'less' | 'system';

export interface Values {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  turnSound: boolean; // the soft "your turn"
  sound: boolean; // everything else
  auto: boolean; // decisions with one option answer themselves
  confirm: boolean; // a move needs a second touch
}

const key = 'ochre-settings';

function defaults(): Values {
  const lang: Lang = navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
  return { lang, theme: 'system', motion: 'system', turnSound: true, sound: false, auto: true, confirm: true };
}

function pick<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function load(): Values {
  const base = defaults();
  let kept: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof value === 'object' && value !== null) kept = value as Record<string, unknown>;
  } catch {
    return base; // storage forbidden or damaged: the defaults serve
  }
  return {
    lang: pick(kept['lang'], ['en', 'ru'] as const, base.lang),
    theme: pick(kept['theme'], ['light', 'fire', 'system'] as const, base.theme),
    motion: pick(kept['motion'], ['full', 'less', 'system'] as const, base.motion),
    turnSound: pick(kept['turnSound'], [true, false], base.turnSound),
    sound: pick(kept['sound'], [true, false], base.sound),
    auto: pick(kept['auto'], [true, false], base.auto),
    confirm: pick(kept['confirm'], [true, false], base.confirm),
  };
}

export class Settings extends Store {
  values: Values = load();

  constructor() {
    super();
    this.apply();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.apply());
    addEventListener('storage', (event) => event.key === key && this.reload()); // another tab has changed them
  }

  set(change: Partial<Values>): void {
    this.values = { ...this.values, ...change };
    try {
      localStorage.setItem(key, JSON.stringify(this.values));
    } catch {
      // a private window may refuse to keep it; it holds until the page is left
    }
    this.apply();
    this.changed();
  }

  private reload(): void {
    this.values = load();
    this.apply();
    this.changed();
  }

  get lang(): Lang {
    return this.values.lang;
  }

  say(words: Words): string {
    return words[this.values.lang];
  }

  get fire(): boolean {
    const { theme } = this.values;
    return theme === 'fire' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  get still(): boolean {
    const { motion } = this.values;
    return motion === 'less' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  private apply(): void {
    const root = document.documentElement;
    root.lang = this.values.lang;
    root.dataset['theme'] = this.fire ? 'fire' : 'light';
    root.dataset['motion'] = this.still ? 'less' : 'full';
  }
}

export const settings = new Settings();
