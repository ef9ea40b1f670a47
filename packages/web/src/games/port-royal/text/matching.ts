import { LANGUAGES } from '@roadstead/kernel';
import {
  type Card,
  type CardRef,
  cardGist,
  cardName,
  contractName,
  contractNamed,
  SYMBOLS,
} from '@roadstead/port-royal';
import { bestFits, tokensOf } from '../../../table/tokens.js';
import { cardAt } from '../play/standing.js';

/** Something on the table that can be named, with its place in its row. */
export interface NamedThing<T> {
  readonly thing: T;
  readonly place: number;
  readonly words: readonly string[];
}

const vocabulary = (phrases: readonly string[]): readonly string[] => [...new Set(phrases.flatMap(tokensOf))];

/** A card by all its names, its colour or what it can do, in any language; and by its figures. */
function wordsOf(card: Card): readonly string[] {
  const names = LANGUAGES.flatMap((language) => [cardName(card, language), card.names[language]]);
  const gists = card.type === 'ship' ? LANGUAGES.flatMap((language) => cardGist(card, language)) : [];
  return vocabulary([...names, ...gists, ...kindWords(card), ...figures(card)]);
}

const KINDS = {
  ship: ['ship', 'schip', 'Schiff'],
  person: ['person', 'persoon'],
  expedition: [],
  tax: ['tax', 'belasting', 'Steuer'],
} as const;

function kindWords(card: Card): readonly string[] {
  if (card.type !== 'expedition') return KINDS[card.type];
  return SYMBOLS.filter((symbol) => card.requires[symbol] > 0).flatMap((symbol) => SYMBOL_WORDS[symbol]);
}

const SYMBOL_WORDS = {
  anchor: ['anchor', 'captain', 'anker', 'kapitein', 'Kapitänin'],
  cross: ['cross', 'priest', 'kruis', 'priester', 'Kreuz'],
  house: ['house', 'settler', 'huis', 'pionier', 'Haus', 'Siedlerin'],
} as const;

function figures(card: Card): readonly string[] {
  if (card.type === 'ship') return [String(card.coins)];
  return card.type === 'person' ? [String(card.cost)] : [];
}

export const namedCards = (refs: readonly CardRef[]): readonly NamedThing<CardRef>[] =>
  refs.map((ref, i) => ({ thing: ref, place: i + 1, words: wordsOf(cardAt(ref)) }));

export function namedContracts(ids: readonly string[]): readonly NamedThing<string>[] {
  return ids.map((id, i) => ({
    thing: id,
    place: i + 1,
    words: vocabulary(LANGUAGES.map((language) => contractName(contractNamed(id), language))),
  }));
}

/** Everything that all tokens fit, the best fits alone; a single number is a place. */
export function matching<T>(tokens: readonly string[], all: readonly NamedThing<T>[]): readonly NamedThing<T>[] {
  const [only] = tokens;
  if (tokens.length === 1 && only !== undefined && /^\d+$/.test(only)) {
    return all.filter(({ place }) => place === Number(only));
  }
  return bestFits(tokens, all, ({ words }) => words);
}
