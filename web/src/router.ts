/* router.ts - going to a page without a reload. */
import { Store } from './kit/store';
import { closeSettings } from './settings/view';
import { parseRoute, type Route } from './route';

export class Router extends Store {
  route: Route = parseRoute(new URL(location.href));
  hasMoved = false; // on from the page that was loaded

  constructor() {
    super();
    addEventListener('popstate', () => this.follow());
    document.addEventListener('click', (event) => this.click(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.follow();
    scrollTo(0, 0);
  }

  private follow(): void {
    this.route = parseRoute(new URL(location.href));
    this.hasMoved = true;
    closeSettings();
    this.changed();
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (link === null || link === undefined || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash !== '') return; // within the page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}
