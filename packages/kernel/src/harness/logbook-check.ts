import type { Snapshot } from '../logbook/open.js';
import { Table } from '../logbook/table.js';
import { verify } from '../logbook/verify.js';
import { copyOf } from '../plain.js';
import { same } from '../same.js';
import { difference } from './compare.js';
import type { MetState } from './met-state.js';

/** The record stands the strictest look, and leads to the same state from its beginning as from a snapshot. */
export function checkLogbook({ game, table, watch }: MetState, snapshot: Snapshot): void {
  const record = copyOf(table.record());
  const problem = verify(game, record);
  if (problem !== null) watch.fail('the record can be verified', problem);
  const check = 'the record leads to the same state';
  const loaded = watch.guard(check, 'loading', () => [
    Table.load(game, record),
    Table.load(game, record, copyOf(snapshot)),
    Table.resume(game, record),
    Table.resume(game, record, snapshot),
  ]);
  for (const again of loaded) {
    if (!same(again.state, table.state)) watch.fail(check, difference(table.state, again.state));
  }
}
