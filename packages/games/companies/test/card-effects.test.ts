import { describe, expect, it } from 'vitest';
import { marked } from './fighting.js';
import { turnOf } from './positions.js';
import { fleet, ship } from './table.js';

type Given = Record<string, unknown>;
const SHORT = { options: { calendars: 1 } };
const LINE = ship('linieschip', ['sugar']);

describe('what cards do', () => {
  it('V-6.10 the gazette loads up to 4 cubes a harbour and turn from the supply, free', () => {
    const gazette = turnOf(
      { ducats: 0, cards: ['handelscourant3'], fleets: { I: fleet('galle', ship('srs'), ship('srs'), ship('srs')) } },
      {},
      {
        harbours: {
          galle: {
            fields: [
              [null, 0, 0],
              [null, 0, 0],
            ],
          },
        },
      },
    );
    for (let i = 0; i < 4; i++) gazette.do(gazette.can('load').find(({ from }) => from === 'supply')!);
    expect([gazette.can('load'), gazette.ducats(0)]).toEqual([[], 0]);
    expect(gazette.fleet(0, 'I').ships.flatMap(({ cargo }) => cargo)).toHaveLength(4);
  });

  it.each([
    [[], 3 + 1, 3],
    [['donderglas1'], 2, 1],
    [['zeevaartschool2'], 2, 1],
    [['donderglas1', 'zeevaartschool2'], 0, 0],
  ])('V-6.10 with %j the worst storm does %i on an icon and %i beside it', (cards, icon, beside) => {
    const storm = turnOf(
      { cards, fleets: { I: fleet('MI5', LINE), II: fleet('MI4', LINE) } },
      {},
      { storm: { active: null, expected: 'MI' }, order: [1, 0], turn: 1 },
      { stack: { stormDamage: [3], mutiny: [0] }, ...SHORT },
    );
    storm.do({ type: 'fleet', fleet: 'I' }).stay('I', 'II').endTurn();
    expect([storm.fleet(0, 'I').ships[0]!.damage, storm.fleet(0, 'II').ships[0]!.damage]).toEqual([icon, beside]);
  });

  it.each([
    [[], 3],
    [['discipline1'], 2],
    [['hortus2'], 2],
    [['discipline1', 'hortus2'], 1],
  ])('V-6.10 A13 with %j a mutiny tile of 1 brings a fleet of three ships %i', (cards, tokens) => {
    const tile = turnOf(
      { cards, fleets: { I: fleet('MI4', LINE, LINE, LINE) } },
      {},
      { storm: { active: null, expected: 'OC' }, order: [1, 0], turn: 1 },
      { stack: { stormDamage: [0], mutiny: [1] }, ...SHORT },
    );
    tile.sail('I', 'galle').endTurn();
    while (tile.can('mutiny').length > 0) tile.do(tile.can('mutiny')[0]!);
    expect(tile.fleet(0, 'I').ships.reduce((sum, { mutiny }) => sum + mutiny, 0)).toBe(tokens);
  });
});

describe('the end bonus', () => {
  /** The bonus of seat 0 after the last year of a game of one calendar. */
  function bonus(mine: Given): number {
    const last = turnOf({ ducats: 0, ...mine }, {}, { round: 5, order: [1, 0], turn: 1, scored: true }, SHORT);
    while (!last.result) last.idle();
    return last.result.ranking.find(({ seat }) => seat === 0)!.by.bonus;
  }
  const LAID = {
    I: fleet('galle', LINE),
    II: fleet('galle', LINE),
    III: fleet('kaap', ship('linieschip', ['sugar'], 1)),
  };

  it.each([
    ['sextant3', { fleets: LAID }, 2],
    ['droogdok3', { fleets: LAID }, 1],
    ['handelscourant3', { ducats: 4 }, 1],
    ['handelscourant3', { ducats: 6 }, 2],
    ['premiejager3', { piratePips: 7 }, 7],
    ['handboek3', { markers: marked('line1', 'break2', 'ambush3'), extraMarkers: ['prize2', 'fire1', 'envelop3'] }, 4],
  ])('V-6.9 %s', (card, mine, points) => {
    expect(bonus({ cards: [card], ...mine })).toBe(points);
  });

  it('V-6.4 only the best of one’s level 3 cards counts', () => {
    expect(bonus({ cards: ['sextant3', 'premiejager3'], piratePips: 5, fleets: LAID })).toBe(5);
    expect(bonus({ cards: ['sextant3', 'premiejager3'], piratePips: 1, fleets: LAID })).toBe(2);
    expect(bonus({ cards: ['houtzaagmolen2'], fleets: LAID })).toBe(0);
  });

  it('T18 a gazette with 4 ducats at the end is one point', () => {
    expect(bonus({ ducats: 4, cards: ['handelscourant3'] })).toBe(1);
  });
});
