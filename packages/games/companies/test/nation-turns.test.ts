import { describe, expect, it } from 'vitest';
import { verbs } from './positions.js';
import { scoring } from './scoring-table.js';
import { fleet, ship, type Table } from './table.js';

type Given = Record<string, unknown>;
describe('claiming nations', () => {
  it('V-8.3 one pip for every 5 points behind, in a harbour without a nation and not the Cape; France on a nest too', () => {
    const at = scoring({ 0: { ducats: 0 }, 1: { ducats: 30 } }, { nations: { england: { at: 'elmina', pips: 3 } } });
    expect(at.pending).toEqual({ kind: 'nation', pips: 2 });
    const spots = (nation: string) => {
      const copy = scoring(
        { 0: { ducats: 0 }, 1: { ducats: 30 } },
        { nations: { england: { at: 'elmina', pips: 3 } } },
      );
      return copy
        .do({ type: 'nation', nation })
        .can('place')
        .map((place) => place.at)
        .sort();
    };
    const free = ['amsterdam', 'batavia', 'deshima', 'galle', 'kanton', 'mauritsstad', 'nieuwamsterdam'];
    expect(spots('spain')).toEqual(free);
    expect(spots('france')).toEqual([...free, 'algiers', 'saintemarie', 'tortuga'].sort());
  });

  it.each([
    [12, 0],
    [15, 1],
    [29, 1],
    [30, 2],
    [90, 6],
    [120, 6],
  ])('V-8.8 the leader’s %i ducats leave %i pips to one without a point', (ducats, pips) => {
    const at = scoring({ 0: { ducats: 0 }, 1: { ducats } });
    expect(at.pending).toEqual(pips === 0 ? null : { kind: 'nation', pips });
    if (pips > 0) {
      expect(verbs(at).sort()).toEqual(['nation', 'pass']);
      at.do({ type: 'pass' });
      expect(at.view().nations).toEqual({});
    }
  });

  it('V-8.8 A35 a nation on the board is claimed where it stands, pips added up to 6, or moved with exactly n', () => {
    const fresh = (pips: number) =>
      scoring(
        { 0: { ducats: 0 }, 1: { ducats: 60 } },
        { nations: { spain: { at: 'galle', pips, experience: 2, controller: 1 } } },
      ).do({ type: 'nation', nation: 'spain' });
    const claimed = fresh(3).do({ type: 'place', at: 'galle' });
    expect(claimed.view().nations.spain).toMatchObject({ at: 'galle', pips: 6, experience: 2, controller: 0 });
    const moved = fresh(3).do({ type: 'place', at: 'kanton' });
    expect(moved.view().nations.spain).toMatchObject({ at: 'kanton', pips: 4, experience: 2, controller: 0 });
    const strong = scoring(
      { 0: { ducats: 0 }, 1: { ducats: 60 } },
      { nations: { spain: { at: 'galle', pips: 5 } } },
    ).do({ type: 'nation', nation: 'spain' });
    expect(strong.view().nations.spain).toMatchObject({ at: 'galle', pips: 6, controller: 0 });
  });

  it('V-8.4 V-8.9 A18 tokens of earlier scorings return; an ally adds his pips to the die, at most 6', () => {
    const at = scoring(
      { 0: { ducats: 0 }, 1: { ducats: 60 }, 2: { ducats: 15 } },
      { nations: { england: { at: 'elmina', pips: 1, controller: 1, ally: 2 } } },
      [1, 2, 0],
    );
    expect(at.view().nations.england).toMatchObject({ controller: null, ally: null });
    expect(at.can('ally')).toEqual([]);
    at.do({ type: 'nation', nation: 'spain' }, { type: 'place', at: 'galle' });
    // Seat 2 is 15 behind: 3 pips.
    expect([
      at.toAct,
      at.can('ally'),
      at
        .can('nation')
        .map(({ nation }) => nation)
        .sort(),
    ]).toEqual([[2], [{ type: 'ally', nation: 'spain' }], ['england', 'france', 'portugal']]);
    at.do({ type: 'ally', nation: 'spain' });
    expect(at.view().nations.spain).toMatchObject({ pips: 6, controller: 0, ally: 2 });
  });

  it('V-8.9 there is one token of alliance for each nation', () => {
    const at = scoring({ 0: { ducats: 0 }, 1: { ducats: 90 }, 2: { ducats: 15 }, 3: { ducats: 30 } }, {}, [1, 3, 2, 0]);
    at.do({ type: 'nation', nation: 'spain' }, { type: 'place', at: 'galle' }, { type: 'ally', nation: 'spain' });
    expect([at.toAct, at.can('ally')]).toEqual([[3], []]);
  });

  it('A25 a player takes one nation in one place, once', () => {
    const at = scoring({ 0: { ducats: 0 }, 1: { ducats: 90 } });
    at.do({ type: 'nation', nation: 'spain' }, { type: 'place', at: 'galle' });
    expect(at.can('nation')).toEqual([]);
    expect(Object.keys(at.view().nations)).toEqual(['spain']);
  });

  it('V-8.5 nations not claimed again stay, without their controller', () => {
    const at = scoring(
      { 0: { ducats: 0 }, 1: { ducats: 90 } },
      { nations: { england: { at: 'elmina', pips: 3, controller: 0 } } },
    );
    at.do({ type: 'pass' });
    expect(at.view().nations).toEqual({
      england: { at: 'elmina', pips: 3, experience: 0, controller: null, ally: null },
    });
    const chosen = scoring({ 0: { ducats: 0 }, 1: { ducats: 90 }, 2: { ducats: 3 } }, {}, [1, 2, 0]);
    chosen.do({ type: 'nation', nation: 'spain' }, { type: 'place', at: 'galle' });
    expect(chosen.can('nation').map(({ nation }) => nation)).not.toContain('spain');
  });
});

