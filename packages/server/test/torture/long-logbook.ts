import { gameById } from '@roadstead/games/all';
import { type AnyTable, FastRandom, Table } from '@roadstead/kernel';
import type { Store, TableChange } from '../../src/store/store.js';
import { recordOf } from '../../src/tables/loaded-table.js';

/** Makes the logbook of a table that has begun as long as asked, as people could who act and, time and again, take everything back. */
export async function lengthen(store: Store, id: string, entries: number, turn = 60): Promise<void> {
  await rewrite(store, id, (table) => {
    while (table.seq < entries) {
      if (table.seq % turn === turn - 1 || table.over) table.undoAgreed(0, 0);
      else table.act(table.toAct[0]!, table.legal(table.toAct[0]!)[0]);
    }
    return { toAct: table.toAct };
  });
}

/** Plays a table to its end, at random. */
export async function playOut(store: Store, id: string): Promise<void> {
  const random = new FastRandom(`to the end of ${id}`);
  await rewrite(store, id, (table) => {
    while (!table.over) {
      const legal = table.legal(table.toAct[0]!);
      table.act(table.toAct[0]!, legal[random.int(legal.length)]);
    }
    return { toAct: [], status: 'over', result: table.result, overAt: 1 };
  });
}

async function rewrite(store: Store, id: string, play: (table: AnyTable) => TableChange): Promise<void> {
  const stored = (await store.tables.byId(id))!;
  const before = await store.tables.entries(id, 0);
  const table = Table.resume(gameById(stored.game)!.game, recordOf(stored, before)) as AnyTable;
  const change = play(table);
  const log = table.entries.map((entry, i) => ({ seq: i + 1, entry, at: stored.turnAt + i }));
  await store.tables.replaceLog(id, stored.seq, log, change);
}
