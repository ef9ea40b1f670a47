import { describe, expect, it } from 'vitest';
import { FULL_SRS, turnOf, verbs } from './positions.js';
import { fleet, ship, type Table, table } from './table.js';

type Given = Record<string, unknown>;
const FREE = [null, 0, 0];
const buying = (mine: Given, board: Given = {}, theirs: Given = {}, rest = {}): Table =>
  turnOf(mine, theirs, board, rest).until('buy', 0);

describe('repair and calming', () => {
  it('V-5.20 costs a ducat a token, in harbour always, and is no building', () => {
    const at = turnOf({ ducats: 30, fleets: { I: fleet('OA4', ship('linieschip', ['sugar'], 3, 2)) } })
      .sail('I', 'kaap')
      .until('buy');
    at.do(
      { type: 'repair', fleet: 'I', ship: 0, token: 'damage' },
      { type: 'repair', fleet: 'I', ship: 0, token: 'mutiny' },
    );
    expect([at.ducats(0), at.fleet(0, 'I').ships[0]]).toMatchObject([28, { damage: 2, mutiny: 1 }]);
  });

  it('V-5.20 A1 at sea only while all tokens are within “half from”', () => {
    const at = (damage: number, mutiny: number) => {
      const sea = turnOf({ ducats: 9, fleets: { I: fleet('MN1', ship('linieschip', ['sugar'], damage, mutiny)) } });
      sea.sail('I', 'MN2');
      if (sea.phase === 'move') sea.sail('I', 'MA2');
      return sea
        .can('repair')
        .map(({ token }) => token)
        .sort();
    };
    expect(at(2, 0)).toEqual(['damage']);
    expect(at(2, 2)).toEqual(['damage', 'mutiny']);
    expect(at(3, 2)).toEqual([]);
    expect(at(5, 0)).toEqual([]);
  });

  it('V-5.20 one ducat is enough for one token, none for none', () => {
    const HURT = { I: fleet('kaap', ship('srs', ['sugar', 'sugar'], 1)) };
    const board = {
      harbours: { galle: { administrator: [0, 'director'], fort: [0, 4] }, elmina: { fields: [FREE, [null, 0, 2]] } },
    };
    const offered = (ducats: number) => {
      const at = buying({ ducats, fleets: HURT }, board);
      return ['repair', 'repairFort', 'clear'].filter((verb) => verbs(at).includes(verb));
    };
    expect(offered(1)).toEqual(['repair', 'repairFort', 'clear']);
    const poor = turnOf({ ducats: 0, fleets: HURT }, {}, board).stay('I');
    while (poor.view().active === 0 && poor.phase !== 'buy') poor.idle();
    expect(['repair', 'repairFort', 'clear'].filter((verb) => verbs(poor).includes(verb))).toEqual([]);
  });

  it('V-5.20 a fort is repaired in its owner’s turn without a fleet', () => {
    const at = buying(
      { ducats: 9, fleets: { I: fleet('MN1', FULL_SRS) } },
      { harbours: { galle: { administrator: [0, 'director'], fort: [0, 4] } } },
    );
    at.do({ type: 'repairFort', harbour: 'galle' });
    expect([at.ducats(0), at.harbour('galle').fort]).toEqual([8, [0, 3]]);
  });

  it('V-5.34 A36 anybody pays off the tokens of a destroyed warehouse, one by one, without presence', () => {
    const at = buying(
      { ducats: 9, fleets: { I: fleet('MN1', FULL_SRS) } },
      { harbours: { galle: { fields: [FREE, [null, 0, 2]] } } },
    );
    expect(at.can('clear')).toEqual([{ type: 'clear', harbour: 'galle', field: 2 }]);
    at.do({ type: 'clear', harbour: 'galle', field: 2 });
    expect([at.ducats(0), at.harbour('galle').fields[1]]).toEqual([8, [null, 0, 1]]);
  });

  it('T14 V-6.10 a dry dock: one damage on three ships costs 2 in one harbour, 3 in three', () => {
    const hurt = ship('srs', ['sugar', 'sugar'], 1);
    const cost = (fleets: Given) => {
      const at = buying({ ducats: 9, cards: ['droogdok3'], fleets });
      const ducats = at.ducats(0);
      for (let i = 0; i < 20 && at.can('repair').some(({ token }) => token === 'damage'); i++) {
        at.do(at.can('repair').find(({ token }) => token === 'damage')!);
      }
      return ducats - at.ducats(0);
    };
    expect(cost({ I: fleet('elmina', hurt, hurt, hurt) })).toBe(2);
    expect(cost({ I: fleet('elmina', hurt), II: fleet('galle', hurt), III: fleet('kaap', hurt) })).toBe(3);
  });
});

