import { type AnyGame, act, begin, type FastRandom, type Seat, type TableSetup } from '@roadstead/kernel';

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
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[toAct.length === 1 ? 0 : random.int(toAct.length)]!;
    before?.({ state, seat });
    const legal = game.legal(state, seat);
    act(game, state, seat, legal[random.int(legal.length)]!, random);
    decisions++;
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
