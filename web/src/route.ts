/* route.ts - which page an address means. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: number; readonly code: string | null }
  | { readonly page: 'replay'; readonly id: number; readonly version: number | null; readonly code: string | null }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  | { readonly page: 'account' }
  | { readonly page: 'games' }
  | { readonly page: 'lost' };

/* What somebody else wrote into an address may be no text at all. */
export function wordBehind(hash: string): string | null {
  try {
    return hash === '' ? null : decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}

export function parseRoute(address: URL): Route {
  const [first, second] = address.pathname.split('/').filter((part) => part !== '');
  const id = Number(second);
  const isId = Number.isSafeInteger(id) && id > 0;
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'account':
      return { page: 'account' };
    case 'games':
      return { page: 'games' };
    case 'new':
      return second === undefined ? { page: 'home' } : { page: 'new', game: second };
    case 'learn':
      return second === undefined ? { page: 'home' } : { page: 'learn', game: second };
    case 'rules':
      return { page: 'rules', game: second ?? 'stone-age', clause: wordBehind(address.hash) };
    case 'table':
      return isId ? { page: 'table', id, code: address.searchParams.get('code') } : { page: 'lost' };
    case 'replay': {
      const at = address.searchParams.get('at');
      return isId ? { page: 'replay', id, version: at === null ? null : Number(at), code: address.searchParams.get('code') } : { page: 'lost' };
    }
    default:
      return { page: 'lost' };
  }
}
