import { PlanRun, type StepOutcome } from '@roadstead/kernel';
import { type Action, fightChances, swordAndSkullEntry, type View, type WalkPlan } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { percentText } from '../../src/games/sword-and-skull/play/percent-text.js';
import { wayToWin } from '../../src/games/sword-and-skull/play/way-to-win.js';
import type { ToldWay } from '../../src/games/sword-and-skull/play/ways.js';
import { waysByCard, waysOf } from '../../src/games/sword-and-skull/play/ways.js';
import { name, Played, type Position } from './positions.js';

const ends = (ways: readonly ToldWay[]) => ways.map(({ figure, to }) => `${figure} ${to}`);

/** Seat 0 has rolled, with its figures where they are put. */
function rolled(dice: readonly number[], own: Record<string, unknown>, more: Position['position'] = {}): Played {
  return new Played({ stack: { dice }, position: { ...more, players: { ...(more.players as object), 0: own } } });
}

describe('ways', () => {
  it('SS-M2 either figure walks the sum, each space on its path', () => {
    const ways = waysOf(rolled([1, 2], { officer: 'O4', pirate: 'O10' }).stand(), 'en', name);
    expect(ends(ways)).toEqual(['officer O7', 'pirate O13']);
    expect(ways[0]!.path).toEqual(['O5', 'O6', 'O7']);
    expect(ways[0]!.plan).toBeNull();
  });

  it('SS-R3 a fork on the way has a way for each branch, answered as one command', () => {
    const played = rolled([1, 2, 0], { officer: 'O1', pirate: 'O20' });
    const ways = waysOf(played.stand(), 'en', name).filter(({ figure }) => figure === 'officer');
    expect(ways.map(({ path }) => path)).toEqual([
      ['O2', 'O3', 'O4'],
      ['O2', 'V1', 'V2'],
    ]);
    carryOut(played, ways[1]!.plan!);
    expect(played.table.view(0).players[0]!.officer).toBe('V2');
  });

  it('SS-M7 the Lake of Fire ends a walk, whatever is left of it', () => {
    const ways = waysOf(rolled([2, 3], { officer: 'O20', pirate: 'V5' }).stand(), 'en', name);
    const lake = ways.find(({ to }) => to === 'LAKE')!;
    expect(lake.path).toEqual(['LAKE']);
    expect(lake.note).toBe('pirate, stops after 1 space');
  });

  it('SS-F10 the Castle on the way pays, and counts before what follows', () => {
    const own = { officer: 'O31', pirate: 'O10', gold: 1, crew: { 'RR-B': 1 } };
    const [officer] = waysOf(rolled([1, 2], own).stand(), 'en', name);
    const symbols = 1;
    expect(officer!.castle).toEqual({ at: 0, gold: 1 + 2 * symbols });
    expect(officer!.lines[0]).toMatchObject({ sign: 'castle', value: '+3' });
    expect(officer!.value).toBe('+3 = 4');
  });

  it('SS-C14 a Compass adds a step more and a step less', () => {
    const played = rolled([1, 2], { officer: 'O4', pirate: 'O10', items: ['I12'] });
    expect(waysOf(played.stand(), 'en', name).map(({ by }) => by)).toEqual([2, 3, 4, 2, 3, 4]);
  });

  it('SS-B5 whom it fights there, by dice alone', () => {
    const foes = { players: { 1: { officer: 'O13', crew: { 'CW-A': 1 } } } };
    const [, pirate] = waysOf(rolled([1, 2], { officer: 'O4', pirate: 'O10' }, foes).stand(), 'en', name);
    expect(pirate!.landing.foes).toMatchObject([{ seat: 1, figure: 'officer' }]);
    const lead = -pirate!.landing.foes[0]!.might;
    expect(pirate!.landing.foes[0]!.chances).toEqual(fightChances(lead));
  });

  it('SS-F4 what is due to others at a settlement, and a debt', () => {
    const others = { players: { 1: { crew: { 'RR-B': 2 } } } };
    const own = { officer: 'O10', pirate: 'O20', gold: 0 };
    const [officer] = waysOf(rolled([1, 2], own, others).stand(), 'en', name);
    expect(officer!.lines).toContainEqual({ sign: 'gold', text: 'pay Griet', value: '−2', tone: 'cost', seat: 1 });
    expect(officer!.landing.isDebt).toBe(true);
  });

  it('SS-C7 Fair Winds leads 1 to 10 spaces, a Local Guide to every free space', () => {
    const played = new Played({ position: { players: { 0: { hand: ['F13', 'F04'], officer: 'O4', pirate: 'O5' } } } });
    const winds = waysByCard('F13', played.stand(), 'en', name).filter(({ figure }) => figure === 'officer');
    expect(new Set(winds.map(({ by }) => by))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    const guide = waysByCard('F04', played.stand(), 'en', name);
    expect(guide).toHaveLength(2 * 30);
    expect(guide.some(({ to }) => to === 'O4')).toBe(false);
  });

  it('SS-F18 a Spyglass helps against the First Mate', () => {
    const chance = (items: readonly string[]) => {
      const ways = waysOf(rolled([2, 3], { officer: 'O20', pirate: 'V5', items }).stand(), 'en', name);
      return ways.find(({ to }) => to === 'LAKE')!.lines[0]!.chances;
    };
    expect(chance([])).toEqual(fightChances(-4));
    expect(chance(['I11'])).toEqual(fightChances(-2));
  });
});

function carryOut(played: Played, plan: WalkPlan): void {
  const run = new PlanRun<Action, View, WalkPlan>(swordAndSkullEntry.plans!, plan);
  let outcome: StepOutcome = 'done';
  for (let steps = 0; steps < 5; steps++) {
    const stand = played.stand(0);
    const audience = { language: 'en', name, you: 0 } as const;
    const moment = stand.legal.length === 0 ? null : { seat: 0, view: stand.view, legal: stand.legal, audience };
    const step = run.next(moment, outcome);
    if (step.kind !== 'act') {
      expect(step).toEqual({ kind: 'done' });
      return;
    }
    played.act(step.act);
    outcome = 'done';
  }
}

describe('chances', () => {
  /** SS-B1, SS-B2, counted anew: two blanks are rolled again, one blank loses, a tie is the attacker's. */
  const byHand = (lead: number): number => {
    let wins = 0;
    for (let a = 0; a < 6; a++) {
      for (let b = 0; b < 6; b++) {
        if (a === 0 && b === 0) continue;
        if (a > 0 && (b === 0 || a + lead >= b)) wins++;
      }
    }
    return wins;
  };

  it.each([-6, -4, -3, 0, 2, 5, 9])('SS-B1 a lead of %i in Might', (lead) => {
    expect(fightChances(lead)).toEqual({ wins: byHand(lead), of: 35 });
  });

  it('never says that something is certain while the dice can decide otherwise', () => {
    expect(percentText({ wins: 1, of: 1000 })).toBe('< 1\u00a0%');
    expect(percentText({ wins: 999, of: 1000 })).toBe('> 99\u00a0%');
    expect(percentText({ wins: 1, of: 1 })).toBe('100\u00a0%');
  });

  it('SS-F9 how far everybody is from winning, by what all can see', () => {
    const players = { 0: { gold: 41, officer: 'LAKE', items: ['I05'] } };
    const { view } = new Played({ seats: 4, stack: { dice: [1, 2] }, position: { players } }).stand(1);
    const way = wayToWin(view, view.players[0]!);
    expect(way).toMatchObject({ gold: 41, least: 40, most: 45, figure: 'officer', inLake: ['officer'] });
    // Four players: 40 on blank, 1 and 2, then 45.
    expect(way.pays).toEqual({ wins: 3, of: 6 });
    expect(way.beats).toEqual(fightChances(view.players[0]!.might.officer - 10));
  });
});
