import { describe, expect, it } from 'vitest';
import { FULL_SRS, turnOf } from './positions.js';
import { fleet, ship, type Table } from './table.js';

const tokens = (at: Table, id: string) => at.fleet(0, id).ships.map(({ mutiny }) => mutiny);

describe('mutiny at the end of phase 2', () => {
  it('V-3.7 A2 one for every empty slot, in harbour and on arrival too, packets exempt', () => {
    const at = turnOf({
      fleets: {
        I: fleet('OA2', ship('srs'), ship('fluyt', ['sugar']), ship('linieschip', ['sugar']), ship('spiegelschip')),
        X: fleet('MN1', ship('pakketboot')),
      },
    });
    at.sail('I', 'elmina');
    expect(tokens(at, 'I')).toEqual([0, 0, 0, 0]);
    at.sail('X', 'MN2').do({ type: 'halt', fleet: 'X' });
    expect([tokens(at, 'I'), tokens(at, 'X')]).toEqual([[2, 1, 0, 1], [0]]);
  });

  it('V-3.8 A3 one per ship for a fleet that stays or halts though it could go on; reaching a harbour is never partial', () => {
    const after = (from: string, ...way: string[]) => {
      const at = turnOf({ fleets: { I: fleet(from, FULL_SRS, FULL_SRS) } });
      at.sail('I', ...way);
      if (at.phase === 'move') at.idle();
      return tokens(at, 'I');
    };
    expect(after('elmina')).toEqual([1, 1]);
    expect(after('MN1')).toEqual([1, 1]);
    expect(after('MN1', 'MN2')).toEqual([1, 1]);
    expect(after('MN1', 'MN2', 'MA2')).toEqual([0, 0]);
    expect(after('OA2', 'elmina')).toEqual([0, 0]);
    expect(after('MN3', 'tortuga')).toEqual([0, 0]);
    expect(after('elmina', 'OA2')).toEqual([0, 0]);
  });

  it('V-3.12 both come together, fleet by fleet; a slowed fleet is never idle', () => {
    const at = turnOf({
      fleets: { I: fleet('elmina', ship('srs', ['sugar'])), II: fleet('MN1', ship('srs', ['sugar'], 3)) },
    });
    at.do({ type: 'fleet', fleet: 'II' }).stay('II', 'I');
    expect([tokens(at, 'I'), tokens(at, 'II')]).toEqual([[2], [1]]);
    expect(at.told('mutiny').map(({ fleet: id, why }) => [id, why])).toEqual(
      expect.arrayContaining([
        ['I', 'unfilled'],
        ['I', 'idle'],
        ['II', 'unfilled'],
      ]),
    );
    expect(at.told('mutiny').some(({ fleet: id, why }) => id === 'II' && why === 'idle')).toBe(false);
    expect(at.told('mutiny').map(({ fleet: id }) => id)).toEqual(
      at
        .told('mutiny')
        .map(({ fleet: id }) => id)
        .toSorted(),
    );
  });

  it('V-4.52 a ship lost to mutiny joins the pirates of its sea, by the order of the region, never above 6', () => {
    const pirates = (at: string, before: object) =>
      turnOf({ fleets: { I: fleet(at, ship('fluyt', ['sugar', 'sugar'], 2)) } }, {}, { pirates: before })
        .stay('I')
        .view().pirates;
    // Slowed by 2 tokens, a fluyt is not idle; an empty slot decides.
    const empty = (at: string, before: object) => {
      const table = turnOf({ fleets: { I: fleet(at, ship('fluyt', ['sugar'], 0, 2)) } }, {}, { pirates: before });
      if (table.phase === 'move') table.idle();
      return [table.view().pirates, table.player(0)] as const;
    };
    const [grown, owner] = empty('OA2', { algiers: 6, saintemarie: 2, tortuga: 0 });
    expect(grown).toEqual({ algiers: 6, saintemarie: 3, tortuga: 0 });
    expect([owner.fleets, owner.lossTokens]).toEqual([{}, 1]);
    expect(empty('MN1', { algiers: 0, saintemarie: 0, tortuga: 0 })[0]).toMatchObject({ tortuga: 1, algiers: 0 });
    expect(empty('MI4', { algiers: 0, saintemarie: 6, tortuga: 0 })[0]).toMatchObject({ algiers: 1, tortuga: 0 });
    expect(empty('OC1', { algiers: 6, saintemarie: 6, tortuga: 6 })[0]).toEqual({
      algiers: 6,
      saintemarie: 6,
      tortuga: 6,
    });
    expect(pirates('OA2', { algiers: 1 })).toMatchObject({ algiers: 1 });
  });

  it('A12 a ship lost by damage with mutiny aboard does not join them', () => {
    const at = turnOf(
      { ducats: 0, fleets: { I: fleet('MN2', ship('fluyt', ['sugar', 'sugar'], 0, 2)) } },
      {},
      { storm: { active: null, expected: 'MN' }, order: [1, 0], turn: 1, pirates: { tortuga: 2 } },
      { stack: { stormDamage: [1], pirates: ['none'], mutiny: [0] } },
    );
    at.endTurn();
    expect(at.told('lost')).toMatchObject([{ seat: 0, ship: 'fluyt', why: 'storm' }]);
    expect(at.view().pirates.tortuga).toBe(2);
  });
});
