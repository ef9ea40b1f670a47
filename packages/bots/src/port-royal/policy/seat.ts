import { ALL_COLOURS, type Income, type View } from '@roadstead/port-royal';
import { addAdventure } from '../adventure/facts.js';
import { ROW_BY_UID, ROWS } from './rows.js';

/** What one seat brings to a decision, counted once. */
export interface SeatFacts {
  coins: number;
  swords: number;
  influence: number;
  discount: number;
  picks: number;
  expeditions: number;
  anchor: number;
  cross: number;
  house: number;
  any: number;
  gamblers: number;
  /** Coins when anybody busts. */
  bustCoins: number;
  /** Coins that traders add, by colour. */
  trades: number[];
  /** Wholesalers, who make influence of ships, and clerks, who let one take another card, by colour. */
  wholesalers: number[];
  clerks: number[];
  /** What pays by the number of cards in the harbour. */
  incomes: Income[];
}

const NONE: readonly number[] = ALL_COLOURS.map(() => 0);

export function factsOf(view: View, seat: number): SeatFacts {
  const { coins, swords, influence, display } = view.players[seat]!;
  const facts: SeatFacts = {
    coins,
    swords,
    influence,
    discount: 0,
    picks: 0,
    expeditions: 0,
    anchor: 0,
    cross: 0,
    house: 0,
    any: 0,
    gamblers: 0,
    bustCoins: 0,
    trades: NONE.slice(),
    wholesalers: NONE.slice(),
    clerks: NONE.slice(),
    incomes: [],
  };
  for (const { uid } of display) {
    const { person, colour } = ROWS[ROW_BY_UID[uid]!]!;
    if (person === null) {
      facts.expeditions++;
      continue;
    }
    facts.discount += person.discount;
    facts.picks += person.picks;
    facts.bustCoins += person.bustCoins;
    if (person.symbol !== undefined) facts[person.symbol]++;
    if (person.trades !== undefined) facts.trades[colour]! += person.trades.coins;
    if (person.income !== undefined) facts.incomes.push(person.income);
    if (person.subtype === 'gambler') facts.gamblers++;
    if (person.subtype === 'wholesaler') facts.wholesalers[colour]!++;
    if (person.subtype === 'clerk') facts.clerks[colour]!++;
  }
  if (view.chapter !== undefined) addAdventure(view, seat, facts);
  return facts;
}

/** Coins that a seat's persons bring it as it begins to take from a harbour of so many cards and ships. */
export function incomeAt({ incomes }: SeatFacts, cards: number, ships: number): number {
  let coins = 0;
  for (const { harbourFrom = 0, harbourTo = cards, shipsBeyond, coins: each } of incomes) {
    if (cards < harbourFrom || cards > harbourTo) continue;
    coins += each * (shipsBeyond === undefined ? 1 : Math.max(0, ships - shipsBeyond));
  }
  return coins;
}
