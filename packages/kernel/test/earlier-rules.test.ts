import { recordUpTo, retell, Table, verify } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { lots } from './games/lots.js';
import { openLots, playOn } from './tables.js';

/** The second edition of a game: whoever scores gets two points, which changes every state after the first round. */
const newLots: typeof lots = {
  ...lots,
  rules: 2,
  earlier: [lots],
  resolve(state, seat, action, chance, tell) {
    const before = [...state.points];
    lots.resolve(state, seat, action, chance, tell);
    state.points = state.points.map((points, i) => points + (points - before[i]!));
  },
};

const oldRecord = playOn(openLots('first edition')).record();
const newRecord = playOn(Table.open(newLots, { seats: 3, seed: 'second edition' })).record();
const total = (points: readonly number[]) => points.reduce((a, b) => a + b, 0);

describe('a game that keeps an earlier version of its rules', () => {
  it('stamps new records with the new version', () => {
    expect(oldRecord.rules).toBe(1);
    expect(newRecord.rules).toBe(2);
  });

  it('loads, checks and retells a record by the rules that it was played by', () => {
    expect(verify(newLots, oldRecord)).toBeNull();
    const table = Table.load(newLots, oldRecord);
    expect(table.game).toBe(lots);
    expect(table.result).toEqual(oldRecord.result);
    const [last] = [...retell(newLots, oldRecord)].slice(-1);
    expect(last!.state.points).toEqual(table.state.points);
    expect(verify(newLots, newRecord)).toBeNull();
    expect(Table.load(newLots, newRecord).game).toBe(newLots);
  });

  it('would not get the same end by the other version', () => {
    expect(verify(newLots, { ...oldRecord, rules: 2 })).toMatch(/result/);
    expect(verify(newLots, { ...newRecord, rules: 1 })).toMatch(/result/);
  });

  it('goes on by the old rules where an old game goes on', () => {
    const half = Table.load(newLots, recordUpTo(oldRecord, 3));
    const points = total(half.state.points);
    half.act(half.toAct[0]!, half.legal(half.toAct[0]!)[0]);
    expect(total(half.state.points) - points).toBeLessThanOrEqual(1);
    expect(half.record().rules).toBe(1);
  });

  it('says which versions it knows', () => {
    expect(verify(newLots, { ...oldRecord, rules: 3 })).toBe(
      'This game was played by version 3 of the rules of "lots", and only versions 1, 2 are known here.',
    );
  });
});

describe('a record cut short', () => {
  it('is a game that stands where the record stood', () => {
    const steps = [...retell(lots, oldRecord)];
    for (const seq of [0, 1, 4, oldRecord.entries.length - 1]) {
      const table = Table.load(lots, recordUpTo(oldRecord, seq));
      expect(table.seq).toBe(seq);
      expect(table.state).toEqual(steps[seq]!.state);
    }
  });
});
