import { describe, expect, it } from 'vitest';
import { fleet, ship, table } from './table.js';

const SUGAR = ship('srs', ['sugar', 'sugar'], 0, 1);

describe('delivering', () => {
  it('T3 two sugar at Nieuw-Amsterdam bring 8 ducats; V-4.4 and end the mutiny of the fleet', () => {
    const at = table({ position: { players: { 0: { ducats: 0, fleets: { I: fleet('nieuwamsterdam', SUGAR) } } } } });
    at.stay('I');
    expect(at.can('deliver').map(({ cubes }) => cubes)).toEqual([1, 2]);
    at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 2 });
    expect([at.ducats(0), at.fleet(0, 'I').ships[0]]).toEqual([8, ship('srs')]);
  });

  it('T4 sugar is not bought at Elmina but may be dumped', () => {
    const at = table({ position: { players: { 0: { fleets: { I: fleet('elmina', SUGAR) } } } } }).stay('I');
    expect(at.legal()).toEqual([{ type: 'dump', fleet: 'I', good: 'sugar' }, { type: 'done' }]);
  });

  it('T12 a director pays his owner and whoever delivers, once over the whole delivery', () => {
    const deliver = (owner: number) => {
      const at = table({
        position: {
          players: { 0: { ducats: 0, fleets: { I: fleet('nieuwamsterdam', SUGAR) } }, 1: { ducats: 0 } },
          harbours: { nieuwamsterdam: { administrator: [owner, 'director'] } },
        },
      }).stay('I');
      at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 1 });
      at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 1 });
      return [at.ducats(0), at.ducats(1)];
    };
    expect([deliver(0), deliver(1)]).toEqual([
      [11, 0],
      [11, 3],
    ]);
  });

  it('T13 a counting machine adds 2 to a delivery of 8, V-6.3 two machines 4', () => {
    const bonus = (...cards: readonly string[]) => {
      const players = { 0: { ducats: 0, cards, fleets: { I: fleet('nieuwamsterdam', SUGAR) } } };
      const at = table({ position: { players } }).stay('I');
      return at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 2 }).told('delivered')[0]!.bonus;
    };
    expect([bonus('telmachine1'), bonus('telmachine1', 'telmachine2')]).toEqual([2, 4]);
  });

  it('T5 a packet refills the stores that its owner names, without pay', () => {
    const at = table({
      position: {
        players: { 0: { ducats: 0, fleets: { X: fleet('OC2', ship('pakketboot', ['sugar'])) } } },
        harbours: {
          kanton: {
            fields: [
              [1, 0, 0],
              [null, 0, 0],
              [null, 0, 0],
              [0, 1, 0],
            ],
          },
        },
      },
    }).sail('X', 'kanton');
    expect(at.can('refill')).toHaveLength(16);
    at.do({ type: 'refill', harbour: 'kanton', fields: [2, 4] });
    expect(at.harbour('kanton').fields).toEqual([
      [1, 0, 0],
      [null, 1, 0],
      [null, 0, 0],
      [0, 4, 0],
    ]);
    expect([at.ducats(0), at.fleet(0, 'X').ships[0]!.cargo]).toEqual([0, []]);
  });
});

