import { CONTRACTS } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { everyNth, inFull } from '../../../test/full.js';
import { roadstead } from './capture.js';

const option = (...pairs: readonly string[]) => pairs.flatMap((pair) => ['--option', pair]);

// biome-ignore lint/suspicious/noExplicitAny: read as a program outside would
async function json(...argv: string[]): Promise<any> {
  const { code, out, err } = await roadstead(['simulate', '--jobs', '1', '--json', ...argv]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

/** How often all rows of a plot happened. */
function timesIn(plot?: { rows: readonly { times: number }[] }): number {
  return plot?.rows.reduce((sum, { times }) => sum + times, 0) ?? 0;
}

const GAMES = 40;

const WAYS = [
  ['Under way!', ['--players', '3', ...option('box=unterwegs')]],
  ['cards of Under way! and the gambler', ['--players', '2', ...option('with=unterwegs,gambler')]],
  ['contract cards', ['--players', '5', ...option('with=contract-cards')]],
  ['contracts', ['--players', '4', ...option('with=contracts')]],
  ['alone', ['--players', '1', ...option('with=contracts', 'setAside=1')]],
  ['together', ['--players', '3', ...option('with=contracts,gambler', 'mode=co-op')]],
] as const;

describe('simulate with the boxes', () => {
  it.each(everyNth(4, WAYS))('accounts for all influence: %s', async (_, argv) => {
    const { games, players, counted } = await json('--games', '12', '--bots', 'greedy', ...argv);
    const { figures, plots } = counted;
    expect(timesIn(plots.sources) / games / players).toBeCloseTo(figures.influence.all, 4);
  });

  it('counts the ships of wholesalers and the contracts among the sources of influence', async () => {
    const { counted, together } = await json(
      '--games',
      '15',
      '--bots',
      'greedy',
      ...option('with=unterwegs,contracts'),
    );
    const sources = counted.plots.sources.rows.map(({ label }: { label: string }) => label);
    expect(sources).toEqual(expect.arrayContaining(['Ships kept', 'Contracts', 'Wholesaler']));
    expect(together).toBeNull();
    for (const { label, times } of counted.plots.contracts.rows) {
      expect(CONTRACTS.some(({ names, coopOnly }) => names.en === label && !coopOnly)).toBe(true);
      expect(times).toBeGreaterThan(0);
    }
  });

  it.each(everyNth(2, [2, 1]))('tells how %i fared together', async (players) => {
    const argv = ['--games', String(GAMES), '--players', String(players), '--bots', 'greedy'];
    const mode = players === 1 ? [] : ['mode=co-op'];
    const report = await json(...argv, ...option('with=contracts', ...mode));
    const { together, counted } = report;
    expect(together.games).toBe(GAMES);
    expect(together.won.low).toBeLessThanOrEqual(together.won.share);
    expect(together.won.high).toBeGreaterThan(together.won.share);
    const wins = report.seats.reduce((sum: number, { wins: { share } }: { wins: { share: number } }) => sum + share, 0);
    expect(wins).toBeCloseTo(together.won.share, 4);
    expect(counted.figures.won.all).toBeCloseTo(together.won.share, 4);
    // Each seat has what all have won.
    expect(timesIn(counted.plots.titles)).toBe(Math.round(together.won.share * GAMES) * players);
    expect(timesIn(counted.plots.contracts) / GAMES / players).toBeCloseTo(counted.figures.contracts.all, 4);
  });

  inFull('prints shares and contracts for people, and lines for spreadsheets', async () => {
    const argv = ['simulate', '--jobs', '1', '--games', '20', '--players', '2', '--bots', 'greedy'];
    const options = ['--with', 'contracts', '--mode', 'co-op'];
    const { out } = await roadstead([...argv, ...options]);
    for (const words of ['games won', 'Played by greedy, greedy', 'Contracts fulfilled', 'Sources of influence']) {
      expect(out).toContain(words);
    }
    expect(out).not.toContain('Shared victories');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect((await roadstead([...argv, ...options, '--csv'])).out).toMatch(/^together\.won\.share,0/m);
  });

  it('gives the same numbers however the games are cut', async () => {
    const argv = ['--games', '40', '--players', '1', ...option('with=contracts')];
    const whole = await json(...argv);
    expect(await json(...argv)).toEqual(whole);
  });

  it.each([
    [['--players', '1'], 'Playing alone needs the contracts'],
    [['--players', '5', ...option('box=unterwegs')], 'Under way! is for 2 to 4 players'],
    [['--players', '1', ...option('with=contracts', 'setAside=29')], 'must be ask or a whole number from 0 to 28'],
  ])('%j is refused with the sentence of the game', async (argv, sentence) => {
    const { code, err } = await roadstead(['simulate', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
