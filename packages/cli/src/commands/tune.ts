import { availableParallelism } from 'node:os';
import { testSeed, tune as tuneBy } from '@roadstead/bots';
import type { GameEntry } from '@roadstead/kernel';
import { ArenaPool } from '../arena/arena-pool.js';
import { playMatch } from '../arena/play-match.js';
import { arenaReport, printArena } from '../arena/report.js';
import { wholeNumber } from '../args.js';
import type { Command, Streams } from '../command.js';
import { entryIn, readGameArgs } from '../game-args.js';
import { gamesHelp, optionsHelp } from '../game-help.js';
import { examplesOf } from '../games/index.js';
import { onInterrupt } from '../interrupt.js';
import { ProgressBar } from '../progress.js';
import { columns } from '../table-print.js';
import { type TuneJob, tuneJobOf } from '../tune/plan-args.js';
import { against, dealsAt, scoresOf } from '../tune/trials.js';
import { writeWeights } from '../weights-file.js';

const MAX_GENERATIONS = 10_000;
const MAX_POPULATION = 10_000;
const MAX_GAMES = 10_000_000;
const MAX_THREADS = 256;
const INTERRUPTED = 130;

const FLAGS = {
  generations: { type: 'string' },
  population: { type: 'string' },
  games: { type: 'string' },
  test: { type: 'string' },
  players: { type: 'string' },
  against: { type: 'string' },
  from: { type: 'string' },
  spread: { type: 'string' },
  keep: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  out: { type: 'string' },
} as const;

const help = (entry: GameEntry) => `Finds better weights for a game's policy by the cross-entropy method.

Usage: roadstead tune [options]

  --generations N  how many generations (20)
  --population N   candidates in each (32)
  --games N        games of each candidate in a generation (400)
  --test N         games of the measurement at the end, by table (2000)
  --players N,…    the sizes of the tables (4,2); one named twice counts twice
  --against A,…    who sits in all other seats, as for "arena", or "from" for the
                   policy with the weights it begins with, or "self" for the
                   candidate itself, to play together; a table for each (from)
  --from ROW|FILE  begins with a row of weights that the policy has, or with the
                   weights of a JSON file (start: those set by hand)
  --spread PER     how far around them to look first, in per cent (40); less if
                   they are good already
  --keep NAME,…    weights to leave alone
  --game ID        ${gamesHelp()}
  --option NAME=VALUE  an option of the game by its own name; may be repeated
  --seed TEXT      the same seed gives the same weights (roadstead)
  --jobs N         threads (one per core)
  --out FILE       writes the weights: as TypeScript if it ends in .ts, else JSON
  -h, --help       this text

${optionsHelp(entry, FLAGS)}
All candidates of a generation play the same deals. A score of 1 is as good as
the opponents; against "self" it is the share of games won together. The weights
found are measured on deals that were never learnt from. Ctrl-C ends the tuning,
and shows and writes the weights of the last whole generation, not measured.

Examples:
  roadstead tune --generations 30 --population 48 --games 800 --out better.json
  roadstead arena --bots weights:better.json,captain
${examplesOf(entry, 'tune')}`;

export const tune: Command = {
  help: (argv) => help(entryIn(argv)),
  async run(argv, streams) {
    const values = readGameArgs(argv, FLAGS);
    const job = await tuneJobOf(values);
    const generations = wholeNumber('--generations', values.generations, 20, 1, MAX_GENERATIONS);
    const population = wholeNumber('--population', values.population, 32, 4, MAX_POPULATION);
    const test = wholeNumber('--test', values.test, 2000, 1, MAX_GAMES);
    const threads = wholeNumber('--jobs', values.jobs, availableParallelism(), 1, MAX_THREADS);

    const stop = new AbortController();
    const forget = onInterrupt(() => stop.abort());
    const pool = new ArenaPool(threads, stop.signal);
    try {
      const found = await search(pool, job, generations, population, streams);
      printWeights(job, found, streams);
      if (values.out !== undefined) await writeWeights(values.out, job.tunable, found);
      if (!stop.signal.aborted) await measure(pool, job, found, test, streams);
    } finally {
      forget();
      await pool.close();
    }
    return stop.signal.aborted ? INTERRUPTED : 0;
  },
};

async function search(
  pool: ArenaPool,
  { start, kept, spread, trials }: TuneJob,
  generations: number,
  population: number,
  { stdout, stderr }: Streams,
): Promise<readonly number[]> {
  const deals = population * trials.tables.reduce((sum, table) => sum + dealsAt(trials, table), 0);
  const bar = new ProgressBar(stderr, deals * generations, 'deals');
  const score = (candidates: readonly (readonly number[])[], generation: number) =>
    scoresOf(pool, trials, candidates, generation, (done) => bar.update(generation * deals + done));
  let found = start;
  for await (const step of tuneBy({ start, kept, spread, generations, population, seed: trials.seed, score })) {
    const [best, mean, centre] = [step.best, step.mean, step.centre].map((value) => value.toFixed(3));
    bar.clear();
    stdout.write(`generation ${step.generation + 1}: best ${best}, mean ${mean}, centre ${centre}\n`);
    found = step.cloud.centre;
  }
  bar.clear();
  return found;
}

function printWeights({ tunable, start }: TuneJob, found: readonly number[], { stdout }: Streams): void {
  const rows = tunable.names.map((name, i) => [name, start[i]!.toFixed(3), found[i]!.toFixed(3)]);
  stdout.write(`\n${columns([['Weight', 'from', 'to'], ...rows]).join('\n')}\n`);
}

/** On deals that were never learnt from. */
async function measure(
  pool: ArenaPool,
  { trials }: TuneJob,
  weights: readonly number[],
  games: number,
  { stdout, stderr }: Streams,
): Promise<void> {
  for (const [i, table] of trials.tables.entries()) {
    const job = against(trials, table, { kind: 'weights', name: 'tuned', weights }, testSeed(trials.seed, i));
    const deals = Math.max(1, Math.round(games / table.players));
    const bar = new ProgressBar(stderr, deals, 'deals');
    const played = await playMatch(pool, job, deals, (done) => bar.update(done));
    bar.clear();
    if (played !== null) stdout.write(`\n${printArena(arenaReport(job, played))}`);
  }
}
