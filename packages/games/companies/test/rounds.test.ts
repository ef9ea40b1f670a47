import { describe, expect, it } from 'vitest';
import { turnOf } from './positions.js';
import { fleet, ship, type Table } from './table.js';

type Given = Record<string, unknown>;
const LINE = ship('linieschip', ['sugar']);

/** The last turn of a round is that of seat 0, and idles away. */
function between(mine: Given, board: Given, stack: Given, rest: Given = {}, theirs: Given = {}): Table {
  const at = turnOf(mine, theirs, { order: [1, 0], turn: 1, ...board }, { stack: { mutiny: [0], ...stack }, ...rest });
  at.endTurn();
  return at;
}
const CALM = { storm: { active: null, expected: 'OC' } };

describe('the next round', () => {
  it('V-7.1 a die is rolled after a year with the symbol, and a 6 is a scoring', () => {
    const roll = (round: number, die: number, scored = false) => {
      const at = between({}, { ...CALM, round, scored }, { dice: [die], stormDamage: [0] });
      return [at.told('roll').length, at.told('scoring').length];
    };
    expect([roll(1, 6), roll(2, 6), roll(3, 6), roll(4, 6)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    expect([roll(3, 5), roll(8, 6), roll(13, 6)]).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
  });

  it('A7 a calendar has at most one scoring', () => {
    const at = between({}, { ...CALM, round: 3, scored: true }, { dice: [6], stormDamage: [0] });
    expect([at.told('roll'), at.told('scoring')]).toEqual([[], []]);
    const end = between({}, { ...CALM, round: 5, scored: true }, { stormDamage: [0] });
    expect(end.told('scoring')).toEqual([]);
  });

  it('V-7.2 the expected region becomes active, and a tile of each stack is turned; discards are open', () => {
    const at = between(
      {},
      { storm: { active: 'MN', expected: 'OC' } },
      { stormRegion: ['MI'], stormDamage: [2], pirates: ['none'], stock: [[]] },
    );
    expect(at.view().storm).toEqual({ active: 'OC', expected: 'MI' });
    expect(at.told('tile').map(({ stack, tile }) => [stack, tile])).toEqual(
      expect.arrayContaining([
        ['stormRegion', 'MI'],
        ['stormDamage', 2],
        ['pirates', 'none'],
        ['stock', []],
        ['mutiny', 0],
      ]),
    );
    expect(at.view().discards).toMatchObject({
      stormRegion: ['MN'],
      stormDamage: [2],
      pirates: ['none'],
      stock: [[]],
      mutiny: [0],
    });
  });

  it('V-7.3 all ships of the region and its harbours are hit, one more on an icon', () => {
    const at = between(
      {
        fleets: {
          I: fleet('MN2', LINE),
          II: fleet('MN1', LINE, LINE),
          III: fleet('nieuwamsterdam', LINE),
          IV: fleet('MA2', LINE),
          X: fleet('MN1', ship('pakketboot')),
        },
      },
      { storm: { active: null, expected: 'MN' } },
      { stormDamage: [2] },
    );
    const damage = (id: string) => at.fleet(0, id).ships.map((one) => one.damage);
    expect(['I', 'II', 'III', 'IV', 'X'].map(damage)).toEqual([[3], [2, 2], [2], [0], [2]]);
  });

  it('V-7.4 the named nest gains a pip, at most 6; France there is lowered first', () => {
    const pirates = (pips: number, nations = {}) =>
      between({}, { ...CALM, pirates: { tortuga: pips }, nations }, { stormDamage: [0], pirates: ['tortuga'] }).view();
    expect([pirates(2).pirates.tortuga, pirates(6).pirates.tortuga]).toEqual([3, 6]);
    const france = pirates(2, { france: { at: 'tortuga', pips: 2 } });
    expect([france.pirates.tortuga, france.nations.france!.pips]).toEqual([2, 1]);
    expect(pirates(2, { france: { at: 'tortuga', pips: 1 } }).nations).toEqual({});
    expect(pirates(2, { france: { at: 'algiers', pips: 1 } }).pirates.tortuga).toBe(3);
  });

  it('V-7.5 a stock tile refills all stores of its harbours; a blank one none', () => {
    const empty = {
      fields: [
        [null, 0, 0],
        [1, 0, 0],
        [null, 0, 2],
        [0, 1, 0],
      ],
    };
    const stock = (tile: string[]) =>
      between(
        {},
        { ...CALM, harbours: { deshima: empty, kanton: empty, elmina: empty } },
        { stormDamage: [0], stock: [tile] },
      );
    const cubes = (at: Table, harbour: string) => at.harbour(harbour).fields.map(([, n]) => n);
    const east = stock(['deshima', 'kanton']);
    expect([cubes(east, 'deshima'), cubes(east, 'kanton'), cubes(east, 'elmina')]).toEqual([
      [1, 2, 0, 4],
      [1, 2, 0, 4],
      [0, 0, 0, 1],
    ]);
    expect(cubes(stock([]), 'deshima')).toEqual([0, 0, 0, 1]);
  });

  it.each([
    [2, [2, 4, 6], [1, 2, 3]],
    [3, [3, 6], [1, 2]],
    [3, [2], [0]],
    [1, [1, 3], [1, 3]],
    [0, [4], [0]],
  ])('V-7.6 T16 tile N=%i: fleets of %j ships take %j', (n, sizes, expected) => {
    const fleets = Object.fromEntries(
      sizes.map((size, i) => [
        ['I', 'II', 'III'][i],
        fleet(['MI4', 'MI3', 'MI6'][i]!, ...Array(size).fill(ship('srs'))),
      ]),
    );
    const at = turnOf(
      { fleets },
      {},
      { order: [1, 0], turn: 1, ...CALM },
      { stack: { mutiny: [n], stormDamage: [0] } },
    );
    at.endTurn();
    while (at.can('mutiny').length > 0) at.do(at.can('mutiny').at(-1)!);
    const tile = at.told('mutiny').filter(({ why }) => why === 'tile');
    const sum = (id: string) =>
      tile
        .filter((event) => event.fleet === id)
        .flatMap(({ ships }) => ships)
        .reduce((a, b) => a + b, 0);
    expect(sizes.map((_, i) => sum(['I', 'II', 'III'][i]!))).toEqual(expected);
  });

  it('V-7.6 V-7.12 the owner spreads it, in turn order, fleet by fleet, token by token', () => {
    const four = (good: string) =>
      fleet(
        'kaap',
        ship('linieschip', [good]),
        ship('srs', [good, good]),
        ship('spiegelschip', [good]),
        ship('linieschip', [good]),
      );
    const at = turnOf(
      { fleets: { I: four('sugar'), II: four('ivory') } },
      { fleets: { I: four('cloth') } },
      { order: [1, 0], turn: 1, ...CALM },
      { stack: { mutiny: [2], stormDamage: [0] } },
    );
    at.endTurn();
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'mutiny', left: 2 }]);
    at.do({ type: 'mutiny', fleet: 'I', ship: 1 }, { type: 'mutiny', fleet: 'I', ship: 1 });
    expect(at.fleet(1, 'I').ships[1]!.mutiny).toBe(2);
    expect([at.toAct, at.can('mutiny').every((one) => one.fleet === 'I')]).toEqual([[0], true]);
    at.do(at.can('mutiny')[0]!, at.can('mutiny')[0]!);
    expect(at.can('mutiny').every((one) => one.fleet === 'II')).toBe(true);
  });

  it('A20 packets take storms, and a mutiny tile only when N is 1', () => {
    const packet = (n: number) =>
      between(
        { fleets: { X: fleet('MI4', ship('pakketboot')) } },
        { storm: { active: null, expected: 'MI' } },
        { stormDamage: [1], mutiny: [n] },
      ).fleet(0, 'X').ships[0];
    expect([packet(1), packet(2)]).toMatchObject([
      { damage: 1, mutiny: 1 },
      { damage: 1, mutiny: 0 },
    ]);
  });
});
