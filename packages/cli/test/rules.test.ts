import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { GAMES } from '@roadstead/games/all';
import { LANGUAGES, paragraphsOf } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { roadstead } from './capture.js';

const rules = (...words: string[]) => roadstead(['rules', ...words]);

/** The lines that a terminal of this width shows. */
async function linesAt(columns: number, ...words: string[]): Promise<readonly string[]> {
  const stdout = Object.assign(new PassThrough(), { columns });
  const caught = text(stdout);
  await run(['rules', ...words], { stdin: Readable.from([]), stdout, stderr: new PassThrough() });
  stdout.end();
  return (await caught).trimEnd().split('\n');
}

describe('rules', () => {
  it.each(LANGUAGES)('lists every rule of every game in %s', async (language) => {
    const { code, out } = await rules('--lang', language);
    expect(code).toBe(0);
    for (const { rulebook } of GAMES) {
      const book = await rulebook!(language);
      expect(book?.title).toBeTruthy();
      for (const { id, title } of paragraphsOf(book!)) {
        expect(out.split('\n').some((line) => line.includes(` ${id} `) && line.endsWith(title))).toBe(true);
      }
    }
  });

  it('lists everything in the box, with the mark of our own numbers', async () => {
    const { code, out } = await rules('port-royal', '--lists', '--lang', 'en');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}Frigate +red \| 1 × 3, 3 × 3, 6 × 2, skull × 2$/m);
    expect(out).toMatch(/^ {2}\S.* \* /m);
    expect(out).toContain('* The numbers of these rows are our own');
  });

  it('prints the whole book', async () => {
    const { code, out } = await rules('port-royal', '--all', '--lang', 'nl');
    expect(code).toBe(0);
    expect(out).toContain('FASE 1: ONTDEKKEN');
    expect(out).toMatch(/^PR-S1 {2}\S/m);
    expect(out).toMatch(/^PR-O8 {2}\S/m);
    expect(out).not.toContain('](');
  });

  it('prints one rule by its id, with what it refers to', async () => {
    const { code, out } = await rules('PR-D6', '--lang', 'en');
    expect(code).toBe(0);
    expect(out).toMatch(/^PR-D6 {2}Bust\n {2}If a second ship/);
    expect(out).toMatch(/\n {2}→ PR-D3\n$/);
  });

  it('finds rules by words, the best first, whether the game is named or not', async () => {
    const { code, out } = await rules('jester', 'bust', '--lang', 'en');
    expect(code).toBe(0);
    expect(out.match(/^PR-\S+/gm)).toEqual(['PR-D7', 'PR-P6']);
    expect(await rules('port-royal', 'jester', 'bust', '--lang', 'en')).toEqual({ code, out, err: '' });
    expect((await rules('paljas', '--lang', 'nl')).out).toMatch(/^PR-P6 {2}Paljas\n/);
  });

  it('keeps to the best finds unless all are asked for', async () => {
    const some = await rules('coins', '--lang', 'en');
    const all = await rules('coins', '--all', '--lang', 'en');
    const shown = some.out.match(/^PR-\S+/gm)!;
    const every = all.out.match(/^PR-\S+/gm)!;
    expect(every.slice(0, shown.length)).toEqual(shown);
    expect(some.out).toContain(`\n${every.length - shown.length} more rules have these words`);
    expect(all.out).not.toContain('more rules');
  });

  it('says that there is nothing, with exit code 1', async () => {
    expect(await rules('zeppelin', '--lang', 'de')).toEqual({
      code: 1,
      out: 'Keine Regel enthält das alles: zeppelin.\n',
      err: '',
    });
  });

  it('keeps to the width of the terminal', async () => {
    for (const columns of [40, 72, 100]) {
      for (const words of [['--all'], [], ['coins'], ['zeppelin', 'rigging', 'weather', 'parrot']]) {
        const lines = await linesAt(columns, ...words, '--lang', 'en');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
      }
    }
    expect((await linesAt(40, 'PR-D6')).length).toBeGreaterThan((await linesAt(100, 'PR-D6')).length);
  });

  it('refuses a language that is not there', async () => {
    const { code, err } = await rules('--lang', 'fr');
    expect(code).toBe(2);
    expect(err).toContain('--lang must be en or nl or de');
  });
});
