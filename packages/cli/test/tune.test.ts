import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tunableFor } from '@roadstead/bots/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full.js';
import type { ArenaPool } from '../src/arena/arena-pool.js';
import type { ArenaTask } from '../src/arena/job.js';
import { playTask } from '../src/arena/play-task.js';
import { Programs } from '../src/arena/program-player.js';
import { tuneJobOf } from '../src/tune/plan-args.js';
import { scoresOf } from '../src/tune/trials.js';
import { roadstead } from './capture.js';
import { outcome, start } from './spawn.js';

const SMALL = ['tune', '--jobs', '1', '--generations', '2', '--population', '4', '--games', '8', '--test', '8'];
const { names, rows } = tunableFor('port-royal')!;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadstead-tune-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Plays all its tasks here, in an order of its own. */
function poolThatPlays(ordered: (tasks: ArenaTask[]) => ArenaTask[]): Pick<ArenaPool, 'run'> {
  return {
    async run(tasks, done) {
      for (const task of ordered([...tasks])) done(await playTask(task, new Programs(() => {})), task);
    },
  };
}

describe('tune', () => {
  it('tells of each generation, writes the weights and measures them on other deals', async () => {
    const file = join(folder, 'weights.json');
    const { code, out, err } = await roadstead([...SMALL, '--keep', 'gambler,jack', '--out', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^generation 1: best [\d.]+, mean [\d.]+, centre 1\.000\ngeneration 2: best /);
    expect(out).toMatch(/\n2 deals of port-royal, 4 players, [^\n]*, seed "test\/roadstead\/0"\.\n/);
    expect(out).toMatch(/\n4 deals of port-royal, 2 players, [^\n]*, seed "test\/roadstead\/1"\.\n/);
    const weights = JSON.parse(await readFile(file, 'utf8'));
    expect(Object.keys(weights)).toEqual(names);
    for (const [i, name] of names.entries()) {
      if (name === 'gambler' || name === 'jack') expect(weights[name]).toBe(rows.start[i]);
      else expect(weights[name]).not.toBe(rows.start[i]);
    }
  });

  inFull('finds the same weights with one thread and with several', async () => {
    const [one, two] = [join(folder, 'one.ts'), join(folder, 'two.ts')];
    // Both by the program as it is built: within the tests there are no threads, and sources may be newer than a build.
    for (const [jobs, file] of [['1', one] as const, ['2', two] as const]) {
      const { code, err } = await outcome(start([...SMALL, '--jobs', jobs, '--out', file]));
      expect([code, err]).toEqual([0, '']);
    }
    const text = await readFile(one, 'utf8');
    expect(text).toMatch(/^export const TUNED_WEIGHTS = \{\n {2}influence: [\d.]+,\n/);
    expect(await readFile(two, 'utf8')).toBe(text);
  });

  inFull('scores candidates alike in whatever order their deals are played', async () => {
    const { trials, start: weights } = await tuneJobOf({ games: '24', players: '3,2', against: 'from,greedy' });
    const population = [weights, weights.map((weight) => weight * 1.3)];
    const inOrder = await scoresOf(
      poolThatPlays((tasks) => tasks),
      trials,
      population,
      0,
      () => {},
    );
    const backwards = await scoresOf(
      poolThatPlays((tasks) => tasks.reverse()),
      trials,
      population,
      0,
      () => {},
    );
    expect(new Set(inOrder).size).toBe(2);
    expect(backwards).toEqual(inOrder);
  });

  it('begins with the weights of a file, against whom it is told', async () => {
    const file = join(folder, 'timid.json');
    await writeFile(file, '{"caution":50}');
    const { out } = await roadstead([...SMALL, '--from', file, '--against', 'random', '--players', '2']);
    expect(out).toMatch(/\ncaution +50\.000 /);
    expect(out).toContain('\nrandom ');
  });

  it('begins with a row that the policy has, and lets candidates play together with themselves', async () => {
    const coop = ['--option', 'with=contracts', '--option', 'mode=co-op', '--against', 'self', '--players', '1,2'];
    const { code, out } = await roadstead([...SMALL, '--from', 'together', ...coop]);
    expect(code).toBe(0);
    for (const [, best] of out.matchAll(/: best ([\d.]+)/g)) expect(Number(best)).toBeLessThanOrEqual(1);
    expect(out).toContain(`${rows.together![names.indexOf('together')]!.toFixed(3)} `);
    expect(out).toMatch(/\nTogether +won/);
  });

  inFull('shows the last whole generation on Ctrl-C', async () => {
    const child = start([...SMALL, '--jobs', '2', '--generations', '10000']);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { code, out } = await outcome(child);
    expect(code).toBe(130);
    expect(out).toMatch(/^generation 1: .*\n\nWeight +from +to\n/s);
    expect(out).not.toContain('deals of port-royal');
  });

  it.each([
    [['--keep', 'luck'], 'there is no weight "luck"'],
    [['--players', '9'], '--players must be a whole number from'],
    [['--players', '4,x'], '--players must be a whole number from'],
    [['--population', '2'], '--population must be a whole number from 4'],
    [['--against', 'genius'], 'there is no bot "genius"'],
    [['--against', 'engine:x'], '--against takes no programs'],
    [['--from', '/no/such/file'], 'cannot read weights from /no/such/file'],
  ])('refuses %j in one sentence', async (argv, sentence) => {
    const { code, out, err } = await roadstead(['tune', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
