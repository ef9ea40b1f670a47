import { act, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import { type Options, portRoyal, type State } from '@roadstead/port-royal';
import { botFor, decisionOf, type ThinkRequest } from '../src/all.js';

/** Enough for a bot that searches to do all it does, and no more. */
export const QUICK = { iterations: 2 };

/** Port Royal in every shape that changes what a bot has to decide. */
export const SHAPES: readonly { readonly seats: number; readonly options: Record<string, unknown> }[] = [
  { seats: 2, options: {} },
  { seats: 5, options: {} },
  { seats: 4, options: { end: 'expedition' } },
  { seats: 4, options: { box: 'unterwegs' } },
  { seats: 3, options: { with: ['unterwegs', 'gambler', 'contract-cards'] } },
  { seats: 4, options: { with: ['contracts'] } },
  { seats: 1, options: { with: ['contracts'] } },
  { seats: 3, options: { with: ['contracts', 'gambler'], mode: 'co-op', setAside: 1 } },
];

export function deal(seats: number, options: Record<string, unknown>, random: FastRandom): State {
  return begin(portRoyal, { seats, options: parseOptions(portRoyal.options, options) as Options }, random);
}

/** Plays a game to its end and returns the last state; `watch` sees every position before it is decided. */
export function playOut(
  state: State,
  levels: readonly string[],
  random: FastRandom,
  watch?: (state: State, seat: number) => void,
): State {
  for (let decisions = 0; ; decisions++) {
    const [seat] = portRoyal.toAct(state);
    if (seat === undefined) return state;
    if (decisions > 5000) throw new Error('the bots do not come to an end');
    watch?.(state, seat);
    const { action } = botFor('port-royal', levels[seat]!)!.choose(decisionOf(portRoyal, state, seat, random), QUICK);
    act(portRoyal, state, seat, action, random);
  }
}

/** A question to an admiral about the first decision of a game of three. */
export function askedOfAdmiral(iterations: number, seed: string): ThinkRequest {
  const state = deal(3, {}, new FastRandom('thinker'));
  const [seat = 0] = portRoyal.toAct(state);
  return { game: portRoyal.id, state, seat, level: 'admiral', budget: { iterations }, seed };
}
