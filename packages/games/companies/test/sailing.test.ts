import { describe, expect, it } from 'vitest';
import { FULL_SRS, turnOf, verbs } from './positions.js';
import { fleet, ship, type Table, veterans } from './table.js';

const FLUYT = ship('fluyt', ['sugar', 'sugar']);
const goals = (at: Table) =>
  at
    .can('sail')
    .map(({ to }) => to)
    .sort();
/** How many fields a fleet may go from here, along a way that meets nobody. */
function pace(at: Table, id: string, way: readonly string[]): number {
  let gone = 0;
  for (const to of way) {
    if (!at.can('sail').some((sail) => sail.fleet === id && sail.to === to)) break;
    at.sail(id, to);
    gone++;
  }
  return gone;
}
const WAY = ['MN2', 'MA2', 'MA4', 'OA3'];

describe('fleets', () => {
  it('V-3.1 go in any order, packets last, and a fleet that has sailed is done', () => {
    const at = turnOf({
      fleets: { I: fleet('MN1', FULL_SRS), II: fleet('elmina', FLUYT), X: fleet('elmina', ship('pakketboot')) },
    });
    expect(at.legal()).toEqual([
      { type: 'fleet', fleet: 'I' },
      { type: 'fleet', fleet: 'II' },
    ]);
    at.do({ type: 'fleet', fleet: 'II' }).sail('II', 'OA2');
    expect(at.legal().every((action) => 'fleet' in action && action.fleet === 'I')).toBe(true);
    expect(at.fleet(0, 'II').moved).toBe(true);
    at.stay('I');
    expect(at.legal().every((action) => 'fleet' in action && action.fleet === 'X')).toBe(true);
  });

  it('V-3.2 split for a ducat at sea too, with a copy of the experience; further ships join it free', () => {
    const at = turnOf({
      ducats: 3,
      fleets: { I: veterans('MN1', 2, FLUYT, FULL_SRS, ship('linieschip', ['sugar'])), III: fleet('galle', FLUYT) },
    }).do({ type: 'fleet', fleet: 'I' });
    at.do({ type: 'split', fleet: 'I', ship: 1 });
    expect(at.ducats(0)).toBe(2);
    expect(at.fleet(0, 'II')).toMatchObject({ at: 'MN1', experience: 2, ships: [FULL_SRS] });
    at.do({ type: 'shift', fleet: 'I', ship: 0, to: 'II' });
    expect([at.ducats(0), at.fleet(0, 'II').ships, at.fleet(0, 'I').ships.length]).toEqual([2, [FULL_SRS, FLUYT], 1]);
    expect([at.can('split'), at.can('shift').filter((shift) => shift.fleet === 'I')]).toEqual([[], []]);
  });

  it('V-3.2 a ship joins a new fleet only where that lies, also when a lost fleet’s number is used again', () => {
    const at = turnOf(
      {
        ducats: 9,
        fleets: { I: fleet('elmina', FLUYT, FLUYT, FULL_SRS), II: fleet('mauritsstad', ship('fluyt'), ship('fluyt')) },
      },
      {},
      { pirates: { tortuga: 6 } },
      { stack: { pirateStrategy: [['melee0', 3]] } },
    );
    at.do({ type: 'fleet', fleet: 'II' }, { type: 'split', fleet: 'II', ship: 0 }).sail('II', 'MN4').card(0, 'flight0');
    expect(Object.keys(at.player(0).fleets).sort()).toEqual(['I', 'III']);
    at.do(
      { type: 'fleet', fleet: 'I' },
      { type: 'split', fleet: 'I', ship: 0 },
      { type: 'merge', fleet: 'I', to: 'II' },
    );
    if (at.can('fleet').length > 0) at.do({ type: 'fleet', fleet: 'II' });
    expect([at.fleet(0, 'II').at, at.fleet(0, 'III').at]).toEqual(['elmina', 'mauritsstad']);
    expect(at.can('shift')).toEqual([]);
  });

  it('V-3.2 five ordinary fleets at most, a ducat for each, before the fleet moves', () => {
    const at = turnOf({ ducats: 9, fleets: { I: fleet('MN1', ...Array(7).fill(ship('fluyt'))) } });
    for (const id of ['II', 'III', 'IV', 'V']) {
      at.do({ type: 'split', fleet: 'I', ship: 0 });
      expect(Object.keys(at.player(0).fleets)).toContain(id);
    }
    expect([at.ducats(0), at.can('split')]).toEqual([5, []]);
    expect(turnOf({ ducats: 0, fleets: { I: fleet('MN1', FLUYT, FLUYT) } }).can('split')).toEqual([]);
    const gone = turnOf({ ducats: 9, fleets: { I: fleet('MN1', FLUYT, FLUYT) } }).sail('I', 'MN2');
    expect(verbs(gone).sort()).toEqual(['halt', 'sail']);
  });

  it('V-3.3 merge as a whole in harbour only, with the higher experience, if neither has moved', () => {
    const at = turnOf({
      ducats: 1,
      fleets: { I: veterans('elmina', 1, FLUYT), II: veterans('elmina', 3, FULL_SRS), III: fleet('elmina', FLUYT) },
    });
    at.do({ type: 'fleet', fleet: 'I' }, { type: 'merge', fleet: 'I', to: 'II' });
    expect(at.player(0).fleets.I).toBeUndefined();
    expect([at.ducats(0), at.fleet(0, 'II')]).toMatchObject([1, { experience: 3, ships: [FULL_SRS, FLUYT] }]);
    const sea = turnOf({ fleets: { I: fleet('MN1', FLUYT), II: fleet('MN1', FULL_SRS) } });
    expect(sea.do({ type: 'fleet', fleet: 'I' }).can('merge')).toEqual([]);
    const gone = turnOf({
      fleets: { I: fleet('elmina', FLUYT), II: fleet('elmina', FLUYT), III: fleet('elmina', FLUYT) },
    });
    gone.do({ type: 'fleet', fleet: 'I' }).stay('I').do({ type: 'fleet', fleet: 'II' });
    expect(gone.can('merge').map(({ to }) => to)).toEqual(['III']);
  });

  it('V-3.6 sail one field out of harbour and two at sea; harbours and nests end the move', () => {
    const harbour = turnOf({ fleets: { I: fleet('nieuwamsterdam', FULL_SRS) } });
    expect(pace(harbour, 'I', ['MN1', 'MN2'])).toBe(1);
    const sea = turnOf({ fleets: { I: fleet('MN1', FULL_SRS) } });
    expect(pace(sea, 'I', WAY)).toBe(2);
    const arrived = turnOf({ fleets: { I: fleet('MN1', FULL_SRS), II: fleet('galle', FLUYT) } });
    arrived.do({ type: 'fleet', fleet: 'I' }).sail('I', 'nieuwamsterdam');
    expect(arrived.can('sail').filter((sail) => sail.fleet === 'I')).toEqual([]);
    const nest = turnOf(
      { fleets: { I: fleet('MN3', FULL_SRS), II: fleet('galle', FLUYT) } },
      {},
      { pirates: { tortuga: 0 } },
    );
    nest.do({ type: 'fleet', fleet: 'I' }).sail('I', 'tortuga');
    expect(nest.can('sail').filter((sail) => sail.fleet === 'I')).toEqual([]);
  });

  it('V-3.6 have no stacking limit', () => {
    const at = turnOf(
      { fleets: { I: fleet('MN1', FULL_SRS), II: fleet('MN2', FULL_SRS) } },
      { fleets: { I: fleet('MN2', FULL_SRS), II: fleet('MN2', FULL_SRS) } },
    );
    at.do({ type: 'fleet', fleet: 'I' }).sail('I', 'MN2');
    expect(at.fleet(0, 'I').at).toBe('MN2');
  });

  it.each([
    ['two ships of the same speed', [FULL_SRS, FLUYT], 2],
    ['A1 one ship at “half from”', [FULL_SRS, ship('fluyt', ['sugar', 'sugar'], 1, 1)], 1],
    ['A1 one ship just below it', [ship('srs', ['sugar', 'sugar'], 1, 1), FLUYT], 2],
    ['a ship far above it', [ship('srs', ['sugar', 'sugar'], 4)], 1],
  ])('V-3.9 go at the pace of the slowest: %s', (_, ships, fields) => {
    expect(pace(turnOf({ fleets: { I: fleet('MN1', ...ships) } }), 'I', WAY)).toBe(fields);
  });

  it('A1 a ship is slow at exactly “half from”', () => {
    for (const [type, half] of [
      ['fluyt', 2],
      ['srs', 3],
      ['spiegelschip', 3],
      ['linieschip', 4],
    ] as const) {
      const slow = (damage: number) => pace(turnOf({ fleets: { I: fleet('MN1', ship(type, [], damage)) } }), 'I', WAY);
      expect([slow(half - 1), slow(half)]).toEqual([2, 1]);
    }
  });

  it('A22 a packet boat goes three fields, half of it is one, and nobody goes less', () => {
    const packet = (damage: number, cards: string[] = []) =>
      pace(turnOf({ cards, fleets: { X: fleet('MN1', ship('pakketboot', [], damage)) } }), 'X', WAY);
    expect([packet(0), packet(1), packet(2)]).toEqual([3, 3, 1]);
    expect([packet(0, ['sextant3']), packet(2, ['sextant3'])]).toEqual([4, 2]);
  });

  it('V-3.9 the sextant adds a field from open sea only', () => {
    const mine = (at: string) => ({ cards: ['sextant3'], fleets: { I: fleet(at, FULL_SRS) } });
    expect(pace(turnOf(mine('MN1')), 'I', WAY)).toBe(3);
    expect(pace(turnOf(mine('nieuwamsterdam')), 'I', ['MN1', 'MN2'])).toBe(1);
  });

  it('V-3.9 a fleet may halt after each field', () => {
    const halting = turnOf({ fleets: { I: fleet('MN1', FULL_SRS), II: fleet('galle', FLUYT) } });
    halting.do({ type: 'fleet', fleet: 'I' }).sail('I', 'MN2').do({ type: 'halt', fleet: 'I' });
    expect(halting.fleet(0, 'I')).toMatchObject({ at: 'MN2', moved: true });
  });

  it('V-3.9 tokens taken on the way count at once: a fleet made slow goes no second field', () => {
    const hit = turnOf(
      { fleets: { I: fleet('MN1', ship('srs', ['sugar', 'sugar'], 2)), II: fleet('galle', FLUYT) } },
      {},
      { pirates: { tortuga: 2 } },
      { stack: { pirateStrategy: [['melee0', 3]] } },
    );
    hit.do({ type: 'fleet', fleet: 'I' }).sail('I', 'MN4').do({ type: 'fight' }).card(0, 'melee0');
    while (hit.phase === 'move' && !verbs(hit).includes('sail')) hit.idle();
    expect(hit.fleet(0, 'I').ships[0]!.damage).toBe(4);
    expect(hit.can('sail').filter((sail) => sail.fleet === 'I')).toEqual([]);
  });

  it('V-3.10 distance goes round harbours and nests: prices and cargo points use it', () => {
    // By the Cape Elmina lies 4 from MI1 through the harbour; round it OA2, OA4, MI1 are 3.
    const at = turnOf({ ducats: 0, fleets: { I: fleet('MI1', ship('srs', ['ivory', 'ivory'])) } });
    expect(at.player(0).points).toBe(2 + Math.floor((3 * 2) / 3));
    const far = turnOf({ ducats: 0, fleets: { I: fleet('deshima', ship('srs', ['cloth', 'cloth'])) } });
    expect(far.player(0).points).toBe(2 + Math.floor((11 * 2) / 3));
    const nest = turnOf({ ducats: 0, fleets: { I: fleet('tortuga', ship('srs', ['tobacco'])) } });
    expect(nest.player(0).points).toBe(2 + 1);
  });

  it('A28 pirates crossed in mid-move are met on entering the field, before the next step', () => {
    const at = turnOf(
      { fleets: { I: fleet('MA1', FULL_SRS) } },
      {},
      { pirates: { algiers: 1 } },
      { stack: { pirateStrategy: [['flight0', 1]] } },
    );
    at.sail('I', 'MA3');
    expect(verbs(at).sort()).toEqual(['fight', 'pay']);
    at.do({ type: 'fight' }).card(0, 'flight0');
    expect(goals(at)).toEqual(['MA1', 'MA2', 'OA3', 'algiers']);
  });
});
