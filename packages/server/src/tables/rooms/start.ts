import { gameById } from '@roadstead/games/all';
import { campaignTable, dealtStyle, Table } from '@roadstead/kernel';
import { Refused } from '../../refused.js';
import type { StoredSeat, StoredTable, TableChange } from '../../store/store.js';
import { awaitsBot } from '../after-entry.js';
import { firstClock, firstDueAt, withNewTime } from '../clocks.js';
import { followsInRecord } from '../follows.js';
import { gameOf } from '../loaded-table.js';
import { isFree } from '../seating.js';
import { checkGathering, checkHost } from './gathering.js';
import { endless } from './new-table.js';

/** A rated game needs so many people with accounts: others have no rating that could change. */
const RATED_ACCOUNTS = 2;

/** Starts the game. Who starts it is ready; all others must have said so. */
export function start(
  table: StoredTable,
  before: StoredTable | null,
  person: string,
  accounts: ReadonlySet<string>,
  now: number,
  seed: string,
): TableChange {
  checkGathering(table);
  checkHost(table, person);
  if (table.seats.some(isFree)) throw new Refused('NOT_NOW', 'There are free seats: wait for people, or add bots.');
  const waiting = table.seats.some((seat) => seat.person !== null && seat.person !== person && !seat.ready);
  if (waiting) throw new Refused('NOT_NOW', 'Not everybody is ready yet.');
  if (table.house.rated && table.house.pace.kind === 'none') throw new Refused('NOT_NOW', endless());
  if (table.house.rated && accounts.size < RATED_ACCOUNTS) {
    throw new Refused('NOT_NOW', 'A rated game needs at least two people with accounts.');
  }
  return opened(counted(table, accounts), before, now, table.plannedSeed ?? seed);
}

/** Whose rating a game may change is known before it begins: nobody makes an account only once they are winning. */
function counted(table: StoredTable, accounts: ReadonlySet<string>): StoredTable {
  if (!table.house.rated) return table;
  const seats = table.seats.map(
    (seat): StoredSeat => (seat.person !== null && accounts.has(seat.person) ? { ...seat, counts: true } : seat),
  );
  return { ...table, seats };
}

/** Deals. The seed stays here; what is published is its commitment. `before` is the table that this one follows. */
export function opened(table: StoredTable, before: StoredTable | null, now: number, seed: string): TableChange {
  const { options, house } = table;
  const rules = gameOf(table);
  const follows = followsInRecord(table, before);
  const game = Table.open(rules, {
    ...campaignTable(rules, { seats: table.seats.length, options }),
    seed,
    ...(typeof house.start === 'number' && { start: house.start }),
    ...(follows && { follows }),
  });
  const { entries: _none, ...record } = game.record();
  const { toAct } = game;
  const styles = gameById(table.game)?.styles;
  const seats = table.seats.map((seat, i) => {
    const style = seat.bot === null ? undefined : (seat.style ?? dealtStyle(styles, record.commitment, i));
    const clocked = { ...seat, ...(style !== undefined && { style }), ready: true, clockMs: firstClock(house.pace) };
    return toAct.includes(i) ? withNewTime(house.pace, clocked, true) : clocked;
  });
  const begun = { ...table, status: 'playing' as const, record, rules: record.rules, seats, toAct, turnAt: now };
  return {
    status: 'playing',
    record,
    rules: record.rules,
    seats,
    toAct,
    turnAt: now,
    startedAt: now,
    dueAt: firstDueAt(begun),
    awaitsBot: awaitsBot(begun, game),
  };
}
