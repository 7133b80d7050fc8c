/* narrow.ts - whether the table is drawn for a phone: boards then take their tall form. */
import { useEffect, useState } from 'preact/hooks';

const QUERY = '(max-width: 700px)';

function media(): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(QUERY) : null; // there is none when a test renders to a string
}

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => media()?.matches ?? false);
  useEffect(() => {
    const list = media();
    if (!list) return undefined;
    const follow = (): void => setNarrow(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  return narrow;
}
