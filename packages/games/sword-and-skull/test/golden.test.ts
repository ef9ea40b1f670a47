import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { verify } from '@roadstead/kernel';
import { compareTranscripts, playGolden, transcript } from '@roadstead/kernel/harness';
import { swordAndSkull } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';

/** A game at tables of each size; the seeds are such that much happens in little time. */
const GAMES = [
  { name: 'two', seats: 2, seed: 'two 176' },
  { name: 'three', seats: 3, seed: 'three 204' },
  { name: 'four', seats: 4, seed: 'four 196' },
  { name: 'five', seats: 5, seed: 'five 13' },
] as const;

const pathOf = (file: string) => new URL(`golden/${file}`, import.meta.url);
const UPDATE = 'UPDATE_GOLDEN=1 npx vitest run packages/games/sword-and-skull/test/golden';

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
    const { text, record } = playGolden(swordAndSkull, request);
    if (process.env.UPDATE_GOLDEN) update(name, record, text);
    expect(compareTranscripts(stored(`${name}.txt`), text)).toBeNull();
    expect(record).toEqual(JSON.parse(stored(`${name}.json`)));
  });

  it('has a record that is right and tells the same story', () => {
    const record: unknown = JSON.parse(stored(`${name}.json`));
    expect(verify(swordAndSkull, record)).toBeNull();
    expect(compareTranscripts(stored(`${name}.txt`), transcript(swordAndSkull, record))).toBeNull();
  });
});
