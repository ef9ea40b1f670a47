import { BASE, type PagePlace, placeAt } from './place-at.js';

export type { PagePlace } from './place-at.js';

let current = $state.raw(placeAt(location.href));

export const place = {
  get now(): PagePlace {
    return current;
  },
};

/** The address of a place, for links. */
export function addressOf(name: string, query: Readonly<Record<string, string>> = {}, hash = ''): string {
  const search = new URLSearchParams(query).toString();
  return BASE.pathname + name + (search && `?${search}`) + (hash && `#${hash}`);
}

/** Where the page lives, for what is fetched by hand. */
export function fileAt(path: string): string {
  return new URL(path, BASE).href;
}

export function go(address: string, replace = false): void {
  const leaving = current.name;
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  current = placeAt(location.href);
  if (current.name !== leaving) scrollTo(0, 0);
}

addEventListener('popstate', () => {
  current = placeAt(location.href);
});

/** Links within the page are followed without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || !link.pathname.startsWith(BASE.pathname)) return;
  if (link.pathname.slice(BASE.pathname.length).includes('.')) return;
  event.preventDefault();
  go(link.href);
}
