import { availableParallelism } from 'node:os';
import { LEVELS } from '@roadstead/bots';
import type { GameEntry } from '@roadstead/kernel';
import { wholeNumber } from '../args.js';
import type { Command, Streams } from '../command.js';
import { entryIn, readGameArgs } from '../game-args.js';
import { gamesHelp, optionsHelp } from '../game-help.js';
import { examplesOf } from '../games/index.js';
import { onInterrupt } from '../interrupt.js';
import { ProgressBar } from '../progress.js';
import { toCsv } from '../simulate/csv.js';
import type { Job } from '../simulate/job.js';
import { jobOf } from '../simulate/job-args.js';
import { playAll } from '../simulate/pool.js';
import { printReport, type Report, report } from '../simulate/report.js';
import type { Sums } from '../simulate/sums.js';
import { UsageError } from '../usage.js';

const MAX_GAMES = 1_000_000_000;
const MAX_THREADS = 256;
const INTERRUPTED = 130;

const FLAGS = {
  games: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  start: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const;

const help = (entry: GameEntry) => `Lets bots play many games and tells how they went.

Usage: roadstead simulate [options]

  --game ID       ${gamesHelp()}
  --games N       how many games (1000)
  --players N     how many seats (4, or as many as bots are named)
  --bots A,B,…    the bot of each seat, or one for all (${LEVELS[0]}); there are
                  ${LEVELS.join(', ')}
  --seed TEXT     the same seed gives the same games, whatever the number of
                  threads (roadstead)
  --start SEAT    the seat that starts every game, from 0 (drawn by chance)
  --option NAME=VALUE  an option of the game by its own name; may be repeated
  --jobs N        threads (one per core)
  --json, --csv   the numbers for programs instead of a table
  -h, --help      this text

${optionsHelp(entry, FLAGS)}
The table shows each seat's share of the victories with its 95 % interval (a
shared victory counts in parts), the same by place in the order of play, and the
length of games; of games that all win or lose together the share won. Then
comes what the game itself counts, of all seats and of each. Ctrl-C stops and
shows the games finished so far.

Examples:
  roadstead simulate --games 10000 --bots captain
  roadstead simulate --games 2000 --bots captain,random --json
${examplesOf(entry, 'simulate')}`;

export const simulate: Command = {
  help: (argv) => help(entryIn(argv)),
  async run(argv, streams) {
    const values = readGameArgs(argv, FLAGS);
    if (values.json && values.csv) throw new UsageError('--json and --csv cannot both be asked for');
    const job = jobOf(values);
    const games = wholeNumber('--games', values.games, 1000, 1, MAX_GAMES);
    const threads = wholeNumber('--jobs', values.jobs, availableParallelism(), 1, MAX_THREADS);
    const counting = await entryIn(argv).tally?.();
    const sums = await playWithProgress(job, games, Math.min(threads, games), streams);
    if (sums.games > 0) streams.stdout.write(shown(job, report(job, sums, counting), values));
    if (sums.games === games) return 0;
    streams.stderr.write(`Stopped after the first ${sums.games} of ${games} games.\n`);
    return INTERRUPTED;
  },
};

async function playWithProgress(job: Job, games: number, threads: number, streams: Streams): Promise<Sums> {
  const stop = new AbortController();
  const forget = onInterrupt(() => stop.abort());
  const bar = new ProgressBar(streams.stderr, games, 'games');
  try {
    return await playAll({ job, games, threads, signal: stop.signal, progress: (done) => bar.update(done) });
  } finally {
    bar.clear();
    forget();
  }
}

function shown(job: Job, report: Report, { json, csv }: { json?: boolean; csv?: boolean }): string {
  if (json) return `${JSON.stringify(report, null, 2)}\n`;
  return csv ? toCsv(report) : printReport(job, report);
}
