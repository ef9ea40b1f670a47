import { describe, expect, it } from 'vitest';
import { fleet, ship, table, veterans } from './table.js';

const FLUYT = ship('fluyt', ['cloth', 'cloth']);

describe('set-up', () => {
  it('V-2.10 lets the last seat pick a harbour first, never the Cape or a taken one', () => {
    const at = table({ seats: 3 });
    expect([at.phase, at.toAct, at.view().active, at.can('start').length]).toEqual(['start', [2], null, 8]);
    at.do({ type: 'start', harbour: 'galle' });
    expect(at.toAct).toEqual([1]);
    expect(at.can('start').map(({ harbour }) => harbour)).not.toContain('galle');
    expect(at.refusal(1, { type: 'start', harbour: 'kaap' })).toBe('ILLEGAL_ACTION');
    at.do({ type: 'start', harbour: 'elmina' }, { type: 'start', harbour: 'batavia' });
    expect(at.view().players.map(({ ducats }) => ducats)).toEqual([11, 11, 11]);
    expect(at.fleet(2, 'I')).toEqual({ at: 'galle', experience: 0, moved: false, ships: [ship('srs')] });
    expect(at.fleet(2, 'X').ships).toEqual([ship('pakketboot')]);
    expect([at.phase, at.view().active, at.view().order]).toEqual(['move', 0, [0, 1, 2]]);
  });

  it('V-O2 gives more ducats in shorter games, whose last calendar has all higher cards', () => {
    const short = table({ options: { calendars: 1 } });
    expect(short.view().players.map(({ ducats }) => ducats)).toEqual([23, 23]);
    expect(Object.keys(short.view().market)).toHaveLength(15);
    expect(Object.keys(table().view().market)).toHaveLength(5);
  });
});

describe('income', () => {
  it('T1 two governors bring two ducats', () => {
    const at = table({
      position: {
        players: { 0: { ducats: 4 } },
        harbours: { batavia: { administrator: [0, 'governor'] }, galle: { administrator: [0, 'governor'] } },
      },
    });
    expect(at.ducats(0)).toBe(6);
    expect(at.told('income')).toEqual([{ type: 'income', seat: 0, ducats: 2 }]);
  });

  it('T2 a commander drills the ordinary fleet and not the packet, and a new level places a marker', () => {
    const at = table({
      position: {
        players: { 0: { fleets: { I: fleet('deshima', FLUYT), X: fleet('deshima', ship('pakketboot')) } } },
        harbours: { deshima: { administrator: [0, 'commander'] } },
      },
    });
    expect([at.phase, at.can('mark').length, at.can('move').length]).toEqual(['income', 4, 0]);
    at.do({ type: 'mark', card: 'line1' });
    expect([at.fleet(0, 'I').experience, at.fleet(0, 'X').experience]).toEqual([1, 0]);
    expect([at.player(0).markers, at.phase]).toEqual([{ '1': 'line1' }, 'move']);
  });

  it('V-2.4 gives nothing under a hostile nation', () => {
    const at = table({
      position: {
        players: { 0: { ducats: 0, fleets: { I: fleet('deshima', FLUYT) } } },
        nations: { spain: { at: 'deshima', pips: 2 }, england: { at: 'galle', pips: 1, controller: 0 } },
        harbours: {
          deshima: { administrator: [0, 'commander'] },
          galle: { administrator: [0, 'governor'] },
        },
      },
    });
    expect([at.ducats(0), at.fleet(0, 'I').experience]).toEqual([1, 0]);
  });
});

