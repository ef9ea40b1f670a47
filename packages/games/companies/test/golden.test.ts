import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { companies } from '@roadstead/companies';
import { verify } from '@roadstead/kernel';
import { compareTranscripts, playGolden, transcript } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';
import { richPosition } from './rich.js';

/** A short game from its set-up, and the beginning of one in which nearly everything can be done. */
const GAMES = [
  { name: 'two', seats: 2, seed: 'two 1', options: { calendars: 1 } },
  {
    name: 'four',
    seats: 4,
    seed: 'four 1',
    options: { calendars: 1 },
    byHand: { position: richPosition(4) },
    longest: 250,
  },
] as const;

const pathOf = (file: string) => new URL(`golden/${file}`, import.meta.url);
const UPDATE = 'UPDATE_GOLDEN=1 npx vitest run packages/games/companies/test/golden';

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
    const { text, record } = playGolden(companies, request);
    if (process.env.UPDATE_GOLDEN) update(name, record, text);
    expect(compareTranscripts(stored(`${name}.txt`), text)).toBeNull();
    expect(record).toEqual(JSON.parse(stored(`${name}.json`)));
  });

  it('has a record that is right and tells the same story', () => {
    const record: unknown = JSON.parse(stored(`${name}.json`));
    expect(verify(companies, record)).toBeNull();
    expect(compareTranscripts(stored(`${name}.txt`), transcript(companies, record))).toBeNull();
  });
});
