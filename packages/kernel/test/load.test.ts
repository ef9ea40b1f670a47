import { openRecord, retell, Table } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';
import { openLots, openWharf, playOn, tampered } from './tables.js';

const refusal = (message: string) => expect.objectContaining({ code: 'BAD_RECORD', message });

describe('loading', () => {
  test.each([0, 1, 7, 10_000])('the table stands as it stood after %i entries, and goes on the same way', (entries) => {
    const table = playOn(openLots(), entries);
    const loaded = Table.load(lots, JSON.parse(JSON.stringify(table.record())));
    expect(loaded.state).toEqual(table.state);
    expect(loaded.record()).toEqual(table.record());
    playOn(table, 10_000, 'on');
    playOn(loaded, 10_000, 'on');
    expect(loaded.record()).toEqual(table.record());
  });

  test('undone acts stay in the logbook but not in force', () => {
    const table = playOn(openWharf(), 20);
    table.undoAgreed(0, 6);
    playOn(table, 30, 'other');
    const loaded = Table.load(wharf, table.record());
    expect(loaded.state).toEqual(table.state);
    expect(loaded.inForce).toEqual(table.inForce);
    loaded.undoAgreed(0, 3);
    table.undoAgreed(0, 3);
    expect(loaded.state).toEqual(table.state);
  });

  test('an unfinished record without a seed cannot go on', () => {
    const record = tampered(playOn(openLots(), 4).record(), (r) => delete r.seed);
    const sentence = 'The game is not over and the record has no seed, so it cannot go on.';
    expect(() => Table.load(lots, record)).toThrow(refusal(sentence));
  });

  test('a finished one can be looked at, but not opened again', () => {
    const table = playOn(openLots());
    const loaded = Table.load(
      lots,
      tampered(table.record(), (r) => delete r.seed),
    );
    expect(loaded.result).toEqual(table.result);
    expect(() => loaded.undoAgreed(0, 0)).toThrow(expect.objectContaining({ code: 'GAME_OVER' }));
  });

  test('other games and other rules are refused', () => {
    const record = openWharf().record();
    expect(() => Table.load(lots, record)).toThrow(refusal('This is a record of "wharf", not of "lots".'));
    const older = tampered(record, (r) => (r.rules = 1));
    expect(() => Table.load(wharf, older)).toThrow(
      refusal('This game was played by version 1 of the rules of "wharf", and only version 2 is known here.'),
    );
  });

  test('what the table could not be set up with is refused', () => {
    const record = openWharf().record();
    const load = (change: Parameters<typeof tampered>[1]) => () => Table.load(wharf, tampered(record, change));
    expect(load((r) => (r.seats = 7))).toThrow(refusal('set-up: "wharf" is for 1 to 4 players.'));
    expect(load((r) => (r.options.mode = 'x'))).toThrow(refusal('set-up: Option "mode" must be one of rivals, crew.'));
    expect(load((r) => (r.byHand = { stack: [77] }))).toThrow(refusal('opening: The stack must be a list of crates.'));
    expect(load((r) => (r.seed = 'x'))).toThrow(refusal('The seed is not the one that the commitment was made for.'));
  });
});

describe('snapshots', () => {
  const table = playOn(openWharf({ byHand: { stack: [] }, options: { crates: 20 } }), 25);
  const early = JSON.parse(JSON.stringify(table.snapshot()));
  playOn(table, 60, 'on');

  test('only what came after is played again', () => {
    const resolved: number[] = [];
    const counting: typeof wharf = {
      ...wharf,
      resolve(...args) {
        resolved.push(args[1]);
        wharf.resolve(...args);
      },
    };
    const loaded = Table.load(counting, table.record(), early);
    const replayed = resolved.length;
    expect(loaded.state).toEqual(table.state);
    resolved.length = 0;
    Table.load(counting, table.record());
    expect(replayed).toBeLessThan(resolved.length - 20);
  });

  test('undo goes back beyond them', () => {
    for (const to of [40, 26, 25, 24, 10, 0]) {
      const [loaded, whole] = [Table.load(wharf, table.record(), early), Table.load(wharf, table.record())];
      loaded.undoAgreed(0, to);
      whole.undoAgreed(0, to);
      expect(loaded.state).toEqual(whole.state);
      playOn(loaded, 80, 'again');
      playOn(whole, 80, 'again');
      expect(loaded.record()).toEqual(whole.record());
    }
  });

  test('one whose acts were undone since is not used', () => {
    const other = Table.load(wharf, table.record());
    other.undoAgreed(0, 12);
    playOn(other, 70, 'other');
    const loaded = Table.load(wharf, other.record(), early);
    expect(loaded.state).toEqual(other.state);
    expect(loaded.inForce).toEqual(other.inForce);
  });

  test('one of another table is refused', () => {
    const record = table.record();
    const other = { ...early, commitment: openLots().commitment };
    expect(() => Table.load(wharf, record, other)).toThrow(refusal('The snapshot is of another table.'));
    const ahead = { ...early, seq: record.entries.length + 1 };
    const sentence = 'The snapshot is not of this record: it is ahead of it.';
    expect(() => Table.load(wharf, record, ahead)).toThrow(refusal(sentence));
  });
});

