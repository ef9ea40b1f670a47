import type { Tunable } from '@roadstead/bots';
import type { AnyGame } from '@roadstead/kernel';
import { entrantNamed, tunableOf } from '../arena/entrants.js';
import type { Entrant } from '../arena/job.js';
import { wholeNumber } from '../args.js';
import { gameNamed } from '../game-args.js';
import { checkTable, optionPair, optionsFrom } from '../game-options.js';
import { UsageError } from '../usage.js';
import { readWeights } from '../weights-file.js';
import { type Opponent, SELF, type Trials, type TrialTable } from './trials.js';

interface TuneArgs {
  readonly game?: string;
  readonly players?: string;
  readonly against?: string;
  readonly from?: string;
  readonly spread?: string;
  readonly keep?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
}

export interface TuneJob {
  readonly tunable: Tunable;
  readonly start: readonly number[];
  /** Places of the weights that stay as they are. */
  readonly kept: ReadonlySet<number>;
  /** How far around the start to look first, as a part of each weight. */
  readonly spread: number;
  readonly trials: Trials;
}

const USUAL_PLAYERS = '4,2';
/** The policy with the weights that tuning begins with. */
const FROM = 'from';
const MAX_GAMES = 10_000_000;

/** What the command line asks to be tuned; a UsageError where that cannot be. */
export async function tuneJobOf(args: TuneArgs): Promise<TuneJob> {
  const game = gameNamed(args.game);
  const tunable = tunableOf(game);
  const start = await readWeights(args.from ?? 'start', tunable);
  const options = optionsFrom(game, (args.option ?? []).map(optionPair));
  const players = (args.players ?? USUAL_PLAYERS).split(',').map((number) => playersNamed(game, number.trim()));
  for (const seats of players) checkTable(game, seats, options);
  const opponents = await opponentsNamed(game, args.against ?? FROM, start);
  const tables = players.flatMap((seats) => opponents.map((opponent): TrialTable => ({ players: seats, opponent })));
  const games = wholeNumber('--games', args.games, 400, tables.length, MAX_GAMES);
  const spread = wholeNumber('--spread', args.spread, 40, 1, 500) / 100;
  const trials = { game: game.id, options, tables, games, seed: args.seed ?? 'roadstead' };
  return { tunable, start, kept: keptOf(tunable, args.keep), spread, trials };
}

async function opponentsNamed(game: AnyGame, list: string, start: readonly number[]): Promise<Opponent[]> {
  const from: Entrant = { kind: 'weights', name: FROM, weights: start };
  const opponents = await Promise.all(
    list.split(',').map(async (word): Promise<Opponent> => {
      const name = word.trim();
      if (name === SELF) return SELF;
      return name === FROM ? from : entrantNamed(game, name, 0);
    }),
  );
  if (opponents.some((opponent) => opponent !== SELF && opponent.kind === 'program'))
    throw new UsageError('--against takes no programs');
  return opponents;
}

function playersNamed({ players: { min, max } }: AnyGame, number: string): number {
  return wholeNumber('--players', number, min, min, max);
}

function keptOf({ names }: Tunable, list: string | undefined): Set<number> {
  const kept = list === undefined ? [] : list.split(',').map((name) => name.trim());
  const stranger = kept.find((name) => !names.includes(name));
  if (stranger !== undefined) throw new UsageError(`there is no weight "${stranger}": there are ${names.join(', ')}`);
  return new Set(kept.map((name) => names.indexOf(name)));
}