describe('leave of a governor', () => {
  const GOVERNED = { harbours: { galle: { administrator: [1, 'governor'] } } };
  const mine = { ducats: 20, fleets: { I: fleet('galle', FULL_SRS) } };

  it('V-5.13 V-5.33 others need it for ships and warehouses; granted it covers one of them this turn', () => {
    const at = buying(mine, GOVERNED, { ducats: 0 });
    expect([at.can('buy'), at.can('warehouse')]).toEqual([[], []]);
    expect(at.can('request').map(({ fee }) => fee)).toEqual([0, 1, 2, 3, 4, 5]);
    at.do({ type: 'request', harbour: 'galle', fee: 2 });
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'leave', for: 'build', seat: 0, harbour: 'galle', fee: 2 }]);
    at.do({ type: 'accept' });
    expect([at.ducats(0), at.ducats(1)]).toEqual([18, 2]);
    at.do({ type: 'warehouse', harbour: 'galle' });
    expect([at.can('buy'), at.can('warehouse'), at.can('request').length]).toEqual([[], [], 6]);
    at.do({ type: 'request', harbour: 'galle', fee: 0 }, { type: 'decline' });
    expect(at.can('request')).toEqual([]);
  });

  it('V-5.33 tariff costs a ducat each; closed lets nobody build; under a hostile nation a governor forbids nothing', () => {
    const tariff = buying(mine, GOVERNED, { ducats: 0 }, { options: { leave: 'tariff' } });
    tariff.do({ type: 'warehouse', harbour: 'galle' });
    expect([tariff.ducats(0), tariff.ducats(1), tariff.can('request')]).toEqual([17, 1, []]);
    tariff.do({ type: 'buy', ship: 'fluyt', harbour: 'galle' }, { type: 'join', fleet: 'I' });
    expect([tariff.ducats(0), tariff.ducats(1)]).toEqual([12, 2]);
    const closed = buying(mine, GOVERNED, {}, { options: { leave: 'closed' } });
    expect(['buy', 'warehouse', 'request'].filter((verb) => verbs(closed).includes(verb))).toEqual([]);
    const held = buying(
      mine,
      { ...GOVERNED, nations: { spain: { at: 'galle', pips: 1, controller: 0 } } },
      {},
      { options: { leave: 'closed' } },
    );
    expect([held.can('buy').length, held.can('warehouse').length]).toEqual([5, 1]);
  });

  it('V-5.14 a commander or director forbids nothing', () => {
    for (const kind of ['commander', 'director']) {
      const at = buying(mine, { harbours: { galle: { administrator: [1, kind] } } });
      expect([at.can('buy').length, at.can('request')]).toEqual([5, []]);
    }
  });

  it('V-5.33 administrators, forts and take-overs need no leave', () => {
    const at = buying(
      { ducats: 20, fleets: { I: fleet('galle', FULL_SRS) } },
      GOVERNED,
      {},
      { options: { leave: 'closed' } },
    );
    expect(at.can('takeOver')).toHaveLength(1);
  });
});

