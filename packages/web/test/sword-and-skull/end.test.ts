import { gameById } from '@roadstead/games/all';
import { LANGUAGES } from '@roadstead/kernel';
import { type Event, GOLD_REASONS, type SkullResult, swordAndSkull } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { momentThings } from '../../src/games/sword-and-skull/end/moment-things.js';
import { race } from '../../src/games/sword-and-skull/end/race.js';
import { tellThings, winningThings } from '../../src/games/sword-and-skull/end/winning-things.js';
import { chip } from '../../src/games/sword-and-skull/play/chip.js';
import { rowsWithin } from '../../src/games/tiles/rows-within.js';
import { lookBack } from '../../src/table/end/told/look-back.js';
import { momentsIn } from '../../src/table/end/told/moments.js';
import { raceOf } from '../../src/table/end/told/race.js';
import { finishedIsland } from '../finished-games.js';
import { name, Played, standAt } from './positions.js';

const table = finishedIsland('race');
const standing = standAt(table, null);
const past = lookBack(table.record());
const { winners, ranking } = table.result as SkullResult;

describe('the race', () => {
  it('SS-E1 is for the chance to win in the lair, and whoever won is at 100', () => {
    const run = raceOf(past.retelling, past.glance!, race(standing, 'en'))!;
    expect(run).toMatchObject({ title: 'Chance of winning in the lair, in %', unit: '%', goal: null });
    expect(run.lines.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const { seat, points } of run.lines) {
      if (winners.includes(seat!)) expect(points.at(-1)).toBe(100);
      expect(Math.max(...points)).toBeLessThanOrEqual(100);
      expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
    }
  });

  it('SS-F9 gold for every ransom is as good as won, without gold or Might hardly anything is', () => {
    const players = { 0: { gold: 60 }, 1: { gold: 0 }, 2: { gold: 40 } };
    const { view } = new Played({ position: { players } }).stand();
    const [rich, poor, some] = race(standing, 'en').of(view);
    expect(rich).toBe(100);
    // A fight without Might is won only where the King rolls a blank.
    expect(poor).toBe(14);
    expect(some).toBeGreaterThan(poor!);
    expect(some).toBeLessThan(100);
  });

  it('is said in every language', () => {
    expect(new Set(LANGUAGES.map((language) => race(standing, language).title)).size).toBe(LANGUAGES.length);
  });
});

describe('what is shown at the end', () => {
  it('the winner’s figures with their Might, the one that won marked, then crew, items and open cards', () => {
    const [seat] = winners;
    const player = swordAndSkull.view(table.state, null).players[seat!]!;
    const things = winningThings(standing, seat!);
    expect(things.slice(0, 2).map(({ mark }) => Number(mark))).toEqual([player.might.officer, player.might.pirate]);
    expect(things.filter(({ isStrong }) => isStrong).map(({ key }) => key)).toEqual([ranking[0]!.figure]);
    const laid = Object.keys(player.crew).length + player.items.length + player.table.length;
    expect(things.length).toBe(2 + laid);
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
    for (const language of LANGUAGES) expect(tellThings(standing, seat!, language)).toContain(`${player.might.pirate}`);
  });

  it('SS-F9 the greatest moments begin with the one that won, and everyone has something to look at', () => {
    const audience = { language: 'en' as const, name, you: null };
    const moments = momentsIn(past.retelling, gameById('sword-and-skull')!.words, audience);
    expect(moments[0]).toMatchObject({ title: 'In the Pirate King’s lair', seat: winners[0] });
    for (const { events, text } of moments) {
      expect(momentThings(events).length).toBeGreaterThan(0);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('marks say what a moment came to', () => {
    const marks = (event: Event) => momentThings([event]).map(({ mark }) => mark);
    const king = { attacker: 1, figure: 'officer', foe: 'king', winner: 0, totals: [15, 13] } as const;
    expect(marks({ type: 'result', ...king })).toEqual(['15 : 13']);
    expect(marks({ type: 'price', seat: 1, gold: 40 })).toEqual(['40']);
    expect(marks({ type: 'gold', seat: 1, n: 14, why: 'treasure_trove', from: 'trove' })).toEqual(['+14']);
    expect(marks({ type: 'debt', seat: 1, owed: 12, bank: 2 })).toEqual(['−12']);
    expect(marks({ type: 'turn', seat: 1, round: 2 })).toEqual([]);
  });

  it.each([1, 5, 7, 12, 17])('%i tiles lie in rows that fit their place', (n) => {
    const { size, perRow } = rowsWithin(n, { width: 400, height: 200 }, 10, 84);
    expect(size).toBeGreaterThan(30);
    expect(size).toBeLessThanOrEqual(84);
    expect(perRow * (size + 10) - 10).toBeLessThanOrEqual(400);
    expect(Math.ceil(n / perRow) * (size + 10) - 10).toBeLessThanOrEqual(200);
  });
});

describe('signs beside what is counted', () => {
  it.each([
    'castle',
    'navyDock',
    'pirateShip',
    'Fort Rock',
    'FR-A',
    'officer',
    'king',
    'ransom',
    'I01',
    'I11',
    'settlement',
  ])('%s has one', (row) => {
    expect(chip(row)).toMatch(/^<svg/);
  });

  it.each(GOLD_REASONS.filter((why) => !why.startsWith('F')))('gold for %s has one', (why) => {
    expect(chip(why)).toMatch(/^<svg/);
  });

  it('a weapon has the head of whose it is, a fortune card none', () => {
    expect(chip('I01')).toBe(chip('officer'));
    expect(chip('F01')).toBeNull();
  });
});
