import { act, begin, FastRandom, type Seat, type TableSetup } from '@roadstead/kernel';
import { type Action, type Event, type Options, portRoyal, type State } from '@roadstead/port-royal';
import { baseOptions } from './base-options.js';
import { DECK } from './deck.js';

export interface Deal {
  readonly seats: number;
  readonly end: Options['end'];
  readonly seed: string;
  /** Most cards begin as coins, so that both piles run out again and again. */
  readonly scarce?: boolean;
  readonly start?: Seat;
}

/** A moment in a random game at which a seat has chosen an action, and has not carried it out yet. */
interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly chance: FastRandom;
}

interface Watching {
  before?(moment: Moment): void;
  after?(moment: Moment): void;
  tell?(event: Event): void;
}

const PILE_WHEN_SCARCE = 12;
const TOO_LONG = 20_000;

/** Sets a table up as the deal says. */
export function dealt(deal: Deal, chance: FastRandom, tell?: (event: Event) => void): State {
  return begin(portRoyal, setupOf(deal), chance, tell);
}

/** Plays a game to its end, every legal action being equally likely. */
export function playRandomly(deal: Deal, watching: Watching = {}): State {
  return playOut(setupOf(deal), deal.seed, watching);
}

export function playOut(setup: TableSetup<Options>, seed: string, { before, after, tell }: Watching = {}): State {
  const chance = new FastRandom(seed);
  const choice = new FastRandom(`${seed}: choices`);
  const state = begin(portRoyal, setup, chance, tell);
  for (let step = 0; step < TOO_LONG; step++) {
    const seat = portRoyal.toAct(state)[0];
    if (seat === undefined) return state;
    const legal = portRoyal.legal(state, seat);
    const action = legal[choice.int(legal.length)]!;
    const moment = { state, seat, legal, action, chance };
    before?.(moment);
    act(portRoyal, state, seat, action, chance, tell);
    after?.(moment);
  }
  throw new Error(`The random game "${seed}" ${JSON.stringify(setup)} has no end.`);
}

function setupOf({ seats, end, scarce, start }: Deal): TableSetup<Options> {
  return {
    seats,
    options: baseOptions(end),
    ...(start !== undefined && { start }),
    ...(scarce && { byHand: { hands: richHands(seats) } }),
  };
}

/** Coins for everybody, so many that hardly a card is left. */
export function richHands(seats: number): Readonly<Record<number, { coins: number }>> {
  const coins = Math.floor((DECK.length - PILE_WHEN_SCARCE) / seats);
  return Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, { coins }]));
}
