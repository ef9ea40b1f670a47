import { describe, expect, it } from 'vitest';
import { turnOf, verbs } from './positions.js';
import { fleet, ship, type Table } from './table.js';

const SUGAR = ship('srs', ['sugar', 'sugar']);
const arrive = (at: Table, id = 'I', to = 'nieuwamsterdam') => at.sail(id, to);

describe('delivering', () => {
  it('V-4.1 happens in harbours only, and so do fights with players', () => {
    const at = turnOf({ ducats: 0, fleets: { I: fleet('MN1', SUGAR) } }, { fleets: { I: fleet('MA2', SUGAR) } });
    at.sail('I', 'MN2', 'MA2');
    expect([at.view().active, at.phase]).toEqual([1, 'move']);
    expect([at.told('delivered'), at.told('fight')]).toEqual([[], []]);
  });

  it('V-4.2 T3 two sugar at Nieuw-Amsterdam bring 8 ducats and go to the supply', () => {
    const at = arrive(turnOf({ ducats: 1, fleets: { I: fleet('MN1', SUGAR) } }));
    const before = at.view().supply.sugar!;
    expect(at.can('deliver').map(({ good, cubes }) => [good, cubes])).toEqual([
      ['sugar', 1],
      ['sugar', 2],
    ]);
    at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 2 });
    expect([at.ducats(0), at.view().supply.sugar, at.fleet(0, 'I').ships[0]!.cargo]).toEqual([9, before + 2, []]);
    expect(at.told('delivered')).toMatchObject([{ seat: 0, good: 'sugar', cubes: 2, ducats: 8, bonus: 0 }]);
  });

  it.each([
    ['MA1', 'amsterdam', { tobacco: 7, sugar: 7, cinnamon: 12, pepper: 10, porcelain: 13, copper: 14 }],
    ['MN1', 'nieuwamsterdam', { sugar: 4, cloth: 7, ivory: 7, pepper: 10 }],
    ['OA1', 'mauritsstad', { ivory: 4, cloth: 7, copper: 12, pepper: 8 }],
    ['OA2', 'elmina', { cloth: 7, copper: 12, tobacco: 7, pepper: 8 }],
    ['MI4', 'galle', { pepper: 4, copper: 7, porcelain: 5, cloth: 12 }],
    ['OC1', 'batavia', { cinnamon: 4, porcelain: 4, copper: 5, cloth: 10, sugar: 8 }],
    ['OC2', 'kanton', { pepper: 4, cinnamon: 5, copper: 4, tobacco: 13 }],
    ['OC3', 'deshima', { porcelain: 4, pepper: 5, sugar: 12, cinnamon: 7, cloth: 14 }],
  ])('V-4.2 from %s to %s: the printed price of every good, and no other good', (sea, harbour, prices) => {
    const goods = ['cloth', 'tobacco', 'sugar', 'ivory', 'cinnamon', 'pepper', 'porcelain', 'copper'];
    const ships = goods.map((good) => ship('linieschip', [good]));
    const at = arrive(turnOf({ ducats: 0, fleets: { I: fleet(sea, ...ships) } }), 'I', harbour);
    expect(
      at
        .can('deliver')
        .map(({ good }) => good)
        .sort(),
    ).toEqual(Object.keys(prices).sort());
    for (const [good, price] of Object.entries(prices)) {
      const before = at.ducats(0);
      at.do({ type: 'deliver', fleet: 'I', good, cubes: 1 });
      expect([good, at.ducats(0) - before]).toEqual([good, price]);
    }
  });

  it('V-4.3 T4 sugar is not bought at Elmina: it may be kept or dumped, a ship bought, ivory loaded next turn', () => {
    const at = arrive(turnOf({ ducats: 10, fleets: { I: fleet('OA2', SUGAR) } }), 'I', 'elmina');
    expect(verbs(at).sort()).toEqual(['done', 'dump']);
    at.do({ type: 'dump', fleet: 'I', good: 'sugar' });
    expect([at.ducats(0), at.fleet(0, 'I').ships[0]!.cargo]).toEqual([10, ['sugar']]);
    at.do({ type: 'done' });
    expect(at.phase).toBe('buy');
    at.do({ type: 'buy', ship: 'fluyt', harbour: 'elmina' }, { type: 'join', fleet: 'I' });
    while (at.view().round === 1) at.idle();
    at.until('move', 0);
    expect(at.can('load').map(({ ship: place }) => place)).toEqual([0, 1]);
  });

  it('V-4.4 one cube delivered takes all mutiny off that fleet, not off others', () => {
    const angry = ship('srs', ['sugar', 'sugar'], 1, 2);
    const at = turnOf({
      fleets: { I: fleet('MN1', angry, ship('linieschip', ['tobacco'], 0, 3)), II: fleet('MN1', angry) },
    });
    at.do({ type: 'fleet', fleet: 'I' }).sail('I', 'nieuwamsterdam').sail('II', 'nieuwamsterdam');
    at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 1 });
    expect(at.fleet(0, 'I').ships.map(({ damage, mutiny }) => [damage, mutiny])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(at.fleet(0, 'II').ships[0]!.mutiny).toBe(2);
  });

  it('V-4.6 after a fight one may still deliver, unless a nation holds the harbour', () => {
    const at = turnOf(
      { ducats: 0, fleets: { I: fleet('MN1', SUGAR) } },
      { fleets: { I: fleet('nieuwamsterdam', SUGAR) } },
    );
    arrive(at)
      .do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' })
      .card(0, 'ram0')
      .card(1, 'melee0');
    while (!verbs(at).includes('deliver')) at.idle();
    at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 1 });
    expect(at.ducats(0)).toBe(4);
    const held = arrive(
      turnOf({ fleets: { I: fleet('MN1', SUGAR) } }, {}, { nations: { spain: { at: 'nieuwamsterdam', pips: 6 } } }),
    );
    held.do({ type: 'attack', fleet: 'I', kind: 'nation', seat: null, target: 'spain' }).card(0, 'flight0');
    while (held.phase === 'fight' && !verbs(held).includes('done')) held.idle();
    expect(held.can('deliver')).toEqual([]);
  });

  it('V-4.7 packets arrive first, then the harbours in an order of one’s choice', () => {
    const at = turnOf(
      {
        fleets: {
          I: fleet('MN1', SUGAR),
          II: fleet('OC3', SUGAR),
          X: fleet('OA2', ship('pakketboot', ['sugar'])),
        },
      },
      {},
      {
        harbours: {
          elmina: {
            fields: [
              [null, 0, 0],
              [null, 0, 0],
              [null, 0, 0],
              [null, 0, 0],
            ],
          },
        },
      },
    );
    at.do({ type: 'fleet', fleet: 'I' }).sail('I', 'nieuwamsterdam').sail('II', 'deshima').sail('X', 'elmina');
    expect(verbs(at)).toEqual(['refill']);
    at.do({ type: 'refill', harbour: 'elmina', fields: [1] });
    expect(at.legal()).toEqual(
      expect.arrayContaining([
        { type: 'harbour', harbour: 'nieuwamsterdam' },
        { type: 'harbour', harbour: 'deshima' },
      ]),
    );
    at.do({ type: 'harbour', harbour: 'deshima' });
    expect(at.can('deliver').every((deliver) => deliver.fleet === 'II')).toBe(true);
  });

  it('V-4.8 bonuses round up over all that is delivered in one harbour in one turn', () => {
    const one = (cubes: number, parts: number[]) => {
      const at = turnOf(
        {
          ducats: 0,
          cards: ['telmachine1'],
          fleets: { I: fleet('MN1', ...Array(cubes).fill(ship('linieschip', ['sugar']))) },
        },
        {},
        { harbours: { nieuwamsterdam: { administrator: [0, 'director'] } } },
      );
      arrive(at);
      for (const n of parts) at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: n });
      return at.ducats(0);
    };
    // 12 ducats: +3 by machine, +4 by director, in parts as at once.
    expect([one(3, [3]), one(3, [1, 1, 1])]).toEqual([12 + 3 + 4, 12 + 3 + 4]);
    expect(one(2, [1, 1])).toBe(8 + 2 + 3);
  });

  it('V-4.8 cubes leave the ship that has most of the good, the first among equals', () => {
    const at = arrive(turnOf({ fleets: { I: fleet('MN1', ship('linieschip', ['sugar']), SUGAR, SUGAR) } }));
    const cargoes = [];
    for (let i = 0; i < 3; i++) {
      at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 1 });
      cargoes.push(at.fleet(0, 'I').ships.map(({ cargo }) => cargo.length));
    }
    expect(cargoes).toEqual([
      [1, 1, 2],
      [1, 1, 1],
      [0, 1, 1],
    ]);
  });

  it('V-4.9 only goods that the harbour does not buy are dumped, all of them where a nation forbids delivering', () => {
    const mine = { fleets: { I: fleet('MN1', ship('srs', ['sugar', 'cinnamon'])) } };
    expect(
      arrive(turnOf(mine))
        .can('dump')
        .map(({ good }) => good),
    ).toEqual(['cinnamon']);
    const held = arrive(turnOf(mine, {}, { nations: { spain: { at: 'nieuwamsterdam', pips: 2 } } })).do({
      type: 'hold',
    });
    expect(
      held
        .can('dump')
        .map(({ good }) => good)
        .sort(),
    ).toEqual(['cinnamon', 'sugar']);
    expect(held.can('deliver')).toEqual([]);
  });

  it('V-5.15 T12 a director brings 1 per started 3 ducats to his owner, and to another who delivers as well', () => {
    const delivered = (director: number) => {
      const at = arrive(
        turnOf(
          { ducats: 0, fleets: { I: fleet('MN1', SUGAR) } },
          { ducats: 0 },
          { harbours: { nieuwamsterdam: { administrator: [director, 'director'] } } },
        ),
      ).do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 2 });
      return [at.ducats(0), at.ducats(1), at.told('delivered')[0]!.bonus];
    };
    expect(delivered(0)).toEqual([8 + 3, 0, 3]);
    expect(delivered(1)).toEqual([8 + 3, 3, 3]);
  });

  it('T13 a counting machine adds 2 to a delivery of 8', () => {
    const at = arrive(turnOf({ ducats: 0, cards: ['telmachine1'], fleets: { I: fleet('MN1', SUGAR) } }));
    at.do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 2 });
    expect(at.ducats(0)).toBe(10);
  });

  it.each(['sugar', 'pepper'])(
    'V-4.5 T5 a packet with %s at Kanton is not paid, though pepper is bought there; its owner names the stores',
    (good) => {
      const at = turnOf(
        { ducats: 0, fleets: { X: fleet('OC2', ship('pakketboot', [good])) } },
        {},
        {
          harbours: {
            kanton: {
              fields: [
                [0, 0, 0],
                [1, 0, 0],
                [null, 0, 0],
                [null, 0, 0],
              ],
            },
          },
        },
      ).sail('X', 'kanton');
      const before = at.view().supply;
      expect(at.can('refill').map(({ fields }) => fields.join())).toEqual(
        expect.arrayContaining(['', '1', '2', '1,2']),
      );
      at.do({ type: 'refill', harbour: 'kanton', fields: [1, 3] });
      expect(at.harbour('kanton').fields).toEqual([
        [0, 1, 0],
        [1, 0, 0],
        [null, 1, 0],
        [null, 0, 0],
      ]);
      expect([at.ducats(0), at.fleet(0, 'X').ships[0]!.cargo]).toEqual([0, []]);
      expect([at.view().supply[good], at.view().supply.porcelain]).toEqual([before[good]! + 1, before.porcelain! - 2]);
    },
  );

  it('V-5.31 A33 a packet refills whole fields, its owner naming none to all', () => {
    const at = turnOf(
      { fleets: { X: fleet('OC2', ship('pakketboot', ['sugar'])) } },
      {},
      {
        harbours: {
          kanton: {
            fields: [
              [0, 1, 0],
              [1, 2, 0],
              [0, 0, 0],
              [1, 1, 0],
            ],
          },
        },
      },
    ).sail('X', 'kanton');
    expect(
      at
        .can('refill')
        .map(({ fields }) => fields.join())
        .sort(),
    ).toEqual(['', '3', '3,4', '4']);
    at.do({ type: 'refill', harbour: 'kanton', fields: [3] });
    expect(at.harbour('kanton').fields.map(([, cubes]) => cubes)).toEqual([1, 2, 3, 1]);
  });
});
