import { wholeNumber } from '../args.js';
import { gameNamed } from '../game-args.js';
import { checkTable, optionPair, optionsFrom } from '../game-options.js';
import { UsageError } from '../usage.js';
import { entrantsNamed } from './entrants.js';
import { type ArenaJob, lineUpOf } from './job.js';

interface ArenaArgs {
  readonly game?: string;
  readonly players?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly timeout?: string;
  readonly option?: readonly string[];
}

const USUAL_PLAYERS = 4;
const USUAL_TIMEOUT = 10;
const MAX_TIMEOUT = 3600;

/** The match that the command line asks for; a UsageError where that cannot be. */
export async function arenaJobOf(args: ArenaArgs): Promise<ArenaJob> {
  const game = gameNamed(args.game);
  if (args.bots === undefined) throw new UsageError('--bots must say who plays');
  const timeout = wholeNumber('--timeout', args.timeout, USUAL_TIMEOUT, 1, MAX_TIMEOUT);
  const named = await entrantsNamed(game, args.bots, timeout * 1000);
  const { min, max } = game.players;
  const usual = named.length > 1 ? named.length : Math.max(min, Math.min(max, USUAL_PLAYERS));
  const seats = wholeNumber('--players', args.players, usual, min, max);
  if (seats < min || seats > max) throw new UsageError(`${game.id} is for ${min} to ${max} players, not ${seats}`);
  if (named.length > seats) throw new UsageError(`--bots names ${named.length} bots for ${seats} seats`);
  const options = optionsFrom(game, (args.option ?? []).map(optionPair));
  checkTable(game, seats, options);
  const sitting = Array.from({ length: seats }, (_, seat) => named[seat] ?? named.at(-1)!);
  return { game: game.id, options, ...lineUpOf(sitting), seed: args.seed ?? 'roadstead' };
}
