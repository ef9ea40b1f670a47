import { type Card, type Colour, type Expedition, type Person, type Ship, SYMBOLS, type Tax } from '../cards/card.js';
import { CATALOGUE, cardById } from '../cards/catalogue.js';
import { dealsIn } from '../variants/words/special.js';
import { kindOf } from './kinds.js';

/** What sentences need to know about cards, whatever the language. */

export type CardOf<T extends Card['type']> = Extract<Card, { type: T }>;

/** The card that an event or a view speaks of, which must be of the type that its sentence expects. */
export function cardAs<T extends Card['type']>(type: T, ref: { readonly card: string }): CardOf<T> {
  const card = anyCard(ref);
  if (card.type !== type) throw new Error(`${ref.card} is no ${type}`);
  return card as CardOf<T>;
}

export function anyCard(ref: { readonly card: string }): Card {
  const card = cardById(ref.card);
  if (card === undefined) throw new Error(`there is no card ${ref.card}`);
  return card;
}

/** A number of cards of one kind, with one of them to name it by. */
export interface Several<C extends Card = Card> {
  readonly n: number;
  readonly card: C;
}

/** Cards put together by kind, in the order in which each kind first comes. */
export function byKind<C extends Card>(cards: readonly C[]): readonly Several<C>[] {
  const first = cards.filter((card, i) => cards.findIndex((other) => kindOf(other) === kindOf(card)) === i);
  return first.map((card) => ({ n: cards.filter((other) => kindOf(other) === kindOf(card)).length, card }));
}

/** The persons that an expedition asks for. */
export function wantedBy(expedition: Expedition): readonly Several<Person>[] {
  return SYMBOLS.flatMap((symbol) => {
    const n = expedition.requires[symbol];
    const person = CATALOGUE.find((card) => card.type === 'person' && card.symbol === symbol);
    return n > 0 && person?.type === 'person' ? [{ n, card: person }] : [];
  });
}

/** A ship of this colour: all of them are of one kind. */
export function shipOfColour(colour: Colour): Ship {
  const ship = CATALOGUE.find((card) => card.type === 'ship' && card.colour === colour);
  if (ship?.type !== 'ship') throw new Error(`no ship is ${colour}`);
  return ship;
}

/** The colour of ships that a person is named after, for dealing in them. */
export function specialityOf(card: Card): Colour | undefined {
  if (card.type !== 'person') return undefined;
  return card.symbol === undefined ? (card.trades?.colour ?? dealsIn(card)) : undefined;
}

/** The coins that a tax leaves to everybody who pays it; undefined where that depends on how many there were. */
export function capOf({ threshold, leaves }: Tax): number | undefined {
  return leaves(threshold) === leaves(2 * threshold) ? leaves(threshold) : undefined;
}

/** How many persons of a kind it took to earn these coins, each of them bringing in the same. */
function earners(n: number, coinsEach: (person: Person) => number | undefined): Several<Person> {
  const person = CATALOGUE.find((card) => card.type === 'person' && coinsEach(card) !== undefined);
  if (person?.type !== 'person') throw new Error('nobody earns that');
  return { n: n / (coinsEach(person) ?? 1), card: person };
}

export const admiralsFor = (n: number): Several<Person> =>
  earners(n, ({ income }) => (income?.why === 'admiral' ? income.coins : undefined));

export const jestersFor = (n: number): Several<Person> =>
  earners(n, ({ bustCoins }) => (bustCoins > 0 ? bustCoins : undefined));
