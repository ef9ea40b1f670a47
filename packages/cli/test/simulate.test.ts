import { gameById } from '@roadstead/games/all';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full.js';
import { jobOf } from '../src/simulate/job-args.js';
import { playAll } from '../src/simulate/pool.js';
import { report as reportOf } from '../src/simulate/report.js';
import { roadstead } from './capture.js';
import { interrupted, outcome, start } from './spawn.js';

// biome-ignore lint/suspicious/noExplicitAny: read as a program outside would
async function json(...argv: string[]): Promise<any> {
  const { code, out, err } = await roadstead(['simulate', '--jobs', '1', '--json', ...argv]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('simulate', () => {
  it('adds up', async () => {
    const report = await json('--games', '400', '--players', '3', '--seed', 'sum');
    const total = (of: readonly { wins: { share: number } }[]) => of.reduce((sum, { wins }) => sum + wins.share, 0);
    expect(report).toMatchObject({ game: 'port-royal', games: 400, players: 3, seed: 'sum', start: null });
    expect(total(report.seats)).toBeCloseTo(1, 4);
    expect(total(report.order)).toBeCloseTo(1, 4);
    for (const { wins } of [...report.seats, ...report.order]) {
      expect(wins.low).toBeLessThan(wins.share);
      expect(wins.high).toBeGreaterThan(wins.share);
    }
    const { figures, plots } = report.counted;
    expect(figures.games.all).toBe(1200);
    expect(figures.games.seats).toEqual([400, 400, 400]);
    expect(figures.busts.all / figures.turns.all).toBeCloseTo(figures.bustRate.all, 4);
    const perSeat = figures.influence.seats.reduce((sum: number, mean: number) => sum + mean, 0) / 3;
    expect(perSeat).toBeCloseTo(figures.influence.all, 4);
    const bySource = plots.sources.rows.reduce((sum: number, { times }: { times: number }) => sum + times, 0);
    expect(bySource / 1200).toBeCloseTo(figures.influence.all, 4);
  });

  it('plays the same games for the same seed, and others for another', async () => {
    const once = await json('--games', '30', '--seed', 'a');
    expect(await json('--games', '30', '--seed', 'a')).toEqual(once);
    expect((await json('--games', '30', '--seed', 'b')).decisions).not.toEqual(once.decisions);
  });

  it('gives each seat its bot', async () => {
    const report = await json('--games', '60', '--bots', 'greedy,random', '--start', '1');
    expect(report).toMatchObject({ players: 2, start: 1 });
    expect(report.seats.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
    expect(report.seats[0].wins.share).toBeGreaterThan(0.8);
    expect(report.order[0].wins).toEqual(report.seats[1].wins);
  });

  it('plays with the options asked for, by their flags or by name', async () => {
    const report = await json('--games', '30', '--option', 'end=expedition');
    expect(await json('--games', '30', '--end', 'expedition')).toEqual(report);
    expect(report.options).toMatchObject({ end: 'expedition' });
    expect(report.decisions).not.toEqual((await json('--games', '30')).decisions);
  });

  it('prints a table for people', async () => {
    const { code, out } = await roadstead(['simulate', '--jobs', '1', '--games', '20', '--players', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^20 games of port-royal, 2 players, seed "roadstead"\.\n/);
    for (const word of [
      'seat 0 (random)',
      'start seat',
      'Shared victories',
      'In figures',
      'Busts',
      'Coins',
      'Sailor',
    ]) {
      expect(out).toContain(word);
    }
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('writes the same numbers as lines for spreadsheets', async () => {
    const argv = ['simulate', '--jobs', '1', '--games', '20', '--seed', 'one, "two"'];
    const { out } = await roadstead([...argv, '--csv']);
    const report = JSON.parse((await roadstead([...argv, '--json'])).out);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('statistic,value');
    expect(lines).toContain('seed,"one, ""two"""');
    expect(lines).toContain(`seats.0.wins.share,${report.seats[0].wins.share}`);
    expect(lines).toContain(`counted.figures.influence.all,${report.counted.figures.influence.all}`);
  });

  inFull('gives the same bytes with one thread and with several', async () => {
    const argv = ['simulate', '--games', '250', '--players', '4', '--bots', 'random', '--seed', 'threads', '--json'];
    const [one, three] = await Promise.all([
      roadstead([...argv, '--jobs', '1']),
      outcome(start([...argv, '--jobs', '3'])),
    ]);
    expect(three).toEqual(one);
  });

  it('stops between two games when asked to, with what a shorter run would have given', async () => {
    const stop = new AbortController();
    const job = jobOf({ seed: 'stop' });
    const progress = (done: number) => {
      if (done >= 40) stop.abort();
    };
    const sums = await playAll({ job, games: 160, threads: 1, signal: stop.signal, progress });
    expect(sums.games).toBeGreaterThanOrEqual(40);
    expect(sums.games).toBeLessThan(160);
    const counting = await gameById(job.game)!.tally!();
    expect(reportOf(job, sums, counting)).toEqual(await json('--seed', 'stop', '--games', String(sums.games)));
  });

  inFull('ends cleanly on Ctrl-C', async () => {
    const { code, out, err } = await interrupted(['simulate', '--games', '100000000', '--jobs', '2']);
    expect(code).toBe(130);
    expect(err).toMatch(/^Stopped after the first \d+ of 100000000 games\.\n$/);
    expect(out).toContain('start seat');
  });

  it('says which game failed', async () => {
    const job = { ...jobOf({}), options: {}, start: 99 };
    const run = { job, games: 5, threads: 1, signal: new AbortController().signal, progress: () => {} };
    await expect(playAll(run)).rejects.toThrow(/^game 0 \(seed "roadstead\/0"\) failed: /);
  });
});
