import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { type Analysis, momentsOf, mostCostly } from '@roadstead/bots/all';
import { Engine } from '@roadstead/engine';
import { gameById } from '@roadstead/games/all';
import type { GameRecord } from '@roadstead/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { everyNth, inFull } from '../../../test/full.js';
import { analyseWith } from '../src/commands/analyse.js';
import { roadstead } from './capture.js';
import { FakeTerminal } from './play-fakes.js';
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

const STREAMS = { stdin: Readable.from([]), stdout: new PassThrough(), stderr: new PassThrough() };

describe('analyse', () => {
  it.each(
    everyNth(3, [
      ['en', /Player 1: the decisions that cost most\n +\d+ {2}\S.*Better: /s],
      ['nl', /Speler 1: de keuzes die het meest kostten\n +\d+ {2}\S.*Beter: /s],
      ['de', /Spieler 1: die Entscheidungen, die am meisten kosteten\n +\d+ {2}\S.*Besser: /s],
    ]),
  )('tells in %s what cost most', async (language, said) => {
    const { code, out, err } = await roadstead(['analyse', file('game.json', record()), ...QUICK, '--lang', language]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(said);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(
    everyNth(3, [
      ['the best answer', 'best', /Right: nothing is better\./],
      ['the mistake', 'played', /That is what was done in the game\./],
      ['anything', 'first', /Right|as good|done in the game|something better/],
    ] as const),
  )('puts mistakes on the screen once more, and explains each when it is decided: %s', async (_, which, said) => {
    const path = file('retried.json', record());
    const seats = [...QUICK, '--seat', '0', '--lang', 'en'];
    const { out } = await roadstead(['analyse', path, ...seats, '--json']);
    const { decisions } = JSON.parse(out) as Analysis;
    const [dearest] = mostCostly(decisions.filter(({ seat, better }) => seat === 0 && better !== null));
    const wanted = which === 'first' ? null : dearest![which].action;
    const { game, words } = gameById('port-royal')!;
    const moment = momentsOf(game, record()).find(({ seq }) => seq === dearest!.seq)!;
    const label =
      wanted && words.action(wanted, game.view(moment.state, 0), { language: 'en', you: 0, name: () => 'Player 1' });
    let asked = 0;
    const terminal = new FakeTerminal((_, screen) => {
      if (asked++ > 0) return 'q';
      const numbered = screen
        .join('\n')
        .split('Mistake 1 of')[1]!
        .split('\n')
        .map((line) => /^ *(\d+) {2}.*/.exec(line));
      const line = numbered.find((found) => found && (label === null || found[0].includes(label!)));
      return line![1]!;
    });
    expect(await analyseWith([path, ...seats, '--retry'], STREAMS, () => terminal)).toBe(0);
    expect(terminal.text).toMatch(/Mistake 1 of \d \(Player 1\)\. What would you do now\?/);
    const told = terminal.text.replace(/\s+/g, ' ');
    expect(told).toMatch(said);
    expect(told).toMatch(/Chances to win: \d+ %, with the best answer \d+ %\./);
    expect(terminal.text).toMatch(/Best: /);
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

  inFull('ends cleanly when it is interrupted', async () => {
    const argv = ['analyse', file('long.json', record()), '--iterations', '300', '--jobs', '2'];
    expect(await interrupted(argv)).toEqual({ code: 130, out: '', err: expect.stringContaining('Stopped before') });
  });
});
