import { gameById } from '@roadstead/games/all';
import type { ActEntry, GameRecord } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkRecord, isWell } from '../src/table/end/check.js';
import { finishedTable } from './finished-games.js';

describe('checking it oneself', () => {
  const { game } = gameById('port-royal')!;
  let record: GameRecord;
  beforeAll(() => {
    record = finishedTable('usual', 'sealed').record();
  });
  const tampered = (change: (entries: ActEntry[]) => void): GameRecord => {
    const copy = structuredClone(record);
    change(copy.entries as ActEntry[]);
    return copy;
  };

  it('finds a true record well, with the number of its acts', () => {
    const findings = checkRecord(game, record, record.commitment);
    expect(findings).toEqual({ sealed: true, wrong: null, acts: record.entries.length });
    expect(isWell(findings)).toBe(true);
  });

  it('finds a record of another table: its seed does not fit the seal', () => {
    const other = finishedTable('usual', 'other').record();
    const findings = checkRecord(game, other, record.commitment);
    expect(findings).toMatchObject({ sealed: false, wrong: null });
    expect(isWell(findings)).toBe(false);
  });

  it('is not content without the seed, for then nothing is known about chance', () => {
    const { seed: _, ...blind } = record;
    expect(isWell(checkRecord(game, blind, record.commitment))).toBe(false);
  });

  it('finds a shuffle that did not come from the seed', () => {
    const at = record.entries.findIndex((entry) => entry.type === 'act' && entry.chance.length > 0);
    const wrong =
      at < 0
        ? { ...record, opening: { chance: record.opening.chance.map((n, i) => (i === 0 ? (n === 0 ? 1 : n - 1) : n)) } }
        : tampered((entries) => {
            (entries[at] as { chance: readonly number[] }).chance = entries[at]!.chance.map((n) => (n === 0 ? 1 : 0));
          });
    const findings = checkRecord(game, wrong, record.commitment);
    expect(findings.sealed).toBe(true);
    expect(findings.wrong).not.toBeNull();
  });

  it('finds an act that was not allowed, and a result that does not follow', () => {
    const robbed = tampered((entries) => {
      entries.splice(entries.length - 3, 1);
    });
    expect(checkRecord(game, robbed, record.commitment).wrong).not.toBeNull();
    const result = { ...record.result!, winners: [(record.result!.winners[0]! + 1) % 4] };
    expect(checkRecord(game, { ...record, result }, record.commitment).wrong).toMatch(/result/);
  });
});
