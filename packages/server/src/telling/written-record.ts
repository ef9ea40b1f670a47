import type { Store, StoredTable } from '../store/store.js';
import { entryPages, recordOf } from '../tables/loaded-table.js';

/** A text of JSON in pieces that are small, whatever the whole is. */
export type Pieces = AsyncIterable<string>;

/** The record of a game that is over, as it is read; with or without the seed. */
export async function* writtenRecord(store: Store, over: StoredTable, withSeed: boolean): AsyncGenerator<string> {
  const { entries: _, seed, ...rest } = recordOf(over, []);
  const head = JSON.stringify({ ...rest, ...(withSeed && { seed }) });
  yield `${head.slice(0, -1)},"entries":[`;
  let isFirst = true;
  for await (const page of entryPages(store, over.id)) {
    const text = page.map(({ entry }) => JSON.stringify(entry)).join(',');
    if (text !== '') yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield ']}';
}
