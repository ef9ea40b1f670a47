import { Refusal, Table } from '@roadstead/kernel';
import { cardOf, type Options, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  ANNE,
  CALM_SEA,
  CHARACTER_CARDS,
  GRACE,
  JACQUES,
  JEAN,
  MONTHS_END,
  MONTHS_END_VARIABLE,
} from './adventure-names.js';
import { adventureOptions } from './adventure-position.js';
import { AdventureTable, chapter } from './adventure-table.js';
import { baseOptions } from './base-options.js';
import { groupCards } from './deck.js';
import { CAPTAIN } from './names.js';

const START_COINS: Readonly<Record<string, number>> = {
  char_jean: 3,
  char_anne: 2,
  char_grace: 4,
  char_peter: 3,
  char_ferdinando: 4,
  char_mary: 4,
  char_scott: 2,
  char_samuel: 4,
  char_jacques: 4,
  char_thomas: 4,
};
const COOP = { mode: 'co-op' } as const;

/** Everybody takes the first character offered; the seats in the order they were asked. */
function choosing(t: AdventureTable): readonly number[] {
  const seats: number[] = [];
  while (t.asked?.kind === 'character') {
    seats.push(t.asked.seat);
    t.choose(t.asked.seat, `character ${t.asked.choices[0]}`);
  }
  return seats;
}

function sidesOf(character: string): readonly string[] {
  return CHARACTER_CARDS.find((sides) => sides.includes(character))!;
}

function refused(options: Partial<Options>, seats: number): string | null {
  return portRoyal.refuses({ seats, options: { ...baseOptions(), chapter: 1, ...options } as Options });
}

