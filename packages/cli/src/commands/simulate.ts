import { availableParallelism } from 'node:os';
import { LEVELS } from '@roadstead/bots';
import { readArgs, wholeNumber } from '../args.js';
import type { Command, Streams } from '../command.js';
import { onInterrupt } from '../interrupt.js';
import { Progress } from '../progress.js';
import { toCsv } from '../simulate/csv.js';
import type { Job } from '../simulate/job.js';
import { jobOf } from '../simulate/job-args.js';
import { playAll } from '../simulate/pool.js';
import { printReport, report } from '../simulate/report.js';
import type { Tally } from '../simulate/tally.js';
import { UsageError } from '../usage.js';

const MAX_GAMES = 1_000_000_000;
const MAX_THREADS = 256;
const INTERRUPTED = 130;

const HELP = `Lets bots play many games and tells how they went.

Usage: roadstead simulate [options]

  --game ID       the game (port-royal)
  --games N       how many games (1000)
  --players N     how many seats (4, or as many as bots are named)
  --bots A,B,…    the bot of each seat, or one for all (${LEVELS[0]}); there are
                  ${LEVELS.join(', ')}
  --seed TEXT     the same seed gives the same games, whatever the number of
                  threads (roadstead)
  --start SEAT    the seat that starts every game, from 0 (drawn by chance)
  --option NAME=VALUE  an option of the game; may be repeated
  --jobs N        threads (one per core)
  --json, --csv   the numbers for programs instead of a table
  -h, --help      this text

The table shows each seat's share of the victories with its 95 % interval (a
shared victory counts in parts), the same by place in the order of play, the
length of games, scores, busts and where the points came from; of co-operative
games the share won, points, titles and contracts. Ctrl-C stops and shows the
games finished so far.

Options of port-royal: box, with, end, mode, setAside, contracts; several values
of one have commas between them (with=gambler,contracts).

Examples:
  roadstead simulate --games 10000 --players 4 --bots greedy
  roadstead simulate --games 2000 --bots greedy,random --json
  roadstead simulate --players 3 --option end=expedition --seed winter
  roadstead simulate --option box=unterwegs --players 3
  roadstead simulate --option with=contracts --option setAside=2 --players 1
  roadstead simulate --option with=contracts --option mode=co-op --players 3
`;

export const simulate: Command = {
  name: 'simulate',
  summary: 'many games between bots, on all cores, and their statistics',
  help: HELP,
  async run(argv, streams) {
    const { values } = readArgs({
      args: [...argv],
      options: {
        game: { type: 'string' },
        games: { type: 'string' },
        players: { type: 'string' },
        bots: { type: 'string' },
        seed: { type: 'string' },
        start: { type: 'string' },
        option: { type: 'string', multiple: true },
        jobs: { type: 'string' },
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
      },
    });
    if (values.json && values.csv) throw new UsageError('--json and --csv cannot both be asked for');
    const job = jobOf(values);
    const games = wholeNumber('--games', values.games, 1000, 1, MAX_GAMES);
    const threads = wholeNumber('--jobs', values.jobs, availableParallelism(), 1, MAX_THREADS);
    const tally = await playWithProgress(job, games, Math.min(threads, games), streams);
    if (tally.games > 0) streams.stdout.write(shown(job, tally, values));
    if (tally.games === games) return 0;
    streams.stderr.write(`Stopped after the first ${tally.games} of ${games} games.\n`);
    return INTERRUPTED;
  },
};

async function playWithProgress(job: Job, games: number, threads: number, streams: Streams): Promise<Tally> {
  const stop = new AbortController();
  const forget = onInterrupt(() => stop.abort());
  const bar = new Progress(streams.stderr, games, 'games');
  try {
    return await playAll({ job, games, threads, signal: stop.signal, progress: (done) => bar.update(done) });
  } finally {
    bar.clear();
    forget();
  }
}

function shown(job: Job, tally: Tally, { json, csv }: { json?: boolean; csv?: boolean }): string {
  if (json) return `${JSON.stringify(report(job, tally), null, 2)}\n`;
  if (csv) return toCsv(report(job, tally));
  return printReport(job, tally);
}
