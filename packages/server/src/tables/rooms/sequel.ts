import { nextTable, parseRequest } from '@roadstead/kernel';
import { Refused } from '../../refused.js';
import type { StoredTable } from '../../store/store.js';
import { nextOf } from '../follows.js';
import { gameOf, hasRecord, recordOf } from '../loaded-table.js';
import { EMPTY_SEAT, seatAt } from '../seating.js';
import { blankTable } from './new-table.js';

/** The same people and bots in the same seats, with a fresh deal; who asks is host, and all say again that they are ready. */
export function rematchOf(over: StoredTable, person: string, now: number): StoredTable {
  return { ...onceMore(over, over.options, person, now), follows: nextOf(over, 'rematch') };
}

/** The next table of a campaign, with the same people and bots: what came of the game says how it is set up. */
export function sequelOf(over: StoredTable, person: string, now: number): StoredTable {
  checkOver(over, person);
  const next = hasRecord(over) ? nextTable(gameOf(over), recordOf(over, [])) : null;
  if (next === null) throw new Refused('NOT_NOW', 'Nothing follows this game.');
  const { options } = parseRequest(gameOf(over), next);
  return { ...onceMore(over, options, person, now), follows: nextOf(over, 'campaign') };
}

function onceMore(over: StoredTable, options: StoredTable['options'], person: string, now: number): StoredTable {
  checkOver(over, person);
  const { game, house } = over;
  const seats = over.seats.map((seat) => ({
    ...EMPTY_SEAT,
    person: seat.person,
    bot: seat.bot,
    ...(seat.style !== undefined && { style: seat.style }),
    ready: seat.person === person,
  }));
  return blankTable({ game, rules: gameOf(over).rules, options, seats, host: person }, house, now);
}

function checkOver(over: StoredTable, person: string): void {
  seatAt(over, person);
  if (over.status !== 'over') throw new Refused('NOT_NOW', 'The game is not over yet.');
}
