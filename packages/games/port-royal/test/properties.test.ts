import { act, type Chance, FastRandom, Refusal, type Seat, same } from '@roadstead/kernel';
import { ACTION_TYPES, type Action, type Event, portRoyal, type State, type View } from '@roadstead/port-royal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countById, DECK } from './deck.js';
import { Follower, seen } from './follower.js';
import { FOR_FIVE_PLAYERS } from './names.js';
import { type Deal, dealt, type Moment, playRandomly } from './play.js';

const deals: fc.Arbitrary<Deal> = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  end: fc.constantFrom('standard', 'expedition'),
  seed: fc.string({ maxLength: 12 }),
  scarce: fc.boolean(),
});

/** Fixed, so that every run of the tests plays the same games. */
const RUNS = { seed: 20140101, endOnFailure: true } as const;

const sorted = (things: readonly (string | number)[]) => [...things].sort();

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

/** Chance that remembers whether anything came to light or was left to it. */
class WatchedChance implements Chance {
  used = false;
  private readonly random = new FastRandom('watched');
  int(bound: number): number {
    this.used = true;
    return this.random.int(bound);
  }
  revealed(): void {
    this.used = true;
  }
}

/** Carries an action out on a copy: what was told, what can be seen then, and whether chance had a part. */
function tryOut(state: State, seat: Seat, action: Action) {
  const copy = portRoyal.clone(state);
  const chance = new WatchedChance();
  const events: Event[] = [];
  act(portRoyal, copy, seat, action, chance, (event) => void events.push(event));
  return { events, view: portRoyal.view(copy, null), used: chance.used };
}

describe('properties of random games', () => {
  it('no card is ever lost or doubled', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const cards = deal.seats === 5 ? 120 : 119;
        const whole = sorted(portRoyal.inventory(dealt(deal, new FastRandom(deal.seed))));
        expect(new Set(whole).size).toBe(cards);
        playRandomly(deal, {
          after: ({ state }) => {
            expect(sorted(portRoyal.inventory(state))).toEqual(whole);
          },
        });
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

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

  it('nothing hidden leaks: a redeal changes neither view, choices, odds nor what is told', () => {
    const redeals = new FastRandom('redeals');
    const check = ({ state, seat, action }: Moment, eyes: Seat | null) => {
      const before = JSON.stringify(state);
      const other = portRoyal.redeal(state, eyes, redeals);
      expect(JSON.stringify(state)).toBe(before);
      expect(portRoyal.view(other, eyes)).toEqual(portRoyal.view(state, eyes));
      expect(portRoyal.toAct(other)).toEqual(portRoyal.toAct(state));
      expect(portRoyal.legal(other, seat)).toEqual(portRoyal.legal(state, seat));
      expect(portRoyal.odds(other, eyes)).toEqual(portRoyal.odds(state, eyes));
      expect(sorted(portRoyal.inventory(other))).toEqual(sorted(portRoyal.inventory(state)));
      const here = tryOut(state, seat, action);
      const there = tryOut(other, seat, action);
      if (!here.used) expect(there).toEqual(here);
    };
    fc.assert(
      fc.property(deals, (deal) => {
        let step = 0;
        playRandomly(deal, {
          before: (moment) => {
            step++;
            if (step % 5 !== 0) return;
            check(moment, step % 3 === 0 ? null : step % deal.seats);
          },
        });
      }),
      { ...RUNS, numRuns: 40 },
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
            const { events } = tryOut(portRoyal.redeal(state, seat, redeals), seat, action);
            const next = events.find((event) => event.type === 'turnedUp');
            expect(weights[next!.card]).toBeGreaterThan(0);
          },
        });
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  it('a copy shares nothing with its original', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        playRandomly(deal, {
          before: ({ state, seat, action }) => {
            const before = JSON.stringify(state);
            tryOut(state, seat, action);
            if (JSON.stringify(state) !== before) throw new Error('playing on with a copy changed the original');
          },
        });
      }),
      { ...RUNS, numRuns: 20 },
    );
  });

  it('every choice offered is different from the others and can be carried out', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        let step = 0;
        playRandomly(deal, {
          before: ({ state, seat, legal }) => {
            if (legal.length < 2) throw new Error('asked without a choice');
            if (new Set(legal.map((action) => JSON.stringify(action))).size < legal.length) throw new Error('twice');
            if (++step % 4 === 0) for (const action of legal) tryOut(state, seat, action);
          },
        });
      }),
      { ...RUNS, numRuns: 20 },
    );
  });

  it('a refused action changes nothing', () => {
    const anything = fc.record(
      {
        type: fc.constantFrom<string>(...ACTION_TYPES, 'gamble', 'undo', ''),
        uid: fc.integer({ min: -1, max: 121 }),
        with: fc.array(fc.integer({ min: 0, max: 119 }), { maxLength: 3 }),
        times: fc.constant(2),
      },
      { requiredKeys: ['type'] },
    );
    const attempts = fc.array(fc.tuple(fc.integer({ min: -1, max: 5 }), anything), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(deals, attempts, (deal, tries) => {
        let step = 0;
        playRandomly(deal, {
          before: ({ state }) => {
            const [seat, action] = tries[step++ % tries.length]!;
            if (portRoyal.legal(state, seat).some((legal) => same(legal, action))) return;
            const before = JSON.stringify(state);
            const code = refusalOf(state, seat, action as Action);
            expect(code).toBe(portRoyal.toAct(state).includes(seat) ? 'ILLEGAL_ACTION' : 'NOT_YOUR_TURN');
            if (JSON.stringify(state) !== before) throw new Error('a refused action left a trace');
          },
        });
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  it('the same seed and the same choices give the same game', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        expect(JSON.stringify(playRandomly(deal))).toBe(JSON.stringify(playRandomly(deal)));
      }),
      { ...RUNS, numRuns: 10 },
    );
  });
});

function refusalOf(state: State, seat: Seat, action: Action): string {
  try {
    act(portRoyal, state, seat, action, new FastRandom('refused'));
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}
