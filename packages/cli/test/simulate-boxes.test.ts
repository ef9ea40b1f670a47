import { CONTRACTS, OPEN_CONTRACTS_CO_OP, TITLES } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { roadstead } from './capture.js';

const option = (...pairs: readonly string[]) => pairs.flatMap((pair) => ['--option', pair]);

// biome-ignore lint/suspicious/noExplicitAny: read as a program outside would
async function json(...argv: string[]): Promise<any> {
  const { code, out, err } = await roadstead(['simulate', '--jobs', '1', '--json', ...argv]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
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
  it.each(WAYS)('accounts for all influence: %s', async (_, argv) => {
    const { players, statistics } = await json('--games', '12', '--bots', 'greedy', ...argv);
    const influence = statistics.seats.reduce((sum: number, seat: { influence: { mean: number } }) => {
      return sum + seat.influence.mean;
    }, 0);
    const byKind = statistics.points.reduce((sum: number, kind: { perPlayer: number }) => sum + kind.perPlayer, 0);
    expect(byKind).toBeCloseTo(influence / players, 3);
  });

  it('counts the ships of wholesalers and the contracts among the points', async () => {
    const { statistics } = await json('--games', '15', '--bots', 'greedy', ...option('with=unterwegs,contracts'));
    const kinds = statistics.points.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['ship', 'contract', 'wholesaler']));
    expect(statistics.together).toBeNull();
    for (const { contract, open, fulfilled, perGame } of statistics.contracts) {
      expect(CONTRACTS.some(({ id, coopOnly }) => id === contract && !coopOnly)).toBe(true);
      expect(open).toBeGreaterThan(0);
      expect(perGame).toBeGreaterThanOrEqual(fulfilled);
    }
  });

  it.each([1, 2])('tells how %i fared together', async (players) => {
    const argv = ['--games', String(GAMES), '--players', String(players), '--bots', 'greedy'];
    const mode = players === 1 ? [] : ['mode=co-op'];
    const report = await json(...argv, ...option('with=contracts', ...mode));
    const { together, contracts } = report.statistics;
    expect(together.games).toBe(GAMES);
    expect(together.won.low).toBeLessThanOrEqual(together.won.share);
    expect(together.won.high).toBeGreaterThan(together.won.share);
    const wins = report.seats.reduce((sum: number, { wins: { share } }: { wins: { share: number } }) => sum + share, 0);
    expect(wins).toBeCloseTo(together.won.share, 4);
    expect(Object.keys(together.titles)).toEqual([...TITLES].reverse().map(({ title }) => title));
    const titles = Object.values<number>(together.titles).reduce((sum, n) => sum + n, 0);
    expect(titles).toBe(Math.round(together.won.share * GAMES));
    expect(together.contractsOpen.mean).toBe(OPEN_CONTRACTS_CO_OP[players]);
    const fulfilled = contracts.reduce(
      (sum: number, one: { open: number; fulfilled: number }) => sum + one.open * one.fulfilled,
      0,
    );
    expect(fulfilled / GAMES).toBeCloseTo(together.contractsFulfilled.mean, 3);
  });

  it('prints shares, titles and contracts for people, and lines for spreadsheets', async () => {
    const argv = ['simulate', '--jobs', '1', '--games', '20', '--players', '2', '--bots', 'greedy'];
    const options = option('with=contracts', 'mode=co-op');
    const { out } = await roadstead([...argv, ...options]);
    for (const words of ['games won', 'Ruler of All the Seas', 'fulfilled, of 5', 'Contract ']) {
      expect(out).toContain(words);
    }
    expect(out).not.toContain('Shared victories');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect((await roadstead([...argv, ...options, '--csv'])).out).toMatch(/^statistics\.together\.won\.share,0/m);
  });

  it('gives the same numbers however the games are cut', async () => {
    const argv = ['--games', '40', '--players', '1', ...option('with=contracts')];
    const whole = await json(...argv);
    expect(await json(...argv)).toEqual(whole);
  });

  it.each([
    [['--players', '1'], 'Playing alone needs the contracts'],
    [['--players', '5', ...option('box=unterwegs')], 'Under way! is for 2 to 4 players'],
    [['--players', '1', ...option('with=contracts', 'setAside=30')], 'must be a whole number from 0 to 12'],
  ])('%j is refused with the sentence of the game', async (argv, sentence) => {
    const { code, err } = await roadstead(['simulate', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
