import { describe, expect, it } from 'vitest';
import { damageOf, settle } from './fighting.js';
import { FULL_SRS, turnOf } from './positions.js';
import { fleet, ship, type Table } from './table.js';

const ATTACK = { type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' } as const;
const LINE = ship('linieschip', ['sugar']);
type Given = Record<string, unknown>;

/** Seat 0 comes to Elmina, where seat 1 lies, and may attack. */
const meeting = (mine: Given, theirs: Given, board: Given = {}): Table =>
  turnOf(mine, theirs, board).sail('I', 'elmina');
const alike = (
  mine: readonly ReturnType<typeof ship>[],
  theirs: readonly ReturnType<typeof ship>[],
  board: Given = {},
) =>
  meeting(
    { ducats: 0, fleets: { I: fleet('OA2', ...mine) } },
    { ducats: 0, fleets: { I: fleet('elmina', ...theirs) } },
    board,
  );

describe('forts and warehouses in a fight', () => {
  const FORT = (damage: number) => ({ harbours: { elmina: { administrator: [1, 'governor'], fort: [1, damage] } } });
  const STORM = { type: 'attack', fleet: 'I', kind: 'fort', seat: 1, target: 'elmina' } as const;

  it('V-4.19 T10 a fort with 3 damage deals 9', () => {
    const at = meeting({ fleets: { I: fleet('OA2', LINE, LINE) } }, {}, FORT(3))
      .do(STORM)
      .card(0, 'flight0');
    settle(at);
    expect(damageOf(at, 0)).toBe(9);
  });

  it('V-4.23 alone it plays melee, gains nothing and captures nothing', () => {
    const at = meeting({ fleets: { I: fleet('OA2', LINE, LINE, LINE) } }, {}, FORT(0)).do(STORM);
    expect(at.toAct).toEqual([0]);
    // Its card is printed: nobody has chosen one.
    expect(at.view(1).chosen).toBeNull();
    settle(at.card(0, 'flight0'));
    expect(at.told('strategies')).toMatchObject([{ cards: ['flight0', 'melee0'], begins: 1 }]);
    expect(at.told('captured')).toEqual([]);
    expect(at.told('experience').map(({ seat }) => seat)).toEqual([0]);
  });

  it('V-4.22 a fort that has taken 12 is razed without a trace, and what is over is lost', () => {
    const guns = Array(4).fill(LINE);
    const at = meeting({ fleets: { I: fleet('OA2', ...guns) } }, {}, FORT(1))
      .do(STORM)
      .card(0, 'ram0');
    settle(at);
    expect(at.harbour('elmina')).toMatchObject({ fort: null, administrator: [1, 'governor'] });
    const hurt = settle(
      meeting({ fleets: { I: fleet('OA2', LINE) } }, {}, FORT(5))
        .do(STORM)
        .card(0, 'ram0'),
    );
    expect(hurt.harbour('elmina').fort).toEqual([1, 9]);
  });

  it('V-4.19 it joins its owner’s fleet, whose owner spreads damage over both', () => {
    const at = alike([LINE, LINE], [LINE], FORT(2)).do(ATTACK).card(0, 'flight0').card(1, 'melee0');
    settle(at);
    expect(damageOf(at, 0)).toBe(12);
    const placing = alike([LINE], [LINE], FORT(2)).do(ATTACK).card(0, 'ram0').card(1, 'melee0');
    expect([placing.toAct, placing.pending]).toEqual([[1], { kind: 'damage', left: 4 }]);
    placing.do({ type: 'damageFort', harbour: 'elmina' });
    expect(placing.harbour('elmina').fort).toEqual([1, 3]);
  });

  it('A14 A32 it fights in other players’ turns only, not when its owner is challenged in his own', () => {
    const own = turnOf(
      { fleets: { I: fleet('OA2', LINE, LINE) } },
      { fleets: { I: fleet('elmina', LINE, LINE, LINE) } },
      { harbours: { elmina: { administrator: [0, 'governor'], fort: [0, 0] } } },
    );
    own.sail('I', 'elmina').do({ type: 'hold' }, { type: 'challenge', with: 'I', target: 'I' });
    settle(own.card(0, 'melee0').card(1, 'flight0'));
    expect(damageOf(own, 1)).toBe(8);
    expect(own.can('attack')).toEqual([]);
    const other = meeting({ fleets: { I: fleet('OA2', LINE, LINE) } }, {}, FORT(0)).do({ type: 'hold' });
    expect(other.can('challenge', 1)).toEqual([{ type: 'challenge', with: 'fort', target: 'I' }]);
  });

  const RAID = { type: 'attack', fleet: 'I', kind: 'warehouses', seat: 1, target: 'elmina' } as const;

  it('V-4.20 T19 a destroyed warehouse loses its cubes to the supply and leaves 2 tokens that cost 2 ducats', () => {
    const at = meeting(
      { ducats: 5, fleets: { I: fleet('OA2', FULL_SRS) } },
      {},
      {
        harbours: {
          elmina: {
            fields: [
              [null, 1, 0],
              [1, 2, 0],
              [null, 0, 0],
              [null, 0, 0],
            ],
          },
        },
      },
    );
    const ivory = at.view().supply.ivory!;
    at.do(RAID);
    expect([at.harbour('elmina').fields[1], at.view().supply.ivory]).toEqual([[null, 0, 2], ivory + 2]);
    at.until('buy');
    expect(at.can('warehouse')).toHaveLength(1);
    at.do({ type: 'clear', harbour: 'elmina', field: 2 });
    expect([at.ducats(0), at.harbour('elmina').fields[1]]).toEqual([4, [null, 0, 1]]);
    at.do({ type: 'clear', harbour: 'elmina', field: 2 });
    expect([at.ducats(0), at.harbour('elmina').fields[1]]).toEqual([3, [null, 0, 0]]);
  });

  it('V-4.71 A16 a raid destroys F / 2, fullest first, then the lower number; no card, no experience', () => {
    const fields = [
      [1, 1, 0],
      [1, 2, 0],
      [1, 1, 0],
      [1, 2, 0],
    ];
    const at = meeting(
      { fleets: { I: fleet('OA2', ship('linieschip', ['sugar']), ship('fluyt', ['sugar', 'sugar'])) } },
      {},
      { harbours: { elmina: { fields } } },
    );
    at.do(RAID);
    expect(at.harbour('elmina').fields).toEqual([
      [1, 1, 0],
      [null, 0, 2],
      [1, 1, 0],
      [null, 0, 2],
    ]);
    expect([at.told('strategies'), at.fleet(0, 'I').experience]).toEqual([[], 0]);
    const weak = meeting({ fleets: { I: fleet('OA2', FULL_SRS) } }, {}, { harbours: { elmina: { fields } } }).do(RAID);
    expect(weak.harbour('elmina').fields.filter(([, , damage]) => damage === 2)).toHaveLength(1);
    const tied = meeting(
      { fleets: { I: fleet('OA2', FULL_SRS) } },
      {},
      {
        harbours: {
          elmina: {
            fields: [
              [1, 1, 0],
              [null, 0, 0],
              [1, 1, 0],
            ],
          },
        },
      },
    ).do(RAID);
    expect(tied.harbour('elmina').fields[0]).toEqual([null, 0, 2]);
  });

  it('V-4.21 an administrator is no target and stays', () => {
    const at = meeting(
      { fleets: { I: fleet('OA2', FULL_SRS) } },
      {},
      { harbours: { elmina: { fields: [[1, 1, 0]], administrator: [1, 'director'] } } },
    );
    at.do(RAID);
    expect(at.harbour('elmina').administrator).toEqual([1, 'director']);
    const alone = meeting(
      { fleets: { I: fleet('OA2', FULL_SRS) } },
      {},
      { harbours: { elmina: { administrator: [1, 'director'] } } },
    );
    expect(alone.can('attack')).toEqual([]);
  });
});
