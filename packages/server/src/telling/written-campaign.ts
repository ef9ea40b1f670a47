import type { RoomSummary } from '@roadstead/protocol';
import type { Store, StoredTable } from '../store/store.js';
import { hasRecord } from '../tables/loaded-table.js';
import { writtenRecord } from './written-record.js';

interface CampaignPart {
  readonly room: RoomSummary;
  readonly table: StoredTable;
}

/** `CampaignTables`: each table as it is told, with its record once over. */
export async function* writtenCampaign(
  store: Store,
  parts: readonly CampaignPart[],
  tellsSeed: (table: StoredTable) => boolean,
): AsyncGenerator<string> {
  yield `{"game":${JSON.stringify(parts[0]!.table.game)},"parts":[`;
  for (const [i, { room, table }] of parts.entries()) {
    yield `${i === 0 ? '' : ','}{"room":${JSON.stringify(room)}`;
    if (hasRecord(table)) {
      yield ',"record":';
      yield* writtenRecord(store, table, tellsSeed(table));
    }
    yield '}';
  }
  yield ']}';
}
