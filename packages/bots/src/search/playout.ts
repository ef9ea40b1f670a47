import {
  type AnyGame,
  type Chance,
  carryOut,
  FastRandom,
  type Questions,
  type Seat,
  shareOf,
  type Typed,
} from '@roadstead/kernel';
import type { Skill } from './skill.js';
import { TurnLuck } from './turn-luck.js';

/** How far search plays on in thought, and what counts as success. */
export interface Playouts {
  /** Decisions after which the value of the position is taken; without a value, games are played to the end. */
  readonly depth: number;
  /** The part of the reward that is the margin; the rest is winning. */
  readonly marginShare: number;
}

/** Where nobody wants anything any more a game may go round for ever: after so many decisions it counts as it stands. */
const ENDLESS = 3000;

/** How playing on ended for a seat: its share of the victory, and that with the margin counted in; both from 0 to 1. */
export interface PlayedOn {
  readonly win: number;
  readonly reward: number;
}

/** One action of a seat, played on in thought from a deal that the seat could be in. The same luck gives the same end. */
export function playOn(
  { game, seat }: { readonly game: AnyGame; readonly seat: Seat },
  dealt: unknown,
  action: unknown,
  luck: string,
  skill: Skill<unknown, unknown>,
  playouts: Playouts,
): PlayedOn {
  const state = game.clone(dealt);
  const chance = skill.turn ? new TurnLuck(luck, () => skill.turn!(state)) : new FastRandom(luck);
  // What a seat may do is the same in every deal that it could be in: nothing to check.
  const asked = carryOut(game, state, seat, action as Typed, chance);
  return playOut(game, state, asked, seat, skill, chance, playouts);
}

/** Plays a state on by the quick moves of a skill, from what is asked in it. Alters the state. */
export function playOut(
  game: AnyGame,
  state: unknown,
  asked: Questions<unknown>,
  seat: Seat,
  skill: Skill<unknown, unknown>,
  chance: Chance,
  { depth, marginShare }: Playouts,
): PlayedOn {
  const ended = (win: number): PlayedOn => {
    const lead = margin(game.score(state), seat, skill.halfMargin);
    return { win, reward: (1 - marginShare) * win + marginShare * lead };
  };
  let questions = asked;
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const question = questions[0];
    if (question === undefined) return ended(shareOf(game.result(state)!, seat));
    const { seat: mover, legal } = question;
    const view = game.view(state, mover);
    const value = decisions < depth ? undefined : skill.value?.(view);
    if (value) return ended(value[seat]!);
    questions = carryOut(game, state, mover, skill.play(view, mover, legal, chance) as Typed, chance);
  }
  return ended(0);
}

/** From 0 to 1: the lead over the best rival; where all stand alike, how far they have come. */
function margin(scores: readonly number[], seat: Seat, half: number | undefined): number {
  const own = scores[seat]!;
  const rivals = scores.filter((score, other) => other !== seat && score !== own);
  if (rivals.length === 0) return half === undefined ? 0.5 : own / (own + half);
  const best = Math.max(...rivals);
  const lead = own - best;
  // Without a scale, a lead counts as a part of what both have.
  return 0.5 + (0.5 * lead) / (half === undefined ? Math.abs(own) + Math.abs(best) : Math.abs(lead) + half);
}
