import type { Language, ThingList } from '@roadstead/kernel';
import { CREW } from '../cards/crew.js';
import { ENEMIES } from '../cards/enemies.js';
import { FORTUNE } from '../cards/fortune.js';
import { ITEMS } from '../cards/items.js';
import crew from '../data/crew.json' with { type: 'json' };
import enemies from '../data/enemies.json' with { type: 'json' };
import fortune from '../data/fortune.json' with { type: 'json' };
import items from '../data/items.json' with { type: 'json' };
import {
  crewName,
  crewText,
  enemyName,
  enemyText,
  fortuneName,
  fortuneText,
  itemName,
  itemText,
} from '../words/index.js';

interface ListWords {
  readonly card: string;
  readonly text: string;
  readonly copies: string;
  readonly crew: string;
  readonly items: string;
  readonly fortune: string;
  readonly enemies: string;
}

const WORDS: Readonly<Record<Language, ListWords>> = {
  en: {
    card: 'Card',
    text: 'What it does',
    copies: 'Copies',
    crew: 'Crew',
    items: 'Items',
    fortune: 'Fortune cards',
    enemies: 'Enemies',
  },
  nl: {
    card: 'Kaart',
    text: 'Wat hij doet',
    copies: 'Aantal',
    crew: 'Bemanning',
    items: 'Voorwerpen',
    fortune: 'Gelukskaarten',
    enemies: 'Vijanden',
  },
  de: {
    card: 'Karte',
    text: 'Was sie tut',
    copies: 'Anzahl',
    crew: 'Mannschaft',
    items: 'Gegenstände',
    fortune: 'Glückskarten',
    enemies: 'Feinde',
  },
};

/** The rows of the data whose numbers are ours say so in their provenance. */
const oursIn = (rows: readonly { readonly id: string; readonly provenance: unknown }[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ id, provenance }) => (JSON.stringify(provenance).includes('RECONSTRUCTED') ? [id] : [])));

/** All cards with what they do. */
export function listsOf(language: Language): readonly ThingList[] {
  const words = WORDS[language];
  const list = (
    id: 'crew' | 'items' | 'fortune' | 'enemies',
    rows: readonly (readonly [id: string, name: string, text: string, copies: number])[],
    ours: ReadonlySet<string>,
  ): ThingList => ({
    id,
    title: words[id],
    columns: [words.card, words.text, words.copies],
    rows: rows.map(([card, name, text, copies]) => ({
      cells: [name, text, String(copies)],
      ...(ours.has(card) && { ours: true as const }),
    })),
  });
  return [
    list(
      'crew',
      CREW.map(({ id, marks }) => [id, crewName(id, language), crewText(id, language), marks.length]),
      oursIn(crew.kinds),
    ),
    list(
      'items',
      ITEMS.map(({ id, copies }) => [id, itemName(id, language), itemText(id, language), copies]),
      oursIn(items.cards),
    ),
    list(
      'fortune',
      FORTUNE.map(({ id, copies }) => [id, fortuneName(id, language), fortuneText(id, language), copies]),
      oursIn(fortune.cards),
    ),
    list(
      'enemies',
      ENEMIES.map(({ id }) => [id, enemyName(id, language), enemyText(id, language).join(' '), 1]),
      oursIn(enemies.cards),
    ),
  ];
}
