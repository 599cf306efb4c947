// A few kinds of page, so a router of sixty lines.
import { url, within } from './base';
import { release } from './release.svelte';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; code: string; screen: boolean }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'replay'; code: string }
  | { page: 'mine' }
  | { page: 'lost' };

function read({ pathname, search }: Location): Route {
  const path = within(pathname) ?? '/lost/page';
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: 'lobby' };
  if (first === 'mine' && second === undefined) return { page: 'mine' };
  if (second === undefined) return { page: 'lost' };
  if (first === 't' && rest.join('/') === 'replay') return { page: 'replay', code: second.toUpperCase() };
  if (rest.length > 0) return { page: 'lost' };
  if (first === 't') return { page: 'table', code: second.toUpperCase(), screen: new URLSearchParams(search).has('screen') };
  if (first === 'replay') return { page: 'replay', code: second.toUpperCase() };
  if (first === 'learn') return { page: 'learn', game: second };
  if (first === 'rules') return { page: 'rules', game: second };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(read(location));
  /** The rule a rulebook link points at, without the `#`. */
  anchor = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    addEventListener('popstate', () => this.update());
    addEventListener('hashchange', () => this.update());
    addEventListener('click', (event) => this.click(event));
  }

  go(path: string): void {
    if (release.old) {
      location.assign(url(path));
      return;
    }
    history.pushState(null, '', url(path));
    this.update();
    scrollTo(0, 0);
  }

  private update(): void {
    const next = read(location);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.anchor = decodeURIComponent(location.hash.slice(1));
  }

  /** Links within the parlour change the page without loading it again; a link with a modifier key is the browser's. */
  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = within(link.pathname);
    if (path === null || path.startsWith('/api/') || path === '/schema') return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

export const router = new Router();
