import { act, FastRandom, type Seat } from '@roadstead/kernel';
import { type Action, type Event, portRoyal, type State, type View } from '@roadstead/port-royal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countById, DECK } from './deck.js';
import { Follower, seen } from './follower.js';
import { FOR_FIVE_PLAYERS } from './names.js';
import { type Deal, playRandomly } from './play.js';

const deals: fc.Arbitrary<Deal> = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  end: fc.constantFrom('standard', 'expedition'),
  seed: fc.string({ maxLength: 12 }),
  scarce: fc.boolean(),
});

/** Fixed, so that every run of the tests plays the same games. */
const RUNS = { seed: 20140101, endOnFailure: true } as const;

function piecesIn(view: View): number {
  const owned = view.players.reduce((sum, player) => sum + player.coins + player.display.length, 0);
  const onTable = view.harbour.length + view.expeditions.length + (view.revealed ? 1 : 0);
  return view.drawPile + view.discard.length + onTable + owned;
}

/** Every open card by id. */
function openIn(view: View): readonly string[] {
  const cards = [view.harbour, view.expeditions, view.revealed ? [view.revealed] : []];
  const displays = view.players.map((player) => player.display);
  return [...[...cards, ...displays].flatMap((place) => place.map((card) => card.card)), ...view.discard];
}

/** What is told when an action is carried out on a copy. */
function toldOf(state: State, seat: Seat, action: Action): readonly Event[] {
  const events: Event[] = [];
  act(portRoyal, portRoyal.clone(state), seat, action, new FastRandom('told'), (event) => void events.push(event));
  return events;
}

/** What is true of Port Royal alone; what is true of every game, the harness checks. */
describe('properties of random games', () => {
  it('the view accounts for every card, and for no token unless both piles have run out', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const cards = deal.seats === 5 ? 120 : 119;
        let ranOut = false;
        playRandomly(deal, {
          after: ({ state }) => {
            const view = portRoyal.view(state, null);
            ranOut ||= view.drawPile === 0;
            const tokens = piecesIn(view) - cards;
            if (ranOut ? tokens < 0 : tokens !== 0) throw new Error(`${tokens} pieces too many`);
          },
        });
      }),
      { ...RUNS, numRuns: 100 },
    );
  });

  it('open cards and the odds of the hidden ones make up the box, as long as nothing was shuffled again', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const whole = countById(deal.seats === 5 ? [...DECK, FOR_FIVE_PLAYERS] : DECK);
        let again = false;
        playRandomly(deal, {
          tell: (event) => {
            again ||= event.type === 'reshuffled';
          },
          after: ({ state }) => {
            const view = portRoyal.view(state, null);
            if (again || view.drawPile === 0 || view.phase === 'over') return;
            const counts: Record<string, number> = { ...countById(openIn(view)) };
            for (const [id, n] of Object.entries(portRoyal.odds(state, 0).weights)) counts[id] = (counts[id] ?? 0) + n;
            expect(counts).toEqual(whole);
          },
        });
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  it('the odds add up, and never exceed what is unseen', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const whole = countById(DECK);
        playRandomly(deal, {
          after: ({ state }) => {
            const { total, weights, bust } = portRoyal.odds(state, null) as { bust: number } & ReturnType<
              typeof portRoyal.odds
            >;
            const sum = Object.values(weights).reduce((a, b) => a + b, 0);
            if (sum !== total) throw new Error(`weights sum to ${sum}, not to ${total}`);
            if (!(bust >= 0 && bust <= 1)) throw new Error(`bust is ${bust}`);
            for (const [id, n] of Object.entries(weights)) {
              if (n < 0 || n > (whole[id] ?? 0)) throw new Error(`${n} of ${id}`);
            }
          },
        });
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  it('the events alone tell the game', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        // By hand the starting displays are empty and the coins are told like any others.
        const follower = new Follower();
        playRandomly(deal, {
          tell: follower.hear,
          after: ({ state }) => {
            expect(follower.believes(deal.seats)).toEqual(seen(portRoyal.view(state, null)));
          },
        });
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  it('nobody sees more than another: all views are equal', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        playRandomly(deal, {
          after: ({ state }) => {
            const open = JSON.stringify(portRoyal.view(state, null));
            for (let seat = 0; seat < deal.seats; seat++) {
              if (JSON.stringify(portRoyal.view(state, seat)) !== open) throw new Error(`seat ${seat} sees otherwise`);
            }
          },
        });
      }),
      { ...RUNS, numRuns: 20 },
    );
  });

  it('a redeal deals only what can be: the next card is one that the odds know', () => {
    const redeals = new FastRandom('possible redeals');
    fc.assert(
      fc.property(deals, (deal) => {
        playRandomly(deal, {
          before: ({ state, seat, action }) => {
            if (action.type !== 'discover') return;
            const { weights } = portRoyal.odds(state, seat);
            const events = toldOf(portRoyal.redeal(state, seat, redeals), seat, action);
            const next = events.find((event) => event.type === 'turnedUp');
            expect(weights[next!.card]).toBeGreaterThan(0);
          },
        });
      }),
      { ...RUNS, numRuns: 30 },
    );
  });
});
