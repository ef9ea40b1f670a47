import { base, FEE, PICKS_BY_COLOURS } from '../cards/base.js';
import type { Expedition, Income, Tax } from '../cards/card.js';
import { contractCards, type Gift } from '../variants/contracts/cards.js';
import { CONTRACTS, type Contract, contractById, TIME_PILE } from '../variants/contracts/list.js';
import { gamblers } from '../variants/gambler/cards.js';
import { COMBINED, underWay } from '../variants/under-way/cards.js';
import { anyOf, isOnTheSpot, taskFact } from '../variants/words/facts.js';
import { isActiveOnly } from './links/contracts.js';

/** The numbers of the rules, read from the cards, so that no text can say another. */

export {
  CUBES,
  INFLUENCE_BY_CONTRACT,
  OPEN_CONTRACTS,
  OPEN_CONTRACTS_CO_OP,
  TIME_PILE,
  TITLES,
} from '../variants/contracts/list.js';
export { CARDS_PER_GAMBLE } from '../variants/gambler/cards.js';
export { INFLUENCE_PER_SHIP, underWay } from '../variants/under-way/cards.js';
export { base, FEE, PICKS_BY_COLOURS };

export const PLAYERS = { min: 2, max: 5 } as const;
export const PLAYERS_UNDER_WAY = { min: 2, max: 4 } as const;

const taxOf = (cards: typeof base.cards): Tax => must(cards.find((card): card is Tax => card.type === 'tax'));

export const TAX = taxOf(base.cards);
export const TAX_UNDER_WAY = taxOf(underWay.cards);
/** What somebody with so many coins gives up. */
export const taxDue = (coins: number): number => coins - TAX.leaves(coins);

/** The expedition that lies open from the start with enough players. */
export const LAID_OUT = must(
  base.cards.find((card): card is Expedition => card.type === 'expedition' && card.laidOutFor !== undefined),
);

const incomeOf = (kind: string): Income => must(anyOf(kind).income);

export const ADMIRAL = incomeOf('admiral');
export const JESTER = incomeOf('jester');
export const GUNNER = incomeOf('gunner');
export const VICE_ADMIRAL = incomeOf('vice_admiral');
export const BUST_COINS = anyOf('jester').bustCoins;
export const TRADER_COINS = must(
  base.cards.flatMap((card) => (card.type === 'person' && card.trades ? [card.trades.coins] : []))[0],
);
export const SAILOR_SWORDS = anyOf('sailor').swords;
export const PIRATE_SWORDS = anyOf('pirate').swords;
export const GOVERNOR_PICKS = anyOf('governor').picks;
export const DISCOUNT = anyOf('mademoiselle').discount;

export const UNDER_WAY_CARDS = sum(underWay.cards.map(({ copies }) => copies));
const COMBINES = underWay.cards.filter(({ id }) => COMBINED.has(id));
export const COMBINED_CARDS = {
  all: sum(COMBINES.map(({ copies }) => copies)),
  ships: sum(COMBINES.filter(({ type }) => type === 'ship').map(({ copies }) => copies)),
  wholesalers: sum(COMBINES.filter(({ subtype }) => subtype === 'wholesaler').map(({ copies }) => copies)),
  passengers: sum(COMBINES.filter(({ subtype }) => subtype === 'passenger').map(({ copies }) => copies)),
} as const;
export const GAMBLERS = sum(gamblers.cards.map(({ copies }) => copies));

const GIFT_SHIP = must(contractCards.cards.find((card) => card.type === 'ship' && (card as Gift).gift !== undefined));
export const GIFT = { coins: (GIFT_SHIP as { coins: number }).coins, gift: must((GIFT_SHIP as Gift).gift) } as const;

export const CONTRACTS_IN_ALL = CONTRACTS.length;
export const CO_OP_ONLY = CONTRACTS.filter(({ coopOnly }) => coopOnly);

/** PR-K1 */
export const PAIRS = CONTRACTS.filter(({ task }) => 'have' in task);
/** PR-C9: those that are decided when it happens, or not at all this time. */
export const ON_THE_SPOT = CONTRACTS.filter(isOnTheSpot);
/** PR-C10 */
export const ACTIVE_ONLY = CONTRACTS.filter(isActiveOnly);

/** The contract with this id, without the part that all ids begin with. */
export const contract = (id: string): Contract => must(contractById(`contract_${id}`));

/** The number that a contract asks for: swords, coins, colours … */
export function asked(id: string): number {
  const fact = taskFact(contract(id).task);
  if ('n' in fact) return fact.n;
  if (fact.kind === 'colours') return fact.colours;
  throw new Error(`${id} asks for no single number`);
}

/** How often the task of a contract must be done. */
export function timesFor(id: string): number {
  const fact = taskFact(contract(id).task);
  return 'times' in fact ? fact.times : 1;
}

export const CHEAP = taskFact(contract('cheap_staff').task) as { readonly cost: number; readonly persons: number };

/** Three open contracts and the time pile that they make: the example of PR-O2. */
export const TIME_EXAMPLE = example(['lady_killer', 'maritime_supremacy', 'galleon_foe']);

function example(ids: readonly string[]) {
  const seals = ids.map((id) => contract(id).seal);
  const letters = [...new Set(seals.map(({ letter }) => letter))];
  const numbers = seals.map(({ number }) => number);
  return { numbers, letters, cards: TIME_PILE + sum(numbers) + letters.length };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the cards do not have what the rules speak of');
  return value;
}
