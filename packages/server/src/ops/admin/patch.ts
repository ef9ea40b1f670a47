import { gameById } from '@roadstead/games/all';
import {
  type AnyGame,
  type GameRecord,
  openRecord,
  parseRequest,
  Refusal,
  retell,
  same,
  Table,
} from '@roadstead/kernel';
import type { Store, StoredTable, TableChange } from '../../store/store.js';
import { awaitsBot } from '../../tables/after-entry.js';
import { firstDueAt } from '../../tables/clocks.js';
import { recordOf } from '../../tables/loaded-table.js';
import { ordersInForce } from '../../tables/orders.js';

/** What became of a table, or would. */
export interface Patched {
  readonly id: string;
  readonly game: string;
  readonly from: number;
  readonly to: number | null;
  /** `same`: it has these rules already, and replays. `fits`: it replays under the new ones. `breaks`: see the sentence. */
  readonly outcome: 'same' | 'fits' | 'breaks';
  readonly sentence?: string;
  readonly written: boolean;
}

/**
 * Replays a table under the rules as they are now: every action must still be legal and meet the chance that it met, and a
 * finished game must end as it did. Writes only if asked to, only where all of that holds, and only if nobody has played
 * on meanwhile.
 */
export async function patchTable(store: Store, stored: StoredTable, write: boolean): Promise<Patched> {
  const { id, game: name, rules: from } = stored;
  const game = gameById(name)?.game;
  const told = { id, game: name, from, to: game?.rules ?? null, written: false };
  const breaks = (sentence: string): Patched => ({ ...told, outcome: 'breaks', sentence });
  if (game === undefined) return breaks('This game is not known here any more.');
  try {
    const change = stored.record === null ? regathered(stored, game) : await replayed(store, stored, game);
    if (from === game.rules) return { ...told, outcome: 'same' };
    if (!write) return { ...told, outcome: 'fits' };
    const entries = await store.tables.entries(id, 0);
    if (await store.tables.replaceLog(id, stored.seq, entries, change))
      return { ...told, outcome: 'fits', written: true };
    return breaks('Somebody has played on meanwhile: try again.');
  } catch (error) {
    if (error instanceof Refusal) return breaks(error.message);
    throw error;
  }
}

function regathered({ seats, options }: StoredTable, game: AnyGame): TableChange {
  return { rules: game.rules, options: parseRequest(game, { seats: seats.length, options }).options };
}

async function replayed(store: Store, stored: StoredTable, game: AnyGame): Promise<TableChange> {
  const entries = await store.tables.entries(stored.id, 0);
  const { result: before, ...now } = { ...recordOf(stored, entries), rules: game.rules };
  const { record } = openRecord(game, now);
  const result = resultOf(game, record);
  if (before !== undefined && !same(result, before)) throw new Refusal('BAD_RECORD', 'The game would end differently.');
  const table = Table.load(game, { ...record, ...(result && { result }) });
  const { entries: _, ...head } = record;
  const always = { rules: game.rules, record: head, options: record.options };
  if (result !== null) return before === undefined ? { ...always, ...ended(stored, result) } : always;
  const orders = ordersInForce(stored.orders, table);
  const { toAct } = table;
  const turnAt = same(toAct, stored.toAct) ? stored.turnAt : Date.now();
  const changed = { ...stored, toAct, turnAt, orders };
  return { ...always, toAct, turnAt, orders, dueAt: firstDueAt(changed), awaitsBot: awaitsBot(changed, table) };
}

/** Goes through all of it, acts that were undone later included. */
function resultOf(game: AnyGame, record: GameRecord): StoredTable['result'] {
  let state: unknown;
  for (const step of retell(game, record)) state = step.state;
  return game.result(state);
}

/** By the new rules the last entry has ended it. */
function ended({ turnAt }: StoredTable, result: NonNullable<StoredTable['result']>): TableChange {
  return {
    status: 'over',
    result,
    overAt: turnAt,
    toAct: [],
    dueAt: null,
    awaitsBot: false,
    orders: {},
    undoAsked: null,
  };
}
