import { describe, expect, it } from 'vitest';
import { damageOf, expectCards, marked, settle, TEN, TEN_EMPTY } from './fighting.js';
import { FULL_SRS, turnOf } from './positions.js';
import { fleet, ship, type Table, veterans } from './table.js';

const ATTACK = { type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' } as const;

/** Ten fluyts against ten, all at +3: F is 13 on both sides. */
function even(mine: string, theirs: string): Table {
  const at = turnOf(
    { fleets: { I: veterans('OA2', 3, ...TEN) }, markers: marked(mine) },
    { fleets: { I: veterans('elmina', 3, ...TEN_EMPTY) }, markers: marked(theirs) },
  );
  return at.sail('I', 'elmina').do(ATTACK).card(0, mine).card(1, theirs);
}

describe('strategies', () => {
  it.each([
    // active card, other card, who begins, damage of the active side, damage of the other
    ['ram0', 'melee0', 0, 13, 13],
    ['melee0', 'ram0', 1, 13, 13],
    ['ram0', 'ram0', 0, 13, 14],
    ['melee0', 'flight0', 0, 0, 13],
    ['flight0', 'ram0', 0, 0, 0],
    ['ram0', 'flight0', 1, 0, 0],
    ['line1', 'flight1', 0, 0, 8],
    ['flight1', 'line1', 1, 8, 0],
    ['line1', 'weather1', 1, 14, 8],
    ['weather1', 'flight1', 0, 0, 7],
    ['line1', 'melee0', 0, 11, 16],
    ['melee0', 'line1', 1, 16, 11],
    ['crescent2', 'break2', 0, 14, 15],
    ['break2', 'crescent2', 1, 15, 14],
    ['break2', 'prize2', 0, 13, 20],
    ['break2', 'retreat2', 0, 7, 10],
    ['retreat2', 'crescent2', 0, 0, 3],
    ['crescent2', 'retreat2', 1, 3, 0],
    ['prize2', 'retreat2', 0, 7, 6],
    ['crescent2', 'weather1', 0, 8, 15],
    ['line1', 'crescent2', 1, 15, 10],
    ['broadside3', 'envelop3', 0, 12, 26],
    ['broadside3', 'crescent2', 0, 13, 22],
    ['envelop3', 'broadside3', 1, 26, 12],
    ['envelop3', 'ambush3', 0, 20, 14],
    ['ambush3', 'withdraw3', 0, 7, 10],
    ['withdraw3', 'broadside3', 0, 0, 7],
    ['broadside3', 'withdraw3', 1, 7, 0],
    ['ambush3', 'broadside3', 0, 26, 20],
  ] as const)('V-4.60 V-4.62 %s against %s: side %i begins, %i and %i damage', (mine, theirs, begins, own, dealt) => {
    const at = settle(even(mine, theirs));
    expect(at.told('strategies')).toMatchObject([{ cards: [mine, theirs], begins }]);
    expect([damageOf(at, 0), damageOf(at, 1)]).toEqual([own, dealt]);
  });

  it.each([
    ['line1', 'fire1', 0],
    ['fire1', 'line1', 0],
    ['fire1', 'weather1', 0],
    ['weather1', 'fire1', 1],
    ['flight1', 'fire1', 0],
    ['crescent2', 'prize2', 0],
    ['prize2', 'crescent2', 0],
    ['envelop3', 'withdraw3', 0],
    ['withdraw3', 'envelop3', 0],
    ['withdraw3', 'ambush3', 1],
    ['line1', 'broadside3', 1],
  ] as const)(
    'V-4.12 level, then the wheel, then the active side: %s against %s, side %i begins',
    (mine, theirs, begins) => {
      expect(settle(even(mine, theirs)).told('strategies')).toMatchObject([{ begins }]);
    },
  );

  it.each(['melee0', 'ram0', 'flight0'])('T7 a +1 Flight begins against %s', (card) => {
    expect(even(card, 'flight1').told('strategies')).toMatchObject([{ cards: [card, 'flight1'], begins: 1 }]);
  });

  it('V-4.16 the three +0 cards are open to all; ram beats melee, a +1 flight any +0 card', () => {
    const at = turnOf({ fleets: { I: fleet('OA2', FULL_SRS) } }, { fleets: { I: fleet('elmina', FULL_SRS) } });
    at.sail('I', 'elmina').do(ATTACK);
    expectCards(at, 0, ['melee0', 'ram0', 'flight0']);
    expectCards(at, 1, ['melee0', 'ram0', 'flight0']);
  });

  it('V-4.15 a fleet plays the marked cards of its discs up to its level', () => {
    const cards = (experience: number, extraMarkers: string[] = []) => {
      const at = turnOf(
        {
          fleets: { I: veterans('OA2', experience, FULL_SRS, FULL_SRS) },
          markers: marked('line1', 'break2', 'ambush3'),
          extraMarkers,
        },
        { fleets: { I: fleet('elmina', FULL_SRS) } },
      );
      at.sail('I', 'elmina').do(ATTACK);
      return at
        .can('card', 0)
        .map(({ card }) => card)
        .sort();
    };
    const zero = ['flight0', 'melee0', 'ram0'];
    expect(cards(0)).toEqual(zero);
    expect(cards(1)).toEqual([...zero, 'line1'].sort());
    expect(cards(2)).toEqual([...zero, 'line1', 'break2'].sort());
    expect(cards(3)).toEqual([...zero, 'line1', 'break2', 'ambush3'].sort());
    expect(cards(1, ['fire1', 'prize2'])).toEqual([...zero, 'fire1', 'line1'].sort());
  });

  it('V-4.11 both choose secretly at the same time, in either order', () => {
    const fresh = () => {
      const at = turnOf({ fleets: { I: fleet('OA2', FULL_SRS) } }, { fleets: { I: fleet('elmina', FULL_SRS) } });
      return at.sail('I', 'elmina').do(ATTACK);
    };
    const at = fresh();
    expect([at.toAct.toSorted(), at.pending]).toEqual([
      [0, 1],
      { kind: 'strategy', against: { foe: 'duel', seats: [0, 1], fleets: ['I', 'I'], harbour: 'elmina' } },
    ]);
    at.hush().card(1, 'melee0');
    expect([at.toAct, at.told('strategies')]).toEqual([[0], []]);
    at.card(0, 'ram0');
    expect(at.told('strategies')).toEqual([{ type: 'strategies', cards: ['ram0', 'melee0'], begins: 0 }]);
    expect(fresh().card(0, 'ram0').card(1, 'melee0').told('strategies')).toEqual(at.told('strategies'));
  });

  it('V-4.13 T6 one srs each, ram against melee at +0: ram begins, both take 2, both rise to +1; one exchange', () => {
    const at = turnOf({ fleets: { I: fleet('OA2', FULL_SRS) } }, { fleets: { I: fleet('elmina', FULL_SRS) } });
    settle(at.sail('I', 'elmina').do(ATTACK).card(0, 'ram0').card(1, 'melee0'));
    expect(at.told('strategies')).toHaveLength(1);
    expect([damageOf(at, 0), damageOf(at, 1)]).toEqual([2, 2]);
    expect([at.fleet(0, 'I').experience, at.fleet(1, 'I').experience]).toEqual([1, 1]);
    expect(at.can('attack')).toEqual([]);
  });

  it('V-4.17 each level of experience adds one to the damage', () => {
    const dealt = (experience: number) => {
      const at = turnOf(
        { fleets: { I: veterans('OA2', experience, FULL_SRS) }, markers: marked('line1', 'break2', 'ambush3') },
        { fleets: { I: fleet('elmina', ship('linieschip'), ship('linieschip')) } },
      );
      settle(at.sail('I', 'elmina').do(ATTACK).card(0, 'ram0').card(1, 'melee0'));
      return damageOf(at, 1);
    };
    expect([0, 1, 2, 3].map(dealt)).toEqual([2, 3, 4, 5]);
  });

  it.each([
    ['fluyt', 1],
    ['srs', 2],
    ['spiegelschip', 3],
    ['linieschip', 4],
  ])('V-4.61 the guns of a %s are %i', (type, guns) => {
    const at = turnOf(
      { fleets: { I: fleet('OA2', ship(type, []), ship(type, [])) } },
      { fleets: { I: fleet('elmina', ship('linieschip'), ship('linieschip')) } },
    );
    settle(at.sail('I', 'elmina').do(ATTACK).card(0, 'ram0').card(1, 'flight0'));
    settle(at);
    expect(damageOf(at, 1)).toBe(0);
    const hit = turnOf(
      { fleets: { I: fleet('OA2', ship(type), ship(type)) } },
      { fleets: { I: fleet('elmina', ship('linieschip'), ship('linieschip')) } },
    );
    settle(hit.sail('I', 'elmina').do(ATTACK).card(0, 'melee0').card(1, 'flight0'));
    expect(damageOf(hit, 1)).toBe(2 * guns);
  });

  it('A15 flight against flight is no fight: no damage, no experience', () => {
    const at = turnOf({ fleets: { I: fleet('OA2', FULL_SRS) } }, { fleets: { I: fleet('elmina', FULL_SRS) } });
    settle(at.sail('I', 'elmina').do(ATTACK).card(0, 'flight0').card(1, 'flight0'));
    expect([at.told('damage'), at.told('experience')]).toEqual([[], []]);
    expect([at.fleet(0, 'I').experience, at.fleet(1, 'I').experience]).toEqual([0, 0]);
  });
});
