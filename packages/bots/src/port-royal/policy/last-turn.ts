import { picksIfStopped } from '@roadstead/port-royal';
import { type PolicyRow, ROW_BY_UID, ROWS } from './rows.js';
import { incomeAt, type SeatFacts } from './seat.js';
import type { Outlook } from './worth.js';

/** In one's last turn, when the best of the harbour is not enough, a bust costs nothing. */
export function isLostAsItLies({ view, facts, rival, prize, quarry }: Outlook): boolean {
  if (!view.endTriggered || prize !== null || quarry !== null || facts.influence > rival) return false;
  const harbour = view.harbour.map(({ uid }) => ROWS[ROW_BY_UID[uid]!]!);
  // A symbol may man an expedition: what that brings is not counted here.
  if (view.expeditions.length > 0 && harbour.some(({ person }) => person?.symbol !== undefined)) return false;
  const ships = harbour.filter(({ ship }) => ship !== null).length;
  const have = {
    influence: facts.influence,
    coins: facts.coins + incomeAt(facts, harbour.length, ships),
    discount: facts.discount,
    picks: picksIfStopped(view),
  };
  let coinsOfRivals = 0;
  for (const { seat, influence, coins } of view.players) {
    if (seat !== view.active && influence === rival) coinsOfRivals = Math.max(coinsOfRivals, coins);
  }
  return !reaches(harbour, facts, have, rival, coinsOfRivals);
}

interface Held {
  readonly influence: number;
  readonly coins: number;
  readonly discount: number;
  readonly picks: number;
}

/** Whether some of these cards, taken in some order, are enough for at least a shared victory (PR-E2). */
function reaches(
  harbour: readonly PolicyRow[],
  facts: SeatFacts,
  have: Held,
  influence: number,
  coins: number,
): boolean {
  if (have.influence > influence || (have.influence === influence && have.coins >= coins)) return true;
  if (have.picks === 0) return false;
  return harbour.some((row, at) => {
    const then = after(row, facts, have);
    return then !== null && reaches(harbour.toSpliced(at, 1), facts, then, influence, coins);
  });
}

/** What a seat holds once it has taken a card; null where it cannot pay. */
function after({ ship, person, colour }: PolicyRow, facts: SeatFacts, have: Held): Held | null {
  const { coins, picks } = have;
  if (ship !== null) {
    return {
      influence: have.influence + (facts.wholesalers[colour]! > 0 ? 1 : 0),
      coins: coins + ship.coins + facts.trades[colour]!,
      discount: have.discount,
      picks: picks - 1 + facts.clerks[colour]!,
    };
  }
  const cost = person === null ? Number.POSITIVE_INFINITY : Math.max(0, person.cost - have.discount);
  if (person === null || cost > coins) return null;
  return {
    influence: have.influence + person.influence,
    coins: coins - cost,
    discount: have.discount + person.discount,
    picks: picks - 1,
  };
}
