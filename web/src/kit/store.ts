/* store.ts - how state reaches the views: a controller is a Store, a view calls useStore and is drawn anew after changed(). */
import { useLayoutEffect, useReducer } from 'preact/hooks';

export class Store {
  private readonly listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  protected changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

export function useStore<S extends Store>(store: S): S {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => store.subscribe(() => redraw(undefined)), [store]);
  return store;
}
