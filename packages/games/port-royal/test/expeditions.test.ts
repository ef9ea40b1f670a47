import { describe, expect, it } from 'vitest';
import {
  BLUE,
  CAPTAIN,
  FOR_FIVE_PLAYERS,
  GOVERNOR,
  GREEN,
  JACK,
  PRIEST,
  RED,
  SAILOR,
  SETTLER,
  TWO_CAPTAINS,
  TWO_CAPTAINS_AND_SETTLER,
  TWO_PRIESTS,
  TWO_PRIESTS_AND_SETTLER,
  TWO_SETTLERS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { type Table, table } from './table.js';

const claimOf = (id: string, ...persons: readonly string[]) => `claim ${id} with ${[...persons].sort().join(' + ')}`;
const WITH_TWO_CAPTAINS = claimOf(TWO_CAPTAINS, CAPTAIN, CAPTAIN);
const CAPTAINS = { 0: { display: [CAPTAIN, CAPTAIN] } };

/** The expedition as first card up, seat 0 with these persons: every claim that is offered. */
function claimsWith(expedition: string, display: readonly string[]): readonly string[] {
  return claims(table({ stack: [expedition], hands: { 0: { display } } }), 0);
}

function claims(t: Table, seat: number): readonly string[] {
  return t.options(seat).filter((option) => option.startsWith('claim'));
}

describe('PR-X expeditions', () => {
  it('PR-X1 an expedition may be claimed before the first card of a turn', () => {
    const t = table({ players: 2, start: 1, stack: [TWO_CAPTAINS], hands: CAPTAINS }).sitOut();
    expect([t.active, t.harbour]).toEqual([0, []]);
    expect(t.options(0)).toEqual([WITH_TWO_CAPTAINS, 'discover']);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect(t.display(0)).toEqual([TWO_CAPTAINS]);
    expect([t.active, t.harbour.length]).toEqual([0, 1]); // then the first card is turned up by itself
  });

  it('PR-X1 an expedition may be claimed as soon as it is turned up, and after any later card', () => {
    const t = table({ stack: [TWO_CAPTAINS, PRIEST], hands: CAPTAINS });
    expect(t.options(0)).toEqual([WITH_TWO_CAPTAINS, 'discover', 'stop']);
    expect(t.discover().options(0)).toEqual([WITH_TWO_CAPTAINS, 'discover', 'stop']);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.phase, t.options(0)]).toEqual(['discover', ['discover', 'stop']]);
  });

  it('PR-X1 an expedition may be claimed in phase 2 before, between and after taking', () => {
    const stack = [TWO_CAPTAINS, YELLOW, BLUE, GREEN, RED];
    const t = table({ stack, hands: CAPTAINS }).discover(4).stop();
    expect(t.options(0)).toContain(WITH_TWO_CAPTAINS);
    expect(t.take(0, YELLOW).options(0)).toContain(WITH_TWO_CAPTAINS);
    expect(t.take(0, BLUE).options(0)).toEqual([WITH_TWO_CAPTAINS, 'pass']);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.coins(0), t.toAct]).toEqual([3 + 1 + 1 + 2, [1]]);
  });

  it('PR-X1 a claim takes no pick away', () => {
    const t = table({ stack: [TWO_CAPTAINS, YELLOW], hands: CAPTAINS })
      .discover()
      .stop();
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.picksLeft, t.options(0)]).toEqual([1, ['pass', `take ${YELLOW}`]]);
  });

  it('PR-X1 whoever has finished taking cannot claim any more', () => {
    const t = table({ stack: [TWO_CAPTAINS, YELLOW], hands: CAPTAINS })
      .discover()
      .stop()
      .pass(0);
    expect(t.toAct).toEqual([1]);
    expect(t.refusal(0, t.claiming(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]))).toBe('NOT_YOUR_TURN');
  });

  it('PR-X1 an expedition may be claimed after a bust, and several one after the other', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN, PRIEST, PRIEST] } };
    const t = table({ stack: [TWO_CAPTAINS, TWO_PRIESTS, YELLOW, YELLOW_TOO], hands }).discover(3);
    expect([t.phase, claims(t, 0)]).toEqual(['bust', [WITH_TWO_CAPTAINS, claimOf(TWO_PRIESTS, PRIEST, PRIEST)]]);
    t.claim(0, TWO_PRIESTS, [PRIEST, PRIEST]);
    expect([t.phase, t.options(0)]).toEqual(['bust', [WITH_TWO_CAPTAINS, 'endTurn']]);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.display(0), t.influence(0), t.coins(0)]).toEqual([[TWO_CAPTAINS, TWO_PRIESTS].sort(), 8, 7]);
  });

  it('PR-X1 turning up a card and deciding whether to repel it is one act: no claim between', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN, SAILOR] } };
    const t = table({ stack: [TWO_CAPTAINS, YELLOW], hands }).discover();
    expect([t.phase, t.options(0)]).toEqual(['repel', ['admit', 'repel']]);
    expect(t.refusal(0, t.claiming(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]))).toBe('ILLEGAL_ACTION');
    expect(t.repel().options(0)).toContain(WITH_TWO_CAPTAINS);
  });

  it('PR-X1 claiming is never forced', () => {
    const t = table({ stack: [TWO_CAPTAINS, YELLOW], hands: CAPTAINS })
      .discover()
      .stop()
      .pass(0)
      .pass(1);
    expect([t.active, t.row, t.display(0)]).toEqual([1, [TWO_CAPTAINS], [CAPTAIN, CAPTAIN]]);
  });

  it('PR-X2 the persons are discarded, the card goes to the display and its coins come from the draw pile', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN, CAPTAIN, SAILOR] } };
    const t = table({ stack: [TWO_CAPTAINS], hands });
    const before = t.drawPile;
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.row, t.discard]).toEqual([[], [CAPTAIN, CAPTAIN]]);
    expect(t.display(0)).toEqual([CAPTAIN, TWO_CAPTAINS, SAILOR].sort());
    expect([t.coins(0), t.drawPile]).toEqual([5, before - 2]);
    expect(t.influence(0)).toBe(1 + 4 + 1);
    expect(t.told('claimed')).toMatchObject([{ seat: 0, card: TWO_CAPTAINS, coins: 2 }]);
  });

  it.each([
    [TWO_CAPTAINS, [CAPTAIN, CAPTAIN], 2, 4],
    [TWO_PRIESTS, [PRIEST, PRIEST], 2, 4],
    [TWO_SETTLERS, [SETTLER, SETTLER], 2, 4],
    [TWO_CAPTAINS_AND_SETTLER, [CAPTAIN, CAPTAIN, SETTLER], 3, 6],
    [TWO_PRIESTS_AND_SETTLER, [PRIEST, PRIEST, SETTLER], 3, 6],
  ])('PR-X2 %s wants %j and gives %i coins and %i influence', (expedition, persons, coins, influence) => {
    const t = table({ stack: [expedition], hands: { 0: { display: persons } } });
    expect(claims(t, 0)).toEqual([claimOf(expedition, ...persons)]);
    t.claim(0, expedition, persons);
    expect([t.display(0), t.coins(0), t.influence(0)]).toEqual([[expedition], 3 + coins, influence]);
  });

  it('PR-X2 the five-player expedition wants a captain, a priest and a settler and gives 3 coins and 5 influence', () => {
    const persons = [CAPTAIN, PRIEST, SETTLER];
    const t = table({ players: 5, hands: { 0: { display: persons } } }).claim(0, FOR_FIVE_PLAYERS, persons);
    expect([t.display(0), t.coins(0), t.influence(0), t.row]).toEqual([[FOR_FIVE_PLAYERS], 6, 5, []]);
  });

  it('PR-X2 without all the symbols there is no claim', () => {
    const settlers = [SETTLER, SETTLER, SETTLER, CAPTAIN, PRIEST, PRIEST];
    expect(claimsWith(TWO_CAPTAINS, settlers)).toEqual([]);
    expect(claimsWith(TWO_CAPTAINS_AND_SETTLER, [CAPTAIN, CAPTAIN, PRIEST])).toEqual([]);
    expect(claimsWith(TWO_SETTLERS, [SETTLER, SAILOR, GOVERNOR])).toEqual([]);
    const t = table({ stack: [TWO_CAPTAINS], hands: { 0: { display: settlers } } });
    for (const persons of [[], [CAPTAIN], [CAPTAIN, PRIEST], [SETTLER, SETTLER]]) {
      expect(t.refusal(0, t.claiming(0, TWO_CAPTAINS, persons))).toBe('ILLEGAL_ACTION');
    }
  });

  it('PR-X2 one captain cannot be given twice', () => {
    const t = table({ stack: [TWO_CAPTAINS], hands: { 0: { display: [CAPTAIN] } } });
    const captain = t.view.players[0]!.display[0]!.uid;
    const twice = { type: 'claim', uid: t.view.expeditions[0]!.uid, with: [captain, captain] };
    expect(t.refusal(0, twice)).toBe('ILLEGAL_ACTION');
  });

  it('PR-X2 the persons of others do not count', () => {
    const hands = { 0: { display: [CAPTAIN] }, 1: { display: [CAPTAIN] } };
    const t = table({ stack: [TWO_CAPTAINS], hands });
    const persons = [0, 1].map((seat) => t.view.players[seat]!.display[0]!.uid);
    expect(claims(t, 0)).toEqual([]);
    expect(t.refusal(0, { type: 'claim', uid: t.view.expeditions[0]!.uid, with: persons })).toBe('ILLEGAL_ACTION');
  });

  it('PR-X2 an expedition in a display is not to be claimed again', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN, CAPTAIN, CAPTAIN] } };
    const t = table({ stack: [TWO_CAPTAINS], hands }).claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect(claims(t, 0)).toEqual([]);
  });

  it('PR-X3 a jack-of-all-trades stands for a captain, a priest or a settler', () => {
    expect(claimsWith(TWO_CAPTAINS, [CAPTAIN, JACK])).toEqual([claimOf(TWO_CAPTAINS, CAPTAIN, JACK)]);
    expect(claimsWith(TWO_PRIESTS, [PRIEST, JACK])).toEqual([claimOf(TWO_PRIESTS, PRIEST, JACK)]);
    expect(claimsWith(TWO_SETTLERS, [SETTLER, JACK])).toEqual([claimOf(TWO_SETTLERS, SETTLER, JACK)]);
  });

  it('PR-X3 a jack-of-all-trades stands for one person only', () => {
    expect(claimsWith(TWO_CAPTAINS, [JACK])).toEqual([]);
    expect(claimsWith(TWO_CAPTAINS_AND_SETTLER, [CAPTAIN, JACK])).toEqual([]);
  });

  it('PR-X3 jacks alone will do', () => {
    const jacks = [JACK, JACK, JACK];
    expect(claimsWith(TWO_PRIESTS_AND_SETTLER, jacks)).toEqual([claimOf(TWO_PRIESTS_AND_SETTLER, ...jacks)]);
    expect(claimsWith(TWO_PRIESTS, jacks)).toEqual([claimOf(TWO_PRIESTS, JACK, JACK)]);
  });

  it('PR-X3 every different choice of persons is offered once, copies being alike', () => {
    expect(claimsWith(TWO_CAPTAINS, [CAPTAIN, CAPTAIN, CAPTAIN, JACK, JACK])).toEqual(
      [
        claimOf(TWO_CAPTAINS, CAPTAIN, CAPTAIN),
        claimOf(TWO_CAPTAINS, CAPTAIN, JACK),
        claimOf(TWO_CAPTAINS, JACK, JACK),
      ].sort(),
    );
  });

  it('PR-X3 with two symbols a jack may stand for either, and each set of persons is offered once', () => {
    const claim = (...persons: readonly string[]) => claimOf(TWO_CAPTAINS_AND_SETTLER, ...persons);
    expect(claimsWith(TWO_CAPTAINS_AND_SETTLER, [CAPTAIN, CAPTAIN, SETTLER, SETTLER, JACK, JACK])).toEqual(
      [
        claim(CAPTAIN, CAPTAIN, SETTLER),
        claim(CAPTAIN, CAPTAIN, JACK),
        claim(CAPTAIN, JACK, SETTLER),
        claim(CAPTAIN, JACK, JACK),
        claim(JACK, JACK, SETTLER),
      ].sort(),
    );
  });

  it('PR-X3 for the five-player expedition a jack replaces any of the three', () => {
    const t = table({ players: 5, hands: { 0: { display: [CAPTAIN, PRIEST, SETTLER, JACK] } } });
    const claim = (...persons: readonly string[]) => claimOf(FOR_FIVE_PLAYERS, ...persons);
    expect(claims(t, 0)).toEqual(
      [
        claim(CAPTAIN, PRIEST, SETTLER),
        claim(CAPTAIN, PRIEST, JACK),
        claim(CAPTAIN, JACK, SETTLER),
        claim(JACK, PRIEST, SETTLER),
      ].sort(),
    );
  });

  it('PR-X3 the player chooses which set to give', () => {
    const t = table({ stack: [TWO_CAPTAINS], hands: { 0: { display: [CAPTAIN, CAPTAIN, JACK] } } });
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, JACK]);
    expect(t.display(0)).toEqual([CAPTAIN, TWO_CAPTAINS].sort());
    expect([...t.discard].sort()).toEqual([CAPTAIN, JACK].sort());
  });

  it('PR-X3 exactly the required number is given: no overpaying', () => {
    const t = table({ stack: [TWO_CAPTAINS], hands: { 0: { display: [CAPTAIN, CAPTAIN, CAPTAIN, JACK] } } });
    for (const persons of [[CAPTAIN, CAPTAIN, CAPTAIN], [CAPTAIN, CAPTAIN, JACK], [CAPTAIN]]) {
      expect(t.refusal(0, t.claiming(0, TWO_CAPTAINS, persons))).toBe('ILLEGAL_ACTION');
    }
  });

  it('PR-X4 a person hired a moment ago counts, also after the last pick', () => {
    const t = table({ stack: [TWO_CAPTAINS, CAPTAIN], hands: { 0: { coins: 4, display: [CAPTAIN] } } });
    t.discover().stop();
    expect([t.picksLeft, claims(t, 0)]).toEqual([1, []]);
    t.take(0, CAPTAIN);
    expect([t.phase, t.active, t.options(0)]).toEqual(['trade', 0, [WITH_TWO_CAPTAINS, 'pass']]);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.display(0), t.coins(0)]).toEqual([[TWO_CAPTAINS], 2]);
  });

  it('PR-X4 the coins of an expedition claimed in phase 2 can pay for the next person', () => {
    const hands = { 0: { coins: 1, display: [CAPTAIN, CAPTAIN] } };
    const t = table({ stack: [TWO_CAPTAINS, SAILOR], hands })
      .discover()
      .stop();
    expect(t.refusal(0, t.taking(SAILOR))).toBe('ILLEGAL_ACTION');
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]).take(0, SAILOR);
    expect([t.coins(0), t.display(0)]).toEqual([0, [TWO_CAPTAINS, SAILOR].sort()]);
  });

  it('PR-X4 non-active players never claim, in no phase', () => {
    const hands = { 1: { display: [CAPTAIN, CAPTAIN] } };
    const t = table({ stack: [TWO_CAPTAINS, YELLOW, BLUE], hands });
    const claim = t.claiming(1, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect(t.refusal(1, claim)).toBe('NOT_YOUR_TURN');
    t.discover(2).stop().take(0, YELLOW);
    expect([t.toAct, t.options(1)]).toEqual([[1], ['pass', `take ${BLUE}`]]);
    expect(t.refusal(1, claim)).toBe('ILLEGAL_ACTION');
  });

  it('PR-X4 a person hired in the turn of another serves an expedition in the own turn', () => {
    const hands = { 0: { coins: 4 }, 1: { coins: 5, display: [CAPTAIN] } };
    const t = table({ stack: [TWO_CAPTAINS, CAPTAIN], hands })
      .discover()
      .stop()
      .pass(0)
      .take(1, CAPTAIN);
    expect([t.active, t.harbour, t.options(1)]).toEqual([1, [], [WITH_TWO_CAPTAINS, 'discover']]);
  });
});
