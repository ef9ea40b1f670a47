import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyNth } from '../../../test/full.js';
import { roadstead } from './capture.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadstead-train-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('train', () => {
  const NETS = [
    ['rivals', 'VALUE_NET', '30'],
    ['boxes', 'BOX_NET', '24'],
    ['together', 'TOGETHER_NET', '24'],
    ['chapters', 'RIVAL_NET', '24'],
    ['team', 'TEAM_NET', '24'],
  ] as const;

  it.each(everyNth(5, NETS))('teaches the net of %s and writes how it was made', async (net, constant, games) => {
    const learn = async (file: string) => {
      const small = ['--games', games, '--hidden', '3', '--passes', '1', '--seed', 'x'];
      return roadstead(['train', '--net', net, ...small, '--out', join(folder, file)]);
    };
    const { code, out } = await learn('one.ts');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Learned from \d+ positions\. Loss on games kept apart: \d\.\d{4} \(knowing nothing: \d\.\d{4}\)\.\n$/,
    );
    const source = await readFile(join(folder, 'one.ts'), 'utf8');
    expect(source).toContain(`export const ${constant}: Net = { features: `);
    expect(source).toContain(`\`roadstead train --net ${net} --games ${games} --hidden 3 --passes 1 --seed x\``);
    await learn('two.ts');
    expect(await readFile(join(folder, 'two.ts'), 'utf8')).toBe(source);
  });

  it.each([
    [['--net', 'trawl'], '--net must be rivals or boxes or together or chapters or team, not "trawl"'],
    [['--game', 'chess'], 'there is no game "chess"'],
  ])('refuses %j in one sentence', async (argv, sentence) => {
    const { code, out, err } = await roadstead(['train', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
