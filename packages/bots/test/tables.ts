import { type AnyGame, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import { type Options, portRoyal, type State } from '@roadstead/port-royal';
import type { ThinkRequest } from '../src/all.js';
import { playOutOf } from './play-out.js';

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
export const playOut = (
  state: State,
  levels: readonly string[],
  random: FastRandom,
  watch?: (state: State, seat: number) => void,
): State => playOutOf(portRoyal as AnyGame, state, levels, random, watch);

/** A question to an admiral about the first decision of a game of three. */
export function askedOfAdmiral(iterations: number, seed: string): ThinkRequest {
  const state = deal(3, {}, new FastRandom('thinker'));
  const [seat = 0] = portRoyal.toAct(state);
  return { game: portRoyal.id, state, seat, level: 'admiral', budget: { iterations }, seed };
}
