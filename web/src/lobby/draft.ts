/* draft.ts - a table that is being set: who sits where, which options, and what the one means for the other. */
import type { GameOption, ShelfGame } from '../net/api';

export type Kind = 'me' | 'open' | 'bot:easy' | 'bot:normal' | 'bot:hard';

export interface Draft {
  readonly seats: readonly Kind[];
  readonly options: Readonly<Record<string, number>>;
  readonly clock: string;
  readonly isPublic: boolean;
}

export function newDraft(game: ShelfGame): Draft {
  const seats = Math.max(game.min, Math.min(2, game.max));
  return {
    seats: Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : 'open')),
    options: {},
    clock: 'none',
    isPublic: false,
  };
}

/* One person has all seats, as many as there can be. */
const isAlone = (draft: Draft): boolean => draft.options['solo'] === 1;

/* Who gives a seat away, or takes one off, no longer plays for all. */
function ofSeveral(draft: Draft): Draft {
  return isAlone(draft) ? { ...draft, options: { ...draft.options, solo: 0 } } : draft;
}

export function withCount(draft: Draft, n: number): Draft {
  const next = n === draft.seats.length ? draft : ofSeveral(draft);
  return {
    ...next,
    seats: Array.from({ length: n }, (_, i) => draft.seats[i] ?? 'open'),
    options: (next.options['first'] ?? 0) > n ? { ...next.options, first: 0 } : next.options,
  };
}

export function withKind(draft: Draft, at: number, kind: Kind): Draft {
  const next = kind === 'me' ? draft : ofSeveral(draft);
  return { ...next, seats: draft.seats.map((old, i) => (i === at ? kind : old)) };
}

export function withOption(draft: Draft, game: ShelfGame, name: string, value: number): Draft {
  const next = { ...draft, options: { ...draft.options, [name]: value } };
  return name === 'solo' && value === 1 ? { ...next, seats: Array.from({ length: game.max }, () => 'me') } : next;
}

/* Nobody begins whose seat is not there. */
export function forSeats(option: GameOption, seats: number): GameOption {
  return option.name === 'first' ? { ...option, max: Math.min(option.max, seats) } : option;
}

export function changedOptions(game: ShelfGame, draft: Draft): Record<string, number | string> {
  const out: Record<string, number | string> = {};
  for (const option of game.options) {
    const value = draft.options[option.name];
    if (value === undefined || value === option.standard) continue;
    out[option.name] = option.names?.[value - option.min] ?? value;
  }
  return out;
}
