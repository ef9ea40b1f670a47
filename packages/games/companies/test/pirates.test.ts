import { describe, expect, it } from 'vitest';
import { damageOf, marked, settle } from './fighting.js';
import { FULL_SRS, turnOf, verbs } from './positions.js';
import { fleet, ship, type Table, veterans } from './table.js';

const LINE = ship('linieschip', ['sugar']);
const EMPTY = ship('linieschip');
type Given = Record<string, unknown>;

/** A fleet of seat 0 on its way from MA1 to the strait, where pirates of Algiers lie. */
const strait = (mine: Given, pips: number, tile: readonly [string, number], board: Given = {}): Table =>
  turnOf({ ducats: 0, ...mine }, {}, { pirates: { algiers: pips }, ...board }, { stack: { pirateStrategy: [tile] } });
const meet = (ships: readonly ReturnType<typeof ship>[], pips: number, tile: readonly [string, number]) =>
  strait({ fleets: { I: fleet('MA1', ...ships) } }, pips, tile).sail('I', 'MA3');

describe('pirates', () => {
  it('V-4.30 are met by an ordinary fleet that enters a field of an active area', () => {
    expect(meet([FULL_SRS], 1, ['melee0', 1]).told('met')).toMatchObject([{ nest: 'algiers', pips: 1 }]);
    const calm = meet([FULL_SRS], 0, ['melee0', 1]);
    expect([calm.told('met'), verbs(calm).includes('sail')]).toEqual([[], true]);
  });

  it('V-4.30 are not met coming from a field of the same area', () => {
    const at = turnOf({ fleets: { I: fleet('MN3', FULL_SRS) } }, {}, { pirates: { tortuga: 6 } });
    at.sail('I', 'MN4');
    expect([at.told('met'), at.fleet(0, 'I').at]).toEqual([[], 'MN4']);
    const other = turnOf({ fleets: { I: fleet('MN1', FULL_SRS) } }, {}, { pirates: { tortuga: 6 } });
    expect(other.sail('I', 'MN4').told('met')).toHaveLength(1);
  });

  it('V-4.31 A21 each cube paid takes one pip off this meeting; the cube goes to the supply, the die stays', () => {
    const at = meet([FULL_SRS, LINE], 2, ['ram0', 3]);
    const before = at.view().supply.sugar!;
    at.do({ type: 'pay', fleet: 'I', ship: 0, good: 'sugar' }, { type: 'pay', fleet: 'I', ship: 1, good: 'sugar' });
    expect([at.view().supply.sugar, at.view().pirates.algiers]).toEqual([before + 2, 2]);
    expect([at.told('strategies'), at.told('experience'), at.view().discards.pirateStrategy]).toEqual([[], [], []]);
    expect([verbs(at).includes('sail'), at.fleet(0, 'I').experience]).toEqual([true, 0]);
  });

  it('T9 three pips and two cubes paid leave one pirate to fight', () => {
    const at = meet([FULL_SRS], 3, ['ram0', 3]);
    at.do({ type: 'pay', fleet: 'I', ship: 0, good: 'sugar' }, { type: 'pay', fleet: 'I', ship: 0, good: 'sugar' });
    expect(at.pending).toEqual({ kind: 'strategy', against: { foe: 'pirates', nest: 'algiers', pips: 1 } });
  });

  it.each([
    // pips x aggression against the strength of an srs, 5
    [2, 2, false],
    [2, 3, true],
    [5, 1, false],
    [6, 1, true],
  ])('V-4.32 %i pips with aggression %i against strength 5: they attack is %s', (pips, aggression, attack) => {
    const at = meet([ship('srs', [], 2, 1)], pips, [aggression === 1 ? 'flight0' : 'ram0', aggression]);
    if (verbs(at).includes('fight')) at.do({ type: 'fight' });
    at.card(0, 'melee0');
    expect(at.told('strategies')).toHaveLength(attack ? 1 : 0);
    expect(at.view().discards.pirateStrategy).toHaveLength(1);
  });

  it('A37 V-4.38 the strength they look at is printed: tokens and experience do not count', () => {
    const fought = (experience: number, damage: number) => {
      const at = strait(
        {
          fleets: { I: veterans('MA1', experience, ship('linieschip', [], damage)) },
          markers: marked('line1', 'break2', 'ambush3'),
        },
        2,
        ['ram0', 3],
      );
      at.sail('I', 'MA3').card(0, 'melee0');
      return at.told('strategies').length;
    };
    // 2 x 3 is not more than 6.
    expect([fought(0, 0), fought(0, 5), fought(3, 0)]).toEqual([0, 0, 0]);
  });

  it('V-4.38 cubes are paid one by one, ship and good of choice, and the card is chosen before the tile', () => {
    const at = meet([ship('srs', ['sugar', 'cloth']), LINE], 6, ['melee0', 3]);
    expect(at.can('pay').map(({ ship: place, good }) => [place, good])).toEqual(
      expect.arrayContaining([
        [0, 'sugar'],
        [0, 'cloth'],
        [1, 'sugar'],
      ]),
    );
    at.do({ type: 'fight' });
    expect([at.can('card').length, at.view().discards.pirateStrategy]).toEqual([3, []]);
    // Only the pips not paid off can be removed.
    const paid = meet([LINE, LINE, LINE], 3, ['melee0', 3]).do(
      { type: 'pay', fleet: 'I', ship: 0, good: 'sugar' },
      { type: 'fight' },
    );
    settle(paid.card(0, 'ram0'));
    expect([paid.told('strategies').length, paid.view().pirates.algiers]).toEqual([0, 3]);
    const fought = meet([FULL_SRS], 4, ['melee0', 3]);
    fought.do({ type: 'pay', fleet: 'I', ship: 0, good: 'sugar' }, { type: 'fight' });
    settle(fought.card(0, 'ram0'));
    expect([fought.told('strategies').length, fought.view().pirates.algiers]).toEqual([1, 3]);
  });

  it('V-4.33 A4 the die drops 1 per 2 damage, the rest is lost; V-4.61 a pip has one gun', () => {
    const at = meet([ship('spiegelschip', ['sugar']), FULL_SRS], 6, ['melee0', 3]);
    settle(at.do({ type: 'fight' }).card(0, 'ram0'));
    // 3 + 2 guns: two pips, and one damage that is forgotten.
    expect([at.view().pirates.algiers, damageOf(at, 0)]).toEqual([4, 6]);
  });

  it('V-4.33 V-4.18 A29 a fluytschip captured from pirates is one of the pips destroyed', () => {
    const at = meet([ship('spiegelschip'), ship('srs')], 6, ['melee0', 3]).card(0, 'ram0');
    while (!verbs(at).includes('capture')) at.do(at.can('damage').at(-1) ?? at.legal()[0]!);
    at.do({ type: 'capture', ship: 'fluyt' });
    expect(at.told('captured')).toMatchObject([{ seat: 0, ship: 'fluyt' }]);
    settle(at);
    expect(at.view().pirates.algiers).toBe(4);
    expect(at.fleet(0, 'I').ships.map(({ type }) => type)).toContain('fluyt');
  });

  it('V-4.34 in the nest they always fight, whatever their aggression, and nothing is paid', () => {
    const at = turnOf(
      { fleets: { I: fleet('MA3', LINE, LINE, LINE) } },
      {},
      { pirates: { algiers: 1 } },
      { stack: { pirateStrategy: [['flight0', 1]] } },
    );
    at.sail('I', 'algiers');
    expect(at.pending).toMatchObject({ kind: 'strategy' });
    at.card(0, 'melee0');
    expect(at.told('strategies')).toMatchObject([{ cards: ['melee0', 'flight0'], begins: 0 }]);
    settle(at);
    expect([at.view().pirates.algiers, at.fleet(0, 'I').experience]).toEqual([0, 1]);
  });

  it('V-4.35 tiles go to the open discards and are shuffled again when none is left', () => {
    const at = turnOf(
      { fleets: { I: fleet('MA3', ...Array(5).fill(LINE)) } },
      {},
      { pirates: { algiers: 6 } },
      { stack: { pirateStrategy: [['flight0', 1]] } },
    );
    at.sail('I', 'algiers').card(0, 'ram0');
    expect(at.view().discards.pirateStrategy).toEqual([['flight0', 1]]);
    expect(at.view().piles.pirateStrategy).toBe(11);
    // Flight begins against ram and takes nothing: damage short of a pip never stays with them.
    expect(at.view().pirates.algiers).toBe(6);
  });

  it('V-4.36 packet boats are immune', () => {
    const at = strait({ fleets: { X: fleet('MA1', ship('pakketboot')) } }, 6, ['melee0', 3]).sail(
      'X',
      'MA3',
      'algiers',
    );
    expect([at.told('met'), at.fleet(0, 'X').at]).toEqual([[], 'algiers']);
  });

  it('V-4.37 a fleet sails on after the meeting; one that stays in a nest meets nobody', () => {
    const at = meet([FULL_SRS, LINE], 1, ['flight0', 1]).do({ type: 'pay', fleet: 'I', ship: 1, good: 'sugar' });
    at.sail('I', 'OA3');
    expect(at.fleet(0, 'I').at).toBe('OA3');
    const lying = turnOf({ fleets: { I: fleet('algiers', FULL_SRS) } }, {}, { pirates: { algiers: 6 } }).stay('I');
    expect(lying.told('met')).toEqual([]);
    const out = turnOf({ fleets: { I: fleet('algiers', FULL_SRS) } }, {}, { pirates: { algiers: 6 } }).sail('I', 'MA3');
    expect(out.told('met')).toEqual([]);
  });

  it('V-4.39 pips removed are counted for their player, and a bounty hunter gets 5 ducats for each', () => {
    const hunted = (cards: string[]) => {
      const at = strait({ ducats: 0, cards, fleets: { I: fleet('MA3', EMPTY) } }, 2, ['melee0', 1]);
      return settle(at.sail('I', 'algiers').card(0, 'ram0'));
    };
    expect([hunted([]).player(0).piratePips, hunted([]).ducats(0)]).toEqual([2, 0]);
    expect(hunted(['premiejager3']).ducats(0)).toBe(10);
  });

  it('V-4.32 a fleet that they let pass gains nothing and loses nothing', () => {
    const at = meet([FULL_SRS], 1, ['ram0', 3]).do({ type: 'fight' }).card(0, 'ram0');
    expect([at.told('damage'), at.told('experience'), at.view().pirates.algiers]).toEqual([[], [], 1]);
    expect(verbs(at)).toContain('sail');
  });

  it('V-4.65 V-3.12 a fleet that slips away from them is done, and never idle', () => {
    const at = strait({ fleets: { I: fleet('MA1', FULL_SRS), II: fleet('galle', LINE) } }, 6, ['ram0', 3]);
    at.do({ type: 'fleet', fleet: 'I' }).sail('I', 'MA3').do({ type: 'fight' }).card(0, 'flight0');
    while (!verbs(at).includes('slip')) at.idle();
    expect(
      at
        .can('slip')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['MA1', 'MA2', 'OA3']);
    at.do({ type: 'slip', to: 'MA1' });
    expect(at.can('sail').filter((sail) => sail.fleet === 'I')).toEqual([]);
    at.stay('II');
    expect([at.fleet(0, 'I').at, at.fleet(0, 'I').ships[0]!.mutiny]).toEqual(['MA1', 0]);
  });

  it.each([
    // Three pips left of four have 3 guns, and the burnt one had strength 2; a single pip burns none.
    [4, 3 + 4, 3],
    [1, 1, 1],
  ])('V-4.64 pirates of %i pips with fire ships deal %i', (pips, damage, left) => {
    const at = turnOf(
      { fleets: { I: fleet('MA3', LINE, LINE) } },
      {},
      { pirates: { algiers: pips } },
      { stack: { pirateStrategy: [['fire1', 3]] } },
    );
    settle(at.sail('I', 'algiers').card(0, 'flight0'));
    expect([damageOf(at, 0), at.view().pirates.algiers]).toEqual([damage, left]);
  });

  it('V-4.63 pips that an ambush destroys do not fire', () => {
    const at = turnOf(
      { fleets: { I: veterans('MA3', 3, LINE) }, markers: marked('ambush3') },
      {},
      { pirates: { algiers: 6 } },
      { stack: { pirateStrategy: [['melee0', 1]] } },
    );
    // ceil(1.5 x 7) = 11 damage: five of six pips are gone before the last one fires.
    settle(at.sail('I', 'algiers').card(0, 'ambush3'));
    expect([damageOf(at, 0), at.view().pirates.algiers]).toEqual([1, 1]);
  });
});
