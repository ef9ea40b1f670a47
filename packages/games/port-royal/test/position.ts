import type { Seat } from '@roadstead/kernel';
import type { Options } from '@roadstead/port-royal';
import { baseOptions } from './base-options.js';
import { deckOf, personsAmong, without } from './deck.js';
import { FOR_FIVE_PLAYERS } from './names.js';

export interface Hand {
  readonly coins?: number;
  readonly display?: readonly string[];
}

/** A position to test: whatever is missing is as in a calm base game of two. */
export interface Position {
  readonly players?: number;
  readonly start?: Seat;
  readonly end?: Options['end'];
  readonly box?: Options['box'];
  readonly with?: readonly string[];
  readonly mode?: Options['mode'];
  /** Cards of the time pile put aside before the first turn: none, unless somebody is to be asked. */
  readonly aside?: Options['setAside'];
  /** The contracts that lie open. */
  readonly contracts?: readonly string[];
  readonly seed?: string;
  /** The cards drawn first; below them lie calm cards (persons only), so that no test trips over what comes after. */
  readonly stack?: readonly string[];
  /** The same for the time pile. */
  readonly timeStack?: readonly string[];
  readonly hands?: Readonly<Record<number, Hand>>;
  /** Every card that is not named in the position is a coin of this seat: the draw pile is the stack and no more. */
  readonly rest?: Seat;
}

const CALM_CARDS = 24;
/** No time pile is smaller than this, as long as nothing is put aside. */
const CALM_TIME = 8;
const STARTING_COINS = 3;

export function optionsOf(position: Position): Options {
  const { box = 'base', with: boxes = [], mode = 'competitive', aside: setAside = 0, contracts = [] } = position;
  return { ...baseOptions(position.end), box, with: boxes, mode, setAside, contracts };
}

/** The position as `byHand`: the stacks filled up with calm cards, or all the rest given out as coins. */
export function handMade(position: Position, seats: number, options: Options): Readonly<Record<string, unknown>> {
  const hands: Record<string, Hand> = { ...position.hands };
  const stack = [...(position.stack ?? [])];
  const timeStack = [...(position.timeStack ?? [])];
  const shown = Object.values(hands).flatMap((hand) => hand.display ?? []);
  let left = without(deckOf(options), [...stack, ...timeStack, ...shown.filter((id) => id !== FOR_FIVE_PLAYERS)]);
  if (isCoop(options, seats) && (options.setAside === 'ask' || options.setAside === 0)) {
    const calm = personsAmong(left).slice(0, Math.max(0, CALM_TIME - timeStack.length));
    timeStack.push(...calm);
    left = without(left, calm);
  }
  const coinsOf = (seat: Seat) => hands[seat]?.coins ?? STARTING_COINS;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== position.rest);
  const coins = others.reduce((sum, seat) => sum + coinsOf(seat), 0);
  if (position.rest === undefined)
    stack.push(...personsAmong(left).slice(0, Math.min(CALM_CARDS, left.length - coins)));
  else hands[position.rest] = { ...hands[position.rest], coins: left.length - coins };
  return { stack, hands, ...(timeStack.length > 0 && { timeStack }) };
}

function isCoop(options: Options, seats: number): boolean {
  return options.mode === 'co-op' || seats === 1;
}
