import { commitment, eventsFor, FastRandom, type Game, listener, Table, type Told } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';
import type { WharfEvent } from './games/wharf/state.js';
import { openLots, openWharf, playOn } from './tables.js';

const refusal = (code: string, message?: string) => expect.objectContaining({ code, ...(message && { message }) });

describe('opening', () => {
  test('the same request gives the same table', () => {
    const tables = [1, 2].map(() => playOn(openLots('same')));
    expect(tables[0]!.record()).toEqual(tables[1]!.record());
    expect(openLots('other').state).not.toEqual(openLots('same').state);
  });

  test('without a seed it gets a secret one, and publishes what it commits to', () => {
    const [a, b] = [Table.open(lots, { seats: 2 }), Table.open(lots, { seats: 2 })];
    expect(a.record().seed).not.toBe(b.record().seed);
    expect(a.commitment).toBe(commitment(a.record().seed!));
  });

  test('the record holds the options in full but only the start that was asked for', () => {
    const record = Table.open(wharf, { seats: 2, options: { crates: 5 } }).record();
    expect(record).toMatchObject({ format: 1, game: 'wharf', rules: 2, seats: 2, entries: [] });
    expect(record.options).toEqual({ mode: 'rivals', crates: 5 });
    expect(record).not.toHaveProperty('start');
    expect(record).not.toHaveProperty('byHand');
    expect(openWharf().record()).toMatchObject({ start: 0, byHand: { stack: [1, 2, 3, 4, 5, 6, 7, 8, 9] } });
  });

  test('what there is to tell about it is told', () => {
    const told: Told<WharfEvent>[] = [];
    Table.open(wharf, { seats: 2, start: 1 }, listener(told));
    expect(eventsFor(told, null)).toEqual([{ type: 'turn', seat: 1 }]);
  });

  test.each([
    [{ seats: 0 }, '"wharf" is for 1 to 4 players.'],
    [{ seats: 5 }, '"wharf" is for 1 to 4 players.'],
    [{ seats: 2.5 }, '"wharf" is for 1 to 4 players.'],
    [{ seats: '3' as never }, '"wharf" is for 1 to 4 players.'],
    [{ seats: 1 }, 'One player is a crew.'],
    [{ seats: 3, start: 3 }, 'The seat that starts must be one of 0 to 2.'],
    [{ seats: 3, start: -1 }, 'The seat that starts must be one of 0 to 2.'],
    [{ seats: 3, start: null as never }, 'The seat that starts must be one of 0 to 2.'],
    [{ seats: 3, options: { mode: 'solo' } }, 'Option "mode" must be one of rivals, crew.'],
    [{ seats: 3, byHand: [] as never }, 'A position by hand must be an object of plain JSON.'],
    [{ seats: 3, byHand: { stack: [99] } }, 'The stack must be a list of crates.'],
    [{ seats: 3, seed: 5 as never }, 'The seed must be a text.'],
  ])('%j is refused', (request, message) => {
    expect(() => Table.open(wharf, request)).toThrow(refusal('BAD_OPTIONS', message));
  });

  test('what is nested too deep is refused as well', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const open = (request: object) => () => Table.open(wharf, { seats: 3, ...request });
    expect(open({ byHand: { deep } })).toThrow(refusal('BAD_OPTIONS'));
    expect(open({ options: { mode: deep } })).toThrow(refusal('BAD_OPTIONS'));
    expect(open({ options: deep })).toThrow(refusal('BAD_OPTIONS'));
    expect(() => openWharf().act(0, { type: 'ask', seat: deep })).toThrow(refusal('ILLEGAL_ACTION'));
    expect(() => Table.load(wharf, { ...openWharf().record(), entries: deep })).toThrow(refusal('BAD_RECORD'));
  });
});

