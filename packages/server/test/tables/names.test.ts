import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { type Person, Place, startedTable } from './place.js';
import type { Wire } from './wire.js';

async function rename(place: Place, { id }: Person, name: string): Promise<void> {
  await place.store.people.change(id, { name });
  await place.tables.renamed(id);
}

/** The names at a table as the last room that was told has them. */
const namesAt = (wire: Wire) =>
  wire
    .pushes('room')
    .at(-1)
    ?.room.seats.map(({ person }) => person?.name ?? null);

describe('somebody who is called otherwise', () => {
  it('is called so at once at every table that is open, gathering or running, and at no other', async () => {
    const place = await Place.open();
    const [ada, ben, cid] = [await place.person('Ada'), await place.person('Ben'), await place.person('Cid')];
    const running = await startedTable([ada, ben]);
    const gathering = await ada.newTable({ seats: 3, house: { open: true } });
    await ben.do('sit', gathering.id);
    const strange = await cid.newTable({ house: { open: true } });
    const [atRunning, atGathering, atStrange] = [await ada.wire(), await cid.wire(), await cid.wire()];
    await atRunning.watch(running.id);
    await atGathering.watch(gathering.id);
    await atStrange.watch(strange.id);
    const told = atStrange.pushes('room').length;

    await rename(place, ben, 'Benno');
    await atRunning.until(() => namesAt(atRunning)?.includes('Benno'));
    await atGathering.until(() => namesAt(atGathering)?.includes('Benno'));
    expect(namesAt(atRunning)).toEqual(['Ada', 'Benno']);
    expect(namesAt(atGathering)).toEqual(['Ada', 'Benno', null]);
    expect(atStrange.pushes('room').length).toBe(told);

    // The host goes by the new name too, and a name that stays is no news.
    await rename(place, ada, 'Adele');
    await atGathering.until(() => namesAt(atGathering)?.includes('Adele'));
    expect(atGathering.pushes('room').at(-1)?.room.host?.name).toBe('Adele');
    const before = atGathering.pushes('room').length;
    await rename(place, ada, 'Adele');
    await atGathering.ask({ do: 'ping' });
    await atGathering.ask({ do: 'ping' });
    expect(atGathering.pushes('room').length).toBe(before);
    await place.close();
    expect(place.failures).toEqual([]);
  });

  it('is called so at the tables of another node, as soon as that one looks', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'roadstead-'));
    const stores = [await openStore(join(folder, 'a.db')), await openStore(join(folder, 'a.db'))];
    const time = { now: 1_000_000 };
    const [here, there] = await Promise.all(stores.map((store) => Place.open({ store, time })));
    const [ada, ben] = [await here!.person('Ada'), await here!.person('Ben')];
    const { id } = await startedTable([ada, ben]);
    const wire = await ada.at(there!).wire();
    await wire.watch(id);
    await rename(here!, ben, 'Benno');
    await there!.tables.tick();
    await wire.until(() => namesAt(wire)?.includes('Benno'));
    expect(namesAt(wire)).toEqual(['Ada', 'Benno']);
    for (const node of [here!, there!]) await node.close();
    for (const store of stores) await store.close();
    await rm(folder, { recursive: true });
    expect([...here!.failures, ...there!.failures]).toEqual([]);
  });
});
