import { FastRandom } from '@roadstead/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { Keeper } from '../../src/tables/keeper.js';
import { newTable } from '../../src/tables/rooms/new-table.js';
import { opened } from '../../src/tables/rooms/start.js';

describe('the keeper', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(':memory:');
  });
  afterEach(() => store.close());

  const keeper = (more = {}) => new Keeper({ store, now: () => 1, changed() {}, ...more });

  async function table(): Promise<string> {
    const gathering = newTable({ game: 'port-royal', seats: 2, bots: ['captain'] }, 'nobody', 1);
    const started = { ...gathering, host: null, seats: gathering.seats.map((seat) => ({ ...seat, person: null })) };
    await store.tables.create({ ...started, ...opened(started, null, 1, 'seed') });
    return started.id;
  }

  async function play(by: Keeper, id: string, entries: number, random: FastRandom): Promise<void> {
    for (let i = 0; i < entries; i++) {
      await by.write(id, {
        by: null,
        expect: null,
        make(game) {
          const seat = game.toAct[0]!;
          if (game.undoable(seat) > 0 && random.int(4) === 0) {
            game.undo(seat);
            return [];
          }
          const legal = game.legal(seat);
          return game.act(seat, legal[random.int(legal.length)]);
        },
      });
    }
  }

  const stateAt = (by: Keeper, id: string) => by.look(id, ({ table }) => structuredClone(table!.state));

  it('writes before it looks, however many look: clocks run until something is written', async () => {
    const one = keeper();
    const id = await table();
    const order: string[] = [];
    const looks = Array.from({ length: 5 }, () => one.look(id, () => void order.push('look')));
    const act = one.write(id, {
      by: null,
      expect: 0,
      make: (game) => game.act(game.toAct[0]!, game.legal(game.toAct[0]!)[0]),
    });
    await Promise.all([...looks, act.then(() => order.push('act'))]);
    expect(order.indexOf('act')).toBeLessThanOrEqual(1);
  });

  it('counts what somebody asks for from when it came, not from when there was time for it', async () => {
    let now = 1;
    const one = keeper({ now: () => now });
    const id = await table();
    const act = (at: number, expect: number) =>
      one.write(id, {
        by: { person: 'nobody', request: `r${at}`, at },
        expect,
        make: (game) => game.act(game.toAct[0]!, game.legal(game.toAct[0]!)[0]),
      });
    now = 5_000;
    await act(2_000, 0);
    expect((await store.tables.byId(id))!.turnAt).toBe(2_000);
    // Never from before it was their turn, nor from a time to come.
    await act(1_500, 1);
    expect((await store.tables.byId(id))!.turnAt).toBe(2_000);
    await act(9_000, 2);
    expect((await store.tables.byId(id))!.turnAt).toBe(5_000);
    expect((await store.tables.entries(id, 0)).map(({ at }) => at)).toEqual([2_000, 2_000, 5_000]);
  });

  it('keeps more tables than it remembers', async () => {
    const small = keeper({ remembered: 2 });
    const ids = await Promise.all([table(), table(), table(), table()]);
    const random = new FastRandom('many');
    for (let round = 0; round < 10; round++) for (const id of ids) await play(small, id, 1, random);
    for (const id of ids) {
      expect((await store.tables.byId(id))!.seq).toBe(10);
      expect(await stateAt(small, id)).toEqual(await stateAt(keeper(), id));
    }
  });

  it.each([1, 3, 7, 1_000])(
    'with a snapshot every %i entries a table stands the same when it is read again',
    async (snapshotEvery) => {
      const id = await table();
      const first = keeper({ snapshotEvery });
      const random = new FastRandom(`every ${snapshotEvery}`);
      for (let i = 0; i < 20; i++) {
        await play(first, id, 1, random);
        expect(await stateAt(keeper(), id)).toEqual(await stateAt(first, id));
      }
      expect((await store.tables.latestSnapshot(id)) === null).toBe(snapshotEvery > 20);
    },
  );

  it('two keepers that take turns follow each other, undone entries included', async () => {
    const id = await table();
    const both = [keeper(), keeper()];
    const random = new FastRandom('two');
    for (let i = 0; i < 60; i++) await play(both[random.int(2)]!, id, 1, random);
    expect(await stateAt(both[0]!, id)).toEqual(await stateAt(both[1]!, id));
    expect(await store.tables.entries(id, 0)).toHaveLength(60);
  });

  it('two keepers that write at once lose and double nothing', async () => {
    const id = await table();
    const both = [keeper(), keeper()];
    const random = new FastRandom('at once');
    // Who is always beaten to it is told so in the end, and has written nothing.
    const written = await Promise.all(
      both.map(async (one) => {
        let count = 0;
        for (let i = 0; i < 30; i++) {
          const isBusy = (error: unknown) => expect(error).toMatchObject({ code: 'UNAVAILABLE' });
          await play(one, id, 1, random).then(() => count++, isBusy);
        }
        return count;
      }),
    );
    expect((await store.tables.byId(id))!.seq).toBe(written[0]! + written[1]!);
    expect(await store.tables.entries(id, 0)).toHaveLength(written[0]! + written[1]!);
    expect(await stateAt(both[0]!, id)).toEqual(await stateAt(keeper(), id));
  });

  it('reads a logbook anew that was replaced under it', async () => {
    const id = await table();
    const one = keeper();
    await play(one, id, 12, new FastRandom('replaced'));
    const entries = await store.tables.entries(id, 0);
    expect(await store.tables.replaceLog(id, 12, entries.slice(0, 5), { toAct: [0] })).toBe(true);
    expect(await one.look(id, ({ table }) => table!.seq)).toBe(5);
    expect(await stateAt(one, id)).toEqual(await stateAt(keeper(), id));
  });

  it('knows when a table is gone', async () => {
    const id = await table();
    const one = keeper();
    await stateAt(one, id);
    await store.tables.delete(id);
    await expect(stateAt(one, id)).rejects.toMatchObject({ code: 'UNKNOWN_TABLE' });
  });
});
