import { gameById } from '@roadstead/games/all';
import { type GameRecord, Refusal, verify } from '@roadstead/kernel';
import type { Store } from '../../store/store.js';
import { blankTable, USUAL_HOUSE } from '../../tables/rooms/new-table.js';
import { EMPTY_SEAT } from '../../tables/seating.js';

/** Puts a finished game in as a table where nobody sits, to be looked at and played again. */
export async function importRecord(
  store: Store,
  record: GameRecord,
  open: boolean,
  now: number,
): Promise<{ readonly id: string; readonly invite: string }> {
  const { entries, result, ...head } = record;
  const game = gameById(head.game)?.game;
  if (game === undefined)
    throw new Refusal('UNKNOWN_GAME', `This is a record of "${head.game}", which is not known here.`);
  if (result === undefined)
    throw new Refusal('BAD_RECORD', 'The game is not over: only finished games can be imported.');
  const wrong = verify(game, record);
  if (wrong !== null) throw new Refusal('BAD_RECORD', wrong);
  const { rules, options } = head;
  const seats = Array.from({ length: head.seats }, () => ({ ...EMPTY_SEAT, ready: true }));
  const table = blankTable({ game: game.id, rules, options, seats, host: null }, { ...USUAL_HOUSE, open }, now);
  await store.tables.create({ ...table, status: 'over', startedAt: now, overAt: now });
  const log = entries.map((entry, i) => ({ seq: i + 1, entry, at: now }));
  await store.tables.replaceLog(table.id, 0, log, { record: head, result });
  return { id: table.id, invite: table.invite };
}
