import { mergePlayedDeals, type PlayedDeals, trainingSeed } from '@roadstead/bots';
import type { OptionValues } from '@roadstead/kernel';
import type { ArenaPool } from '../arena/arena-pool.js';
import { type ArenaJob, type ArenaTask, type Entrant, lineUpOf } from '../arena/job.js';

/** Where all play together, a candidate is tried with friends who are just like it. */
export const SELF = 'self';
export type Opponent = Entrant | typeof SELF;

/** A table at which candidates are tried: one candidate, and the same opponent in all other seats. */
export interface TrialTable {
  readonly players: number;
  readonly opponent: Opponent;
}

export interface Trials {
  readonly game: string;
  readonly options: OptionValues;
  readonly tables: readonly TrialTable[];
  /** Games of each candidate in a generation, over all tables. */
  readonly games: number;
  readonly seed: string;
}

/** Deals in a task: some tenths of a second. */
const STRETCH = 10;

/** A newcomer against an opponent in all other seats. */
export function against(trials: Trials, { players, opponent }: TrialTable, newcomer: Entrant, seed: string): ArenaJob {
  const others = Array.from({ length: players - 1 }, () => (opponent === SELF ? newcomer : opponent));
  return { game: trials.game, options: trials.options, ...lineUpOf([newcomer, ...others]), seed };
}

/** How many deals make the games that a table is to have. */
export function dealsAt(trials: Trials, { players }: TrialTable): number {
  return Math.max(1, Math.round(trials.games / trials.tables.length / players));
}

/**
 * How each candidate does on the training deals of a generation, the same for all: its share of victories by the fair
 * share, averaged over the tables, so that 1 is as good as the opponents; with friends like itself, the share of games
 * won. Null if it was stopped.
 */
export async function scoresOf(
  pool: Pick<ArenaPool, 'run'>,
  trials: Trials,
  population: readonly (readonly number[])[],
  generation: number,
  progress: (dealsDone: number) => void,
): Promise<number[] | null> {
  const tries = population.flatMap((weights, candidate) =>
    trials.tables.map((table, i) => {
      const newcomer: Entrant = { kind: 'weights', name: 'candidate', weights };
      const job = against(trials, table, newcomer, trainingSeed(trials.seed, generation, i));
      return { candidate, table, job, played: [] as PlayedDeals[] };
    }),
  );
  const byJob = new Map(tries.map((one) => [one.job, one]));
  let done = 0;
  await pool.run(tasks(trials, tries), (stretch, { job }) => {
    byJob.get(job)!.played.push(stretch);
    done += stretch.deals.length;
    progress(done);
  });
  if (done < tries.reduce((sum, { table }) => sum + dealsAt(trials, table), 0)) return null;
  return population.map((_, candidate) => {
    const scores = tries.filter((one) => one.candidate === candidate).map(scoreAt);
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  });
}

/** The newcomer's share of the victories at a table by the fair share. */
function scoreAt({ table, played }: { readonly table: TrialTable; readonly played: readonly PlayedDeals[] }): number {
  // In the order of deals: sums of thirds would else depend on which thread was faster.
  const { deals } = mergePlayedDeals(played);
  const wins = deals.reduce((sum, deal) => sum + deal.wins[0]!, 0);
  const games = deals.reduce((sum, deal) => sum + deal.games, 0);
  const fair = table.opponent === SELF ? 1 : 1 / table.players;
  return games === 0 ? 0 : wins / games / fair;
}

function* tasks(
  trials: Trials,
  tries: readonly { readonly job: ArenaJob; readonly table: TrialTable }[],
): Generator<ArenaTask> {
  for (const { job, table } of tries) {
    const deals = dealsAt(trials, table);
    for (let from = 0; from < deals; from += STRETCH) yield { job, from, to: Math.min(deals, from + STRETCH) };
  }
}
