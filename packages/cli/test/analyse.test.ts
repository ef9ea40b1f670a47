import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analysis } from '@roadstead/bots';
import { Engine } from '@roadstead/engine';
import type { GameRecord } from '@roadstead/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full.js';
import { roadstead } from './capture.js';
import { interrupted, outcome, start } from './spawn.js';

function record(max?: number): GameRecord {
  const engine = new Engine();
  engine.handle({ do: 'new', game: 'port-royal', players: 2, seed: 'analyse' });
  engine.handle({ do: 'play', table: 't1', bots: { 0: 'random', 1: 'captain' }, ...(max && { max }) });
  return (engine.handle({ do: 'record', table: 't1' }) as unknown as { record: GameRecord }).record;
}

const folder = mkdtempSync(join(tmpdir(), 'roadstead-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const QUICK = ['--iterations', '6', '--jobs', '1'];

describe('analyse', () => {
  it.each([
    ['en', /Player 1: the decisions that cost most\n +\d+ {2}\S.*Better: /s],
    ['nl', /Speler 1: de keuzes die het meest kostten\n +\d+ {2}\S.*Beter: /s],
    ['de', /Spieler 1: die Entscheidungen, die am meisten kosteten\n +\d+ {2}\S.*Besser: /s],
  ])('tells in %s what cost most', async (language, said) => {
    const { code, out, err } = await roadstead(['analyse', file('game.json', record()), ...QUICK, '--lang', language]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(said);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('calls players by the names that are kept beside the record, and looks at some seats only', async () => {
    const path = file('named.json', record(20));
    file('named.crew.json', { seats: [{ name: 'Anna' }, { name: 'Ben' }], language: 'nl' });
    const { out } = await roadstead(['analyse', path, ...QUICK, '--seat', '1', '--lang', 'en']);
    expect(out).toContain('Ben');
    expect(out).not.toContain('Anna');
    expect(out).toContain('The game is not over');
  });

  inFull('gives the same for programs, on any number of threads', async () => {
    const short = file('short.json', record(16));
    const argv = ['analyse', short, '--iterations', '6', '--json'];
    const here = await roadstead([...argv, '--jobs', '1']);
    const there = await outcome(start([...argv, '--jobs', '2']));
    expect(there).toEqual(here);
    const { format, game, decisions, seats } = JSON.parse(here.out) as Analysis;
    expect({ format, game }).toEqual({ format: 1, game: 'port-royal' });
    expect(decisions.length).toBeGreaterThan(5);
    expect(seats).toHaveLength(2);
  });

  it.each([
    [[], '', 'the file to look at is missing'],
    [['-', 'b'], '', 'one file at a time'],
    [['/no/such/file'], '', 'there is no such file'],
    [['-'], 'hello', 'this is no record of a game: This is not valid JSON'],
    [['-'], JSON.stringify({ ...record(3), game: 'chess' }), 'a record of "chess", which is not known here'],
    [['-'], JSON.stringify({ ...record(3), seed: 'other' }), 'commitment'],
    [['-', '--seat', '2'], JSON.stringify(record(3)), '--seat must be a whole number from 0 to 1'],
    [['-', '--lang', 'fr'], '', '--lang must be en or nl or de'],
    [['-', '--iterations', '0'], '', '--iterations must be a whole number from 1'],
  ])('%j says in one sentence what is wrong', async (argv, input, sentence) => {
    const { code, out, err } = await roadstead(['analyse', ...argv], input);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('ends cleanly when it is interrupted', async () => {
    const argv = ['analyse', file('long.json', record()), '--iterations', '300', '--jobs', '2'];
    expect(await interrupted(argv)).toEqual({ code: 130, out: '', err: expect.stringContaining('Stopped before') });
  });
});
