import { describe, expect, it } from 'vitest';
import { fleet, ship, table, veterans } from './table.js';

const CALM = { stormDamage: [0], pirates: ['none'], stock: [[]], mutiny: [0] };
const LINE = ship('linieschip', ['cloth']);
const LADEN = ship('srs', ['cloth', 'cloth']);

/** Fleets of seats 0 and 1 in Elmina, where seat 0 attacks; `markers` are own fields of both. */
function fight(own: object, other: object, cards: readonly [string, string], more: object = {}) {
  const markers = (card: string) => (card.endsWith('0') ? {} : { [card.at(-1)!]: card });
  return table({
    position: {
      players: {
        0: { ducats: 0, markers: markers(cards[0]), fleets: { I: own } },
        1: { ducats: 0, markers: markers(cards[1]), fleets: { I: other } },
      },
      ...more,
    },
  })
    .sail('I', 'elmina')
    .do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' })
    .card(0, cards[0])
    .card(1, cards[1]);
}

describe('fights in their corners', () => {
  it('V-4.63 an ambush that begins sinks ships before they fire', () => {
    const at = fight(
      veterans('OA2', 3, LINE, LINE),
      fleet('elmina', ship('spiegelschip', ['cloth']), ship('spiegelschip', ['cloth'])),
      ['ambush3', 'melee0'],
    );
    // F 11, one and a half times: 17 against a strength of 8
    expect([at.told('lost').length, at.fleet(0, 'I').ships.map(({ damage }) => damage)]).toEqual([2, [0, 0]]);
  });

  it('V-4.67 a prize is a ship still afloat that has 3 or less left, and its owner is insured', () => {
    const at = fight(veterans('OA2', 2, LINE), fleet('elmina', ship('linieschip', ['cloth']), LADEN), [
      'prize2',
      'flight0',
    ]);
    // F 6 falls on both; five of them on the ship of the line leave 1
    while (at.pending?.kind === 'damage') at.do({ type: 'damage', fleet: 'I', ship: at.pending.left > 1 ? 0 : 1 });
    expect(at.legal(0)).toEqual([{ type: 'capture', ship: 'linieschip' }, { type: 'forgo' }]);
    at.do({ type: 'capture', ship: 'linieschip' });
    expect(at.told('lost')).toMatchObject([{ seat: 1, why: 'prize' }]);
    expect(at.fleet(0, 'I').ships[1]).toEqual(ship('linieschip', ['cloth']));
    expect([at.player(1).lossTokens, at.fleet(1, 'I').ships.length]).toEqual([1, 1]);
  });

  it('V-4.67 envelop holds the enemy and captures two', () => {
    const at = fight(
      veterans('OA2', 3, LINE, LINE),
      veterans('elmina', 2, ship('fluyt', ['cloth', 'cloth']), ship('fluyt', ['cloth', 'cloth'])),
      ['envelop3', 'retreat2'],
    );
    // the retreat is second: 12 damage halved sinks both, and half of its own F falls on the other side
    while (at.pending?.kind === 'damage') at.do(at.legal()[0]!);
    at.do({ type: 'capture', ship: 'fluyt' }, { type: 'capture', ship: 'fluyt' });
    expect([at.fleet(0, 'I').ships.length, at.player(1).perished]).toEqual([4, [2]]);
    expect(at.can('slip', 1)).toEqual([]);
  });

  it('V-4.61 the fort of whoever is attacked joins his fleet, and takes tokens of its own', () => {
    const at = fight(fleet('OA2', LINE, LINE, LINE), fleet('elmina', LADEN), ['melee0', 'melee0'], {
      harbours: { elmina: { administrator: [1, 'director'], fort: [1, 4] } },
    });
    // 12 guns against a strength of 5 and the 8 that the fort still takes
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'damage', left: 12 }]);
    expect(at.legal(1)).toEqual([
      { type: 'damage', fleet: 'I', ship: 0 },
      { type: 'damageFort', harbour: 'elmina' },
    ]);
  });

  it('V-4.18 a nation gains a pip for a warship that it captures', () => {
    const at = table({
      stack: { ...CALM, dice: [6] },
      position: {
        round: 3,
        turn: 1,
        players: { 0: { ducats: 60, fleets: { I: fleet('galle', LINE) } }, 1: { ducats: 0 } },
      },
    }).endTurn();
    at.do({ type: 'nation', nation: 'england' }, { type: 'place', at: 'galle' });
    const { pips } = at.view().nations.england!;
    at.do({ type: 'strike', kind: 'fleet', seat: 0, target: 'I' }).card(0, 'melee0');
    // ram begins against melee: 3 guns a pip sink the ship of the line
    expect(at.player(0).fleets).toEqual({});
    expect(at.view().nations.england).toMatchObject({ pips: Math.min(6, pips + 1), experience: 1 });
  });

  it('V-4.70 what a nation shields can be neither attacked nor challenged', () => {
    const shielded = (nations: object) =>
      table({
        position: {
          nations,
          players: { 0: { fleets: { I: fleet('elmina', LADEN) } }, 1: { fleets: { I: fleet('elmina', LADEN) } } },
        },
      }).stay('I');
    expect(shielded({ spain: { at: 'elmina', pips: 1, controller: 1 } }).can('attack')).toEqual([
      { type: 'attack', fleet: 'I', kind: 'nation', seat: null, target: 'spain' },
    ]);
    const own = shielded({ spain: { at: 'elmina', pips: 1, controller: 0 } });
    own.do({ type: 'hold' });
    expect(own.toAct).toEqual([0]);
  });
});

