import type { View } from '@roadstead/port-royal';
import { errandOf } from './policy/errands.js';
import { type Hand, handOf } from './policy/hand.js';
import { doneBy, isTaken, mayWorkOn } from './policy/open-contracts.js';
import { factsOf } from './policy/seat.js';

/** How many numbers describe a table at which all play together. */
export const TOGETHER_FEATURES = 18;

/** What one contract lacks counts as much as this at most: nobody can tell how far away the far ones are. */
const FAR = 6;

/** How the table stands against the time pile; null amid a turn, or where everybody plays for himself. */
export function togetherFeatures(view: View): number[] | null {
  if (view.timePile === undefined || view.phase !== 'discover' || view.harbour.length > 1) return null;
  const hands = view.players.map(({ seat }) => handOf(view, seat));
  const facts = view.players.map(({ seat }) => factsOf(view, seat));
  const lacking = lackingOf(view, hands);
  const left = lacking.length;
  const all = lacking.reduce((sum, n) => sum + n, 0);
  const time = view.timePile;
  const seats = view.players.length;
  const cubes = view.players.reduce((sum, player) => sum + player.cubes, 0);
  const total = (of: (seat: number) => number) => view.players.reduce((sum, _, seat) => sum + of(seat), 0);
  const coins = total((seat) => facts[seat]!.coins);
  return [
    1,
    time / 20,
    left / 5,
    left === 0 ? 1 : 0,
    all / 10,
    all / (time + 1),
    left / (time + 1),
    Math.max(0, ...lacking) / FAR,
    lacking.filter((n) => n <= 1).length / 5,
    lacking.filter((n) => n > 2).length / 5,
    coins / seats / 10,
    Math.max(...facts.map((fact) => fact.coins)) / 10,
    Math.max(...facts.map(({ swords }) => swords)) / 3,
    total((seat) => facts[seat]!.discount) / seats,
    total((seat) => facts[seat]!.picks) / seats,
    total((seat) => facts[seat]!.trades.reduce((sum, n) => sum + n, 0)) / seats,
    Math.min(3, cubes - left) / 3,
    seats / 5,
  ];
}

/** The table as one side and time as the other, so that the same kind of net tells which of them wins. */
export function againstTime(table: readonly number[]): readonly (readonly number[])[] {
  return [table, table.map(() => 0)];
}

/** About how many cards each contract that is left still lacks, for the seat that is nearest to it. */
function lackingOf(view: View, hands: readonly Hand[]): number[] {
  const lacking: number[] = [];
  for (const open of view.contracts!) {
    if (isTaken(open)) continue;
    const { missing } = errandOf(open.id);
    let least = FAR;
    for (const [seat, hand] of hands.entries()) {
      if (mayWorkOn(view, open, seat)) least = Math.min(least, missing(hand, doneBy(open, seat), view));
    }
    lacking.push(least);
  }
  return lacking;
}
