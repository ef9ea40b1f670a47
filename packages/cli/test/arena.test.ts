import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full.js';
import { roadstead } from './capture.js';
import { interrupted, outcome, start } from './spawn.js';

const PLAYER = fileURLToPath(new URL('./programs/player.mjs', import.meta.url));

/** On a busy machine it takes a program long to start: only one that hangs is not waited for. */
const PATIENCE_S = '600';
const PATIENT = ['--timeout', PATIENCE_S];

function program(manner: string): string {
  return `engine:"${process.execPath}" "${PLAYER}" ${manner}`;
}

// biome-ignore lint/suspicious/noExplicitAny: read as a program outside would
async function json(...argv: string[]): Promise<any> {
  const { code, out, err } = await roadstead(['arena', '--jobs', '1', '--json', ...argv]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

/** A report without the milliseconds, which differ from run to run. */
function timeless(out: string): unknown {
  return JSON.parse(out, (key, value) => (key === 'ms' ? undefined : value));
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadstead-arena-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('arena', () => {
  it('measures a bot against others in every seat', async () => {
    const report = await json('--bots', 'greedy,random', '--players', '4', '--deals', '8', '--seed', 'sum');
    expect(report).toMatchObject({ game: 'port-royal', players: 4, deals: 8, games: 32, failed: 0, elo: null });
    expect(report.seating).toEqual(['greedy', 'random', 'random', 'random']);
    const [greedy, random] = report.contestants;
    expect(greedy).toMatchObject({ name: 'greedy', seats: 1, fair: 0.25 });
    expect(random).toMatchObject({ name: 'random', seats: 3, fair: 0.75 });
    expect(greedy.wins.low).toBeGreaterThan(0.5);
    expect(greedy.wins.share + random.wins.share).toBeCloseTo(1, 5);
    expect(greedy.ms.p50).toBeLessThanOrEqual(greedy.ms.p99);
    expect(greedy.ms.p99).toBeLessThanOrEqual(greedy.ms.max);
  });

  it('prints a table for people, with Elo for two', async () => {
    const { code, out } = await roadstead(['arena', '--jobs', '1', '--bots', 'greedy,random', '--deals', '5']);
    expect(code).toBe(0);
    expect(out).toMatch(/^5 deals of port-royal, 2 players, each in every seating: 10 games, seed "roadstead"\.\n/);
    expect(out).toMatch(/\ngreedy +\d+\.\d\d %/);
    expect(out).toMatch(/\nElo: greedy \+\d+ \(95 % from /);
    expect(out).toContain('ms p50');
    expect(out).toContain('Failed games, counted for nobody: 0.');
  });

  inFull('shows how often all win where all play together', async () => {
    const coop = ['--option', 'with=contracts', '--option', 'mode=co-op', '--deals', '10'];
    const report = await json('--bots', 'greedy', '--players', '2', ...coop);
    expect(report).toMatchObject({ games: 10, elo: null });
    expect(report.together.share).toBeCloseTo(1 - report.unwon / 10, 5);
    expect(report.contestants[0].wins).toBeNull();
  });

  inFull('gives the same result with one thread and with several', async () => {
    const argv = ['arena', '--bots', 'greedy,random,random', '--deals', '13', '--seed', 'threads', '--json'];
    const [one, two] = await Promise.all([
      roadstead([...argv, '--jobs', '1']),
      outcome(start([...argv, '--jobs', '2'])),
    ]);
    expect(two.err).toBe('');
    expect(timeless(two.out)).toEqual(timeless(one.out));
  });

  it('takes weights from a file', async () => {
    const file = join(folder, 'bold.json');
    await writeFile(file, '{"caution":-50}');
    const { contestants } = await json('--bots', `weights:${file},random`, '--deals', '2');
    expect(contestants[0].name).toBe(`weights:${file}`);
  });

  inFull('shows the deals finished so far on Ctrl-C', async () => {
    const argv = ['arena', '--bots', 'greedy,random', '--deals', '10000000', '--jobs', '2'];
    const { code, out, err } = await interrupted(argv);
    expect(code).toBe(130);
    expect(err).toMatch(/^Stopped after the first \d+ of 10000000 deals\.\n$/);
    expect(out).toContain('Victories');
  });

  it.each([
    [[], '--bots must say who plays'],
    [['--bots', 'gredy'], 'did you mean greedy?'],
    [['--bots', 'genius,random'], 'there is no bot "genius"'],
    [['--bots', 'greedy@', '--deals', '1'], 'must be like greedy@400'],
    [['--bots', 'greedy@0'], 'must be like greedy@400'],
    [['--bots', 'greedy@50s'], 'or greedy@50ms (time)'],
    [['--bots', 'engine: '], 'the command after "engine:" is missing'],
    [['--bots', 'weights:/no/such/file'], 'cannot read weights from /no/such/file'],
    [['--bots', 'random,random,random', '--players', '2'], '--bots names 3 bots for 2 seats'],
    [['--bots', 'random', '--players', '9'], '--players must be a whole number from'],
    [['--bots', 'random', '--deals', '0'], '--deals must be a whole number from 1'],
    [['--bots', 'random', '--timeout', 'long'], '--timeout must be a whole number from 1'],
  ])('refuses %j in one sentence', async (argv, sentence) => {
    const { code, out, err } = await roadstead(['arena', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});

describe('a program outside', () => {
  it('plays like a bot', async () => {
    const { games, failed, contestants } = await json(
      '--bots',
      `${program('good')},random`,
      '--deals',
      '2',
      ...PATIENT,
    );
    expect([games, failed]).toEqual([4, 0]);
    expect(contestants[0].decisions).toBeGreaterThan(20);
  });

  it.each([
    ['dying', PATIENCE_S, /^the program ended by itself \(exit code 3\): the ship has sunk$/],
    ['talking nonsense', PATIENCE_S, /^the program answered "arrr" instead of \{"action":…\}$/],
    ['hanging', '1', /^no answer within 1000 ms$/],
    ['illegal', PATIENCE_S, /cannot do that now/],
  ])('%s fails its games and nothing else', async (manner, timeout, reason) => {
    const argv = ['--bots', `${program(manner)},random`, '--deals', '1', '--timeout', timeout];
    const { games, failed, failures } = await json(...argv);
    expect([games, failed]).toEqual([0, 2]);
    for (const failure of failures) {
      expect(failure.name).toBe(program(manner));
      expect(failure.reason).toMatch(reason);
    }
  });

  it('that is not there fails its games, too', async () => {
    const { failed, failures } = await json('--bots', 'engine:no-such-program-anywhere,random', '--deals', '1');
    expect(failed).toBe(2);
    expect(failures[0].reason).toMatch(/^the program cannot be run: .*ENOENT/);
  });

  it('is ended with the arena, on threads and after Ctrl-C', async () => {
    const house = createServer((line) => line.on('error', () => {}).resume());
    await once(house.listen(0, '127.0.0.1'), 'listening');
    const bots = `${program(`hanging ${(house.address() as AddressInfo).port}`)},random`;
    const child = start(['arena', '--jobs', '2', '--deals', '4', ...PATIENT, '--bots', bots]);
    const ended = outcome(child);
    await once(house, 'connection');
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    await new Promise((gone) => house.close(gone)); // as long as one of them lives, so does its line
  });
});
