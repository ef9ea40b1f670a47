import { companies } from '@roadstead/companies';
import { describe, expect, it } from 'vitest';
import { turnOf } from './positions.js';
import { fleet, positionRefusal, ship, table } from './table.js';

/** Whether a position with this fleet of seat 0 is taken. */
const fleetRefusal = (id: string, ...ships: readonly ReturnType<typeof ship>[]) =>
  positionRefusal({ position: { players: { 0: { fleets: { [id]: fleet('elmina', ...ships) } } } } });

describe('what is in the box', () => {
  it('V-1.1 nine harbours and three nests', () => {
    const { harbours, pirates } = table().view();
    expect(Object.keys(harbours).sort()).toEqual(
      ['amsterdam', 'batavia', 'deshima', 'elmina', 'galle', 'kaap', 'kanton', 'mauritsstad', 'nieuwamsterdam'].sort(),
    );
    expect(Object.keys(pirates).sort()).toEqual(['algiers', 'saintemarie', 'tortuga']);
  });

  it.each([
    ['MN', ['nieuwamsterdam', 'MN1']],
    ['MA', ['amsterdam', 'MA4']],
    ['OA', ['mauritsstad', 'elmina', 'kaap', 'OA1']],
    ['MI', ['galle', 'MI4']],
    ['OC', ['batavia', 'kanton', 'deshima', 'OC1']],
  ])('V-1.2 a storm in %s strikes its harbours and its sea, and no other', (region, places) => {
    const all = [
      'nieuwamsterdam',
      'amsterdam',
      'mauritsstad',
      'elmina',
      'kaap',
      'galle',
      'batavia',
      'kanton',
      'deshima',
    ];
    const spots = [...new Set([...all, ...places])];
    const struck = spots.filter((spot) => {
      const at = turnOf(
        {},
        { fleets: { I: fleet(spot, ship('linieschip', ['sugar'])) } },
        { storm: { active: null, expected: region }, order: [1, 0], turn: 1 },
        { stack: { stormDamage: [2], mutiny: [0] } },
      );
      at.endTurn();
      return at.fleet(1, 'I').ships[0]!.damage === 2;
    });
    expect(struck.sort()).toEqual([...places].sort());
  });

  it.each([
    ['fluyt', 3, 2, 24],
    ['srs', 5, 2, 30],
    ['spiegelschip', 4, 1, 15],
    ['linieschip', 6, 1, 15],
    ['pakketboot', 3, 1, 10],
  ])('V-1.3 a %s has strength %i, %i slots, and there are %i', (type, strength, slots, supply) => {
    const id = type === 'pakketboot' ? 'X' : 'I';
    const sugar = (n: number) => Array.from({ length: n }, () => 'sugar');
    expect(fleetRefusal(id, ship(type, sugar(slots), strength - 1))).toBe('accepted');
    expect(fleetRefusal(id, ship(type, [], strength))).toBe('BAD_OPTIONS');
    expect(fleetRefusal(id, ship(type, [], 1, strength - 1))).toBe('BAD_OPTIONS');
    expect(fleetRefusal(id, ship(type, sugar(slots + 1)))).toBe('BAD_OPTIONS');
    expect(turnOf({}).view().shipSupply[type]).toBe(supply);
  });

  it('V-1.4 sugar and ivory are among the eight goods', () => {
    const goods = ['cinnamon', 'cloth', 'copper', 'ivory', 'pepper', 'porcelain', 'sugar', 'tobacco'];
    expect(Object.keys(table().view().supply).sort()).toEqual(goods);
  });

  it('V-1.5 three kinds of administrator, warehouses and forts', () => {
    const at = turnOf(
      { ducats: 40, fleets: { I: fleet('galle', ship('srs')) } },
      {},
      { harbours: { galle: { fields: [[0, 0, 0]] } } },
    ).until('buy');
    expect(
      at
        .can('administrator')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['commander', 'director', 'governor']);
    at.do({ type: 'administrator', harbour: 'galle', kind: 'commander' });
    expect([at.can('fort').length, at.can('warehouse').length]).toEqual([1, 1]);
  });

  it('V-1.6 four nations of 1 to 6 pips, and nests of 0 to 6', () => {
    const nation = (name: string, pips: number) =>
      positionRefusal({ position: { nations: { [name]: { at: 'galle', pips } } } });
    for (const name of ['england', 'spain', 'portugal', 'france']) expect(nation(name, 6)).toBe('accepted');
    expect([nation('spain', 0), nation('spain', 7), nation('sweden', 1)]).toEqual(Array(3).fill('BAD_OPTIONS'));
    const nest = (pips: number) => positionRefusal({ position: { pirates: { tortuga: pips } } });
    expect([nest(0), nest(6), nest(7)]).toEqual(['accepted', 'accepted', 'BAD_OPTIONS']);
  });

  it('V-8.4 V-8.8 a player controls one nation, and an ally joins somebody else', () => {
    const nations = (...rows: readonly (readonly [number | null, number | null])[]) =>
      positionRefusal({
        position: {
          nations: Object.fromEntries(
            rows.map(([controller, ally], place) => [
              ['england', 'spain'][place],
              { at: ['galle', 'batavia'][place], pips: 2, controller, ally },
            ]),
          ),
        },
      });
    expect([nations([0, 1]), nations([0, null], [1, null]), nations([null, null])]).toEqual(Array(3).fill('accepted'));
    const refused = [nations([0, 0]), nations([null, 1]), nations([0, null], [0, null])];
    expect(refused).toEqual(Array(3).fill('BAD_OPTIONS'));
  });

  it('V-2.10 a position names each seat, field and fleet as a view does', () => {
    const players = (given: unknown) => positionRefusal({ position: { players: given } });
    expect(players([{ seat: 1, ducats: 4 }, { seat: 0 }])).toBe('accepted');
    const at = table({
      position: {
        players: [
          { seat: 1, ducats: 4 },
          { seat: 0, ducats: 9 },
        ] as never,
      },
    });
    expect([at.ducats(0), at.ducats(1)]).toEqual([9, 4]);
    expect(
      turnOf({})
        .view()
        .players.map(({ seat }) => seat),
    ).toEqual([0, 1]);
    const odd = [
      [{ seat: 1 }, { seat: 1 }],
      [{ seat: 5 }],
      [{ seat: 1 }, {}],
      { 0: { seat: 1 } },
      { 0: { seat: 'x' } },
    ];
    expect(odd.map(players)).toEqual(odd.map(() => 'BAD_OPTIONS'));
    const five = Array.from({ length: 5 }, () => [null, 0, 0]);
    const harbour = (fields: unknown) => positionRefusal({ position: { harbours: { galle: { fields } } } });
    expect([harbour(five.slice(1)), harbour(five)]).toEqual(['accepted', 'BAD_OPTIONS']);
    const moved = (value: unknown) =>
      players({ 0: { fleets: { I: { at: 'galle', moved: value, ships: [ship('srs')] } } } });
    expect([moved(true), moved('x')]).toEqual(['accepted', 'BAD_OPTIONS']);
  });

  it('V-1.7 experience goes to +3, and losses, control and alliance are tokens on the table', () => {
    const level = (experience: number) =>
      positionRefusal({
        position: { players: { 0: { fleets: { I: { at: 'galle', experience, ships: [ship('srs')] } } } } },
      });
    expect([level(3), level(4)]).toEqual(['accepted', 'BAD_OPTIONS']);
    const at = turnOf(
      { lossTokens: 2, fleets: { I: fleet('galle', ship('srs', [], 1, 2)) } },
      {},
      { nations: { spain: { at: 'batavia', pips: 3, controller: 0, ally: 1 } } },
    );
    expect(at.player(0).lossTokens).toBe(2);
    expect(at.fleet(0, 'I').ships[0]).toMatchObject({ damage: 1, mutiny: 2 });
    expect(at.view().nations).toEqual({ spain: { at: 'batavia', pips: 3, experience: 0, controller: 0, ally: 1 } });
  });

  it('V-1.8 two to five players', () => {
    expect(companies.players).toEqual({ min: 2, max: 5 });
    for (const seats of [2, 3, 4, 5]) expect(table({ seats }).view().players).toHaveLength(seats);
  });

  it('V-1.9 fleets I to V of any ships, X and XI of one packet boat', () => {
    for (const id of ['I', 'II', 'III', 'IV', 'V'])
      expect(fleetRefusal(id, ship('srs'), ship('fluyt'))).toBe('accepted');
    for (const id of ['X', 'XI']) {
      expect(fleetRefusal(id, ship('pakketboot'))).toBe('accepted');
      expect(fleetRefusal(id, ship('fluyt'))).toBe('BAD_OPTIONS');
      expect(fleetRefusal(id, ship('pakketboot'), ship('pakketboot'))).toBe('BAD_OPTIONS');
    }
    expect(fleetRefusal('VI', ship('srs'))).toBe('BAD_OPTIONS');
    expect(fleetRefusal('I', ship('pakketboot'))).toBe('BAD_OPTIONS');
  });
});
