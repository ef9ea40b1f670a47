import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PuzzleBook } from '@roadstead/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { FULL, inFull } from '../../../test/full.js';
import { roadstead } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'roadstead-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hunt = (...more: string[]) =>
  roadstead(['puzzles', '--games', '1', '--keep', '1', '--iterations', '40', ...more]);

describe('puzzles', () => {
  it('finds the same puzzles with the same seed, says how, and words their reasons anew', async () => {
    const { code, out, err } = await hunt('--seed', 'look');
    expect(code).toBe(0);
    expect(err).toMatch(/^\d+ puzzles from 1 games\.\n$/);
    if (FULL) expect((await hunt('--seed', 'look')).out).toBe(out);
    const book = JSON.parse(out) as PuzzleBook;
    expect(book.made).toBe('roadstead puzzles --game port-royal --games 1 --keep 1 --iterations 40 --seed look');
    expect(book.puzzles.length).toBeGreaterThan(0);

    const file = join(folder, 'puzzles.json');
    const [first, ...rest] = book.puzzles;
    const answers = first!.answers.map((answer) => ({ ...answer, why: { en: 'Old.', nl: 'Oud.', de: 'Alt.' } }));
    writeFileSync(file, JSON.stringify({ ...book, puzzles: [{ ...first!, answers }, ...rest] }));
    expect((await roadstead(['puzzles', '--retell', file])).out).toBe(out);
  });

  inFull('goes on where a search ended', async () => {
    const [first, second] = await Promise.all([hunt('--seed', 'go'), hunt('--seed', 'go', '--from', '1')]);
    const books = [first, second].map(({ out }) => JSON.parse(out) as PuzzleBook);
    expect(books[1]!.made).toBe(
      'roadstead puzzles --game port-royal --from 1 --games 1 --keep 1 --iterations 40 --seed go',
    );
    for (const [number, { puzzles }] of books.entries()) {
      for (const { table } of puzzles) expect(table.seed).toBe(`go/${number}`);
    }
    expect(books[1]!.puzzles.length).toBeGreaterThan(0);
  });

  it('refuses what is no file of puzzles, and numbers that make no sense', async () => {
    const file = join(folder, 'other.json');
    writeFileSync(file, '{"format":1}');
    expect(await roadstead(['puzzles', '--retell', file])).toMatchObject({ code: 2, err: /no file of puzzles/ });
    expect(await roadstead(['puzzles', '--games', '0'])).toMatchObject({
      code: 2,
      err: /--games must be a whole number/,
    });
  });
});
