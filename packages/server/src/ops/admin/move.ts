import { BadData } from '../../store/bad-data.js';
import { type Moved, type MoveOptions, movePlace } from '../../store/move/move.js';
import { openStore } from '../../store/open-store.js';
import { checkTable } from './check.js';

/** Logbooks that are played again by their rules and seeds: all of them are compared letter by letter anyway. */
const SAMPLE = 50;

export interface MovedPlace extends Moved {
  /** Tables of the copy that were replayed. */
  readonly replayed: number;
}

/** Moves a place that is closed into another database, and looks the copy over. */
export async function moveAndCheck(
  from: string,
  to: string,
  options: Pick<MoveOptions, 'progress' | 'page'> = {},
): Promise<MovedPlace> {
  if (from === to) throw new BadData('That is where the place is.');
  let replayed = 0;
  const moved = await movePlace(from, to, {
    ...options,
    check: async () => {
      replayed = await replaySome(to);
    },
  });
  return { ...moved, replayed };
}

async function replaySome(to: string): Promise<number> {
  const store = await openStore(to);
  try {
    const ids = await store.tables.ids('', Number.MAX_SAFE_INTEGER);
    const every = Math.max(1, Math.ceil(ids.length / SAMPLE));
    const some = ids.filter((_, i) => i % every === 0);
    for (const id of some) {
      const [fault] = (await checkTable(store, id)).sentences;
      if (fault !== undefined) throw new BadData(`Table ${id} of the copy: ${fault}.`);
    }
    return some.length;
  } finally {
    await store.close();
  }
}
