import {
  type AnyGame,
  begin,
  carryOut,
  type FastRandom,
  questionsOf,
  type Seat,
  type TableSetup,
} from '@roadstead/kernel';

export interface Position {
  readonly state: unknown;
  readonly seat: Seat;
}

/** Plays one game with uniformly random legal actions, through the contract alone; returns the number of decisions. */
export function playRandomly(
  game: AnyGame,
  setup: TableSetup,
  random: FastRandom,
  before?: (position: Position) => void,
): number {
  const state = begin(game, setup, random);
  let decisions = 0;
  for (let questions = questionsOf(game, state); questions.length > 0; decisions++) {
    const { seat, legal } = questions[questions.length === 1 ? 0 : random.int(questions.length)]!;
    before?.({ state, seat });
    questions = carryOut(game, state, seat, legal[random.int(legal.length)], random);
  }
  return decisions;
}

/** Positions as they are met in random play, spread over a few games. */
export function samplePositions(game: AnyGame, setup: TableSetup, random: FastRandom, wanted: number): Position[] {
  const positions: Position[] = [];
  while (positions.length < wanted) {
    playRandomly(game, setup, random, ({ state, seat }) => {
      if (random.int(4) === 0 && positions.length < wanted) positions.push({ state: game.clone(state), seat });
    });
  }
  return positions;
}
