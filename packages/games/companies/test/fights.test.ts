import { describe, expect, it } from 'vitest';
import { fleet, ship, table, veterans } from './table.js';

const LADEN = ship('srs', ['cloth', 'cloth']);

/** A fleet of each in Mauritsstad; seat 0 is asked whether it attacks. */
function duel(own = fleet('mauritsstad', LADEN), other = fleet('mauritsstad', LADEN), more = {}) {
  return table({ position: { players: { 0: { fleets: { I: own } }, 1: { fleets: { I: other } } }, ...more } })
    .stay('I')
    .do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' });
}

describe('duels', () => {
  it('T6 ram begins against melee, both take 2, both rise to +1 and place a marker', () => {
    const at = duel();
    expect(at.toAct).toEqual([0, 1]);
    at.card(1, 'melee0');
    expect([at.toAct, at.view(0).chosen, at.view(1).chosen]).toEqual([[0], null, 'melee0']);
    at.card(0, 'ram0');
    expect(at.told('strategies')).toEqual([{ type: 'strategies', cards: ['ram0', 'melee0'], begins: 0 }]);
    expect([at.fleet(0, 'I').ships[0]!.damage, at.fleet(1, 'I').ships[0]!.damage]).toEqual([2, 2]);
    at.by(0, { type: 'mark', card: 'flight1' }).by(1, { type: 'mark', card: 'line1' });
    expect([at.fleet(0, 'I').experience, at.fleet(1, 'I').experience]).toEqual([1, 1]);
  });

  it('V-4.11 views do not change by the other’s choice', () => {
    const seen = ['melee0', 'ram0', 'flight0'].map((card) => JSON.stringify(duel().card(1, card).view(0)));
    expect(new Set(seen).size).toBe(1);
  });

  it('T7 a +1 flight begins against any +0 card and may slip away', () => {
    const at = table({
      position: {
        players: {
          0: { fleets: { I: fleet('mauritsstad', LADEN) } },
          1: { markers: { 1: 'flight1' }, fleets: { I: veterans('mauritsstad', 1, LADEN) } },
        },
      },
    })
      .stay('I')
      .do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' })
      .card(0, 'ram0')
      .card(1, 'flight1');
    expect(at.told('strategies')[0]!.begins).toBe(1);
    expect(at.fleet(1, 'I').ships[0]!.damage).toBe(0);
    at.by(0, { type: 'mark', card: 'fire1' });
    while (at.can('mark', 1).length + at.can('move', 1).length > 0) at.by(1, at.legal(1).at(-1)!);
    expect(at.can('slip', 1).map(({ to }) => to)).toEqual(['MN4', 'OA1']);
    at.by(1, { type: 'slip', to: 'OA1' });
    expect(at.fleet(1, 'I').at).toBe('OA1');
  });

  it('A15 flight against flight is no fight and brings no experience', () => {
    const at = duel().card(0, 'flight0').card(1, 'flight0');
    expect([at.fleet(0, 'I').experience, at.told('experience')]).toEqual([0, []]);
  });

  it('T8 a ship lost with two cubes at distance 3 brings 5 ducats and a token', () => {
    const sugar = ship('srs', ['sugar', 'sugar'], 4);
    const at = table({
      position: {
        players: {
          0: { fleets: { I: fleet('elmina', ship('srs', ['cloth', 'cloth'])) } },
          1: { ducats: 0, fleets: { I: fleet('elmina', sugar) } },
        },
      },
    })
      .stay('I')
      .do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' })
      .card(0, 'ram0')
      .card(1, 'melee0');
    expect(at.told('lost')).toMatchObject([{ seat: 1, ship: 'srs', why: 'damage', ducats: 5 }]);
    expect(at.player(1)).toMatchObject({ ducats: 5, lossTokens: 1, fleets: {} });
    // V-4.67: it may be captured with its cargo
    at.do({ type: 'capture', ship: 'srs' });
    expect(at.fleet(0, 'I').ships[1]).toEqual(ship('srs', ['sugar', 'sugar']));
  });

  it('V-4.69 damage is placed token by token, ships that are alike listed once', () => {
    const own = fleet('mauritsstad', ship('linieschip', ['cloth']), ship('linieschip', ['cloth']));
    const at = duel(own, fleet('mauritsstad', LADEN, ship('linieschip', ['cloth'])));
    at.card(0, 'melee0').card(1, 'melee0');
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'damage', left: 8 }]);
    at.do({ type: 'damage', fleet: 'I', ship: 1 });
    expect([at.fleet(1, 'I').ships[1]!.damage, at.pending]).toEqual([1, { kind: 'damage', left: 7 }]);
  });

  it('V-4.64 fire ships need two ships, and burn one of them before the guns speak', () => {
    const own = veterans('mauritsstad', 1, ship('linieschip', ['cloth']), ship('fluyt', ['cloth', 'cloth']));
    const at = table({
      position: {
        players: {
          0: { markers: { 1: 'fire1' }, fleets: { I: own } },
          1: { fleets: { I: fleet('mauritsstad', ship('linieschip', ['cloth']), ship('linieschip', ['cloth'])) } },
        },
      },
    })
      .stay('I')
      .do({ type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' })
      .card(0, 'fire1')
      .card(1, 'melee0')
      .do({ type: 'sacrifice', fleet: 'I', ship: 1 });
    expect(at.told('lost')).toMatchObject([{ why: 'sacrifice', ship: 'fluyt' }]);
    // guns 4 + 1 and twice the strength of a fluyt: 11, of the 12 that both can take; the first of two alike is forced
    expect(at.pending).toEqual({ kind: 'damage', left: 10 });
  });

  it('V-4.70 a player there may challenge, and may pass', () => {
    const at = table({
      position: {
        players: { 0: { fleets: { I: fleet('elmina', LADEN) } }, 1: { fleets: { II: fleet('elmina', LADEN) } } },
      },
    })
      .stay('I')
      .do({ type: 'hold' });
    expect([at.toAct, at.legal(1)]).toEqual([[1], [{ type: 'challenge', with: 'II', target: 'I' }, { type: 'pass' }]]);
    at.do({ type: 'challenge', with: 'II', target: 'I' });
    expect(at.pending).toEqual({
      kind: 'strategy',
      against: { foe: 'duel', seats: [0, 1], fleets: ['I', 'II'], harbour: 'elmina' },
    });
  });

  it('T10 a fort with 3 damage deals 9, and A14 fights in others’ turns only', () => {
    const strong = fleet('elmina', ...Array.from({ length: 3 }, () => ship('linieschip', ['cloth'])));
    const at = table({
      position: {
        players: { 0: { fleets: { I: strong } } },
        harbours: { elmina: { administrator: [1, 'governor'], fort: [1, 3] } },
      },
    })
      .stay('I')
      .do({ type: 'attack', fleet: 'I', kind: 'fort', seat: 1, target: 'elmina' })
      .card(0, 'melee0');
    // the first of three ships alike is forced
    expect([at.pending, at.harbour('elmina').fort]).toEqual([{ kind: 'damage', left: 8 }, null]);
  });

  it('T19 a raid destroys warehouses: cubes to the supply, two tokens, two ducats to clear', () => {
    const at = table({
      position: {
        players: { 0: { ducats: 5, fleets: { I: fleet('elmina', ship('srs', ['cloth', 'cloth'])) } } },
        harbours: {
          elmina: {
            fields: [
              [1, 1, 0],
              [1, 2, 0],
              [null, 1, 0],
              [null, 0, 0],
            ],
          },
        },
      },
    }).stay('I');
    const { ivory } = at.view().supply;
    at.do({ type: 'attack', fleet: 'I', kind: 'warehouses', seat: 1, target: 'elmina' });
    expect([at.harbour('elmina').fields[1], at.view().supply.ivory! - ivory!]).toEqual([[null, 0, 2], 2]);
    at.until('buy');
    at.do({ type: 'clear', harbour: 'elmina', field: 2 }, { type: 'clear', harbour: 'elmina', field: 2 });
    expect([at.harbour('elmina').fields[1], at.ducats(0)]).toEqual([[null, 0, 0], 3]);
  });
});

