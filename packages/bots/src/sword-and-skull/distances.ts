import { DEN, FACES, GEYSER_BACK, IDOL_BACK, LAIR, LAKE, QUICKSAND, SHIPS, SPACES } from '@roadstead/sword-and-skull';
import { SUMS, WAYS, type WalkEnd } from './ways.js';

/** Good enough to compare ways by. */
const EXACT = 0.001;

/** By figure and space: how many moves of this figure it takes on average to get into the lair, if it goes straight there. */
export const MOVES_TO_LAIR: readonly (readonly number[])[] = SHIPS.map((_, figure) =>
  expectedMoves(figure, ({ to }) => to === LAIR),
);
/** The same until it next comes onto the Castle. */
export const MOVES_TO_CASTLE: readonly (readonly number[])[] = SHIPS.map((_, figure) =>
  expectedMoves(figure, ({ castle }) => castle),
);

/** By figure and space: what a chance in the lair, or the gold of the Castle, is still worth from there. */
export interface Fading {
  readonly lair: readonly (readonly number[])[];
  readonly castle: readonly (readonly number[])[];
}

const STEPS = 200;
const FADINGS: (Fading | undefined)[] = [];

/** With this part of it left after every move; rounded, so that the same tables serve again and again. */
export function fadingBy(pace: number): Fading {
  const step = Math.round(pace * STEPS);
  const faded = (moves: readonly number[]) => moves.map((n) => (step / STEPS) ** n);
  FADINGS[step] ??= { lair: MOVES_TO_LAIR.map(faded), castle: MOVES_TO_CASTLE.map(faded) };
  return FADINGS[step]!;
}

/** Goes over all spaces again and again until the numbers stand still. */
function expectedMoves(figure: number, isThere: (way: WalkEnd) => boolean): readonly number[] {
  const moves = SPACES.map(() => 0);
  let change: number;
  do {
    change = 0;
    for (let space = SPACES.length - 1; space >= 0; space--) {
      const now = movesFrom(figure, space, moves, isThere);
      change = Math.max(change, Math.abs(now - moves[space]!));
      moves[space] = now;
    }
  } while (change > EXACT);
  return moves;
}

function movesFrom(
  figure: number,
  space: number,
  moves: readonly number[],
  isThere: (way: WalkEnd) => boolean,
): number {
  if (space === LAIR) return moves[DEN]!; // nobody stays there
  if (space === LAKE) return 1 + nearest(figure, WAYS[LAKE]![1]!, moves, isThere);
  let sum = 1 + SUMS[0]! * moves[space]!;
  for (let by = 1; by < SUMS.length; by++) sum += SUMS[by]! * nearest(figure, WAYS[space]![by]!, moves, isThere);
  return sum;
}

function nearest(
  figure: number,
  ways: readonly WalkEnd[],
  moves: readonly number[],
  isThere: (way: WalkEnd) => boolean,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) least = Math.min(least, isThere(way) ? 0 : afterEvent(figure, way.to, moves));
  return least;
}

/** What the space itself makes of the way: quicksand and the like send back. */
function afterEvent(figure: number, space: number, moves: readonly number[]): number {
  const back = backChance(figure, space);
  return (1 - back) * moves[space]! + back * moves[SHIPS[figure]!]!;
}

function backChance(figure: number, space: number): number {
  switch (SPACES[space]!.type) {
    case 'quicksand':
      return QUICKSAND[figure]!.length / FACES;
    case 'idol':
      return IDOL_BACK.length / FACES;
    case 'geyser':
      return GEYSER_BACK.length / FACES;
    default:
      return 0;
  }
}
