import { FastRandom } from '@roadstead/kernel';
import { cardOf, figuresFor, type PortRoyalOdds, portRoyal, type View } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../test/full.js';
import { botFor, decisionOf } from '../src/all.js';
import { slip } from '../src/port-royal/slips.js';
import { deal, playOut, SHAPES } from './tables.js';

/** What a seat could have of the harbour: cards that it can pay for, or that pay. */
function takeable(view: View, seat: number): number {
  const { price, earnings, fee } = figuresFor(view, seat);
  return view.harbour.filter(({ uid }) => {
    const card = cardOf(uid);
    if (card.type === 'ship') return earnings(card) > fee;
    return card.type === 'person' && view.players[seat]!.coins >= price(card) + fee;
  }).length;
}

describe.each(SHAPES)('a slip at a table of $seats with $options', ({ seats, options }) => {
  it('is one that a person would make, never a senseless one', () => {
    const random = new FastRandom(`slips/${seats}`);
    let slips = 0;
    for (let game = 0; game < (FULL ? 20 : 2); game++) {
      playOut(deal(seats, options, random), Array(seats).fill('sailor'), random, (state, seat) => {
        const decision = decisionOf(portRoyal, state, seat, random);
        const view = decision.view() as View;
        const action = slip(view, seat, decision.legal as never, random);
        if (action === null) return;
        slips++;
        expect(decision.legal).toContainEqual(action);
        switch (action.type) {
          case 'discover':
            expect((decision.odds() as PortRoyalOdds).bust).toBeLessThan(2 / 3);
            break;
          case 'repel':
            // A ship that would bust the turn is always sent away, so to do it is no slip.
            expect(view.harbour.map(({ uid }) => cardOf(uid))).not.toContainEqual(
              expect.objectContaining({
                type: 'ship',
                colour: (cardOf(view.revealed!.uid) as { colour?: string }).colour,
              }),
            );
            break;
          case 'stop':
          case 'take':
            expect(takeable(view, seat) + view.players.length - 1).toBeGreaterThan(0);
            break;
          default:
            expect(action.type).toBe('pass');
        }
      });
    }
    expect(slips).toBeGreaterThan(10);
  });
});

describe('levels of Port Royal', () => {
  /** The share of victories of one against another, with two players, every deal in both seatings. */
  function share(one: string, other: string, deals: number): number {
    let wins = 0;
    for (let game = 0; game < deals; game++) {
      for (const seat of [0, 1]) {
        const random = new FastRandom(`ladder/${one}/${game}`);
        const levels = seat === 0 ? [one, other] : [other, one];
        const { winners } = portRoyal.result(playOut(deal(2, {}, random), levels, random))!;
        if (winners.includes(seat)) wins += 1 / winners.length;
      }
    }
    return wins / (2 * deals);
  }

  it('begin with one that a scripted child beats about half the time', () => {
    const wins = share('child', 'landlubber', FULL ? 400 : 100);
    expect(wins).toBeGreaterThan(0.4);
    expect(wins).toBeLessThan(0.68);
  });

  it.each([
    ['deckhand', 'landlubber'],
    ['sailor', 'deckhand'],
    ['captain', 'sailor'],
  ])('are a step apart that can be felt and climbed: %s against %s', (one, other) => {
    const wins = share(one, other, FULL ? 400 : 80);
    expect(wins).toBeGreaterThan(0.6);
    expect(wins).toBeLessThan(0.85);
  });

  it('have a child to measure by only where a game brings one', () => {
    expect(botFor('sword-and-skull', 'child')).toBeUndefined();
    expect(botFor('port-royal', 'child:merchant')).toBeUndefined();
  });
});
