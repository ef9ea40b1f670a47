import { type ActEntry, Table } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { lots } from './games/lots.js';
import { openLots, openWharf, playOn } from './tables.js';

type LotsTable = ReturnType<typeof openLots>;

function lay(table: LotsTable, seat: number): void {
  table.act(seat, table.legal(seat)[0]);
}

/** A table of three on which seats 0 and 1 have laid, and seat 2 has not. */
function twoLaid(): LotsTable {
  const table = openLots();
  lay(table, 0);
  lay(table, 1);
  return table;
}

describe('of seats asked at the same time, each may answer what it was asked', () => {
  test('others have laid since', () => {
    const table = twoLaid();
    expect([0, 1, 2].map((expect) => table.stillAsks(2, expect))).toEqual([true, true, true]);
    expect([0, 1, 2].map((expect) => table.stillAsks(0, expect))).toEqual([false, false, false]);
  });

  test('after loading, from the logbook alone', () => {
    const table = twoLaid();
    const record = table.record();
    for (const loaded of [Table.load(lots, record), Table.load(lots, record, table.snapshot())]) {
      expect(loaded.stillAsks(2, 0)).toBe(true);
      expect(loaded.stillAsks(1, 1)).toBe(false);
    }
  });

  test('not once the cards were shown', () => {
    const table = twoLaid();
    lay(table, 2);
    expect(table.toAct).toEqual([0, 1, 2]);
    expect([0, 1, 2, 3].map((expect) => table.stillAsks(0, expect))).toEqual([false, false, false, true]);
    lay(table, 1);
    expect([2, 3, 4].map((expect) => table.stillAsks(0, expect))).toEqual([false, true, true]);
  });

  test('not after an undo, nor for what was never there', () => {
    const table = openLots();
    lay(table, 0);
    table.undo(0);
    expect([0, 1, 2, 3, -1, 0.5].map((expect) => table.stillAsks(1, expect))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(() => table.stillAsks(7, 0)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });

  test('nobody once the game is over', () => {
    const table = playOn(openLots());
    expect(table.stillAsks(0, table.seq)).toBe(false);
  });
});

test('a choice that changed while others acted is another question', () => {
  // Whoever comes later may lay no lower card than what lies there: the list changes although nothing came to light.
  const rising: typeof lots = {
    ...lots,
    legal(state, seat) {
      const least = Math.max(-1, ...state.laid.map((card) => card ?? -1));
      const legal = lots.legal(state, seat);
      const higher = legal.filter(({ card }) => card > least);
      return higher.length > 0 ? higher : legal;
    },
  };
  const table = Table.open(rising, { seats: 3, seed: 'rising' });
  const before = [1, 2].map((seat) => table.legal(seat));
  table.act(0, table.legal(0).at(-1));
  const changed = [1, 2].map((seat, i) => table.legal(seat).length !== before[i]!.length);
  expect(changed).toContain(true);
  expect([1, 2].map((seat) => table.stillAsks(seat, 0))).toEqual(changed.map((one) => !one));
});

test('whoever was not asked then has not been asked the same', () => {
  const table = openWharf();
  expect(table.toAct).toEqual([0]);
  playOn(table, 1);
  const [next] = table.toAct;
  const [entry] = table.entries as readonly ActEntry[];
  expect(entry!.chance).toEqual([]);
  expect(table.stillAsks(next!, 0)).toBe(false);
});
