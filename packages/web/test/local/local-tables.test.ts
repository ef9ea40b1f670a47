import { gameById } from '@roadstead/games/all';
import { Table, verify } from '@roadstead/kernel';
import { describe, expect, it, vi } from 'vitest';
import { BOT, FakeStore, FakeThinker, GAME, lasting, OTHER, PERSON, TablesWorld } from './tables-world.js';

const ALONE = { seats: [PERSON, BOT, BOT] };
const AROUND = { seats: [PERSON, OTHER] };

/** Plays to the end; `before` is called before every act. */
async function playOn(world: TablesWorld, table: string, before = () => {}): Promise<void> {
  for (let i = 0; i < 3000 && !world.standing.over; i++) {
    const { legal } = world.standing;
    const wanted = ['claim', 'take', 'stop', 'pass', 'endTurn'].find((type) => legal.some((one) => one.type === type));
    before();
    await world.act(table, wanted);
  }
}

describe('a table without a server', () => {
  it('is shown to the one person, and bots act until that person is asked', async () => {
    const world = new TablesWorld();
    await world.open(ALONE);
    expect(world.standing.seat).toBe(0);
    expect(world.standing.toAct).toEqual([0]);
    expect(world.standing.legal.length).toBeGreaterThan(1);
    expect(world.room.seats.map(({ bot }) => bot)).toEqual([null, 'sailor', 'sailor']);
    expect(world.room.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(world.room.seed).toBeUndefined();
  });

  it('PR-S8 begins with the seat that is named', async () => {
    for (const start of [0, 1, 2]) {
      const world = new TablesWorld();
      await world.open({ ...ALONE, start });
      expect(world.standing.view).toMatchObject({ start });
    }
  });

  it('gives the same game for the same seed and the same choices', async () => {
    const play = async () => {
      const world = new TablesWorld();
      const table = await world.open(ALONE);
      for (let i = 0; i < 10; i++) await world.act(table);
      return world.standing.view;
    };
    expect(await play()).toEqual(await play());
  });

  it('is played to its end, and its record stands the test', async () => {
    const world = new TablesWorld();
    const table = await world.open({ seats: [PERSON, BOT] });
    await playOn(world, table);
    expect(world.standing.over).toBe(true);
    expect(world.room.status).toBe('over');
    const { record } = world.store.game(table)!;
    expect(verify(gameById(record.game)!.game, record)).toBeNull();
  });

  it('refuses what is not legal or comes too late, in one sentence and without a trace', async () => {
    const world = new TablesWorld();
    const table = await world.open();
    const { seq } = world.standing;
    const illegal = await world.ask({ do: 'act', table, expect: seq, action: { type: 'fly' } });
    expect(illegal).toMatchObject({ ok: false, error: { code: 'ILLEGAL_ACTION' } });
    const stale = await world.ask({ do: 'act', table, expect: seq + 1, action: { ...world.standing.legal[0]! } });
    expect(stale).toMatchObject({ ok: false, error: { code: 'STALE' } });
    expect(world.standing.seq).toBe(seq);
    expect(await world.ask({ do: 'watch', table: 'nothing00000' })).toMatchObject({ error: { code: 'UNKNOWN_TABLE' } });
    expect(await world.ask({ do: 'new', setup: { ...GAME, game: 'none' } })).toMatchObject({ ok: false });
    expect(await world.ask({ do: 'new', setup: { ...GAME, seats: [PERSON] } })).toMatchObject({ ok: false });
  });
});

describe('undo', () => {
  it('goes back to the last barrier where the table is no practice', async () => {
    const world = new TablesWorld();
    const table = await world.open();
    await world.act(table, 'discover');
    expect(world.standing.undoable).toBe(0);
    const { seq } = world.standing;
    expect(await world.ask({ do: 'undo', table, expect: seq, step: true })).toMatchObject({ ok: false });
    expect(world.standing.seq).toBe(seq);
  });

  it('goes back over cards and bots in practice, one act of the person after the other', async () => {
    const world = new TablesWorld();
    const table = await world.open({ house: { ...GAME.house, practice: true } });
    const first = world.standing.view;
    for (let i = 0; i < 5; i++) await world.act(table);
    const { undoable } = world.standing;
    expect(undoable).toBe(5);
    for (let i = 0; i < 5; i++) await world.ask({ do: 'undo', table, expect: world.standing.seq, step: true });
    expect(world.standing.view).toEqual(first);
    expect(world.standing.undoable).toBe(0);
    const { record } = world.store.game(table)!;
    expect(verify(gameById(record.game)!.game, record)).toBeNull();
  });
});

describe('around one device', () => {
  it('goes to the next person at once where all see the same', async () => {
    const world = new TablesWorld();
    const table = await world.open(AROUND);
    const seats = new Set<number | null>();
    for (let i = 0; i < 12; i++) {
      seats.add(world.standing.seat);
      await world.act(table);
    }
    expect([...seats].sort()).toEqual([0, 1]);
    expect(world.pushed.some(({ push }) => push === 'hand')).toBe(false);
  });

  it('shows nothing of a seat before it has taken the device where the table is covered', async () => {
    const world = new TablesWorld();
    const table = await world.open({ ...AROUND, house: { ...GAME.house, cover: true } });
    const hand = world.pushed.findLast((push) => push.push === 'hand');
    expect(hand).toMatchObject({ push: 'hand', to: world.standing.toAct[0] });
    expect(world.standing.seat).toBeNull();
    expect(world.standing.legal).toEqual([]);
    await world.ask({ do: 'take', table, seat: world.standing.toAct[0]! });
    expect(world.standing.seat).toBe(world.standing.toAct[0]);
    expect(world.standing.legal.length).toBeGreaterThan(0);
  });
});

describe('orders and advice', () => {
  it('refuses an order that is none', async () => {
    const world = new TablesWorld();
    const table = await world.open();
    expect(await world.ask({ do: 'arm', table, order: { type: 'nonsense' } })).toMatchObject({ ok: false });
    expect(world.standing.order).toBeNull();
  });

  it('follows an order as soon as its seat is asked, and forgets it with the turn', async () => {
    const world = new TablesWorld();
    const table = await world.open({ ...AROUND, seed: 'orders' });
    // The device is played by whoever is asked, so the order is given for the one who waits.
    const stopper = world.standing.seat!;
    const waiter = 1 - stopper;
    await world.ask({ do: 'take', table, seat: waiter });
    expect(await world.ask({ do: 'arm', table, order: { type: 'pass' } })).toMatchObject({ ok: true });
    expect(world.standing.order).toEqual({ type: 'pass' });
    await world.ask({ do: 'take', table, seat: stopper });
    await world.act(table, 'stop');
    for (let i = 0; i < 5 && world.standing.toAct[0] === stopper; i++) await world.act(table, 'pass');
    const passed = world.pushed.some(
      (push) => push.push === 'standing' && push.log.some(({ seat }) => seat === waiter),
    );
    const acted = world.pushed.some((push) => push.push === 'played' && push.played.seat === waiter);
    expect(passed || acted).toBe(true);
    await world.ask({ do: 'take', table, seat: waiter });
    expect(world.standing.order).toBeNull();
  });

  it('tells what the one who holds the device saw after an act', async () => {
    const world = new TablesWorld();
    const table = await world.open(ALONE);
    const { seq, view } = world.standing;
    await world.act(table);
    expect(await world.ask({ do: 'lookBack', table, after: seq })).toMatchObject({ ok: true, seq, view });
    expect(await world.ask({ do: 'lookBack', table, after: 999 })).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  });

  it('asks the bots for advice as the one to act, and does not act', async () => {
    const thinker = new FakeThinker();
    const world = new TablesWorld(new FakeStore(), thinker);
    const table = await world.open();
    const { seq, seat } = world.standing;
    const answer = await world.ask({ do: 'hint', table });
    expect(answer).toMatchObject({ ok: true, hint: { why: { nl: 'Zo.' } } });
    expect(thinker.asked.at(-1)).toMatchObject({ seat, level: 'admiral' });
    expect(world.standing.seq).toBe(seq);
  });
});

describe('storage', () => {
  it('holds every game after every act, and a new worker goes on with it', async () => {
    const world = new TablesWorld();
    const table = await world.open(ALONE);
    await world.act(table);
    await world.act(table);
    const later = new TablesWorld(world.store);
    await later.ask({ do: 'watch', table });
    expect(later.standing).toEqual({ ...world.standing, now: expect.anything() });
    const list = await later.ask({ do: 'tables' });
    expect(list).toMatchObject({ tables: [{ id: table, over: false, toAct: [0] }] });
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
  ] as const)(
    'that fails with %s is told as "%s", loses nothing, and is used again when it works',
    async (error, told) => {
      const store = new FakeStore();
      store.broken = error;
      const world = new TablesWorld(store);
      const table = await world.open();
      expect(world.pushed).toContainEqual({ push: 'storage', trouble: told });
      await world.act(table);
      expect(await world.ask({ do: 'tables' })).toMatchObject({ tables: [{ id: table }] });
      expect(await world.ask({ do: 'record', table })).toMatchObject({ ok: true });
      store.broken = null;
      await world.act(table);
      expect(world.pushed.findLast(({ push }) => push === 'storage')).toEqual({ push: 'storage', trouble: null });
      expect(store.game(table)?.record.entries).toHaveLength(world.standing.seq);
    },
  );

  it('that is slow misses nothing that was done meanwhile', async () => {
    const world = new TablesWorld();
    const table = await world.open();
    const writing = lasting();
    world.store.slow = writing.over;
    await world.act(table);
    await world.act(table);
    const { seq } = world.standing;
    expect(world.store.game(table)!.record.entries.length).toBeLessThan(seq);
    expect(await world.ask({ do: 'tables' })).toMatchObject({ tables: [{ id: table }] });
    writing.end();
    await world.settled();
    const { record, times } = world.store.game(table)!;
    expect(record.entries).toHaveLength(seq);
    expect(times).toHaveLength(seq);
    expect(verify(gameById(record.game)!.game, record)).toBeNull();
  });

  it('gets what is new of a game that goes on, and the whole of one that is over', async () => {
    const world = new TablesWorld();
    const table = await world.open();
    const copies = vi.spyOn(Table.prototype, 'record');
    for (let i = 0; i < 60; i++) await world.act(table);
    expect(world.standing.over).toBe(false);
    expect(copies).not.toHaveBeenCalled();
    expect(world.store.pieces.get(table)!.record.entries).toEqual([]);
    const { seq } = world.standing;
    expect(world.store.written.reduce((sum, entries) => sum + entries, 0)).toBe(seq);

    await playOn(world, table);
    expect(copies).toHaveBeenCalledOnce();
    expect(world.store.added.has(table)).toBe(false);
    expect(world.store.pieces.get(table)!.record.result).toEqual(world.standing.result);
    copies.mockRestore();
  });

  it('that breaks down over the end of a game has it the next time', async () => {
    const world = new TablesWorld();
    const table = await world.open();
    await playOn(world, table, () => {
      world.store.broken = 'QuotaExceededError';
    });
    expect(world.store.game(table)!.record.result).toBeUndefined();
    world.store.broken = null;
    await world.open();
    expect(world.store.game(table)!.record.result).toBeDefined();
  });

  it('knows when an entry was made, also of a game from a file that does not say', async () => {
    const world = new TablesWorld();
    const table = await world.open(ALONE);
    for (let i = 0; i < 3; i++) await world.act(table);
    const { record } = world.store.game(table)!;
    const answer = (await world.ask({ do: 'load', file: record })) as unknown as { table: string };
    await world.ask({ do: 'watch', table: answer.table });
    await world.ask({ do: 'take', table: answer.table, seat: world.standing.toAct[0]! });
    await world.act(answer.table);
    const { times, createdAt } = world.store.game(answer.table)!;
    expect(times.slice(0, record.entries.length)).toEqual(record.entries.map(() => createdAt));
    expect(times[record.entries.length]).toBeGreaterThan(createdAt);
  });

  it('forgets a game that is thrown away', async () => {
    const world = new TablesWorld();
    const table = await world.open();
    await world.ask({ do: 'drop', table });
    expect(await world.ask({ do: 'tables' })).toMatchObject({ tables: [] });
    expect(await world.ask({ do: 'watch', table })).toMatchObject({ ok: false });
  });
});

describe('two windows', () => {
  it('play a table one at a time, and the other can take it', async () => {
    const store = new FakeStore();
    const one = new TablesWorld(store);
    const table = await one.open(ALONE);
    await one.act(table);
    const two = new TablesWorld(store);
    two.taken.add(table);
    expect(await two.ask({ do: 'watch', table })).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    expect(await two.ask({ do: 'seize', table })).toMatchObject({ ok: true });
    one.lose();
    expect(one.pushed).toContainEqual({ push: 'elsewhere', table });
    expect(await one.act(table)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    await two.ask({ do: 'watch', table });
    expect(two.standing.seq).toBe(one.standing.seq);
    expect(await two.act(table)).toMatchObject({ ok: true });
  });
});

describe('a window that has lost a table', () => {
  it('writes nothing of it any more, not even what storage has not taken yet', async () => {
    const store = new FakeStore();
    const one = new TablesWorld(store);
    const table = await one.open(ALONE);
    const writing = lasting();
    store.slow = writing.over;
    await one.act(table);
    await one.act(table);
    const two = new TablesWorld(store);
    await two.ask({ do: 'seize', table });
    one.lose();
    writing.end();
    await one.settled();
    store.slow = Promise.resolve();
    await two.ask({ do: 'unwatch', table });
    await two.ask({ do: 'watch', table });
    await two.act(table);
    await one.open();
    const { record } = store.game(table)!;
    expect(record.entries).toHaveLength(two.standing.seq);
    expect(verify(gameById(record.game)!.game, record)).toBeNull();
  });
});

describe('files', () => {
  it('bring a game back under an id of its own', async () => {
    const world = new TablesWorld();
    const table = await world.open(ALONE);
    await world.act(table);
    const { file } = (await world.ask({ do: 'record', table })) as unknown as { file: object };
    const other = new TablesWorld();
    const answer = await other.ask({ do: 'load', file: JSON.parse(JSON.stringify(file)) });
    expect(answer).toMatchObject({ ok: true });
    const loaded = (answer as unknown as { table: string }).table;
    expect(loaded).not.toBe(table);
    await other.ask({ do: 'watch', table: loaded });
    expect(other.standing.view).toEqual(world.standing.view);
    expect(other.room.seats.map(({ bot }) => bot)).toEqual([null, 'sailor', 'sailor']);
  });

  it('may be bare records, and people play on', async () => {
    const world = new TablesWorld();
    const table = await world.open(ALONE);
    const { record } = world.store.game(table)!;
    const answer = await world.ask({ do: 'load', file: record });
    expect(answer).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['another format', { format: 'x' }],
    ['a game without seats', { format: 'roadstead-game', record: { seats: 2, game: 'port-royal' }, seats: [] }],
    ['a broken record', { format: 1, game: 'port-royal', seats: 2 }],
    ['a game that is not here', { format: 1, game: 'chess', seats: 2 }],
  ])('with %s are refused in one sentence', async (_, file) => {
    const world = new TablesWorld();
    const answer = await world.ask({ do: 'load', file });
    expect(answer).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\.$/) } });
    expect(await world.ask({ do: 'tables' })).toMatchObject({ tables: [] });
  });
});

