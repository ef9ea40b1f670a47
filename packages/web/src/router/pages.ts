import type { Component } from 'svelte';
import type { Place } from './router.svelte.js';

export interface PageProps {
  readonly place: Place;
}

export interface PageModule {
  readonly default: Component<PageProps>;
}

type Load = () => Promise<PageModule>;

/** Every page by the name in its address. Those for playing online are loaded when they are opened. */
const PAGES: Readonly<Record<string, Load>> = {
  '': () => import('../home/HomePage.svelte'),
  game: () => import('../local/GamePage.svelte'),
};

const loading = new Map<string, Promise<PageModule>>();

export function pageNamed(name: string): Promise<PageModule> {
  const known = Object.hasOwn(PAGES, name) ? PAGES[name]! : PAGES['']!;
  let page = loading.get(name);
  if (page === undefined) {
    page = known();
    loading.set(name, page);
    page.catch(() => loading.delete(name));
  }
  return page;
}
