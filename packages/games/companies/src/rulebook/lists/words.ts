import type { Language } from '@roadstead/kernel';
import type { Need } from '../../cards/developments.js';
import type { Effect, Strategy } from '../../cards/strategies.js';
import { de } from './de.js';
import { en } from './en.js';
import { nl } from './nl.js';

/** The headings of a list: its title, then its columns. */
interface Headings {
  readonly title: string;
  readonly columns: readonly string[];
}

export type ListId =
  | 'ships'
  | 'harbours'
  | 'goods'
  | 'seas'
  | 'strategies'
  | 'research'
  | 'nations'
  | 'nests'
  | 'tiles'
  | 'points';

export interface ListWords {
  readonly lists: Readonly<Record<ListId, Headings>>;
  readonly and: string;
  readonly or: string;
  readonly nothing: string;
  readonly yes: string;
  /** "2 F", "F + 3", "0". */
  readonly sacrifice: string;
  readonly effects: Readonly<Record<keyof Effect, (n: number) => string>>;
  readonly slips: Readonly<Record<Strategy['slip'], string>>;
  readonly needs: Readonly<Record<Need, (n: number) => string>>;
  /** By card: what it does. */
  readonly cards: Readonly<Record<string, string>>;
  /** By nation: its effect. */
  readonly nations: Readonly<Record<string, string>>;
  /** By the name of the row in the data. */
  readonly points: Readonly<Record<string, string>>;
  readonly level: (n: number) => string;
  readonly perDucats: (n: number) => string;
  readonly cargo: (n: number) => string;
}

export const LIST_WORDS: Readonly<Record<Language, ListWords>> = { en, nl, de };
