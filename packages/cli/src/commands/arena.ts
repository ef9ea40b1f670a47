import { availableParallelism } from 'node:os';
import { LEVELS } from '@roadstead/bots';
import type { GameEntry } from '@roadstead/kernel';
import { ArenaPool } from '../arena/arena-pool.js';
import { arenaJobOf } from '../arena/job-args.js';
import { playMatch } from '../arena/play-match.js';
import { arenaReport, printArena } from '../arena/report.js';
import { wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { entryIn, readGameArgs } from '../game-args.js';
import { gamesHelp, optionsHelp } from '../game-help.js';
import { examplesOf } from '../games/index.js';
import { onInterrupt } from '../interrupt.js';
import { ProgressBar } from '../progress.js';

const MAX_DEALS = 10_000_000;
const MAX_THREADS = 256;
const INTERRUPTED = 130;

const FLAGS = {
  bots: { type: 'string' },
  players: { type: 'string' },
  deals: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const help = (entry: GameEntry) => `Measures bots against each other: the same deals in every seating.

Usage: roadstead arena --bots A,B,… [options]

  --bots A,B,…    who plays, a bot for each seat:
                    a level     ${LEVELS.join(', ')}
                    LEVEL:STYLE  the same in a style: ${(entry.styles ?? []).map(({ id }) => id).join(', ') || 'none here'}
                    LEVEL@400   the same with 400 iterations for each decision
                    LEVEL@50ms  the same with 50 ms for each decision
                    weights:FILE    the policy that "tune" tunes, with weights
                                    from a JSON file, or a row that it has
                    engine:COMMAND  a program outside (see below)
  --game ID       ${gamesHelp()}
  --players N     how many seats (as many as bots are named); the bot named
                  last fills those that are left
  --deals N       how many deals (100); each is played once for every seating
  --seed TEXT     the same seed gives the same deals and, but for time budgets
                  and programs, the same games (roadstead)
  --option NAME=VALUE  an option of the game by its own name; may be repeated
  --jobs N        threads (one per core)
  --timeout S     seconds that a program may take for a decision (10)
  --json          the numbers for programs instead of a table
  -h, --help      this text

${optionsHelp(entry, FLAGS)}
The table shows each bot's share of the victories (a shared one counts in
parts) with its 95 % interval by a bootstrap over deals, the share that it would
have among equals, games won together, for two players the difference in Elo,
and milliseconds per decision. Where all play together it shows the share of
games won. Failed games (a bot that breaks down or does what is not legal, a
game without an end) count for nobody and are listed. Ctrl-C stops and shows the
deals finished so far.

A program outside gets one line of JSON on its standard input for each decision,
and answers with one line on its standard output: one of the legal actions.
  {"do":"choose","game":"${entry.game.id}","seat":0,"view":{…},"legal":[…],"odds":{…}}
  {"action":{"type":"${entry.game.actionTypes[0]}"}}
There is a process for each seat and thread. The command is not read by a shell;
quotes keep words together, and it cannot contain a comma. A program that ends,
takes too long or answers anything else fails that game, and is started anew.

Examples:
  roadstead arena --bots captain,random --deals 200
  roadstead arena --bots captain,deckhand --deals 50 --json
  roadstead arena --bots "engine:python3 my-bot.py,captain" --players 3
${examplesOf(entry, 'arena')}`;

export const arena: Command = {
  help: (argv) => help(entryIn(argv)),
  async run(argv, { stdout, stderr }) {
    const values = readGameArgs(argv, FLAGS);
    const job = await arenaJobOf(values);
    const deals = wholeNumber('--deals', values.deals, 100, 1, MAX_DEALS);
    const threads = wholeNumber('--jobs', values.jobs, availableParallelism(), 1, MAX_THREADS);

    const stop = new AbortController();
    const forget = onInterrupt(() => stop.abort());
    const bar = new ProgressBar(stderr, deals, 'deals');
    const pool = new ArenaPool(Math.min(threads, deals), stop.signal);
    const played = await playMatch(pool, job, deals, (done) => bar.update(done)).finally(async () => {
      bar.clear();
      forget();
      await pool.close();
    });
    if (played !== null) {
      const report = arenaReport(job, played);
      stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : printArena(report));
    }
    const done = played?.deals.length ?? 0;
    if (done === deals) return 0;
    stderr.write(`Stopped after the first ${done} of ${deals} deals.\n`);
    return INTERRUPTED;
  },
};