describe('the turn of a nation', () => {
  const VICTIM = {
    administrator: [1, 'governor'],
    fields: [
      [1, 1, 0],
      [1, 2, 0],
      [0, 1, 0],
    ],
  };
  /** The victim is so far ahead that seat 0 has at least as many pips. */
  const landing = (pips: number, galle: Given, theirs: Given = {}) =>
    scoring({ 0: { ducats: 0 }, 1: { ducats: 15 * pips + 30, ...theirs } }, { harbours: { galle } });
  const place = (at: Table, nation: string) => at.do({ type: 'nation', nation }, { type: 'place', at: 'galle' });
  const removable = (nation: string, kind: string) => {
    const at = place(
      scoring({ 0: { ducats: 0 }, 1: { ducats: 90 } }, { harbours: { galle: { administrator: [1, kind] } } }),
      nation,
    );
    return at.can('remove').length;
  };

  it('V-8.6 V-8.10 England removes governors and commanders, Spain governors and directors', () => {
    expect(['governor', 'commander', 'director'].map((kind) => removable('england', kind))).toEqual([1, 1, 0]);
    expect(['governor', 'commander', 'director'].map((kind) => removable('spain', kind))).toEqual([1, 0, 1]);
    expect(['governor', 'commander', 'director'].map((kind) => removable('portugal', kind))).toEqual([0, 0, 0]);
  });

  it('V-8.10 two pips are needed to remove an administrator', () => {
    const one = place(
      scoring({ 0: { ducats: 0 }, 1: { ducats: 9 } }, { harbours: { galle: { administrator: [1, 'governor'] } } }),
      'spain',
    );
    // 3 + 2 points ahead: one pip.
    expect([one.view().nations.spain!.pips, one.can('remove')]).toEqual([1, []]);
    const two = place(
      scoring({ 0: { ducats: 0 }, 1: { ducats: 24 } }, { harbours: { galle: { administrator: [1, 'governor'] } } }),
      'spain',
    );
    expect([two.view().nations.spain!.pips, two.can('remove').length]).toEqual([2, 1]);
  });

  it('V-8.11 A17 what is removed goes back without tokens: nobody takes it over', () => {
    const at = place(landing(3, VICTIM), 'spain').do({ type: 'remove', what: 'administrator', field: 0 });
    expect(at.harbour('galle').administrator).toBeNull();
    const portugal = place(landing(3, VICTIM), 'portugal');
    const before = portugal.view().supply.cinnamon!;
    portugal.do({ type: 'remove', what: 'warehouse', field: 2 });
    expect([portugal.harbour('galle').fields[1], portugal.view().supply.cinnamon]).toEqual([[null, 0, 0], before + 2]);
  });

  it('V-8.10 Portugal removes a warehouse per pip, never of controller or ally', () => {
    const at = place(scoring({ 0: { ducats: 0 }, 1: { ducats: 9 } }, { harbours: { galle: VICTIM } }), 'portugal');
    // 3 + 2 + 2 points against 1: one pip.
    expect([
      at.view().nations.portugal!.pips,
      at
        .can('remove')
        .map(({ field }) => field)
        .sort(),
    ]).toEqual([1, [1, 2]]);
    at.do({ type: 'remove', what: 'warehouse', field: 1 });
    expect(at.can('remove')).toEqual([]);
  });

  it('V-8.6 France on a nest lowers it at once by its pips and does nothing else', () => {
    const at = scoring({ 0: { ducats: 0 }, 1: { ducats: 30 } }, { pirates: { tortuga: 5 } });
    at.do({ type: 'nation', nation: 'france' }, { type: 'place', at: 'tortuga' });
    expect([at.view().pirates.tortuga, at.view().nations.france]).toMatchObject([3, { at: 'tortuga', pips: 2 }]);
    expect([at.can('strike'), at.can('remove')]).toEqual([[], []]);
  });

  it('V-8.10 it attacks each other player there once; the defender chooses a card, the nation is active and gains experience', () => {
    const theirs = { fleets: { I: fleet('galle', ...Array(5).fill(ship('linieschip'))) } };
    const at = place(landing(3, VICTIM, theirs), 'spain');
    expect(at.can('strike')).toEqual([{ type: 'strike', kind: 'fleet', seat: 1, target: 'I' }]);
    expect([at.phase, at.view().active]).toEqual(['scoring', 0]);
    at.do({ type: 'strike', kind: 'fleet', seat: 1, target: 'I' });
    expect([at.toAct, at.pending]).toMatchObject([
      [1],
      { kind: 'strategy', against: { foe: 'nation', nation: 'spain' } },
    ]);
    at.card(1, 'melee0');
    // Melee against melee is undecided: the active side begins.
    expect(at.told('strategies')).toEqual([{ type: 'strategies', cards: ['melee0', 'melee0'], begins: 0 }]);
    for (let i = 0; i < 60 && at.toAct[0] === 1; i++) at.do(at.can('damage')[0] ?? at.can('keep')[0] ?? at.legal()[0]!);
    expect(at.view().nations.spain!.experience).toBe(1);
    expect(at.can('strike')).toEqual([]);
    // Effect and attack in either order.
    expect(at.can('remove')).toHaveLength(1);
  });

  it('V-8.10 without a fleet it strikes the fort, without both the warehouses', () => {
    const kinds = (galle: Given) =>
      place(landing(3, galle), 'spain')
        .can('strike')
        .map(({ kind }) => kind);
    expect(kinds({ ...VICTIM, fort: [1, 0] })).toEqual(['fort']);
    expect(kinds(VICTIM)).toEqual(['warehouses']);
    expect(kinds({ administrator: [1, 'governor'] })).toEqual([]);
    const raid = place(landing(3, VICTIM), 'spain');
    raid.do({ type: 'strike', kind: 'warehouses', seat: 1, target: 'galle' });
    expect(raid.harbour('galle').fields.slice(0, 3)).toEqual([
      [null, 0, 2],
      [null, 0, 2],
      [0, 1, 0],
    ]);
    expect(raid.view().nations.spain!.experience).toBe(0);
  });
});
