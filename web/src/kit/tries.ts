/* tries.ts - what a page fetches may fail, and be tried again. */
import { useCallback, useState } from 'preact/hooks';

export interface Tries {
  readonly count: number; // an effect that depends on it runs again with each try
  readonly error: unknown; // of this try; null: none yet
  readonly fail: (why: unknown) => void;
  readonly again: () => void;
}

export function useTries(): Tries {
  const [state, setState] = useState<{ count: number; error: unknown }>({ count: 0, error: null });
  const fail = useCallback((why: unknown) => setState((now) => ({ ...now, error: why })), []);
  const again = useCallback(() => setState((now) => ({ count: now.count + 1, error: null })), []);
  return { ...state, fail, again };
}
