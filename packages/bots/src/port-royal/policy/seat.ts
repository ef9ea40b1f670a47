import { COLOURS, type View } from '@roadstead/port-royal';
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
  /** Coins that traders add, by colour. */
  trades: number[];
}

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
    trades: COLOURS.map(() => 0),
  };
  for (const { uid } of display) {
    const { person, colour } = ROWS[ROW_BY_UID[uid]!]!;
    if (person === null) {
      facts.expeditions++;
      continue;
    }
    facts.discount += person.discount;
    facts.picks += person.picks;
    if (person.symbol !== undefined) facts[person.symbol]++;
    if (person.trades !== undefined) facts.trades[colour]! += person.trades.coins;
  }
  return facts;
}
