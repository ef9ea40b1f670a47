import { describe, expect, it } from 'vitest';
import { marked, settle } from './fighting.js';
import { FULL_SRS, turnOf } from './positions.js';
import { fleet, ship, type Table, table, veterans } from './table.js';

type Given = Record<string, unknown>;
const SHORT = { options: { calendars: 1 } };
const LINE = ship('linieschip', ['sugar']);

/** What seat 0 could research at the end of this turn, all cards being laid out. */
function open(mine: Given, board: Given = {}, harbours: Given = {}): string[] {
  const at = turnOf({ ducats: 30, ...mine }, {}, { harbours, ...board }, SHORT);
  for (let i = 0; at.view().active === 0 && at.phase !== 'research' && i < 60; i++) at.idle();
  return at.view().active === 0
    ? at
        .can('research')
        .map(({ card }) => card)
        .sort()
    : [];
}
const has = (card: string, mine: Given, board: Given = {}, harbours: Given = {}) =>
  open(mine, board, harbours).includes(card);
const own = (kind: string) => ({ administrator: [0, kind] });
const SRS = (n: number) => Array(n).fill(ship('srs'));
const at = (...places: string[]) =>
  Object.fromEntries(places.map((place, i) => [['I', 'II', 'III', 'IV', 'V'][i], fleet(place, ship('srs'))]));
const PACKET = { X: fleet('galle', ship('pakketboot')) };

