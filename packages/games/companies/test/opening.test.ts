import { describe, expect, it } from 'vitest';
import { FULL_SRS, turnOf } from './positions.js';
import { fleet, ship, table, veterans } from './table.js';

const START = ['galle', 'batavia', 'elmina'];

describe('set-up, rounds and income', () => {
  it('V-2.0 every player takes one whole turn in turn order, then comes the next round', () => {
    const at = table({ seats: 3, position: { order: [2, 0, 1] } });
    const turns = [];
    for (let i = 0; i < 4; i++) {
      turns.push([at.view().round, at.view().turn, at.view().active]);
      at.endTurn();
      if (at.view().round > 1 && at.view().active === null) at.until('move');
    }
    expect(turns.slice(0, 3)).toEqual([
      [1, 0, 2],
      [1, 1, 0],
      [1, 2, 1],
    ]);
    expect(turns[3]!.slice(0, 2)).toEqual([2, 0]);
  });

  it('V-2.1 income, moving, delivering, buying and research follow each other', () => {
    const at = turnOf(
      { ducats: 30, fleets: { I: fleet('galle', ship('linieschip', ['pepper'])) } },
      {},
      { harbours: { galle: { administrator: [0, 'commander'] } } },
    );
    const phases = [at.phase];
    while (at.view().active === 0) {
      at.idle();
      if (at.view().active === 0 && at.phase !== phases.at(-1)) phases.push(at.phase);
    }
    expect(phases).toEqual(['income', 'move', 'fight', 'buy', 'research']);
  });

  it('V-2.2 no tile is turned before the first round', () => {
    const at = table({ seats: 3 });
    for (const harbour of START) at.do({ type: 'start', harbour });
    expect([at.told('tile'), at.told('storm'), at.told('income')]).toEqual([[], [], []]);
    expect(at.view().storm.active).toBeNull();
    expect(Object.values(at.view().discards).flat()).toEqual([]);
    at.endTurn().endTurn().endTurn();
    expect(
      at
        .told('tile')
        .map(({ stack }) => stack)
        .sort(),
    ).toEqual(['mutiny', 'pirates', 'stock', 'stormDamage', 'stormRegion'].sort());
  });

  it('V-2.3 T1 governors in Batavia and Galle bring 2 ducats, every turn', () => {
    const at = turnOf(
      { ducats: 4 },
      { ducats: 0 },
      {
        harbours: {
          batavia: { administrator: [0, 'governor'] },
          galle: { administrator: [0, 'governor'] },
          elmina: { administrator: [0, 'director'] },
          deshima: { administrator: [1, 'governor'] },
        },
      },
    );
    expect([at.ducats(0), at.ducats(1)]).toEqual([6, 0]);
    at.endTurn();
    expect(at.ducats(1)).toBe(1);
    while (!(at.view().round === 2 && at.view().active === 0)) at.idle();
    expect(at.ducats(0)).toBe(8);
  });

  it('V-2.4 T2 a commander in Deshima drills the ordinary fleet there, not the packet, nor fleets elsewhere', () => {
    const at = turnOf(
      {
        fleets: {
          I: veterans('deshima', 3, FULL_SRS),
          II: veterans('deshima', 1, FULL_SRS),
          III: fleet('kanton', FULL_SRS),
          X: fleet('deshima', ship('pakketboot')),
        },
        markers: { 1: 'line1', 3: 'ambush3' },
      },
      { fleets: { I: fleet('deshima', FULL_SRS) } },
      { harbours: { deshima: { administrator: [0, 'commander'] } } },
    );
    expect(
      at
        .can('mark')
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['break2', 'crescent2', 'prize2', 'retreat2']);
    at.do({ type: 'mark', card: 'break2' });
    expect(['I', 'II', 'III', 'X'].map((id) => at.fleet(0, id).experience)).toEqual([3, 2, 0, 0]);
    expect(at.fleet(1, 'I').experience).toBe(0);
    expect([at.phase, at.player(0).markers]).toEqual(['move', { '1': 'line1', '2': 'break2', '3': 'ambush3' }]);
  });

  it('V-2.4 a level reached before places no marker, and under a hostile nation nothing comes', () => {
    const mine = { ducats: 0, fleets: { I: fleet('deshima', FULL_SRS) }, markers: { 1: 'line1' } };
    const harbours = {
      deshima: { administrator: [0, 'commander'] },
      galle: { administrator: [0, 'governor'] },
      batavia: { administrator: [0, 'governor'] },
    };
    const free = turnOf(mine, {}, { harbours });
    expect([free.phase, free.fleet(0, 'I').experience, free.ducats(0)]).toEqual(['move', 1, 2]);
    const nations = { spain: { at: 'deshima', pips: 1 }, england: { at: 'galle', pips: 1 } };
    const held = turnOf(mine, {}, { harbours, nations });
    expect([held.fleet(0, 'I').experience, held.ducats(0)]).toEqual([0, 1]);
    const allied = turnOf(
      mine,
      {},
      {
        harbours,
        nations: {
          spain: { at: 'deshima', pips: 1, controller: 0 },
          england: { at: 'galle', pips: 1, controller: 1, ally: 0 },
        },
      },
    );
    expect([allied.fleet(0, 'I').experience, allied.ducats(0)]).toEqual([1, 2]);
  });

  it('V-2.10 from the last seat on everybody picks a harbour and gets fleets I and X and his ducats', () => {
    const at = table({ seats: 3, start: 1, stack: { stormRegion: ['OC'] } });
    const { order } = at.view();
    expect(at.toAct).toEqual([order[2]]);
    expect(
      at
        .can('start')
        .map(({ harbour }) => harbour)
        .sort(),
    ).toEqual(['amsterdam', 'batavia', 'deshima', 'elmina', 'galle', 'kanton', 'mauritsstad', 'nieuwamsterdam'].sort());
    at.do({ type: 'start', harbour: 'galle' });
    expect(at.toAct).toEqual([order[1]]);
    expect(at.can('start').map(({ harbour }) => harbour)).not.toContain('galle');
    at.do({ type: 'start', harbour: 'elmina' }, { type: 'start', harbour: 'kanton' });
    expect(order.map((seat) => at.ducats(seat))).toEqual([11, 11, 11]);
    expect(at.player(order[2]!).fleets).toMatchObject({
      I: { at: 'galle', experience: 0, ships: [ship('srs')] },
      X: { at: 'galle', ships: [ship('pakketboot')] },
    });
    expect(at.view().storm.expected).toBe('OC');
    expect(at.view().pirates).toEqual({ tortuga: 0, algiers: 1, saintemarie: 0 });
    expect(at.harbour('galle').fields).toEqual([
      [null, 1, 0],
      [null, 1, 0],
      [null, 1, 0],
      [null, 0, 0],
    ]);
    expect(at.view().active).toBe(order[0]);
  });

  it('V-2.11 A38 all is open but the stacks and a card laid face down', () => {
    const at = turnOf(
      { ducats: 7, fleets: { I: fleet('OA2', FULL_SRS) }, markers: { 1: 'line1' } },
      { ducats: 3, fleets: { I: fleet('elmina', FULL_SRS) } },
    );
    expect(at.view(0)).toEqual(at.view(1));
    expect(at.view(null)).toEqual(at.view(1));
    at.sail('I', 'elmina').do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' });
    const before = at.view(1);
    at.hush().card(0, 'ram0');
    expect(at.view(0)).toMatchObject({ chosen: 'ram0' });
    expect({ ...at.view(1), toAct: [] }).toEqual({ ...before, toAct: [] });
    expect([at.view(1).chosen, at.view(null).chosen, at.events]).toEqual([null, null, []]);
    expect(JSON.stringify(at.view(1))).not.toContain('ram0');
  });

  it('A19 the forecast of set-up strikes at the start of round 2', () => {
    const at = table({ seats: 2, stack: { stormRegion: ['MA', 'OC'], stormDamage: [1] } });
    at.do({ type: 'start', harbour: 'amsterdam' }, { type: 'start', harbour: 'deshima' });
    expect(at.view().storm).toEqual({ active: null, expected: 'MA' });
    at.endTurn().endTurn();
    expect(at.view().storm).toEqual({ active: 'MA', expected: 'OC' });
    expect(at.told('storm').map(({ seat }) => seat)).toEqual([1]);
    expect(at.fleet(1, 'X').ships[0]!.damage).toBe(1);
  });
});
