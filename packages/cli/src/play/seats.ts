import type { AnyGame } from '@roadstead/kernel';
import { wholeNumber } from '../args.js';
import { UsageError } from '../usage.js';
import { type AskedBot, tidyName, USUAL_LEVEL } from './crew.js';

const USUAL_PLAYERS = 4;

/** What the command line says about who plays. */
export interface SeatArgs {
  readonly players?: string;
  readonly humans?: string;
  readonly bots?: string;
  readonly names?: string;
}

/** People first, bots for the other seats; what is not said follows from what is. */
export function seatsOf(
  { players, humans, bots, names }: SeatArgs,
  { min, max }: AnyGame['players'],
  botOf: (word: string) => AskedBot,
) {
  const asked = bots === undefined ? [] : bots.split(',').map(botOf);
  const named = names === undefined ? [] : names.split(',').map(tidyName);
  if (named.some((name) => name === '')) throw new UsageError('--names must be names with commas between them');
  if (new Set(named.map((name) => name.toLowerCase())).size < named.length) {
    throw new UsageError('--names must all be different');
  }
  const people = wholeNumber('--humans', humans, Math.max(1, named.length), 1, max);
  if (people < named.length) throw new UsageError(`--names has ${named.length} names, but --humans is ${people}`);
  const usual = asked.length > 1 ? people + asked.length : Math.max(min, people, Math.min(max, USUAL_PLAYERS));
  const seats = wholeNumber('--players', players, usual, min, max);
  if (seats > max) throw new UsageError(`${seats} players are too many: the game is for ${min} to ${max}`);
  if (seats < people) throw new UsageError(`--players is ${seats}, but ${people} people want to play`);
  const left = seats - people;
  if (asked.length > 1 && asked.length !== left) {
    throw new UsageError(
      `--bots names ${asked.length} bots, but ${left} ${left === 1 ? 'seat is' : 'seats are'} left for them`,
    );
  }
  return {
    names: Array.from({ length: people }, (_, i) => named[i] ?? null),
    bots: Array.from({ length: left }, (_, i): AskedBot => asked[i] ?? asked[0] ?? { bot: USUAL_LEVEL }),
  };
}