describe('research', () => {
  it('V-6.1 one card a turn that is paid and works from the next turn on', () => {
    const table0 = turnOf(
      {
        ducats: 20,
        fleets: { I: fleet('galle', LINE), II: fleet('elmina', FULL_SRS), III: fleet('batavia', FULL_SRS) },
      },
      {},
      { storm: { active: 'MI', expected: 'OA' } },
    ).until('research');
    expect(
      table0
        .can('research')
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['discipline1', 'donderglas1', 'spiegelgevechten1']);
    table0.do({ type: 'research', card: 'spiegelgevechten1' });
    expect([table0.ducats(0), table0.player(0).cards, table0.view().active]).toEqual([18, ['spiegelgevechten1'], 1]);
    expect(table0.view().market.spiegelgevechten1).toBe(1);
  });

  it('V-6.1 a card bought now does not protect from the storm before the next turn', () => {
    const struck = turnOf(
      {},
      {
        ducats: 9,
        fleets: { I: fleet('galle', LINE), II: fleet('elmina', FULL_SRS), III: fleet('batavia', FULL_SRS) },
      },
      { storm: { active: null, expected: 'MI' }, turn: 1 },
      { stack: { stormDamage: [2], mutiny: [0] } },
    ).until('research', 1);
    struck.do({ type: 'research', card: 'donderglas1' });
    while (struck.view().round === 1) struck.idle();
    expect(struck.fleet(1, 'I').ships[0]!.damage).toBe(2);
  });

  it.each([
    ['telmachine1', { fleets: PACKET }, { galle: { fields: [[0, 0, 0]] } }, { fleets: PACKET }, {}],
    [
      'houtzaagmolen1',
      { fleets: { I: fleet('galle', ...SRS(5)) } },
      {},
      { fleets: { I: fleet('galle', ...SRS(4)) } },
      {},
    ],
    [
      'houtzaagmolen1',
      { fleets: at('elmina') },
      { galle: own('governor') },
      { fleets: at('elmina') },
      { galle: own('director') },
    ],
    ['discipline1', { fleets: { I: fleet('galle', LINE) } }, {}, { fleets: at('galle') }, {}],
    [
      'discipline1',
      { fleets: at('elmina') },
      { galle: own('commander') },
      { fleets: at('elmina') },
      { galle: own('governor') },
    ],
    ['donderglas1', { fleets: at('galle', 'elmina', 'batavia') }, {}, { fleets: at('galle', 'elmina', 'kaap') }, {}],
    [
      'spiegelgevechten1',
      { fleets: at('galle', 'galle', 'kaap') },
      {},
      { fleets: { ...at('galle', 'galle'), ...PACKET } },
      {},
    ],
    [
      'telmachine2',
      { fleets: at('kaap') },
      { galle: own('director'), elmina: own('director') },
      { fleets: at('kaap') },
      { galle: own('director') },
    ],
    [
      'houtzaagmolen2',
      { fleets: { I: fleet('galle', ...SRS(6)), ...PACKET } },
      {},
      { fleets: { I: fleet('galle', ...SRS(6)) } },
      {},
    ],
    [
      'hortus2',
      { fleets: at('galle', 'elmina', 'kaap', 'kanton') },
      {},
      { fleets: at('galle', 'elmina', 'kaap', 'MN1') },
      {},
    ],
    [
      'hortus2',
      { fleets: at('kaap') },
      { galle: own('governor'), elmina: own('director') },
      { fleets: at('kaap') },
      { galle: own('governor') },
    ],
    [
      'spiegelgevechten2',
      { fleets: at('galle', 'galle', 'kaap', 'kaap') },
      {},
      { fleets: { ...at('galle', 'galle', 'kaap'), ...PACKET } },
      {},
    ],
    [
      'sextant3',
      { fleets: { ...at('elmina', 'amsterdam', 'batavia'), ...PACKET } },
      {},
      { fleets: { ...at('elmina', 'kaap', 'batavia'), ...PACKET } },
      {},
    ],
    [
      'droogdok3',
      { fleets: { I: fleet('galle', ...SRS(11)), ...PACKET } },
      {},
      { fleets: { I: fleet('galle', ...SRS(11)) } },
      {},
    ],
    [
      'handelscourant3',
      { fleets: at('kaap') },
      { galle: own('director'), elmina: own('governor'), batavia: own('commander') },
      { fleets: at('kaap') },
      { galle: own('director'), elmina: own('governor'), batavia: own('governor') },
    ],
    [
      'premiejager3',
      { fleets: { I: veterans('galle', 2, LINE) }, markers: marked('line1', 'break2') },
      {},
      { fleets: { I: veterans('galle', 1, LINE) }, markers: marked('line1') },
      {},
    ],
    [
      'handboek3',
      { fleets: { I: veterans('galle', 3, LINE) }, markers: marked('line1', 'break2', 'ambush3') },
      {},
      { fleets: { I: veterans('galle', 3, ship('srs')) }, markers: marked('line1', 'break2', 'ambush3') },
      {},
    ],
  ] as const)(
    'V-6.5 V-6.6 %s is sold to whoever meets one of its requirements, and to nobody else',
    (card, enough, there, short, instead) => {
      expect([has(card, enough, {}, there), has(card, short, {}, instead)]).toEqual([true, false]);
    },
  );

  it('V-6.6 storm glass: fleets in the active and in the expected region; packets count, in round 1 none is active', () => {
    const mine = { fleets: { ...at('elmina'), ...PACKET } };
    const storm = (active: string | null) => ({ storm: { active, expected: 'OA' } });
    expect([
      has('donderglas1', mine, storm('MI')),
      has('donderglas1', mine, storm('MN')),
      has('donderglas1', mine, storm(null)),
    ]).toEqual([true, false, false]);
    expect(has('zeevaartschool2', mine, storm('MI'))).toBe(true);
  });

  it('V-6.6 a nest belongs to its region, and administrators under a hostile nation count', () => {
    expect(
      has('donderglas1', { fleets: at('tortuga', 'elmina', 'galle') }, { storm: { active: null, expected: 'OC' } }),
    ).toBe(true);
    const nations = { nations: { spain: { at: 'galle', pips: 1 } } };
    expect(has('houtzaagmolen1', { fleets: at('elmina') }, nations, { galle: own('governor') })).toBe(true);
  });

  it('V-6.2 A6 never two identical cards, with two players either; other levels of the name are fine', () => {
    const cards = open({ cards: ['spiegelgevechten1'], fleets: at('galle', 'galle', 'kaap', 'kaap') });
    expect([cards.includes('spiegelgevechten1'), cards.includes('spiegelgevechten2')]).toEqual([false, true]);
  });

  it('V-6.3 levels add up, except the sawmill: the first makes ships cheaper, the second sells one more a harbour', () => {
    const sold = (cards: string[]) =>
      turnOf({ ducats: 40, cards, fleets: { I: fleet('galle', FULL_SRS) } }, {}, {}, SHORT).until('buy');
    const buy = (table0: Table) =>
      table0.do({ type: 'buy', ship: 'srs', harbour: 'galle' }, { type: 'join', fleet: 'I' });
    const first = buy(sold(['houtzaagmolen1']));
    expect([first.ducats(0), first.can('buy')]).toEqual([35, []]);
    const second = buy(sold(['houtzaagmolen2']));
    expect([second.ducats(0), second.can('buy').length]).toEqual([34, 5]);
    const both = buy(buy(sold(['houtzaagmolen1', 'houtzaagmolen2'])));
    expect([both.ducats(0), both.can('buy')]).toEqual([30, []]);
    const machines = turnOf(
      { ducats: 0, cards: ['telmachine1', 'telmachine2'], fleets: { I: fleet('MN1', FULL_SRS) } },
      {},
      {},
      SHORT,
    );
    machines.sail('I', 'nieuwamsterdam').do({ type: 'deliver', fleet: 'I', good: 'sugar', cubes: 2 });
    expect(machines.ducats(0)).toBe(8 + 2 + 2);
  });

  it('V-6.7 mock battles: each card once a turn, 2 or 1 ducats, for a level or up to 2 mutiny of one ship', () => {
    const fresh = () =>
      turnOf(
        {
          ducats: 9,
          cards: ['spiegelgevechten1', 'spiegelgevechten2'],
          markers: marked('line1', 'break2'),
          fleets: { I: fleet('galle', ship('linieschip', ['sugar'], 0, 2)), X: fleet('galle', ship('pakketboot')) },
        },
        {},
        {},
        SHORT,
      ).until('buy');
    const drill = fresh();
    expect([...new Set(drill.can('mock').map(({ fleet: id }) => id))]).toEqual(['I']);
    drill.do({ type: 'mock', card: 'spiegelgevechten1', fleet: 'I' });
    expect([drill.ducats(0), drill.fleet(0, 'I').experience]).toEqual([7, 1]);
    settle(drill);
    expect(drill.can('mock').map(({ card }) => card)).toEqual(['spiegelgevechten2']);
    drill.do({ type: 'mock', card: 'spiegelgevechten2', fleet: 'I' });
    settle(drill);
    expect([drill.ducats(0), drill.fleet(0, 'I').experience, drill.can('mock'), drill.can('calm')]).toEqual([
      6,
      2,
      [],
      [],
    ]);
    const calm = fresh();
    // The fleet stayed in harbour: 2 mutiny and 1 for idleness.
    calm.do({ type: 'calm', card: 'spiegelgevechten2', fleet: 'I', ship: 0 });
    expect([calm.ducats(0), calm.fleet(0, 'I').ships[0]!.mutiny]).toEqual([8, 1]);
  });

  it('V-6.8 the handbook places three extra markers on discs up to the best fleet’s level', () => {
    const book = turnOf(
      { ducats: 9, fleets: { I: fleet('kaap', LINE) }, markers: marked('line1') },
      {},
      { harbours: { galle: own('commander'), batavia: own('commander') } },
      SHORT,
    ).until('research');
    expect(book.view().market.handboek3).toBe(2);
    book.do({ type: 'research', card: 'handboek3' });
    // At +0 disc +1 is open all the same: three fields without an own marker, all of them taken.
    while (book.can('mark').length > 0) book.do(book.can('mark')[0]!);
    expect(book.player(0).extraMarkers.toSorted()).toEqual(['fire1', 'flight1', 'weather1']);
    const best = turnOf(
      { ducats: 9, fleets: { I: veterans('kaap', 3, LINE) }, markers: marked('line1', 'break2', 'ambush3') },
      {},
      {},
      SHORT,
    )
      .until('research')
      .do({ type: 'research', card: 'handboek3' });
    expect(best.can('mark')).toHaveLength(9);
    best.do({ type: 'mark', card: 'prize2' });
    expect([best.can('mark').length, best.player(0).extraMarkers]).toEqual([8, ['prize2']]);
  });

  it.each([
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('V-6.11 with %i players there are %i copies of each card, V-6.8 and two handbooks', (seats, copies) => {
    const { market } = table({ seats, options: { calendars: 1 } }).view();
    expect(Object.keys(market)).toHaveLength(15);
    for (const [card, n] of Object.entries(market))
      expect([card, n]).toEqual([card, card === 'handboek3' ? 2 : copies]);
  });
});
