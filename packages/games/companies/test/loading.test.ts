import { describe, expect, it } from 'vitest';
import { turnOf } from './positions.js';
import { fleet, ship, type Table, table } from './table.js';

const sources = (at: Table) => at.can('load').map(({ ship: place, from }) => [place, from]);
/** Elmina where seat 0 has field 1, seat 1 fields 2 and 3, and one cube lies in the open. */
const SHARED = {
  fields: [
    [0, 1, 0],
    [1, 2, 0],
    [1, 2, 0],
    [null, 1, 0],
  ],
};

describe('loading', () => {
  it('V-3.4 takes cubes free from general stores and own warehouses onto empty slots; goods may be mixed', () => {
    const at = turnOf(
      { ducats: 0, fleets: { I: fleet('elmina', ship('srs', ['sugar']), ship('fluyt')) } },
      {},
      {
        harbours: {
          elmina: {
            fields: [
              [0, 1, 0],
              [null, 1, 0],
              [null, 0, 0],
              [null, 0, 0],
            ],
          },
        },
      },
    );
    expect(sources(at)).toEqual(
      expect.arrayContaining([
        [0, 'general'],
        [0, 'own'],
        [1, 'general'],
        [1, 'own'],
      ]),
    );
    at.do({ type: 'load', fleet: 'I', ship: 0, from: 'general' });
    expect(at.fleet(0, 'I').ships[0]!.cargo.toSorted()).toEqual(['ivory', 'sugar']);
    expect(sources(at)).toEqual([[1, 'own']]);
    at.do({ type: 'load', fleet: 'I', ship: 1, from: 'own' });
    expect([at.harbour('elmina').fields.map(([, cubes]) => cubes), at.ducats(0)]).toEqual([[0, 0, 0, 0], 0]);
    expect(at.can('load')).toEqual([]);
    expect(turnOf({ fleets: { I: fleet('OA2', ship('srs')) } }).can('load')).toEqual([]);
  });

  it('V-3.5 a packet boat takes a cube of the harbour from the supply as it leaves', () => {
    const at = turnOf({ fleets: { X: fleet('elmina', ship('pakketboot')) } });
    const before = at.view().supply.ivory!;
    at.sail('X', 'OA2');
    expect(at.fleet(0, 'X').ships[0]!.cargo).toEqual(['ivory']);
    expect(at.view().supply.ivory).toBe(before - 1);
    expect(at.harbour('elmina').fields.map(([, cubes]) => cubes)).toEqual([1, 1, 0, 0]);
  });

  it('V-3.15 a packet takes none at the Cape, with a full slot or from an empty supply, and keeps its cube at home', () => {
    const cargo = (from: string, to: string, before: string[], board = {}) =>
      turnOf({ fleets: { X: fleet(from, ship('pakketboot', before)) } }, {}, board)
        .sail('X', to)
        .fleet(0, 'X').ships[0]!.cargo;
    expect(cargo('kaap', 'OA4', [])).toEqual([]);
    expect(cargo('elmina', 'OA2', ['sugar'])).toEqual(['sugar']);
    expect(cargo('OA2', 'elmina', ['ivory'])).toEqual(['ivory']);
    expect(cargo('OA4', 'kaap', ['ivory'])).toEqual(['ivory']);
    // All ten cubes of ivory lie elsewhere.
    const stores = {
      elmina: {
        fields: [
          [1, 1, 0],
          [1, 2, 0],
          [1, 3, 0],
          [1, 4, 0],
        ],
      },
    };
    expect(cargo('elmina', 'OA2', [], { harbours: stores })).toEqual([]);
  });

  it('V-3.11 takes a cube from the fullest field of its owner, the lower number first', () => {
    const at = turnOf(
      { fleets: { I: fleet('elmina', ship('srs'), ship('srs')) } },
      {},
      {
        harbours: {
          elmina: {
            fields: [
              [0, 1, 0],
              [0, 2, 0],
              [0, 2, 0],
              [null, 0, 0],
            ],
          },
        },
      },
    );
    const cubes = [];
    for (let i = 0; i < 3; i++) {
      at.do({ type: 'load', fleet: 'I', ship: i % 2, from: 'own' });
      cubes.push(at.harbour('elmina').fields.map(([, n]) => n));
    }
    expect(cubes).toEqual([
      [1, 1, 2, 0],
      [1, 1, 1, 0],
      [0, 1, 1, 0],
    ]);
    at.do({ type: 'split', fleet: 'I', ship: 0 });
    expect(at.fleet(0, 'II').ships[0]!.cargo).toEqual(['ivory', 'ivory']);
  });

  it('V-3.13 asks an owner per cube with a fee of 0 to 5 that one has; fee and cube change hands at once', () => {
    const at = turnOf(
      { ducats: 3, fleets: { I: fleet('elmina', ship('srs', ['sugar', 'sugar']), ship('fluyt')) } },
      { ducats: 0 },
      { harbours: { elmina: SHARED } },
    );
    expect(at.can('ask').map(({ owner, fee }) => [owner, fee])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    at.do({ type: 'ask', fleet: 'I', owner: 1, fee: 2 });
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'leave', for: 'cube', seat: 0, harbour: 'elmina', fee: 2 }]);
    at.do({ type: 'accept' });
    expect([at.ducats(0), at.ducats(1)]).toEqual([1, 2]);
    expect(at.fleet(0, 'I').ships[1]!.cargo).toEqual(['ivory']);
    expect(at.harbour('elmina').fields[1]).toEqual([1, 1, 0]);
    at.do({ type: 'ask', fleet: 'I', owner: 1, fee: 0 }, { type: 'decline' });
    expect([at.can('ask'), at.ducats(0), at.can('load').length]).toEqual([[], 1, 2]);
    const rich = turnOf(
      { ducats: 50, fleets: { I: fleet('elmina', ship('fluyt')) } },
      {},
      { harbours: { elmina: SHARED } },
    );
    expect(Math.max(...rich.can('ask').map(({ fee }) => fee))).toBe(5);
  });

  it('V-O1 tariff costs a ducat a cube and asks nobody; closed shuts others’ warehouses', () => {
    const mine = { ducats: 1, fleets: { I: fleet('elmina', ship('srs')) } };
    const tariff = turnOf(mine, { ducats: 0 }, { harbours: { elmina: SHARED } }, { options: { leave: 'tariff' } });
    expect(tariff.can('ask')).toEqual([]);
    tariff.do({ type: 'load', fleet: 'I', ship: 0, from: 1 });
    expect([tariff.ducats(0), tariff.ducats(1), sources(tariff)]).toEqual([
      0,
      1,
      [
        [0, 'general'],
        [0, 'own'],
      ],
    ]);
    const closed = turnOf(mine, {}, { harbours: { elmina: SHARED } }, { options: { leave: 'closed' } });
    expect([closed.can('ask'), sources(closed)]).toEqual([
      [],
      [
        [0, 'general'],
        [0, 'own'],
      ],
    ]);
    expect(table().view().options.leave).toBe('ask');
  });

  it('V-3.14 nothing is loaded under a hostile nation, nor from an owner to whom it is hostile', () => {
    const mine = { ducats: 5, fleets: { I: fleet('elmina', ship('srs')) } };
    const held = (nation: object) =>
      turnOf(mine, {}, { harbours: { elmina: SHARED }, nations: { spain: { at: 'elmina', pips: 1, ...nation } } });
    expect([held({}).can('load'), held({}).can('ask')]).toEqual([[], []]);
    const controlled = held({ controller: 0 });
    expect([sources(controlled), controlled.can('ask')]).toEqual([
      [
        [0, 'general'],
        [0, 'own'],
      ],
      [],
    ]);
    expect(held({ controller: 0, ally: 1 }).can('ask').length).toBe(6);
    expect(held({ controller: 1, ally: 0 }).can('load').length).toBe(2);
  });
});