describe('PR-A set-up', () => {
  it('PR-A1 everybody is dealt a card and picks its side, from the start player clockwise', () => {
    const t = chapter({ chapter: 1 }, 3, 1);
    const dealt: string[] = [];
    const asked: number[] = [];
    while (t.asked?.kind === 'character') {
      const { seat, choices } = t.asked;
      expect([...choices].sort()).toEqual([...sidesOf(choices[0]!)].sort());
      expect(t.options(seat)).toEqual(choices.map((side) => `character ${side}`).sort());
      dealt.push(choices[0]!);
      asked.push(seat);
      t.choose(seat, `character ${choices[1]}`);
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(new Set(dealt.map((side) => sidesOf(side).join())).size).toBe(3);
  });

  it('PR-A1 sides are picked openly: who comes later sees them', () => {
    const t = chapter({ chapter: 1 }, 2);
    const first = t.asked!.kind === 'character' ? t.asked!.choices[1]! : '';
    t.choose(0, `character ${first}`);
    expect([t.seen(1).players[0]!.character, t.seen(1).players[1]!.character]).toEqual([first, null]);
  });

  it('PR-A1 picking in turn goes counter-clockwise, the start player last, among the cards not taken', () => {
    const t = chapter({ chapter: 1, characters: 'pick' }, 4, 1);
    expect(t.asked).toMatchObject({ kind: 'character', seat: 0 });
    expect(t.options(0)).toHaveLength(10);
    t.choose(0, `character ${ANNE}`);
    expect(t.asked!.seat).toBe(3);
    expect(t.options(3)).toHaveLength(8);
    expect(t.options(3)).not.toContain(`character ${JEAN}`);
    expect([3, ...choosing(t).slice(1)]).toEqual([3, 2, 1]);
  });

  it('PR-A1 coins as on the character, crowns at 0, four cubes on the character', () => {
    const t = chapter({ chapter: 1, characters: 'pick', ...COOP }, 3, 0);
    choosing(t);
    for (const seat of [0, 1, 2]) {
      const { character, ...rest } = t.hero(seat);
      expect(rest).toEqual({ crowns: 0, cubes: 4, boxed: 0, ability: false, trophy: false });
      const started = t.told('coins').find((event) => event.seat === seat && event.why === 'start');
      expect([character, started?.n]).toEqual([character, START_COINS[character!]]);
    }
  });

  it('PR-A27 characters first, then coins from the start player clockwise, then the story, then the first turn', () => {
    const t = chapter({ chapter: 1 }, 3, 1);
    choosing(t);
    const steps = t.events.flatMap((event) => {
      if (event.type === 'coins') return event.why === 'start' ? [`coins ${event.seat}`] : [];
      return ['character', 'story', 'turn'].includes(event.type) ? [event.type] : [];
    });
    expect(steps).toEqual([...Array(3).fill('character'), 'coins 1', 'coins 2', 'coins 0', 'story', 'turn']);
  });

  it('PR-A27 the new cards are shuffled in after the coins were dealt, so none of them is a starting coin', () => {
    const joining = new Set(groupCards(80));
    const coins = Array.from({ length: 12 }, (_, i) => {
      const t = chapter({ chapter: 1 }, 4, 0, `deal ${i}`);
      choosing(t);
      return t.state.players.flatMap((player, seat) =>
        player.coins.slice(0, START_COINS[t.hero(seat).character!]).map((uid) => cardOf(uid).id),
      );
    }).flat();
    expect(coins.length).toBeGreaterThan(12 * 4 * 2 - 1);
    expect(coins.filter((id) => joining.has(id))).toEqual([]);
  });

  it.each([
    [1, 'co-op', 3, 12],
    [2, 'co-op', 3, 12],
    [3, 'co-op', 3, 11],
    [4, 'co-op', 4, 10],
    [2, 'competitive', 5, 10],
    [3, 'competitive', 5, 9],
    [4, 'competitive', 5, 9],
  ] as const)(
    'PR-A2 %i players, %s: %i events with the month’s end at the bottom, %i unused',
    (seats, mode, n, unused) => {
      const t = chapter({ chapter: 1, mode }, seats);
      choosing(t);
      const { pile, discard, unused: waiting } = t.view.events!;
      expect([pile.length + 1, discard, waiting]).toEqual([n, [], unused]);
      expect(pile).toEqual([...Array(n - 2).fill(null), MONTHS_END]);
    },
  );

  it.each([
    [1, 1],
    [2, 1],
    [3, 0],
  ])('PR-A2 with %i players event 1 is in the first month %i times', (seats, times) => {
    for (let i = 0; i < 5; i++) {
      const t = chapter({ chapter: 1, ...COOP }, seats, 0, `month ${i}`);
      choosing(t);
      while (t.month === 1) t.sitOut();
      const first = t.told('event').slice(0, 3);
      expect(first.filter(({ event }) => event === CALM_SEA)).toHaveLength(times);
      expect(first.at(-1)!.event).toBe(MONTHS_END);
    }
  });

  it.each([
    [1, 131, '10'],
    [2, 139, '20'],
    [3, 150, '30'],
    [4, 156, '40'],
    [5, 158, '50'],
  ] as const)('PR-A5 chapter %i is played with %i cards and begins with mission %s', (number, cards, mission) => {
    const t = chapter({ chapter: number }, 2);
    choosing(t);
    expect([t.cards, t.missions]).toEqual([cards, [mission]]);
  });

  it('PR-A5 new cards go into the draw pile, never into the discard pile', () => {
    const t = chapter({ chapter: 3 }, 2);
    choosing(t);
    const before = t.told('coins').reduce((sum, event) => sum + (event.why === 'start' ? event.n : 0), 0);
    const turnedUp = t.told('turnedUp').length;
    const drawn = t.told('coins').reduce((sum, event) => sum + Math.max(0, event.n), 0);
    expect(before).toBeGreaterThan(0);
    expect(t.drawPile).toBe(150 - drawn - turnedUp);
  });

  it('PR-A23 the variable game has all new cards, four starred missions and event 3 at the bottom', () => {
    const starred = ['10', '11', '12', '14', '20', '21', '22', '30', '31', '33', '35', '40', '41', '42', '53'];
    const laidOut = Array.from({ length: 8 }, (_, i) => {
      const t = chapter({ chapter: 'variable' }, 2, 0, `variable ${i}`);
      choosing(t);
      expect([t.cards, t.missions.length, new Set(t.missions).size]).toEqual([158, 4, 4]);
      expect(t.view.events!.pile.at(-1)).toBe(MONTHS_END_VARIABLE);
      return t.missions;
    });
    expect(laidOut.flat().filter((id) => !starred.includes(id))).toEqual([]);
    expect(new Set(laidOut.map((ids) => [...ids].sort().join())).size).toBeGreaterThan(1);
  });

  it.each([
    [{ with: ['gambler'] }, 131 + 4],
    [{ with: ['unterwegs'] }, 131 + 20],
    [{ with: ['contract-cards'] }, 131 + 24],
    [{ with: ['unterwegs', 'gambler', 'contract-cards'] }, 131 + 48],
  ])('PR-A26 %j may be mixed in: %i cards', (options, cards) => {
    const t = chapter({ chapter: 1, ...options }, 2);
    choosing(t);
    expect(t.cards).toBe(cards);
  });

  it.each([
    [{ with: ['contracts'] }, 2],
    [{ box: 'unterwegs' as const }, 2],
    [{ end: 'expedition' as const }, 2],
    [{}, 5],
    [{ chapter: 'variable' as const, ...COOP }, 2],
    [{ chapter: 'variable' as const }, 1],
  ])('PR-A26 %j with %i players is refused', (options, seats) => {
    expect(refused(options as Partial<Options>, seats)).toMatch(/^[A-Z].*\.$/);
  });

  it('PR-A26 a chapter played together has no time pile: putting cards aside is refused, and it is said why', () => {
    expect(refused({ setAside: 2, ...COOP }, 2)).toContain('with contracts');
  });

  it('PR-A26 without a chapter nobody picks a character: whoever asks for it is told so', () => {
    const asked = (options: object) => () => Table.open(portRoyal, { seats: 2, options, seed: 'alone' });
    expect(asked({ characters: 'pick' })).toThrow(expect.objectContaining({ code: 'BAD_OPTIONS' }));
    expect(asked({ characters: 'random' })).not.toThrow();
    expect(asked({ chapter: 1, characters: 'pick' })).not.toThrow();
  });

  it.each([
    ['hands', { hands: { 0: { coins: 5 } } }],
    ['missions', { missions: ['10', '11'] }],
    ['events', { events: { pile: [CALM_SEA, MONTHS_END] } }],
  ])(
    'PR-A1 a position by hand with %s begins with phase 0: characters that it does not name are dealt',
    (_what, byHand) => {
      const t = new AdventureTable({ seats: 2, options: adventureOptions({}), start: 0, byHand });
      expect([t.asked, t.told('event').length]).toEqual([null, 1]);
      const cards = [0, 1].map((seat) => sidesOf(t.hero(seat).character!).join());
      expect(new Set(cards).size).toBe(2);
    },
  );

  it('PR-A1 with a stack alone the set-up is as ever', () => {
    const byHand = { stack: Array<string>(5).fill(CAPTAIN) };
    const t = new AdventureTable({ seats: 2, options: adventureOptions({}), start: 0, byHand });
    expect(t.asked).toMatchObject({ kind: 'character', seat: 0 });
    choosing(t);
    expect(t.sitOut().told('turnedUp')[0]).toMatchObject({ card: CAPTAIN });
  });

  it.each([
    ['an event twice', { events: { pile: [CALM_SEA, CALM_SEA, MONTHS_END] } }],
    ['no month’s end at the bottom', { events: { pile: [MONTHS_END, CALM_SEA] } }],
    ['a character card twice', { hands: { 0: { character: JEAN }, 1: { character: ANNE } } }],
    [
      'five cubes',
      { missions: ['10', '11', '12', '14'], hands: { 0: { missions: ['10', '11', '12', '14'], boxed: 1 } } },
    ],
    ['a mission that does not lie there', { hands: { 0: { missions: ['11'] } } }],
    ['a mission of another chapter', { missions: ['10', '20'] }],
    ['a mission that the next hourglass would lay out once more', { missions: ['12', '11'] }],
    ['a mission that a later hourglass would lay out once more', { missions: ['14', '10'] }],
    ['a card of a later chapter', { stack: ['adventure_innkeeper_5_1'] }],
  ])('PR-A1 a position with %s is refused', (_what, byHand) => {
    const usual = { 0: { character: GRACE }, 1: { character: JACQUES } };
    const hands = { ...usual, ...('hands' in byHand && byHand.hands) };
    const setup = { seats: 2, options: adventureOptions({}), start: 0 };
    expect(() => new AdventureTable({ ...setup, byHand: { hands: usual } })).not.toThrow();
    expect(() => new AdventureTable({ ...setup, byHand: { ...byHand, hands } })).toThrow(Refusal);
  });
});
