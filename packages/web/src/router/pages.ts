import type { Component } from 'svelte';
import { ONLINE_PLACES } from '../online/places.js';
import type { Place } from './router.svelte.js';

export interface PageProps {
  readonly place: Place;
}

export interface PageModule {
  readonly default: Component<PageProps>;
}

type Load = () => Promise<PageModule>;

/** Every page by the name in its address. Each is loaded when it is opened. */
const PAGES: Readonly<Record<string, Load>> = {
  '': () => import('../home/HomePage.svelte'),
  new: () => import('../setup/NewGamePage.svelte'),
  game: () => import('../local/GamePage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  analysis: () => import('../analysis/AnalysisPage.svelte'),
  settings: () => import('../settings/SettingsPage.svelte'),
  statistics: () => import('../statistics/StatisticsPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  learn: () => import('../learn/LearnPages.svelte'),
  ...Object.fromEntries(ONLINE_PLACES.map((name) => [name, () => import('../online/OnlinePages.svelte')])),
};

const loading = new Map<string, Promise<PageModule>>();

export function pageNamed(name: string): Promise<PageModule> {
  const known = Object.hasOwn(PAGES, name) ? PAGES[name]! : () => import('./NothingHere.svelte');
  let page = loading.get(name);
  if (page === undefined) {
    page = known();
    loading.set(name, page);
    page.catch(() => loading.delete(name));
  }
  return page;
}