describe('a short supply', () => {
  /** Eight cubes of porcelain are aboard ships of seat 1. */
  const AWAY = { fleets: { I: fleet('MN1', ...Array(4).fill(ship('srs', ['porcelain', 'porcelain']))) } };
  const packet = (fields: unknown, extra: Given = {}, harbour = 'kanton') =>
    turnOf({ fleets: { X: fleet('OC2', ship('pakketboot', ['sugar'])) } }, AWAY, {
      harbours: { [harbour]: { fields, ...extra } },
    }).sail('X', 'kanton');

  it('V-5.11 V-5.31 without an administrator all are filled evenly, then owners place one each in turn order', () => {
    // Two cubes are left for fields of 1 and 2 of seats 0 and 1: one each, and nothing to place.
    const even = packet([
      [0, 0, 0],
      [1, 0, 0],
      [null, 0, 2],
      [null, 0, 2],
    ]);
    even.do({ type: 'refill', harbour: 'kanton', fields: [1, 2] });
    expect(even.harbour('kanton').fields.map(([, cubes]) => cubes)).toEqual([1, 1, 0, 0]);
    // Two cubes and three stores: no whole round is possible, so the owners place one each.
    const odd = packet([
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
      [null, 0, 2],
    ]);
    odd.do({ type: 'refill', harbour: 'kanton', fields: [1, 2, 3] });
    expect([odd.toAct, odd.can('divide').map(({ field }) => field)]).toEqual([[0], [1, 2, 3]]);
    odd.do({ type: 'divide', harbour: 'kanton', field: 3 });
    expect([odd.toAct, odd.can('divide').map(({ field }) => field)]).toEqual([[1], [1, 2, 3]]);
    odd.do({ type: 'divide', harbour: 'kanton', field: 2 });
    expect(odd.harbour('kanton').fields.map(([, cubes]) => cubes)).toEqual([0, 1, 1, 0]);
  });

  it('V-5.31 after the owners what nobody owns takes the rest, lowest field first', () => {
    const at = packet([
      [null, 0, 0],
      [null, 0, 0],
      [1, 0, 0],
      [null, 0, 2],
    ]);
    // Two cubes for three stores: seat 1 places one, the other goes to the first open field.
    at.do({ type: 'refill', harbour: 'kanton', fields: [1, 2, 3] });
    expect([at.toAct, at.can('divide').map(({ field }) => field)]).toEqual([[1], [1, 2, 3]]);
    at.do({ type: 'divide', harbour: 'kanton', field: 3 });
    expect(at.harbour('kanton').fields.map(([, cubes]) => cubes)).toEqual([1, 0, 1, 0]);
  });

  it('V-5.31 tells of a refill only where the supply had a cube', () => {
    const told = (aboard: number) => {
      const away = { fleets: { I: fleet('MN1', ...Array(aboard).fill(ship('srs', ['porcelain', 'porcelain']))) } };
      const fields = [[0, 0, 0], FREE, FREE, [null, 0, 2]];
      return turnOf({ fleets: { X: fleet('OC2', ship('pakketboot', ['sugar'])) } }, away, {
        harbours: { kanton: { fields } },
      })
        .sail('X', 'kanton')
        .do({ type: 'refill', harbour: 'kanton', fields: [1] })
        .told('refilled');
    };
    expect(told(4)).toMatchObject([{ harbour: 'kanton', fields: [1] }]);
    expect(told(5)).toEqual([]);
  });

  it('V-5.11 a player with an administrator there divides', () => {
    const at = table({
      position: {
        players: {
          0: { fleets: { X: fleet('OC3', ship('pakketboot', ['sugar'])) } },
          1: { fleets: { I: fleet('MN1', ...Array(4).fill(ship('srs', ['copper', 'copper']))) } },
        },
        harbours: {
          deshima: {
            fields: [
              [0, 0, 0],
              [0, 0, 0],
              [0, 0, 0],
              [null, 0, 2],
            ],
            administrator: [1, 'director'],
          },
        },
      },
    }).sail('X', 'deshima');
    at.do({ type: 'refill', harbour: 'deshima', fields: [1, 2, 3] });
    expect(at.toAct).toEqual([1]);
    at.do({ type: 'divide', harbour: 'deshima', field: 3 }, { type: 'divide', harbour: 'deshima', field: 3 });
    expect(at.harbour('deshima').fields.map(([, cubes]) => cubes)).toEqual([0, 0, 2, 0]);
  });
});
