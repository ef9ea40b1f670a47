import type { Component } from 'svelte';
import HomePage from '../home/HomePage.svelte';
import { ONLINE_PLACES } from '../online/places.js';
import type { PagePlace } from './router.svelte.js';

export interface PageProps {
  readonly place: PagePlace;
}

export interface PageModule {
  readonly default: Component<PageProps>;
}

type Load = () => Promise<PageModule>;

const online: Load = () => import('../online/OnlinePages.svelte');
const nothingHere: Load = () => import('./NothingHere.svelte');

/** Every page by the name in its address. Each is loaded when it is opened, but for the first, which comes with the shell. */
const PAGES: Readonly<Record<string, Load>> = {
  '': async () => ({ default: HomePage }),
  new: () => import('../setup/NewGamePage.svelte'),
  game: () => import('../local/GamePage.svelte'),
  campaign: () => import('../campaign/CampaignPage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  analysis: () => import('../analysis/AnalysisPage.svelte'),
  retry: () => import('../analysis/retry/RetryPage.svelte'),
  settings: () => import('../settings/SettingsPage.svelte'),
  statistics: () => import('../statistics/StatisticsPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  learn: () => import('../learn/LearnPages.svelte'),
  ...Object.fromEntries(ONLINE_PLACES.map((name) => [name, online])),
};

const loading = new Map<Load, Promise<PageModule>>();

/** Places of one page are one promise: whoever goes from one to the other stays on it, and opens nothing twice. */
export function pageNamed(name: string): Promise<PageModule> {
  const load = Object.hasOwn(PAGES, name) ? PAGES[name]! : nothingHere;
  let page = loading.get(load);
  if (page === undefined) {
    page = load();
    loading.set(load, page);
    page.catch(() => loading.delete(load));
  }
  return page;
}
