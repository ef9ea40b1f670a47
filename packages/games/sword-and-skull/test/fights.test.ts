import { describe, expect, it } from 'vitest';
import { type Side, type Table, table } from './table.js';

/** Two officers meet on a chest, and seat 0 attacks. */
function duel(attacker: Side, defender: Side, dice: readonly number[]): Table {
  const meeting = table({
    dice: [2, 0, ...dice],
    seats: { 0: { officer: 'O12', ...attacker }, 1: { officer: 'O14', ...defender } },
  });
  if (attacker.hand !== undefined) meeting.do({ type: 'roll' });
  return meeting.move('officer');
}

describe('fights', () => {
  it.each([
    [3, 2, 0],
    [2, 3, 1],
    [3, 3, 0],
  ])('SS-B1 die and Might: %i to %i, and a tie goes to the attacker', (mine, theirs, winner) => {
    const fight = duel({}, {}, [mine, theirs]);
    expect(fight.told('result')[0]).toMatchObject({ winner, totals: [mine, theirs] });
  });

  it('SS-B1 the higher total wins, not the higher die', () => {
    const fight = duel({}, { items: ['I05'] }, [5, 3]);
    expect(fight.told('result')[0]).toMatchObject({ winner: 1, totals: [5, 6] });
  });

  it('SS-B2 a blank loses whatever the Might, and two blanks are rolled again before any card', () => {
    expect(duel({ items: ['I05'] }, {}, [0, 1]).told('result')[0]).toMatchObject({ winner: 1, totals: [3, 1] });
    expect(duel({}, { items: ['I05'] }, [1, 0]).told('result')[0]).toMatchObject({ winner: 0, totals: [1, 3] });
    const again = duel({ hand: ['F02'] }, {}, [0, 0, 0, 0, 4, 1]);
    again.pass();
    const rolls = again.told('rolled').filter(({ why }) => why === 'fight');
    expect(rolls.map(({ seat, dice }) => [seat, dice])).toEqual([
      [0, [0, 0]],
      [0, [0, 0]],
      [0, [4, 1]],
    ]);
    expect(again.pending).toMatchObject({ kind: 'window', when: 'after', side: 0 });
  });

  it('SS-B3 Might is that figure’s symbols on crew, items and table cards, and starts at 0', () => {
    const side = { crew: { 'CW-A': 2, 'RR-A': 1 }, items: ['I01', 'I06', 'I12'], table: ['F07', 'F08'] };
    const counted = table({ seats: { 0: { ...side, hand: ['F05'] } } });
    expect(counted.player(0).might).toEqual({ officer: 2 + 2 + 1, pirate: 1 + 3 + 1 });
    expect(counted.player(1).might).toEqual({ officer: 0, pirate: 0 });
    expect(duel({ crew: { 'CW-A': 2 }, items: ['I01'] }, {}, [1, 1]).told('fight')[0]!.might).toEqual([4, 0]);
  });

  it.each([
    [0, 2, 0],
    [1, 2, 0],
    [2, 3, 0],
    [4, 5, 0],
    [6, 7, 1],
  ])('SS-B4 an enemy by the number of crew cards: with %i of them Might %i and %i gold', (crew, might, gold) => {
    const kinds = ['CW-A', 'RR-A', 'RR-B', 'MC-A', 'MC-B', 'SC-A'];
    const own = Object.fromEntries(kinds.slice(0, crew).map((kind) => [kind, 1]));
    const met = table({
      dice: [1, 0, 0, 1],
      enemy: ['E11'],
      seats: { 0: { officer: 'O11', crew: own } },
    }).move('officer');
    expect(met.told('fight')[0]!.might[1]).toBe(might);
    expect(met.told('fight')[0]).toMatchObject({ gold, items: 1 });
  });

  it('SS-B5 after the space every figure of others there is fought once, in the order chosen as it goes', () => {
    const crowd = table({
      players: 3,
      dice: [2, 0, 5, 1, 1, 5, 4, 2],
      seats: {
        0: { officer: 'O12' },
        1: { officer: 'O14', pirate: 'O14' },
        2: { pirate: 'O14', hand: ['F05'] },
      },
    }).move('officer');
    expect(crowd.told('gold')[0]).toMatchObject({ why: 'chest' });
    expect(crowd.phase).toBe('fights');
    expect(crowd.pending).toEqual({
      kind: 'attack',
      seat: 0,
      figure: 'officer',
      foes: [
        [1, 'officer'],
        [1, 'pirate'],
        [2, 'pirate'],
      ],
    });
    crowd.do({ type: 'attack', seat: 1, figure: 'pirate' }, { type: 'bonus', take: 'nothing' });
    expect(crowd.legal()).toEqual([
      { type: 'attack', seat: 1, figure: 'officer' },
      { type: 'attack', seat: 2, figure: 'pirate' },
    ]);
    crowd.do({ type: 'attack', seat: 1, figure: 'officer' }, { type: 'bonus', take: 'nothing' });
    expect(crowd.view().fight).toMatchObject({ attacker: 0, seat: 2, foeFigure: 'pirate' }); // the last needs no choice
    crowd.pass().pass().do({ type: 'bonus', take: 'nothing' });
    expect(crowd.told('fight')).toHaveLength(3);
    expect(crowd.view().active).toBe(1);
  });

  it('SS-B6 the winner may take 2 gold, a crew card if the loser has more of them, or nothing', () => {
    const rich = () => duel({ crew: { 'CW-A': 1 } }, { crew: { 'CW-B': 1, 'FR-A': 1 } }, [5, 1]);
    expect(rich().pending).toEqual({ kind: 'bonus', seat: 0, loser: 1, figure: 'officer' });
    expect(rich().legal()).toEqual([
      { type: 'bonus', take: 'gold' },
      { type: 'bonus', take: 'nothing' },
      { type: 'bonus', take: 'crew', crew: 'CW-B' },
      { type: 'bonus', take: 'crew', crew: 'FR-A' },
    ]);
    const gold = rich().do({ type: 'bonus', take: 'gold' });
    expect([gold.gold(0), gold.gold(1)]).toEqual([13, 8]);
    const crew = rich().do({ type: 'bonus', take: 'crew', crew: 'FR-A' });
    expect([crew.player(0).crewCount, crew.player(1).crewCount]).toEqual([2, 1]);
    const nothing = rich().do({ type: 'bonus', take: 'nothing' });
    expect([nothing.gold(0), nothing.gold(1)]).toEqual([11, 10]);
    expect(duel({ crew: { 'CW-A': 1 } }, { crew: { 'CW-B': 1 } }, [5, 1]).legal()).toHaveLength(2);
  });

  it('SS-B6 a defender who wins takes his bonus, too', () => {
    const lost = duel({ gold: 5 }, { gold: 5 }, [1, 5]);
    expect(lost.pending).toEqual({ kind: 'bonus', seat: 1, loser: 0, figure: 'officer' });
    lost.do({ type: 'bonus', take: 'gold' });
    expect([lost.gold(0), lost.gold(1)]).toEqual([5 + 1 - 2, 7]);
  });

  it('SS-B7 windows before and after the dice: the attacker first, then the other', () => {
    const hands = duel({ hand: ['F02'] }, { hand: ['F03'] }, [2, 5]);
    expect(hands.pending).toEqual({ kind: 'window', seat: 0, when: 'before', side: 0 });
    expect(hands.legal()).toEqual([{ type: 'pass' }]);
    hands.pass();
    expect(hands.pending).toEqual({ kind: 'window', seat: 1, when: 'before', side: 1 });
    hands.pass();
    expect(hands.view().fight!.dice).toEqual([2, 5]);
    expect(hands.pending).toEqual({ kind: 'window', seat: 0, when: 'after', side: 0 });
    expect(hands.legal()).toEqual([{ type: 'play', card: 'F02' }, { type: 'pass' }]);
    hands.pass();
    expect(hands.pending).toEqual({ kind: 'window', seat: 1, when: 'after', side: 1 });
    expect(hands.legal()).toEqual([{ type: 'play', card: 'F03' }, { type: 'pass' }]);
    hands.pass();
    expect(hands.told('result')).toHaveLength(1);
  });

  it('SS-B7 after a pass and a card both must pass in a row', () => {
    const hands = table({
      dice: [2, 0, 2, 5, 4],
      seats: { 0: { officer: 'O12', hand: ['F02', 'F02'] }, 1: { officer: 'O14', hand: ['F03', 'F05'] } },
    })
      .do({ type: 'roll' })
      .move('officer')
      .pass(2);
    hands.pass().play('F03'); // the attacker passes, the defender plays
    expect(hands.pending).toMatchObject({ kind: 'window', side: 0 });
    hands.play('F02');
    expect(hands.pending).toMatchObject({ kind: 'window', side: 1 });
    hands.pass();
    expect(hands.pending).toMatchObject({ kind: 'window', side: 0 });
    hands.pass();
    expect(hands.told('result')[0]).toMatchObject({ totals: [4, 4], winner: 0 });
  });

  it('SS-B8 a card works at once: Lucky Blows add up, Quick Thinking rolls that side’s die anew, useless ones may be played', () => {
    const busy = table({
      dice: [2, 0, 0, 5, 0, 3],
      seats: { 0: { officer: 'O12', hand: ['F02', 'F02', 'F03', 'F03'] }, 1: { officer: 'O14' } },
    })
      .do({ type: 'roll' })
      .move('officer')
      .pass();
    busy.play('F02');
    expect(busy.view().fight!.plus).toEqual([2, 0]);
    expect(busy.view().discards.fortune).toEqual(['F02']);
    busy.play('F02');
    expect(busy.view().fight).toMatchObject({ plus: [4, 0], dice: [0, 5] });
    busy.play('F03');
    expect(busy.view().fight!.dice).toEqual([0, 5]);
    busy.play('F03');
    expect(busy.told('rerolled')).toEqual([
      { type: 'rerolled', seat: 0, die: 0 },
      { type: 'rerolled', seat: 0, die: 3 },
    ]);
    expect(busy.told('result')[0]).toMatchObject({ winner: 0, totals: [7, 5] });
  });

  it('SS-B8 Keep the Peace ends the fight there and then', () => {
    const peace = duel({}, { hand: ['F01'] }, [5, 5]).play('F01');
    expect(peace.view().fight).toBeNull();
    expect(peace.told('rolled').filter(({ why }) => why === 'fight')).toEqual([]);
    expect([peace.told('result'), peace.told('bonus')]).toEqual([[], []]);
  });

  it('SS-B9 two blanks as the window closes: both dice again, a new window, and Lucky Blows still count', () => {
    const blank = table({
      dice: [2, 0, 3, 0, 0, 0, 0, 2, 5],
      seats: { 0: { officer: 'O12', hand: ['F02', 'F03', 'F05'] }, 1: { officer: 'O14' } },
    })
      .do({ type: 'roll' })
      .move('officer')
      .pass();
    blank.play('F02').play('F03');
    expect(blank.view().fight).toMatchObject({ dice: [0, 0], plus: [2, 0] });
    blank.pass();
    expect(blank.view().fight).toMatchObject({ dice: [2, 5], plus: [2, 0] });
    expect(blank.pending).toMatchObject({ kind: 'window', when: 'after', side: 0 });
    blank.pass();
    expect(blank.told('result')[0]).toMatchObject({ winner: 1, totals: [4, 5] });
  });

  it('SS-B10 the attacker is the figure that has just moved, and against enemies the player’s figure', () => {
    expect(duel({}, { items: ['I05'] }, [3, 1]).told('fight')[0]).toMatchObject({ attacker: 0, might: [0, 3] });
    const enemy = table({ dice: [1, 0, 1, 1], enemy: ['E01'], seats: { 0: { pirate: 'O11' } } }).move('pirate');
    expect(enemy.told('fight')[0]).toMatchObject({ attacker: 0, figure: 'pirate', foe: 'enemy' });
    expect(enemy.told('result')[0]).toMatchObject({ winner: 0, totals: [1, 1] });
  });
});
