import { gameById } from '@roadstead/games/all';
import { verify } from '@roadstead/kernel';
import type { Store } from '../../store/store.js';
import { recordOf } from '../../tables/loaded-table.js';

export interface DataFault {
  /** The table, or null where it is about the whole. */
  readonly table: string | null;
  readonly sentence: string;
}

export interface Checked {
  readonly tables: number;
  readonly entries: number;
  readonly faults: readonly DataFault[];
}

const PAGE = 200;

/**
 * Looks the whole place through and changes nothing: the file itself, what belongs to what, and whether every logbook is
 * complete and replays by its rules and its seed, action by action.
 */
export async function checkPlace(store: Store, progress?: (tables: number) => void): Promise<Checked> {
  const faults: DataFault[] = (await store.faults(false)).map((sentence) => ({ table: null, sentence }));
  let tables = 0;
  let entries = 0;
  for (let last = ''; ; ) {
    const ids = await store.tables.ids(last, PAGE);
    for (const id of ids) {
      const found = await checkTable(store, id);
      tables++;
      entries += found.entries;
      faults.push(...found.sentences.map((sentence) => ({ table: id, sentence })));
      progress?.(tables);
    }
    if (ids.length < PAGE) return { tables, entries, faults };
    last = ids.at(-1)!;
  }
}

/** What is wrong with one of them, a sentence each. */
export async function checkTable(store: Store, id: string): Promise<{ entries: number; sentences: readonly string[] }> {
  try {
    const stored = await store.tables.byId(id);
    if (stored === null) return { entries: 0, sentences: [] }; // gone since it was listed
    const entries = await store.tables.entries(id, 0);
    const sentences: string[] = [];
    // Somebody may play on between the two readings.
    if (entries.length < stored.seq) sentences.push(`it should have ${stored.seq} entries, and has ${entries.length}`);
    const gap = entries.findIndex(({ seq }, i) => seq !== i + 1);
    if (gap >= 0) sentences.push(`entry ${gap + 1} is missing`);
    const game = gameById(stored.game)?.game;
    if (game === undefined) sentences.push(`its game, ${stored.game}, is not known here`);
    else if (stored.record !== null && sentences.length === 0) {
      const wrong = verify(game, recordOf(stored, entries.slice(0, stored.seq)));
      if (wrong !== null) sentences.push(wrong);
    }
    return { entries: entries.length, sentences };
  } catch (error) {
    return { entries: 0, sentences: [`it cannot be read: ${(error as Error).message}`] };
  }
}
