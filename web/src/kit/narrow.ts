/* narrow.ts - how much room there is: whether the parts of a table are panes side by side, and whether boards take their tall form.
 *
 * A phone held upright has both. A tablet held upright has, too: all at once would be too small to read. A phone held across
 * and a narrow window have panes, but boards as wide as on the desk. */
import { useEffect, useState } from 'preact/hooks';

const PANES = '(max-width: 1100px), (max-height: 500px)';
const TALL = '(max-width: 560px), (max-width: 1100px) and (max-aspect-ratio: 1/1)';

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null; // there is none when a test renders to a string
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => media(query)?.matches ?? false);
  useEffect(() => {
    const list = media(query);
    if (!list) return undefined;
    const follow = (): void => setMatches(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  return matches;
}

export const useNarrow = (): boolean => useMedia(PANES);
export const useTall = (): boolean => useMedia(TALL);
