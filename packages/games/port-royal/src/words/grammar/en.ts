import type { Card } from '../../cards/card.js';
import { DEALING, SINGULARS } from '../../variants/words/en/nouns.js';
import { type Several, shipOfColour, specialityOf } from '../facts.js';
import { type Kind, kindOf } from '../kinds.js';
import type { Pronouns } from './people.js';
import { listed, lower } from './text.js';

/** Plurals that do not just add an s. */
const PLURALS: Partial<Readonly<Record<Kind, string>>> = {
  jack: 'jacks-of-all-trades',
};

export const PRONOUNS: Pronouns = {
  subject: 'you',
  dative: 'you',
  stressed: { subject: 'you', object: 'you', dative: 'you' },
  and: 'and',
};

export const noun = (card: Card): string => singular(card) + speciality(card);

export const plural = (card: Card): string => PLURALS[kindOf(card)] ?? `${singular(card)}s`;

const singular = (card: Card): string => SINGULARS[kindOf(card)] ?? lower(card.names.en);

export const the = (card: Card): string => `the ${noun(card)}`;

export const a = (card: Card): string => `${/^[aeiou]/i.test(noun(card)) ? 'an' : 'a'} ${noun(card)}`;

/** "a settler", "2 captains". */
export const several = ({ n, card }: Several): string => (n === 1 ? a(card) : `${n} ${plural(card)}`);

export const numbered = ({ n, card }: Several): string => `${n} ${n === 1 ? noun(card) : plural(card)}`;

export const and = (words: readonly string[]): string => listed(words, PRONOUNS.and);

export const coins = (n: number): string => `${n} ${n === 1 ? 'coin' : 'coins'}`;
export const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;
export const swords = (n: number): string => `${n} ${n === 1 ? 'sword' : 'swords'}`;

/** "in frigates": what a person deals in. */
function speciality(card: Card): string {
  const colour = specialityOf(card);
  return colour ? ` ${DEALING[kindOf(card)] ?? 'in'} ${plural(shipOfColour(colour))}` : '';
}
