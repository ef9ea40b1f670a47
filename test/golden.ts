import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, type TableRequest, verify } from '@roadstead/kernel';
import { compareTranscripts, playGolden, transcript } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';

interface GoldenGame extends TableRequest {
  /** Of its files. */
  readonly name: string;
  readonly seed: string;
  /** Stops after so many acts, for a part of a long game. */
  readonly longest?: number;
}

/**
 * Games that are played as they were when they were stored in that folder. `UPDATE_GOLDEN=1` stores them anew: read the
 * difference before you commit it, as each line is a change of the rules.
 */
export function testGolden(game: AnyGame, folder: URL, games: readonly GoldenGame[]): void {
  const pathOf = (file: string) => new URL(file, folder);
  const stored = (file: string) => {
    if (!existsSync(pathOf(file))) throw new Error(`There is no ${file} yet: run this test with UPDATE_GOLDEN=1.`);
    return readFileSync(pathOf(file), 'utf8');
  };

  describe.each(games)('golden game $name', ({ name, ...request }) => {
    it('is played as it was', () => {
      const { text, record } = playGolden(game, request);
      if (process.env.UPDATE_GOLDEN) {
        writeFileSync(pathOf(`${name}.json`), `${JSON.stringify(record)}\n`);
        writeFileSync(pathOf(`${name}.txt`), text);
      }
      expect(compareTranscripts(stored(`${name}.txt`), text)).toBeNull();
      expect(record).toEqual(JSON.parse(stored(`${name}.json`)));
    });

    it('has a record that is right and tells the same story', () => {
      const record: unknown = JSON.parse(stored(`${name}.json`));
      expect(verify(game, record)).toBeNull();
      expect(compareTranscripts(stored(`${name}.txt`), transcript(game, record))).toBeNull();
    });
  });
}
