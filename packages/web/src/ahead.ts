import type { Language } from '@roadstead/kernel';
import { gameOfTable } from './local/games-of-tables.js';
import { placeAt } from './router/place-at.js';
import { languageOfBrowser } from './settings/language-of-browser.js';
import { SETTINGS_KEY } from './storage/keys.js';

/** Files that the browser would only hear of one after the other: by page, by game and by language, written in by the build. */
export interface Ahead {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** With the drawings of its board, by night and by day: one of them is needed. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** Of the shell under the empty name, and of each game. */
  readonly words: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;
  readonly type: Readonly<Record<'printed' | 'plain', readonly string[]>>;
}

declare const ROADSTEAD_AHEAD: Ahead;

interface Kept {
  readonly language?: unknown;
  readonly plainType?: unknown;
  readonly table?: unknown;
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null');
  } catch {
    return null;
  }
}

const { pages, games, words, type } = ROADSTEAD_AHEAD;
const settings = kept();
const { name, query } = placeAt(location.href);
const spoken = Object.keys(words['']!) as Language[];
const language = spoken.find((one) => one === settings?.language) ?? languageOfBrowser(spoken);
const game = (name === 'game' && gameOfTable(query.get('id') ?? '')) || '';

const isDay =
  settings?.table === 'day' || (settings?.table !== 'night' && matchMedia('(prefers-color-scheme: light)').matches);
const notNow = isDay ? '-night-' : '-day-';

/** This script lies beside them. */
const addressOf = (file: string) => new URL(file, import.meta.url).href;

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  const isPicture = file.endsWith('.svg');
  if (!isPicture) link.crossOrigin = '';
  link.href = addressOf(file);
  if (file.endsWith('.js')) link.rel = 'modulepreload';
  else {
    link.rel = 'preload';
    link.as = isPicture ? 'image' : file.endsWith('.css') ? 'style' : 'font';
  }
  document.head.append(link);
}

const files = [
  ...(words['']![language] ?? []),
  ...(Object.hasOwn(pages, name) ? pages[name]! : []),
  ...(Object.hasOwn(games, game) ? [...games[game]!, ...words[game]![language]] : []),
  ...type[settings?.plainType === true ? 'plain' : 'printed'],
];
for (const file of new Set(files)) if (!file.includes(notNow)) fetchAhead(file);
