import { Refused } from '../../refused.js';
import type { StoredTable } from '../../store/store.js';
import { gameOf } from '../live.js';
import { EMPTY_SEAT } from '../seating.js';
import { seatAt } from './gathering.js';
import { blankTable } from './new-table.js';

/** The same people and bots in the same seats, with a fresh deal; who asks is host, and everybody says again that he is ready. */
export function rematchOf(over: StoredTable, person: string, now: number): StoredTable {
  seatAt(over, person);
  if (over.status !== 'over') throw new Refused('NOT_NOW', 'The game is not over yet.');
  const { game, options, house } = over;
  const seats = over.seats.map((seat) => ({
    ...EMPTY_SEAT,
    person: seat.person,
    bot: seat.bot,
    ready: seat.person === person,
  }));
  return blankTable({ game, rules: gameOf(over).rules, options, seats, host: person }, house, now);
}
