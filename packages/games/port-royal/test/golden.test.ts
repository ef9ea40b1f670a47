import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { verify } from '@roadstead/kernel';
import { compareTranscripts, playGolden, transcript } from '@roadstead/kernel/harness';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';

const CONTRACTS = { with: ['contracts'] };
const CO_OP = { ...CONTRACTS, mode: 'co-op' };

function chapterTogether(chapter: number, seats: number) {
  const name = `chapter-${chapter}-together-${seats}`;
  return { name, seats, seed: name, options: { chapter, mode: 'co-op' } };
}

function chapterAgainst(chapter: number, seats: number) {
  const name = `chapter-${chapter}-against-${seats}`;
  return { name, seats, seed: name, options: { chapter } };
}

/** A game of each variant; the seeds are such that much happens in little time. */
const GAMES = [
  { name: 'base-2', seats: 2, seed: 'base-2 4', options: {} },
  { name: 'base-5', seats: 5, seed: 'base-5 40', options: {} },
  { name: 'expedition-4', seats: 4, seed: 'expedition-4 38', options: { end: 'expedition' } },
  { name: 'unterwegs-3', seats: 3, seed: 'unterwegs-3 35', options: { box: 'unterwegs' } },
  { name: 'combined-3', seats: 3, seed: 'combined-3 54', options: { with: ['unterwegs'] } },
  { name: 'gambler-3', seats: 3, seed: 'gambler-3 16', options: { with: ['gambler'] } },
  { name: 'contract-cards-3', seats: 3, seed: 'contract-cards-3 22', options: { with: ['contract-cards'] } },
  { name: 'contracts-4', seats: 4, seed: 'contracts-4 29', options: CONTRACTS },
  { name: 'co-op-3', seats: 3, seed: 'co-op-3 135', options: CO_OP },
  { name: 'solo', seats: 1, seed: 'solo 20', options: { ...CO_OP, setAside: 0 } },
  { name: 'chapter-1-alone', seats: 1, seed: 'chapter-1-alone', options: { chapter: 1 } },
  ...[1, 2, 3, 4, 5].flatMap((chapter) => [
    chapterTogether(chapter, [2, 3, 4, 2, 3][chapter - 1]!),
    chapterAgainst(chapter, [3, 4, 2, 3, 2][chapter - 1]!),
  ]),
  { name: 'variable-3', seats: 3, seed: 'variable-3', options: { chapter: 'variable', characters: 'pick' } },
];

const pathOf = (file: string) => new URL(`golden/${file}`, import.meta.url);
const UPDATE = 'UPDATE_GOLDEN=1 npx vitest run packages/games/port-royal/test/golden';

function stored(file: string): string {
  if (!existsSync(pathOf(file))) throw new Error(`There is no ${file} yet: ${UPDATE}`);
  return readFileSync(pathOf(file), 'utf8');
}

/** Stores new games. Read the difference before you commit it: each line is a change of the rules. */
function update(name: string, record: unknown, text: string): void {
  writeFileSync(pathOf(`${name}.json`), `${JSON.stringify(record)}\n`);
  writeFileSync(pathOf(`${name}.txt`), text);
}

describe.each(GAMES)('golden game $name', ({ name, ...request }) => {
  it('is played as it was', () => {
    const { text, record } = playGolden(portRoyal, request);
    if (process.env.UPDATE_GOLDEN) update(name, record, text);
    expect(compareTranscripts(stored(`${name}.txt`), text)).toBeNull();
    expect(record).toEqual(JSON.parse(stored(`${name}.json`)));
  });

  it('has a record that is right and tells the same story', () => {
    const record: unknown = JSON.parse(stored(`${name}.json`));
    expect(verify(portRoyal, record)).toBeNull();
    expect(compareTranscripts(stored(`${name}.txt`), transcript(portRoyal, record))).toBeNull();
  });
});