describe('acting', () => {
  test('tells each seat what it may hear', () => {
    const table = openWharf();
    const told = table.act(0, { type: 'peek' });
    expect(eventsFor(told, 0)).toEqual([{ type: 'peeked', seat: 0, crate: 1 }]);
    expect(eventsFor(told, 1)).toEqual([{ type: 'peeked', seat: 0 }]);
    expect(table.view(0).top).toBe(1);
    expect(table.view(1).top).toBeNull();
    expect(table.odds(0)).toEqual({ total: 1, weights: { 'crate-1': 1 } });
    expect(table.odds(null)?.total).toBe(9);
  });

  test('what may be done is listed once for each decision', () => {
    const listed: number[] = [];
    const counted: typeof lots = {
      ...lots,
      legal(state, seat) {
        listed.push(seat);
        return lots.legal(state, seat);
      },
    };
    const table = Table.open(counted, { seats: 3, seed: 'lots' });
    table.legal(0);
    listed.length = 0;
    table.act(1, table.legal(1)[0]);
    for (const seat of [0, 1, 2]) table.legal(seat);
    expect(table.questions.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(listed).toEqual([0, 2]);
    table.undo(1);
    expect(table.questions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('enters action, chance and reveals into the logbook', () => {
    const table = openLots();
    for (const seat of [0, 1, 2]) table.act(seat, table.legal(seat)[0]);
    const [first, , last] = table.entries;
    expect(first).toEqual({ type: 'act', seat: 0, action: expect.objectContaining({ type: 'lay' }), chance: [] });
    expect(last).toMatchObject({ seat: 2, revealed: true, chance: { length: 4 } });
    expect(table.seq).toBe(3);
  });

  test('the logbook holds the legal action, whatever object was handed in', () => {
    const table = openWharf();
    const action = { seat: 1, type: 'ask' };
    table.act(0, action);
    action.seat = 2;
    expect(JSON.stringify(table.entries[0])).toBe(
      '{"type":"act","seat":0,"action":{"type":"ask","seat":1},"chance":[]}',
    );
  });

  test('what is refused changes nothing', () => {
    const table = openWharf();
    const before = table.record();
    expect(() => table.act(1, { type: 'pass' })).toThrow(refusal('NOT_YOUR_TURN'));
    expect(() => table.act(0, { type: 'sink' })).toThrow(refusal('ILLEGAL_ACTION'));
    expect(() => table.act(3, { type: 'pass' })).toThrow(refusal('BAD_REQUEST'));
    expect(() => table.act(null as never, { type: 'pass' })).toThrow(refusal('BAD_REQUEST'));
    expect(() => table.view(3)).toThrow(refusal('BAD_REQUEST'));
    expect(() => table.legal(-1)).toThrow(refusal('BAD_REQUEST'));
    expect(() => table.odds(1.5)).toThrow(refusal('BAD_REQUEST'));
    expect(() => table.undo(9)).toThrow(refusal('BAD_REQUEST'));
    expect(table.record()).toEqual(before);
  });

  test('rules that fail midway leave the table as it was', () => {
    const broken: Game<{ n: number }, { type: 'go' | 'stay' }, never, null> = {
      ...(lots as object as Game<{ n: number }, { type: 'go' | 'stay' }, never, null>),
      setup: () => ({ n: 0 }),
      clone: (state) => ({ ...state }),
      toAct: () => [0],
      legal: () => [{ type: 'go' }, { type: 'stay' }],
      resolve(state) {
        state.n = 1;
        throw new TypeError('a bug');
      },
      result: () => null,
    };
    const table = Table.open(broken, { seats: 2 });
    expect(() => table.act(0, { type: 'go' })).toThrow('a bug');
    expect(table.state).toEqual({ n: 0 });
    expect(table.seq).toBe(0);
  });

  test('what a seat saw after each act in force can be looked at again', () => {
    const table = openLots();
    const seen: unknown[] = [table.view(1)];
    while (!table.over && table.seq < 80) {
      playOn(table, table.seq + 1, `act ${table.seq}`);
      seen.push(table.view(1));
    }
    expect(seen.map((_, seq) => table.viewAfter(seq, 1))).toEqual(seen);
    expect(() => table.viewAfter(table.seq + 1, 1)).toThrow(refusal('BAD_REQUEST'));
    expect(() => table.viewAfter(0, 9)).toThrow(refusal('BAD_REQUEST'));
    table.undoAgreed(0, 0);
    expect(() => table.viewAfter(1, 1)).toThrow(refusal('BAD_REQUEST', 'Act 1 is not in force.'));
    expect(table.viewAfter(0, 1)).toEqual(seen[0]);
  });

  test('looking back from a snapshot goes through the game once, in steps: what is passed is kept', () => {
    const table = playOn(Table.open(wharf, { seats: 4, options: { crates: 20 }, seed: 'long' }), 50);
    expect(table.seq).toBe(50);
    const resumed = Table.resume(wharf, table.record(), table.snapshot());
    const stepsTo = (seq: number) => [...resumed.lookingBack(seq, 1)].length;
    expect(stepsTo(49)).toBe(49);
    expect([49, 33, 32, 31].map(stepsTo)).toEqual([17, 1, 0, 31]);
    for (let seq = 0; seq <= 50; seq++) expect(resumed.viewAfter(seq, 1)).toEqual(table.viewAfter(seq, 1));
    resumed.undoAgreed(0, 40);
    table.undoAgreed(0, 40);
    expect(resumed.state).toEqual(table.state);
    expect(resumed.viewAfter(33, 0)).toEqual(table.viewAfter(33, 0));
  });

  test('what is handed out is a copy', () => {
    const table = playOn(openWharf(), 5);
    const [record, snapshot] = [table.record(), table.snapshot()];
    (record.entries as unknown[]).length = 0;
    (snapshot.state as { stack: number[] }).stack.length = 0;
    expect(table.seq).toBe(5);
    expect(table.state.stack.length).toBeGreaterThan(0);
  });

  test('at the end there is a result, and nothing more to do', () => {
    const table = openWharf();
    expect(table.result).toBeNull();
    playOn(table);
    expect(table.over).toBe(true);
    expect(table.toAct).toEqual([]);
    expect(table.record().result).toEqual(table.result);
    expect(() => table.act(0, { type: 'pass' })).toThrow(refusal('GAME_OVER'));
    expect(() => table.undo(0)).toThrow(refusal('GAME_OVER'));
    expect(table.undoable(0)).toBe(0);
  });
});

describe('following another keeper', () => {
  test('entry by entry it stands and tells the same, undone acts included', () => {
    const first = openWharf();
    const second = Table.load(wharf, first.record());
    const random = new FastRandom('follow');
    while (!first.over) {
      const seat = first.toAct[0]!;
      const legal = first.legal(seat);
      const told = first.act(seat, legal[random.int(legal.length)]);
      expect(second.follow(first.entries.at(-1)!)).toEqual(told);
      if (!first.over && first.undoable(seat) > 0 && random.int(2) === 0) {
        first.undoStep(seat);
        expect(second.follow(first.entries.at(-1)!)).toEqual([]);
      }
      expect(second.state).toEqual(first.state);
    }
    expect(second.record()).toEqual(first.record());
  });

  test('what cannot follow leaves no trace', () => {
    const table = openWharf();
    const before = table.record();
    const seat = table.toAct[0]!;
    expect(() => table.follow({ type: 'act', seat, action: { type: 'nonsense' }, chance: [] })).toThrow(
      refusal('BAD_RECORD'),
    );
    expect(() => table.follow({ type: 'undo', seat, to: 7 })).toThrow(refusal('ILLEGAL_ACTION'));
    expect(table.record()).toEqual(before);
  });
});