test('a record can be told again, entry by entry', () => {
  const table = openWharf();
  const told = [table.act(0, { type: 'ask', seat: 2 })];
  table.undo(0);
  told.push(table.act(0, { type: 'peek' }));
  const steps = [...retell(wharf, openRecord(wharf, table.record()).record)];
  expect(steps.map((step) => step.told)).toEqual([[{ event: { type: 'turn', seat: 0 } }], told[0], [], told[1]]);
  expect(steps.map((step) => step.entry?.type)).toEqual([undefined, 'act', 'undo', 'act']);
  expect(steps[2]!.state).toEqual(steps[0]!.state);
  expect(steps[3]!.state).toEqual(table.state);
});

test('what is told again is played once, however much of it was taken back', () => {
  const table = playOn(openWharf({ byHand: { stack: [] }, options: { crates: 20 } }), 20);
  for (let i = 0; i < 10; i++) {
    const [seat] = table.toAct;
    table.act(seat!, table.legal(seat!)[0]);
    table.undoAgreed(0, 20);
  }
  let acts = 0;
  const counting: typeof wharf = {
    ...wharf,
    resolve: (...how) => {
      acts++;
      wharf.resolve(...how);
    },
  };
  const actsOf = (play: () => unknown) => {
    acts = 0;
    play();
    return acts;
  };
  const resumed = Table.resume(wharf, table.record());
  const inForce = actsOf(() => Table.resume(counting, table.record()));
  expect(actsOf(() => [...Table.resume(counting, table.record()).retell()]) - inForce).toBe(inForce + 10);
  expect(actsOf(() => [...retell(counting, table.record())])).toBe(inForce + 10);
  expect([...retell(counting, table.record())].at(-1)!.state).toEqual(resumed.state);
});

describe('resuming what we kept ourselves', () => {
  const table = playOn(openWharf({ byHand: { stack: [] }, options: { crates: 20 } }), 25);
  const early = JSON.parse(JSON.stringify(table.snapshot()));
  playOn(table, 50, 'on');
  table.undoAgreed(0, 44);
  playOn(table, 60, 'further');

  test.each([{ snapshot: undefined }, { snapshot: early }])('it stands and goes on the same way', ({ snapshot }) => {
    const whole = Table.load(wharf, table.record());
    const resumed = Table.resume(wharf, table.record(), snapshot);
    expect(resumed.state).toEqual(whole.state);
    expect(resumed.inForce).toEqual(whole.inForce);
    expect([...resumed.retell()].map(({ told }) => told)).toEqual(
      [...retell(wharf, table.record())].map(({ told }) => told),
    );
    for (const to of [52, 33, 20, 0]) for (const one of [whole, resumed]) one.undoAgreed(0, to);
    expect(resumed.state).toEqual(whole.state);
    playOn(resumed, 90, 'again');
    playOn(whole, 90, 'again');
    expect(resumed.record()).toEqual(whole.record());
  });

  test('entries of its own are not checked, those of others are', () => {
    const forged = tampered(openLots().record(), (r) => {
      r.entries.push({ type: 'act', seat: 0, action: { type: 'lay', card: 99 }, chance: [] });
    });
    expect(() => Table.load(lots, forged)).toThrow(refusal('entry 1 (seat 0): Seat 0 cannot do that now.'));
    expect(Table.resume(lots, forged).seq).toBe(1);
  });

  test('what it was given stays as it was', () => {
    const record = openWharf().record();
    playOn(Table.resume(wharf, record), 3);
    expect(record.entries).toEqual([]);
  });

  test('the logbook can be read without a copy', () => {
    const { logbook } = table;
    expect(logbook).toEqual(table.record());
    expect(logbook.entries).toBe(table.entries);
  });
});
