import type { Card, Colour } from '../../cards/card.js';
import { NOUNS as BOX_NOUNS } from '../../variants/words/de/nouns.js';
import { type Several, shipOfColour, specialityOf } from '../facts.js';
import { type Kind, kindOf } from '../kinds.js';
import type { Pronouns } from './people.js';
import { listed, lower } from './text.js';

export const CASES = ['nominative', 'accusative', 'dative'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'm' | 'f' | 'n';

export interface Noun {
  readonly gender: Gender;
  readonly plural: string;
  /** Where sentences do not use the name on the card. */
  readonly singular?: string;
  /** Ends in -n or -en in every case but the nominative: der Matrose, den Matrosen. */
  readonly weak?: true;
  /** The plural where a card shows a woman: its name ends in -in then. */
  readonly ofWomen?: string;
}

export const NOUNS: Readonly<Record<Kind, Noun>> = {
  pinnace: { gender: 'f', plural: 'Pinassen' },
  flute: { gender: 'f', plural: 'Fleuten' },
  skiff: { gender: 'f', plural: 'Barken' },
  frigate: { gender: 'f', plural: 'Fregatten' },
  galleon: { gender: 'f', plural: 'Galeonen' },
  settler: { gender: 'f', plural: 'Siedlerinnen' },
  captain: { gender: 'f', plural: 'Kapitäninnen' },
  priest: { gender: 'm', plural: 'Priester' },
  jack: { gender: 'm', plural: 'Tausendsassas' },
  trader: { gender: 'm', plural: 'Händler' },
  sailor: { gender: 'm', plural: 'Matrosen', weak: true },
  pirate: { gender: 'm', plural: 'Piraten', weak: true },
  mademoiselle: { gender: 'f', plural: 'Señoritas' },
  jester: { gender: 'm', plural: 'Witzbolde' },
  admiral: { gender: 'm', plural: 'Admirale' },
  governor: { gender: 'm', plural: 'Gouverneure' },
  expedition: { gender: 'm', plural: 'Expeditionsaufrufe' },
  tax: { gender: 'f', plural: 'Steuererhöhungen' },
  ...BOX_NOUNS,
};

/** The colour as it stands before "Schiff" without a definite article: "ein zweites rotes Schiff". */
export const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'gelbes',
  blue: 'blaues',
  green: 'grünes',
  red: 'rotes',
  black: 'schwarzes',
  ares: 'violettes',
};

export const PRONOUNS: Pronouns = {
  subject: 'du',
  dative: 'dir',
  stressed: { subject: 'du', object: 'dich', dative: 'dir' },
  and: 'und',
};

type Forms = Readonly<Record<Case, Readonly<Record<Gender, string>>>>;

const DEFINITE: Forms = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
};

const INDEFINITE: Forms = {
  nominative: { m: 'ein', f: 'eine', n: 'ein' },
  accusative: { m: 'einen', f: 'eine', n: 'ein' },
  dative: { m: 'einem', f: 'einer', n: 'einem' },
};

const PRONOUN: Forms = {
  nominative: { m: 'er', f: 'sie', n: 'es' },
  accusative: { m: 'ihn', f: 'sie', n: 'es' },
  dative: { m: 'ihm', f: 'ihr', n: 'ihm' },
};

/** The noun of a card. Of passengers there are men and women, who are the same kind of card. */
function nounOf(card: Card): Noun {
  const noun = NOUNS[kindOf(card)];
  if (noun.ofWomen === undefined || !card.names.de.endsWith('in')) return noun;
  return { gender: 'f', plural: noun.ofWomen };
}

const genderOf = (card: Card): Gender => nounOf(card).gender;

/** The noun in a case; a trader is named after what he deals in: "Fregattenhändler". */
export function noun(card: Card, kase: Case = 'nominative'): string {
  return compound(card, singular(card, kase));
}

export function plural(card: Card, kase: Case = 'nominative'): string {
  const form = nounOf(card).plural;
  return kase === 'dative' && !/[ns]$/.test(form) ? `${form}n` : form;
}

export const the = (card: Card, kase: Case): string => `${DEFINITE[kase][genderOf(card)]} ${noun(card, kase)}`;

export const a = (card: Card, kase: Case): string => `${INDEFINITE[kase][genderOf(card)]} ${noun(card, kase)}`;

export const it = (card: Card, kase: Case): string => PRONOUN[kase][genderOf(card)];

/** The relative pronoun as a subject: "der Matrose, der …". */
export const that = (card: Card): string => DEFINITE.nominative[genderOf(card)];

/** "eine Siedlerin", "2 Kapitäninnen". */
export const several = ({ n, card }: Several, kase: Case): string =>
  n === 1 ? a(card, kase) : `${n} ${plural(card, kase)}`;

export const numbered = ({ n, card }: Several): string => `${n} ${n === 1 ? noun(card) : plural(card)}`;

export const and = (words: readonly string[]): string => listed(words, PRONOUNS.and);

export const coins = (n: number): string => `${n} ${n === 1 ? 'Münze' : 'Münzen'}`;
export const cards = (n: number): string => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;
export const swords = (n: number): string => `${n} Säbel`;
export const points = (n: number): string => `${n} ${n === 1 ? 'Einflusspunkt' : 'Einflusspunkte'}`;
export const pointsDative = (n: number): string => `${n} ${n === 1 ? 'Einflusspunkt' : 'Einflusspunkten'}`;

function singular(card: Card, kase: Case): string {
  const name = nounOf(card).singular ?? card.names.de;
  if (!NOUNS[kindOf(card)].weak || kase === 'nominative') return name;
  return name.endsWith('e') ? `${name}n` : `${name}en`;
}

function compound(card: Card, word: string): string {
  const colour = specialityOf(card);
  return colour ? plural(shipOfColour(colour)) + lower(word) : word;
}