describe('pirates', () => {
  const meeting = (pirateStrategy: readonly unknown[], cargo: readonly string[] = ['cloth', 'cloth']) =>
    table({
      stack: { pirateStrategy },
      position: { pirates: { saintemarie: 3 }, players: { 0: { fleets: { I: fleet('MI1', ship('srs', cargo)) } } } },
    }).sail('I', 'MI2');

  it('T9 two cubes paid of three pips leave one to fight', () => {
    const at = meeting([['flight0', 1]]);
    expect(at.told('met')).toMatchObject([{ nest: 'saintemarie', pips: 3 }]);
    at.do({ type: 'pay', fleet: 'I', ship: 0, good: 'cloth' }, { type: 'pay', fleet: 'I', ship: 0, good: 'cloth' });
    expect(at.pending).toEqual({ kind: 'strategy', against: { foe: 'pirates', nest: 'saintemarie', pips: 1 } });
    at.card(0, 'melee0');
    expect([at.told('passed').length, at.view().discards.pirateStrategy]).toEqual([1, [['flight0', 1]]]);
  });

  it('V-4.32 they attack if pips times aggression exceed the printed strength', () => {
    const at = meeting([['melee0', 2]])
      .do({ type: 'fight' })
      .card(0, 'ram0');
    // srs: 2 guns are one pip of 2; three pips deal 3; the pip may be captured
    expect([at.told('strategies').length, at.fleet(0, 'I').ships[0]!.damage]).toEqual([1, 3]);
    at.do({ type: 'capture', ship: 'fluyt' });
    expect([at.view().pirates.saintemarie, at.player(0).piratePips]).toEqual([2, 1]);
    expect(at.fleet(0, 'I').ships.map(({ type }) => type)).toEqual(['srs', 'fluyt']);
  });

  it('V-4.30 a fleet that comes from the same area meets nobody, V-4.34 but the nest always fights', () => {
    const at = table({
      position: { pirates: { saintemarie: 1 }, players: { 0: { fleets: { I: fleet('MI2', LADEN) } } } },
    });
    at.sail('I', 'MI3');
    expect(at.told('met')).toEqual([]);
    at.sail('I', 'saintemarie');
    expect(at.pending).toMatchObject({ kind: 'strategy', against: { foe: 'pirates' } });
  });
});

describe('nations', () => {
  it('T20 a nation that takes 13 damage loses two pips; V-4.40 it plays its printed card', () => {
    const strong = veterans('OA2', 1, ...Array.from({ length: 3 }, () => ship('linieschip', ['cloth'])));
    const at = table({
      position: {
        nations: { portugal: { at: 'elmina', pips: 5 } },
        players: { 0: { fleets: { I: strong } } },
      },
    })
      .sail('I', 'elmina')
      .do({ type: 'attack', fleet: 'I', kind: 'nation', seat: null, target: 'portugal' })
      .card(0, 'ram0');
    expect(at.told('strategies')[0]!.cards).toEqual(['ram0', 'melee0']);
    while (at.pending?.kind === 'damage') at.do(at.legal()[0]!);
    at.do({ type: 'forgo' }, { type: 'mark', card: 'break2' });
    expect(at.view().nations.portugal).toMatchObject({ pips: 3, experience: 1 });
  });
});
