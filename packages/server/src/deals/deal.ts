import { parseRequest } from '@roadstead/kernel';
import type { BotLevel } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import type { StoredSeat, StoredTable } from '../store/store.js';
import { challengedBy } from '../tables/follows.js';
import { gameOf } from '../tables/loaded-table.js';
import { blankTable, knownGame, USUAL_HOUSE } from '../tables/rooms/new-table.js';
import { opened } from '../tables/rooms/start.js';
import { EMPTY_SEAT } from '../tables/seating.js';

/**
 * A finished table's deal once more, from the seat of its winner, against bots. Its seed is public since the game was over:
 * who wants to know the cards beforehand can, so such a game is for oneself to compare and is never rated.
 */
export function challengeOf(over: StoredTable, person: string, level: BotLevel, now: number): StoredTable {
  const { record, result, game, options, house } = over;
  if (over.status !== 'over' || record?.seed === undefined) throw new Refused('NOT_NOW', 'The game is not over yet.');
  if (record.rules !== gameOf(over).rules) {
    throw new Refused('NOT_NOW', 'This game was played by an older version of the rules.');
  }
  const seats = against(over.seats.length, result?.winners[0] ?? 0, person, level);
  const table = blankTable(
    { game, rules: record.rules, options, seats, host: person },
    { ...USUAL_HOUSE, odds: house.odds, start: house.start ?? null },
    now,
  );
  const follows = { kind: 'challenge', of: challengedBy(over) ?? over.id, n: 2 } as const;
  return begun({ ...table, follows }, over, record.seed, now);
}

/** The deal of a day. Others may not look on, since they are to play it too. */
export function dailyTable(game: string, date: string, seed: string, person: string, now: number): StoredTable {
  const { game: rules, daily } = knownGame(game);
  if (daily === undefined) throw new Refused('NOT_NOW', 'This game has no deal of the day.');
  const { options } = parseRequest(rules, { seats: daily.seats, options: daily.options });
  const seats = against(daily.seats, 0, person, daily.level as BotLevel);
  const table = blankTable(
    { game, rules: rules.rules, options, seats, host: person },
    { ...USUAL_HOUSE, spectators: false },
    now,
  );
  return begun({ ...table, follows: { kind: 'daily', of: date, n: 1 } }, null, seed, now);
}

function against(count: number, seat: number, person: string, bot: BotLevel): StoredSeat[] {
  return Array.from({ length: count }, (_, i) =>
    i === seat ? { ...EMPTY_SEAT, person, ready: true } : { ...EMPTY_SEAT, bot },
  );
}

/** Nobody else has to come, so it starts at once. */
function begun(table: StoredTable, before: StoredTable | null, plannedSeed: string, now: number): StoredTable {
  return { ...table, plannedSeed, ...opened(table, before, now, plannedSeed) };
}
