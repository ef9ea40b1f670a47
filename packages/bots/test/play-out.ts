import { type AnyGame, act, type FastRandom, type Seat } from '@roadstead/kernel';
import { botFor, decisionOf } from '../src/all.js';

/** Enough for a bot that searches to do all it does, and no more. */
export const QUICK = { iterations: 2 };

const ENDLESS = 20_000;

/** Plays a game to its end by bots and returns the last state; `watch` sees every position before it is decided. */
export function playOutOf<S>(
  game: AnyGame,
  state: S,
  bots: readonly string[],
  random: FastRandom,
  watch?: (state: S, seat: Seat) => void,
): S {
  for (let decisions = 0; ; decisions++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return state;
    if (decisions > ENDLESS) throw new Error('the bots do not come to an end');
    watch?.(state, seat);
    const { action } = botFor(game.id, bots[seat]!)!.choose(decisionOf(game, state, seat, random), QUICK);
    act(game, state, seat, action, random);
  }
}