describe('buying and building', () => {
  const rich = (harbours: object, more: object = {}, options = {}) =>
    table({
      options,
      position: {
        harbours,
        players: { 0: { ducats: 60, fleets: { I: fleet('galle', ship('srs', ['pepper', 'pepper'])) }, ...more } },
      },
    }).until('buy');

  it('T11 the third and fourth warehouse are filled with 3 and 4', () => {
    const at = rich({
      galle: {
        fields: [
          [1, 1, 0],
          [1, 2, 0],
          [null, 1, 0],
          [null, 0, 0],
        ],
      },
    });
    at.do({ type: 'warehouse', harbour: 'galle' }, { type: 'warehouse', harbour: 'galle' });
    expect(at.harbour('galle').fields.slice(2)).toEqual([
      [0, 3, 0],
      [0, 4, 0],
    ]);
    expect(at.can('warehouse')).toEqual([]);
  });

  it('V-5.2 sells ships where one is present, never at the Cape, one a harbour and turn', () => {
    const at = rich({ batavia: { administrator: [0, 'director'] } });
    expect(new Set(at.can('buy').map(({ harbour }) => harbour))).toEqual(new Set(['galle', 'batavia']));
    at.do({ type: 'buy', ship: 'fluyt', harbour: 'galle' });
    expect(at.legal()).toEqual([{ type: 'join', fleet: 'I' }, { type: 'newFleet' }]);
    const before = at.ducats(0);
    at.do({ type: 'newFleet' });
    expect([before - at.ducats(0), at.fleet(0, 'II').at]).toEqual([1, 'galle']);
    expect(new Set(at.can('buy').map(({ harbour }) => harbour))).toEqual(new Set(['batavia']));
  });

  it('V-5.12 appoints with an own warehouse, V-5.18 fortifies with an own administrator, V-5.1 two a turn', () => {
    const at = rich({
      galle: {
        fields: [
          [0, 1, 0],
          [null, 1, 0],
          [null, 0, 0],
          [null, 0, 0],
        ],
      },
    });
    at.do({ type: 'administrator', harbour: 'galle', kind: 'governor' });
    expect(at.can('change')).toEqual([]);
    at.do({ type: 'fort', harbour: 'galle' });
    expect(at.harbour('galle')).toMatchObject({ administrator: [0, 'governor'], fort: [0, 0] });
    expect(at.can('warehouse')).toEqual([]);
  });

  it('V-5.33 asks a governor for leave, or pays his tariff, or finds the harbour closed', () => {
    const harbours = { galle: { administrator: [1, 'governor'] } };
    const asked = rich(harbours);
    expect([asked.can('buy'), asked.can('warehouse'), asked.can('request').length]).toEqual([[], [], 6]);
    asked.do({ type: 'request', harbour: 'galle', fee: 3 }, { type: 'accept' });
    asked.do({ type: 'warehouse', harbour: 'galle' });
    expect([asked.can('warehouse'), asked.can('request').length]).toEqual([[], 6]);
    const tariff = rich(harbours, {}, { leave: 'tariff' });
    const before = [tariff.ducats(0), tariff.ducats(1)];
    tariff.do({ type: 'warehouse', harbour: 'galle' });
    expect([before[0]! - tariff.ducats(0), tariff.ducats(1) - before[1]!]).toEqual([3, 1]);
    const closed = rich(harbours, {}, { leave: 'closed' });
    expect([closed.can('warehouse'), closed.can('request')]).toEqual([[], []]);
  });

  it('T14 a dry dock halves what is repaired in one harbour together', () => {
    const hurt = ship('srs', ['pepper', 'pepper'], 1);
    const repairAll = (fleets: object) => {
      const at = table({ position: { players: { 0: { ducats: 9, cards: ['droogdok3'], fleets } } } }).until('buy');
      const damage = () => at.can('repair').find(({ token }) => token === 'damage');
      for (let next = damage(); next; next = damage()) at.do(next);
      return 9 - at.ducats(0);
    };
    expect(repairAll({ I: fleet('galle', hurt, hurt, hurt) })).toBe(2);
    expect(repairAll({ I: fleet('galle', hurt), II: fleet('batavia', hurt), III: fleet('kanton', hurt) })).toBe(3);
  });

  it('V-4.53 a turn begun without an ordinary fleet buys its first ship anywhere, A26 or is rescued', () => {
    const at = table({ position: { players: { 0: { ducats: 6 } } } }).until('buy');
    expect(new Set(at.can('buy').map(({ harbour }) => harbour)).size).toBe(9);
    at.do({ type: 'buy', ship: 'srs', harbour: 'kaap' });
    expect([at.ducats(0), at.fleet(0, 'I').at]).toEqual([0, 'kaap']);
    const poor = table({ position: { players: { 0: { ducats: 2 } } } }).until('buy');
    expect([poor.can('buy').length, poor.can('rescue').length]).toEqual([0, 9]);
    poor.do({ type: 'rescue', harbour: 'elmina' });
    expect([poor.ducats(0), poor.fleet(0, 'I').ships[0]!.type]).toEqual([0, 'fluyt']);
  });

  it('V-6.1 sells one card a turn that works from the next one on', () => {
    const five = ['cloth', 'sugar', 'ivory', 'pepper', 'copper'].map((good) => ship('fluyt', [good, good]));
    const at = table({
      position: { players: { 0: { ducats: 20, fleets: { I: fleet('galle', ...five) } } } },
    }).until('research');
    expect(at.legal()).toEqual([{ type: 'research', card: 'houtzaagmolen1' }, { type: 'pass' }]);
    at.do({ type: 'research', card: 'houtzaagmolen1' });
    expect([at.player(0).cards, at.view().market.houtzaagmolen1, at.view().active]).toEqual([['houtzaagmolen1'], 1, 1]);
  });
});
