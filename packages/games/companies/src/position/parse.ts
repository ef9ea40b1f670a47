import type { PlainObject } from '@roadstead/kernel';
import { ROUNDS } from '../board/calendars.js';
import { NESTS, REGIONS } from '../board/map.js';
import { MOST_PIRATE_PIPS } from '../board/numbers.js';
import type { CompaniesOptions } from '../options.js';
import { type HarbourByHand, harboursIn, type NationByHand, nationsIn } from './parse-board.js';
import { type PlayerByHand, playersIn } from './parse-player.js';
import { type StackByHand, stackIn } from './parse-stack.js';
import { amount, bad, entries, fields, list, oneOf, whole } from './read.js';

/** A starting position built by hand; everything in it by numbers, and what is missing stays as it is set up. */
export interface ByHand {
  readonly stack: StackByHand;
  /** Null where only stacks are named: then the game begins as always. */
  readonly position: PositionByHand | null;
}

export interface PositionByHand {
  readonly round: number;
  readonly turn: number;
  readonly scored: boolean;
  readonly order?: readonly number[];
  /** Regions; the active one is -1 where there is none. */
  readonly storm?: { readonly active: number; readonly expected: number };
  readonly pirates: ReadonlyMap<number, number>;
  readonly nations: ReadonlyMap<number, NationByHand>;
  readonly harbours: ReadonlyMap<number, HarbourByHand>;
  readonly players: ReadonlyMap<number, PlayerByHand>;
}

const NAMES = ['round', 'order', 'turn', 'scored', 'storm', 'pirates', 'nations', 'harbours', 'players'];

export function parseByHand(byHand: PlainObject, seats: number, options: CompaniesOptions): ByHand {
  const { stack, position } = fields(byHand, ['stack', 'position'], 'A position by hand');
  return {
    stack: stackIn(stack),
    position: position === undefined ? null : positionIn(fields(position, NAMES, '"position"'), seats, options),
  };
}

function positionIn(position: PlainObject, seats: number, { calendars }: CompaniesOptions): PositionByHand {
  const { round = 1, order, turn = 0, scored = false, storm, pirates, nations, harbours, players } = position;
  if (typeof scored !== 'boolean') throw bad('"scored" must be true or false.');
  return {
    round: whole(round, 1, calendars * ROUNDS, '"round"'),
    turn: whole(turn, 0, seats - 1, '"turn"'),
    scored,
    ...(order !== undefined && { order: orderIn(order, seats) }),
    ...(storm !== undefined && { storm: stormIn(storm) }),
    pirates: entries(pirates, NESTS, '"pirates"', (pips, _, what) => whole(pips, 0, MOST_PIRATE_PIPS, what)),
    nations: nationsIn(nations, seats),
    harbours: harboursIn(harbours, seats),
    players: playersIn(players, seats),
  };
}

function orderIn(value: unknown, seats: number): readonly number[] {
  const order = list(value, '"order"').map((seat) => amount(seat, 'A seat of "order"'));
  const isWhole = order.length === seats && order.every((seat, place) => seat < seats && order.indexOf(seat) === place);
  if (!isWhole) throw bad('"order" must name every seat once.');
  return order;
}

function stormIn(value: unknown): { readonly active: number; readonly expected: number } {
  const { active = null, expected } = fields(value, ['active', 'expected'], '"storm"');
  const storm = {
    active: active === null ? -1 : oneOf(active, REGIONS, '"active" of "storm"'),
    expected: oneOf(expected, REGIONS, '"expected" of "storm"'),
  };
  if (storm.active === storm.expected) throw bad('There is one tile of each region: "storm" names one twice.');
  return storm;
}