describe('supply and cards in their corners', () => {
  it('V-5.31 a short supply is divided by the administrator, cube by cube', () => {
    const cargo = (n: number) => Array.from({ length: n }, () => ship('srs', ['copper', 'copper']));
    const at = table({
      stack: { ...CALM, stock: [['deshima', 'kanton']] },
      position: {
        turn: 1,
        players: { 0: { fleets: { I: fleet('kaap', ...cargo(4)) } } },
        harbours: {
          deshima: {
            fields: [
              [0, 0, 0],
              [1, 0, 0],
              [null, 0, 0],
              [null, 0, 0],
            ],
            administrator: [1, 'governor'],
          },
        },
      },
    }).endTurn();
    // 10 cubes, 8 aboard: 2 for the 1 + 2 + 1 + 1 that the stores could take
    expect([at.toAct, at.legal().length, at.phase]).toEqual([[1], 4, 'between']);
    at.do({ type: 'divide', harbour: 'deshima', field: 2 }, { type: 'divide', harbour: 'deshima', field: 2 });
    expect(at.harbour('deshima').fields[1]).toEqual([1, 2, 0]);
    expect(at.phase).not.toBe('between');
  });

  it('V-6.10 a gazette loads four cubes a harbour from the supply', () => {
    const empty = Array.from({ length: 3 }, () => ship('srs'));
    const at = table({
      position: { players: { 0: { cards: ['handelscourant3'], fleets: { I: fleet('galle', ...empty) } } } },
    });
    for (let cube = 0; cube < 4; cube++) at.do(at.can('load').find(({ from }) => from === 'supply')!);
    expect(at.can('load').filter(({ from }) => from === 'supply')).toEqual([]);
  });

  it('V-3.13 by tariff each cube of another costs 1 ducat to its owner', () => {
    const at = table({
      options: { leave: 'tariff' },
      position: {
        players: { 0: { ducats: 1, fleets: { I: fleet('galle', ship('srs')) } }, 1: { ducats: 0 } },
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
    at.do({ type: 'load', fleet: 'I', ship: 0, from: 1 });
    expect([at.ducats(0), at.ducats(1), at.can('load')]).toEqual([0, 1, []]);
  });

  it('V-6.8 the handbook places three markers at once', () => {
    const at = table({
      options: { calendars: 1 },
      position: {
        players: {
          0: {
            ducats: 30,
            markers: { 1: 'line1', 2: 'break2', 3: 'ambush3' },
            fleets: { I: veterans('kaap', 3, LINE) },
          },
        },
      },
    }).until('research');
    at.do({ type: 'research', card: 'handboek3' });
    expect(at.can('mark')).toHaveLength(9);
    for (const card of ['flight1', 'fire1', 'prize2']) at.do({ type: 'mark', card });
    expect(at.player(0).extraMarkers).toEqual(['flight1', 'fire1', 'prize2']);
  });

  it('V-7.4 France on a nest is lowered before the pirates grow, V-8.10 and lowers them when it comes', () => {
    const at = table({
      stack: { ...CALM, pirates: ['tortuga'] },
      position: { turn: 1, pirates: { tortuga: 2 }, nations: { france: { at: 'tortuga', pips: 1 } } },
    }).endTurn();
    expect([at.view().pirates.tortuga, at.view().nations]).toEqual([2, {}]);
    const comes = table({
      stack: { ...CALM, dice: [6] },
      position: { round: 3, turn: 1, pirates: { tortuga: 5 }, players: { 0: { ducats: 45 }, 1: { ducats: 0 } } },
    }).endTurn();
    comes.do({ type: 'nation', nation: 'france' }, { type: 'place', at: 'tortuga' });
    expect(comes.view().pirates.tortuga).toBe(2);
  });

  it('A18 an ally adds his pips, and both are friends of the nation', () => {
    const at = table({
      seats: 3,
      stack: { ...CALM, dice: [6] },
      position: { round: 3, turn: 2, players: { 0: { ducats: 60 }, 1: { ducats: 30 }, 2: { ducats: 33 } } },
    }).endTurn();
    expect(at.view().order).toEqual([1, 2, 0]);
    at.do({ type: 'nation', nation: 'spain' }, { type: 'place', at: 'galle' });
    at.do({ type: 'ally', nation: 'spain' });
    expect(at.told('nation').at(-1)).toMatchObject({ as: 'ally', seat: 2, pips: 3 });
    expect(at.view().nations.spain).toMatchObject({ controller: 1, ally: 2 });
  });
});
