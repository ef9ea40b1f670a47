import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, verifyCampaign } from '@roadstead/kernel';
import { describe, expect, it, vi } from 'vitest';
import { bestOfThree } from '../../kernel/test/games/best-of-three.js';
import { roadstead } from './capture.js';
import { anyChoice, inFolder, type Player, playWith } from './play-fakes.js';

vi.mock('../../games/registry/src/list.ts', async (original) => {
  const { LISTED } = await original<{ LISTED: readonly object[] }>();
  const { lotsEntry } = await import('../../kernel/test/games/lots-entry.js');
  const { bestOfThree } = await import('../../kernel/test/games/best-of-three.js');
  return { LISTED: [...LISTED, { id: bestOfThree.id, load: async () => ({ ...lotsEntry, game: bestOfThree }) }] };
});

const MATCH = ['--game', 'best-of-three', '--players', '2'];
const NEXT = /^On to the next part\?/;

/** Plays anything; goes on with so many parts. */
function going(parts: number): Player {
  let left = parts;
  const play = anyChoice(7);
  return (prompt, screen) => {
    if (NEXT.test(prompt)) return left-- > 0 ? '' : 'no';
    return play(prompt, screen);
  };
}

const files = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.crew.json'))
    .map((name) => join(folder, name));
const records = (folder: string): { readonly file: string; readonly record: GameRecord }[] =>
  files(folder)
    .map((file) => ({ file, record: JSON.parse(readFileSync(file, 'utf8')) as GameRecord }))
    .sort((a, b) => (a.record.follows?.n ?? 1) - (b.record.follows?.n ?? 1));

describe('a campaign in the terminal', () => {
  it('goes on as long as one likes, and its records prove it', async () => {
    await inFolder(async (folder) => {
      const { code } = await playWith(going(9), MATCH, { folder });
      expect(code).toBe(0);
      const parts = records(folder);
      expect(parts.length).toBeGreaterThan(1);
      expect(
        verifyCampaign(
          bestOfThree,
          parts.map(({ record }) => record),
        ),
      ).toBeNull();
      const { code: well, out } = await roadstead(['verify', ...parts.map(({ file }) => file)]);
      expect(out).toBe(`ok: best-of-three, a campaign of ${parts.length} games, over\n`);
      expect(well).toBe(0);
    });
  });

  it('is found by --resume after its first part, and not after its end', async () => {
    await inFolder(async (folder) => {
      await playWith(going(0), MATCH, { folder });
      expect(records(folder)).toHaveLength(1);
      expect((await playWith(going(9), ['--resume'], { folder })).code).toBe(0);
      expect(records(folder)[1]!.record.follows).toMatchObject({ kind: 'campaign', n: 2 });
      const { code, complaints } = await playWith(going(0), ['--resume'], { folder });
      expect(code).toBe(2);
      expect(complaints.join()).toContain('there is no unfinished game');
    });
  });

  it('is checked as one file, or part by part, and what is wrong is said', async () => {
    await inFolder(async (folder) => {
      await playWith(going(9), MATCH, { folder });
      const parts = records(folder);
      const whole = join(folder, 'whole');
      const check = async (list: readonly unknown[]) => {
        writeFileSync(whole, JSON.stringify({ format: 1, game: 'best-of-three', records: list }));
        return (await roadstead(['verify', whole])).out;
      };
      const list = parts.map(({ record }) => record);
      expect(await check(list)).toMatch(/^ok: best-of-three, a campaign of \d games, over$/m);
      expect(await check(list.slice(0, 1))).toMatch(/^ok: best-of-three, a campaign of 1 game, not over yet$/m);
      expect(await check(list.slice(1))).toMatch(/^wrong: record 1: It is number 2 of its campaign/);
      expect(await check([])).toMatch(/^wrong: There are no records\.$/m);
      const [one, two] = parts.map(({ file }) => file);
      const { code, out } = await roadstead(['verify', two!, one!]);
      expect(out.startsWith(`wrong: ${two}: It is number 2`)).toBe(true);
      expect(code).toBe(1);
    });
  });
});
