import type { Card, Colour } from '../../cards/card.js';
import { NOUNS as BOX_NOUNS } from '../../variants/words/nl/nouns.js';
import { type Several, shipOfColour, specialityOf } from '../facts.js';
import { type Kind, kindOf } from '../kinds.js';
import type { Pronouns } from './people.js';
import { listed, lower } from './text.js';

export interface Noun {
  readonly the: 'de' | 'het';
  readonly plural: string;
  /** Where sentences do not use the name on the card. */
  readonly singular?: string;
  /** What stands before the ships that somebody deals in, if not "in". */
  readonly dealing?: string;
}

export const NOUNS: Readonly<Record<Kind, Noun>> = {
  pinnace: { the: 'de', plural: 'pinassen' },
  flute: { the: 'het', plural: 'fluitschepen' },
  skiff: { the: 'de', plural: 'barken' },
  frigate: { the: 'het', plural: 'fregatten' },
  galleon: { the: 'het', plural: 'galjoenen' },
  settler: { the: 'de', plural: 'pioniers' },
  captain: { the: 'de', plural: 'kapiteins' },
  priest: { the: 'de', plural: 'priesters' },
  jack: { the: 'het', plural: 'manusjes-van-alles' },
  trader: { the: 'de', plural: 'handelaars' },
  sailor: { the: 'de', plural: 'matrozen' },
  pirate: { the: 'de', plural: 'piraten' },
  mademoiselle: { the: 'de', plural: 'jonkvrouwen' },
  jester: { the: 'de', plural: 'paljassen' },
  admiral: { the: 'de', plural: 'admiraals' },
  governor: { the: 'de', plural: 'gouverneurs' },
  expedition: { the: 'de', plural: 'expedities' },
  tax: { the: 'de', plural: 'belastingverhogingen' },
  ...BOX_NOUNS,
};

/** The colour as it stands before "schip" without an article: "een tweede rood schip". */
export const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'geel',
  blue: 'blauw',
  green: 'groen',
  red: 'rood',
  black: 'zwart',
  ares: 'paars',
};

export const PRONOUNS: Pronouns = {
  subject: 'je',
  dative: 'je',
  stressed: { subject: 'jij', object: 'jou', dative: 'jou' },
  and: 'en',
};

export const noun = (card: Card): string => (NOUNS[kindOf(card)].singular ?? lower(card.names.nl)) + speciality(card);

export const plural = (card: Card): string => NOUNS[kindOf(card)].plural;

export const the = (card: Card): string => `${NOUNS[kindOf(card)].the} ${noun(card)}`;

export const a = (card: Card): string => `een ${noun(card)}`;

/** The relative pronoun: "de matroos die …", "het fregat dat …". */
export const that = (card: Card): string => (NOUNS[kindOf(card)].the === 'de' ? 'die' : 'dat');

/** "een pionier", "2 kapiteins". */
export const several = ({ n, card }: Several): string => (n === 1 ? a(card) : `${n} ${plural(card)}`);

export const numbered = ({ n, card }: Several): string => `${n} ${n === 1 ? noun(card) : plural(card)}`;

export const and = (words: readonly string[]): string => listed(words, PRONOUNS.and);

export const coins = (n: number): string => `${n} ${n === 1 ? 'munt' : 'munten'}`;
export const cards = (n: number): string => `${n} ${n === 1 ? 'kaart' : 'kaarten'}`;
export const swords = (n: number): string => `${n} ${n === 1 ? 'zwaard' : 'zwaarden'}`;
export const points = (n: number): string => `${n} ${n === 1 ? 'invloedspunt' : 'invloedspunten'}`;

function speciality(card: Card): string {
  const colour = specialityOf(card);
  return colour ? ` ${NOUNS[kindOf(card)].dealing ?? 'in'} ${plural(shipOfColour(colour))}` : '';
}
