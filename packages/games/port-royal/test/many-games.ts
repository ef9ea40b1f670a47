import { act, begin, FastRandom, type TableSetup } from '@roadstead/kernel';
import { type Event, type Options, portRoyal, type State } from '@roadstead/port-royal';

export type Setup = TableSetup<Options>;

const TOO_LONG = 5000;
const LOOK_EVERY = 64;

/** Plays a random game fast, and looks now and then whether all is as it must be. Gives the state at its end. */
export function playOut(setup: Setup, seed: string, tell?: (event: Event) => void): State {
  const random = new FastRandom(seed);
  const state = begin(portRoyal, setup, random, tell);
  const cards = portRoyal.inventory(state) as readonly number[];
  for (let step = 0; step < TOO_LONG; step++) {
    const seat = portRoyal.toAct(state)[0];
    if (seat === undefined) {
      look(state, cards);
      if (portRoyal.result(state) === null) throw new Error('nobody can act, but there is no result');
      return state;
    }
    const legal = portRoyal.legal(state, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} is stuck`);
    act(portRoyal, state, seat, legal[random.int(legal.length)]!, random, tell);
    if (step % LOOK_EVERY === 0) look(state, cards);
  }
  throw new Error(`no end within ${TOO_LONG} acts`);
}

/** Plays so many games; an error says in which. */
export function playMany(games: number, setups: readonly Setup[], name: string): void {
  for (let game = 0; game < games; game++) {
    const setup = setups[game % setups.length]!;
    try {
      playOut(setup, `${name} ${game}`);
    } catch (error) {
      throw new Error(`game "${name} ${game}" ${JSON.stringify(setup)}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Nobody owes anything, and every card is still there, once. */
function look(state: State, cards: readonly number[]): void {
  const seen = new Uint8Array(256);
  for (const uid of portRoyal.inventory(state) as readonly number[]) {
    if (seen[uid] !== 0) throw new Error(`card ${uid} is there twice`);
    seen[uid] = 1;
  }
  for (const uid of cards) if (seen[uid] !== 1) throw new Error(`card ${uid} is lost`);
  const { players, drawPile, timePile = 0, points = 0 } = portRoyal.view(state, null);
  if (drawPile < 0 || timePile < 0 || points < 0) throw new Error('a pile owes cards');
  for (const { seat, coins, influence, cubes } of players) {
    if (coins < 0 || influence < 0 || cubes < 0) throw new Error(`seat ${seat} owes something`);
  }
}
