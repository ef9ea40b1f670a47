import type { Result } from '@roadstead/kernel';
import { CREW } from '../cards/crew.js';
import { FORTUNE } from '../cards/fortune.js';
import { ITEMS } from '../cards/items.js';
import type { SkullResult } from '../result.js';
import { type Player, roundOf, type State } from '../state.js';
import type { SeatCount } from './count.js';

/** What each seat has come to. */
export function countResult(seats: readonly SeatCount[], state: State, result: Result | null): void {
  seats.forEach((seat, i) => {
    const player = state.players[i]!;
    const order = `${seats.length}.${((i - state.start + seats.length) % seats.length) + 1}`;
    const isWon = result?.winners.includes(i) === true;
    seat.count('games');
    seat.count('rounds', roundOf(state));
    seat.row('seated', order);
    countBelongings(seat, player);
    countHad(seat, isWon);
    if (!isWon) return;
    const way = wayOf(result as SkullResult);
    seat.count('won');
    seat.count(`${way}Wins`);
    seat.row('ways', way);
    seat.row('wonAt', order);
    seat.row('wonInRound', roundOf(state));
  });
}

/** How a game was won: by ransom, or by the figure that beat the King. */
function wayOf({ ranking: [first] }: SkullResult): 'ransom' | 'officer' | 'pirate' {
  return first!.by === 'ransom' ? 'ransom' : first!.figure!;
}

function countBelongings(seat: SeatCount, { gold, might, crewCount, items, crew, hand, table }: Player): void {
  seat.count('gold', gold);
  seat.count('purse', Math.max(seat.purse, gold));
  seat.count('officerMight', might[0]!);
  seat.count('pirateMight', might[1]!);
  seat.count('crew', crewCount);
  seat.count('items', items.length);
  // Whatever a position by hand began with.
  crew.forEach((n, kind) => {
    if (n > 0) seat.had.crew.add(CREW[kind]!.id);
  });
  for (const item of items) seat.had.items.add(ITEMS[item]!.id);
  for (const card of [...hand, ...table]) seat.had.fortune.add(FORTUNE[card]!.id);
}

/** Each kind of card that a seat had at any time, and whether it won the game: the rates show what wins. */
function countHad(seat: SeatCount, isWon: boolean): void {
  for (const [kind, cards] of Object.entries(seat.had)) {
    for (const card of cards) {
      seat.row(`${kind}Had`, card);
      if (isWon) seat.row(`${kind}WonWith`, card);
    }
  }
}
