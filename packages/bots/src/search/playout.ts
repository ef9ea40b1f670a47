import { type AnyGame, type Chance, carryOut, type Seat } from '@roadstead/kernel';
import type { Skill } from './skill.js';

/** How far search plays on in thought, and what counts as success. */
export interface Playouts {
  /** Decisions after which the value of the position is taken; without a value, games are played to the end. */
  readonly depth: number;
  /** The part of the reward that is the margin; the rest is winning. */
  readonly marginShare: number;
}

/** Where nobody wants anything any more a game may go round for ever: after so many decisions it counts as it stands. */
const ENDLESS = 3000;
/** The lead at which the margin counts half. */
const HALF_MARGIN = 4;

/** How playing on ended for a seat: its share of the victory, and that with the margin counted in; both from 0 to 1. */
export interface Outcome {
  readonly win: number;
  readonly reward: number;
}

/** Plays a state on by the quick moves of a skill. Alters the state. */
export function playOut(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  skill: Skill<unknown, unknown>,
  chance: Chance,
  { depth, marginShare }: Playouts,
): Outcome {
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const mover = game.toAct(state)[0];
    if (mover === undefined) return outcome(game, state, seat, won(game, state, seat), marginShare);
    const view = game.view(state, mover);
    const value = decisions < depth ? undefined : skill.value?.(view);
    if (value) return outcome(game, state, seat, value[seat]!, marginShare);
    carryOut(game, state, mover, skill.play(view, mover, game.legal(state, mover), chance), chance);
  }
  return outcome(game, state, seat, 0, marginShare);
}

/** A shared victory is divided, but not where all win together. */
function won(game: AnyGame, state: unknown, seat: Seat): number {
  const { winners, ranking } = game.result(state)!;
  if (!winners.includes(seat)) return 0;
  return winners.length === ranking.length ? 1 : 1 / winners.length;
}

function outcome(game: AnyGame, state: unknown, seat: Seat, win: number, marginShare: number): Outcome {
  return { win, reward: (1 - marginShare) * win + marginShare * margin(game.score(state), seat) };
}

/** From 0 to 1: the lead over the best rival; where all stand alike, how far they have come. */
function margin(scores: readonly number[], seat: Seat): number {
  const own = scores[seat]!;
  const rivals = scores.filter((score, other) => other !== seat && score !== own);
  if (rivals.length === 0) return own / (own + HALF_MARGIN);
  const lead = own - Math.max(...rivals);
  return 0.5 + (0.5 * lead) / (Math.abs(lead) + HALF_MARGIN);
}