describe('a table that is only tried out', () => {
  const fileOf = async () => {
    const world = new TablesWorld();
    const table = await world.open(ALONE);
    return world.store.game(table)!;
  };
  const tryOut = async (world: TablesWorld, file: unknown) => {
    const answer = await world.ask({ do: 'load', file, loose: true });
    const { table } = answer as unknown as { table: string };
    await world.ask({ do: 'watch', table });
    return table;
  };

  it('is played like any other, and leaves nothing behind', async () => {
    const file = await fileOf();
    const world = new TablesWorld();
    const table = await tryOut(world, file);
    const { seq } = world.standing;
    expect(await world.act(table)).toMatchObject({ ok: true });
    expect(world.standing.seq).toBeGreaterThan(seq);
    expect(world.store.pieces.size).toBe(0);
    await world.ask({ do: 'unwatch', table });
    expect(await world.ask({ do: 'watch', table })).toMatchObject({ ok: false, error: { code: 'UNKNOWN_TABLE' } });
    expect(await world.ask({ do: 'tables' })).toMatchObject({ tables: [] });
  });

  it('is a game of this device once it is kept', async () => {
    const file = await fileOf();
    const world = new TablesWorld();
    const table = await tryOut(world, file);
    await world.act(table);
    await world.ask({ do: 'keep', table });
    const kept = world.store.game(table)!;
    expect(kept.record.entries.length).toBe(world.standing.seq);
    await world.act(table);
    expect(world.store.game(table)!.record.entries.length).toBeGreaterThan(kept.record.entries.length);
  });

  it('is stored before whoever keeps it is told so', async () => {
    const world = new TablesWorld();
    const table = await tryOut(world, await fileOf());
    let stored = () => {};
    world.store.slow = new Promise((resolve) => (stored = resolve));
    let isTold = false;
    const told = world.ask({ do: 'keep', table }).then(() => (isTold = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isTold).toBe(false);
    stored();
    await told;
    expect(world.store.game(table)).toBeDefined();
  });

  it('calls a bot by the name of the one whose seat it plays', async () => {
    const file = await fileOf();
    const world = new TablesWorld();
    await tryOut(world, { ...file, seats: [PERSON, { ...BOT, name: 'Cleo' }, BOT] });
    const [, cleo, other] = world.room.seats;
    expect(cleo).toMatchObject({ person: { name: 'Cleo' }, bot: null, standIn: 'sailor' });
    expect(other).toMatchObject({ person: null, bot: 'sailor', standIn: null });
  });
});
