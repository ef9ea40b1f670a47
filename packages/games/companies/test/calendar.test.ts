import { describe, expect, it } from 'vitest';
import { FULL_SRS, turnOf } from './positions.js';
import { fleet, type Table, table } from './table.js';

type Given = Record<string, unknown>;

/** The last turn of a round is that of seat 0, and idles away. */
function between(mine: Given, board: Given, stack: Given, rest: Given = {}, theirs: Given = {}): Table {
  const at = turnOf(mine, theirs, { order: [1, 0], turn: 1, ...board }, { stack: { mutiny: [0], ...stack }, ...rest });
  at.endTurn();
  return at;
}
const CALM = { storm: { active: null, expected: 'OC' } };

describe('calendars', () => {
  it('V-7.7 fifteen years, 13 apart, in three calendars', () => {
    const years = Array.from({ length: 15 }, (_, i) => {
      const { year, calendar } = turnOf({}, {}, { round: i + 1 }).view();
      return [calendar, year];
    });
    expect(years).toEqual(Array.from({ length: 15 }, (_, i) => [Math.floor(i / 5) + 1, 1600 + 13 * i]));
  });

  it('V-7.8 a calendar without a scoring ends with one; unsold cards go, the next level comes, tiles are shuffled', () => {
    const at = between({ cards: ['discipline1'] }, { ...CALM, round: 5, scored: false }, { stormDamage: [3] });
    expect(at.told('scoring')).toHaveLength(1);
    expect(Object.keys(at.view().market).sort()).toEqual([
      'hortus2',
      'houtzaagmolen2',
      'spiegelgevechten2',
      'telmachine2',
      'zeevaartschool2',
    ]);
    expect([at.player(0).cards, at.view().scored, at.view().calendar]).toEqual([['discipline1'], false, 2]);
    const { piles, discards } = at.view();
    expect([piles.stormDamage + discards.stormDamage.length, discards.stormDamage.length]).toEqual([6, 1]);
    const third = between({}, { ...CALM, round: 10, scored: true }, {});
    expect(Object.keys(third.view().market).sort()).toEqual([
      'droogdok3',
      'handboek3',
      'handelscourant3',
      'premiejager3',
      'sextant3',
    ]);
  });

  it('V-7.9 first the scoring, then the new calendar, then the tiles; nobody rolls in the last year', () => {
    const at = between({}, { ...CALM, round: 5 }, {});
    const order = at.events
      .map(({ type }) => type)
      .filter((type) => ['roll', 'scoring', 'year', 'tile'].includes(type));
    expect(order).toEqual(['scoring', 'year', ...Array(5).fill('tile')]);
  });

  it('A34 V-7.9 after the last calendar there is only the final scoring', () => {
    const at = between({}, { ...CALM, round: 15 }, {});
    expect([at.told('roll'), at.told('scoring'), at.told('tile'), at.told('over').length, at.phase]).toEqual([
      [],
      [],
      [],
      1,
      'over',
    ]);
  });

  it('T15 V-7.10 A11 a roll of 3 with three loss tokens is a 6: a scoring, and the tokens are spent', () => {
    const at = between(
      { lossTokens: 2 },
      { ...CALM, round: 3 },
      { dice: [3], stormDamage: [0] },
      {},
      { lossTokens: 2 },
    );
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'pledge', roll: 3, missing: 3 }]);
    // The other has 2: less than one token would end it.
    expect(at.can('pledge').map(({ tokens }) => tokens)).toEqual([0, 1, 2]);
    at.do({ type: 'pledge', tokens: 2 });
    expect([at.toAct, at.can('pledge').map(({ tokens }) => tokens)]).toEqual([[0], [0, 1]]);
    at.do({ type: 'pledge', tokens: 1 });
    expect(at.told('scoring')).toHaveLength(1);
    expect([at.player(0).lossTokens, at.player(1).lossTokens]).toEqual([1, 0]);
    expect(at.told('roll')).toMatchObject([{ n: 3, tokens: 3 }]);
  });

  it('A11 V-7.10 tokens stay where the sum is not reached; nobody is asked once it cannot be, or without tokens', () => {
    const short = between(
      { lossTokens: 1 },
      { ...CALM, round: 3 },
      { dice: [4], stormDamage: [0] },
      {},
      { lossTokens: 1 },
    );
    expect(short.toAct).toEqual([1]);
    short.do({ type: 'pledge', tokens: 0 });
    expect([short.pending, short.told('scoring')]).toEqual([null, []]);
    expect([short.player(0).lossTokens, short.player(1).lossTokens]).toEqual([1, 1]);
    const hopeless = between({ lossTokens: 1 }, { ...CALM, round: 3 }, { dice: [4], stormDamage: [0] });
    expect([hopeless.pending, hopeless.view().round]).toEqual([null, 4]);
  });

  it.each([
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
  ])('V-7.11 with %i players %i tiles of each stack stay blind', (seats, blind) => {
    const { piles } = table({ seats }).view();
    for (const stack of ['stormDamage', 'pirates', 'stock', 'mutiny'] as const) expect(piles[stack]).toBe(9 - blind);
    expect([piles.stormRegion, piles.pirateStrategy]).toEqual([4, 12]);
  });

  it('V-7.11 the region stack is renewed from its discards when empty', () => {
    const at = table({ position: { round: 1, players: { 0: { fleets: { I: fleet('kaap', FULL_SRS) } } } } });
    for (let i = 0; i < 4000 && at.view().round < 8 && !at.result; i++) at.idle();
    const told = at
      .told('tile')
      .filter(({ stack }) => stack === 'stormRegion')
      .map(({ tile }) => tile);
    expect(told.length).toBe(7);
    expect(new Set(told.slice(0, 4)).size).toBe(4);
  });

  it('V-O2 shorter games: 10 or 5 rounds, more ducats, the last calendar with its own level and all higher ones', () => {
    const game = (calendars: number) => {
      const opening = table({ options: { calendars } }).view();
      const last = table({ options: { calendars }, position: { round: calendars * 5, order: [1, 0], turn: 1 } });
      for (let i = 0; i < 300 && !last.result; i++) last.idle();
      return [opening.players.map(({ ducats }) => ducats), Object.keys(opening.market).length, last.phase];
    };
    expect(game(1)).toEqual([[23, 23], 15, 'over']);
    expect(game(2)).toEqual([[17, 17], 5, 'over']);
    expect(game(3)).toEqual([[11, 11], 5, 'over']);
    const second = turnOf(
      {},
      {},
      { ...CALM, round: 5, order: [1, 0], turn: 1, scored: true },
      { options: { calendars: 2 } },
    );
    second.endTurn();
    expect(Object.keys(second.view().market)).toHaveLength(10);
  });
});
