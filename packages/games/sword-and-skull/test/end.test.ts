import { swordAndSkull } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { table } from './table.js';

describe('the end', () => {
  it('SS-E1 who pays the ransom wins at once', () => {
    const paid = table({ players: 3, dice: [1, 0, 0], seats: { 0: { pirate: 'LAKE', gold: 40 } } });
    paid.move('pirate').do({ type: 'pay' });
    expect(paid.view()).toMatchObject({ phase: 'over', toAct: [], pending: null });
    expect(swordAndSkull.result(paid.state)).toEqual({
      winners: [0],
      ranking: [
        { seat: 0, place: 1, by: 'ransom', figure: 'pirate' },
        { seat: 1, place: 2 },
        { seat: 2, place: 2 },
      ],
    });
    expect(paid.story.at(-1)).toBe('over');
  });

  it('SS-E1 who beats the Pirate King wins at once', () => {
    const strong = { crew: { 'FR-A': 2 }, items: ['I05', 'I01'] };
    const beaten = table({ dice: [1, 0, 5, 4, 5], seats: { 0: { officer: 'LAKE', ...strong } } }).move('officer');
    expect(beaten.told('result')[0]).toMatchObject({ winner: 0, totals: [15, 15] });
    expect(swordAndSkull.result(beaten.state)).toMatchObject({
      winners: [0],
      ranking: [
        { seat: 0, place: 1, by: 'fight', figure: 'officer' },
        { seat: 1, place: 2 },
      ],
    });
  });

  it('SS-E2 the bank never runs dry, and what nobody has is not paid', () => {
    const rich = table({ dice: [1, 0], trove: 100_000, seats: { 0: { officer: 'V6', gold: 100_000 } } });
    expect(rich.move('officer').gold(0)).toBe(200_000);
    // More gold than the box has lies with the players, and the bank goes on paying.
    const bare = table({ dice: [1, 0, 5, 5], seats: { 0: { officer: 'V8', gold: 100_000 }, 1: { gold: 100_000 } } });
    expect(bare.move('officer').gold(0)).toBe(100_010);
    const empty = table({ dice: [1, 0], trove: 0, seats: { 0: { officer: 'V6' } } }).move('officer');
    expect([empty.gold(0), empty.told('gold')]).toEqual([10, []]);
  });

  it('SS-E3 one winner, and the others share the second place', () => {
    const paid = table({ players: 5, start: 3, dice: [1, 0, 5], seats: { 3: { officer: 'LAKE', gold: 50 } } });
    paid.move('officer').do({ type: 'pay' });
    const { winners, ranking } = swordAndSkull.result(paid.state)!;
    expect(winners).toEqual([3]);
    expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [3, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [4, 2],
    ]);
  });
});
