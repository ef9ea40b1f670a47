import { expect, it } from 'vitest';
import { Place, startedTable } from './place.js';

it.each(['gathering', 'playing'] as const)(
  'a game that cannot be read any more can be left, and so can the place (%s)',
  async (status) => {
    const place = await Place.open();
    const [ada, ben] = [await place.person('Ada'), await place.person('Ben')];
    const { id } = status === 'playing' ? await startedTable([ada, ben]) : await ada.newTable();
    const { version, record } = (await place.store.tables.byId(id))!;
    const rules = 999;
    await place.store.tables.change(id, version, { rules, record: record && { ...record, rules } });
    await place.tables.leaveEverywhere(ada.id);
    const left = (await place.store.tables.byId(id))!.seats[0]!;
    expect(left).toMatchObject(status === 'playing' ? { person: ada.id, left: true } : { person: null, left: false });
    await place.store.people.delete(ada.id);
    expect(await place.store.people.byId(ada.id)).toBeNull();
    await place.close();
  },
);