describe('moving', () => {
  it('V-3.2 splits for a ducat, copies the experience, and lets further ships follow free', () => {
    const three = veterans('galle', 2, FLUYT, ship('srs'), ship('linieschip'));
    const at = table({ position: { players: { 0: { ducats: 1, fleets: { I: three } } } } });
    at.do({ type: 'split', fleet: 'I', ship: 2 });
    expect([at.ducats(0), at.fleet(0, 'II').experience]).toEqual([0, 2]);
    expect(at.can('split')).toEqual([]);
    at.do({ type: 'shift', fleet: 'I', ship: 1, to: 'II' });
    expect(at.fleet(0, 'II').ships.map(({ type }) => type)).toEqual(['linieschip', 'srs']);
    expect(at.can('shift')).toEqual([]);
  });

  it('V-3.3 merges whole fleets in harbour and keeps the higher experience', () => {
    const fleets = { I: fleet('galle', FLUYT), II: veterans('galle', 2, ship('srs')), III: fleet('MI4', FLUYT) };
    const at = table({ position: { players: { 0: { fleets } } } });
    at.do({ type: 'fleet', fleet: 'I' });
    expect(at.can('merge')).toEqual([{ type: 'merge', fleet: 'I', to: 'II' }]);
    at.do({ type: 'merge', fleet: 'I', to: 'II' });
    expect(Object.keys(at.player(0).fleets)).toEqual(['II', 'III']);
    expect(at.fleet(0, 'II')).toMatchObject({ experience: 2, ships: [{ type: 'srs' }, { type: 'fluyt' }] });
    at.sail('II', 'MI4');
  });

  it('V-3.4 loads cube by cube from general stores and one’s own warehouses', () => {
    const at = table({
      position: {
        players: { 0: { fleets: { I: fleet('galle', ship('srs'), ship('srs')) } } },
        harbours: {
          galle: {
            fields: [
              [0, 1, 0],
              [null, 1, 0],
              [null, 0, 0],
              [1, 2, 0],
            ],
          },
        },
      },
    });
    expect(at.can('load')).toEqual([
      { type: 'load', fleet: 'I', ship: 0, from: 'general' },
      { type: 'load', fleet: 'I', ship: 0, from: 'own' },
    ]);
    at.do({ type: 'load', fleet: 'I', ship: 0, from: 'own' });
    expect(at.fleet(0, 'I').ships[0]!.cargo).toEqual(['cinnamon']);
    expect(at.harbour('galle').fields[0]).toEqual([0, 0, 0]);
  });

  it('V-3.13 asks an owner for a cube, and not again after a refusal', () => {
    const at = table({
      position: {
        players: { 0: { ducats: 2, fleets: { I: fleet('galle', ship('srs')) } } },
        harbours: {
          galle: {
            fields: [
              [1, 1, 0],
              [1, 2, 0],
              [null, 0, 0],
              [null, 0, 0],
            ],
          },
        },
      },
    });
    expect(at.can('ask').map(({ fee }) => fee)).toEqual([0, 1, 2]);
    at.do({ type: 'ask', fleet: 'I', owner: 1, fee: 2 });
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'leave', for: 'cube', seat: 0, harbour: 'galle', fee: 2 }]);
    const before = at.ducats(1);
    at.do({ type: 'accept' });
    expect([at.ducats(0), at.ducats(1) - before]).toEqual([0, 2]);
    expect(at.harbour('galle').fields[1]).toEqual([1, 1, 0]);
    at.do({ type: 'ask', fleet: 'I', owner: 1, fee: 0 }, { type: 'decline' });
    expect(at.can('ask')).toEqual([]);
  });

  it('V-3.9 goes one field from harbour and two at sea, one when slow, one more with the sextant', () => {
    const whole = table({ position: { players: { 0: { fleets: { I: fleet('MI5', FLUYT) } } } } });
    whole.sail('I', 'MI6');
    expect(whole.can('sail').length).toBeGreaterThan(0);
    whole.sail('I', 'OC1');
    expect([whole.fleet(0, 'I').at, whole.phase]).toEqual(['OC1', 'buy']);
    const slow = ship('fluyt', ['cloth', 'cloth'], 2);
    const lame = table({ position: { players: { 0: { fleets: { I: fleet('MI5', FLUYT, slow) } } } } });
    expect(lame.sail('I', 'MI6').phase).toBe('buy');
    const sextant = table({
      position: { players: { 0: { cards: ['sextant3'], fleets: { I: fleet('MI5', FLUYT, slow) } } } },
    });
    expect(sextant.sail('I', 'MI6').can('sail').length).toBeGreaterThan(0);
  });

  it('V-3.12 places mutiny for empty slots and idleness together at the end of phase 2', () => {
    const at = table({
      position: { players: { 0: { fleets: { I: fleet('MI5', ship('srs', ['cloth']), FLUYT) } } } },
    });
    at.sail('I', 'MI6').do({ type: 'halt', fleet: 'I' });
    expect(at.fleet(0, 'I').ships.map(({ mutiny }) => mutiny)).toEqual([2, 1]);
    expect(at.told('mutiny').map(({ why }) => why)).toEqual(['unfilled', 'idle']);
  });

  it('V-4.52 sends a ship that mutiny decides to the pirates of that sea', () => {
    const at = table({
      position: {
        pirates: { saintemarie: 6 },
        players: { 0: { ducats: 0, fleets: { I: fleet('galle', ship('fluyt', [], 0, 1)) } } },
      },
    });
    at.stay('I');
    expect(at.player(0)).toMatchObject({ fleets: {}, lossTokens: 1, ducats: 2 });
    expect(at.view().pirates).toEqual({ tortuga: 0, algiers: 2, saintemarie: 6 });
  });

  it('V-3.15 a packet takes a cube on leaving, but not at the Cape', () => {
    const packet = (at: string) => ({ X: fleet(at, ship('pakketboot')) });
    const galle = table({ position: { players: { 0: { fleets: packet('galle') } } } }).sail('X', 'MI4');
    expect(galle.fleet(0, 'X').ships[0]!.cargo).toEqual(['cinnamon']);
    const cape = table({ position: { players: { 0: { fleets: packet('kaap') } } } }).sail('X', 'MI1');
    expect(cape.fleet(0, 'X').ships[0]!.cargo).toEqual([]);
  });
});
