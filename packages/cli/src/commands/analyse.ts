import { availableParallelism } from 'node:os';
import { iterationsOf, momentsOf, sampleOf } from '@roadstead/bots';
import { type GameEntry, gameById } from '@roadstead/games/all';
import type { GameRecord, Seat } from '@roadstead/kernel';
import { audienceFor, languageNamed, peopleOf } from '../analyse/audience.js';
import { judgeAll } from '../analyse/judge-all.js';
import { printAnalysis } from '../analyse/report.js';
import { retry } from '../analyse/retry.js';
import { readArgs, wholeNumber } from '../args.js';
import type { Command, Streams } from '../command.js';
import { orUsage } from '../game-options.js';
import { onInterrupt } from '../interrupt.js';
import { NodeTerminal } from '../play/node-terminal.js';
import type { Terminal } from '../play/terminal.js';
import { ProgressBar } from '../progress.js';
import { contents, recordIn } from '../record-file.js';
import { UsageError } from '../usage.js';

const MAX_ITERATIONS = 5000;
const MAX_THREADS = 256;
const INTERRUPTED = 130;

const HELP = `Looks back at a game: which decisions cost most, and what was luck.

Usage: roadstead analyse FILE [options]

  FILE            a record as "play" saves it, - for standard input; the game
                  may be over or not
  --iterations N  deals that every choice is played on in thought, twice for
                  each decision (${iterationsOf({}).quick}; fewer in a long game)
  --seat N        only this seat, counted from 0; may be repeated (all)
  --retry         then puts the dearest mistakes on the screen once more, to be
                  decided anew, and explains each: those of the seats named, or
                  of the people that "play" has kept beside the record
  --lang LANGUAGE en, nl or de (as your system says)
  --jobs N        threads (one per core)
  --json          the analysis for programs instead of a table; it can be kept
                  with the record
  -h, --help      this text

Every decision is thought through as an admiral would, from what its seat knew; of a
long game only some of each seat, spread evenly over it, and the report says so.
A decision costs something where another was better by more than the error of
that difference; all other changes of a seat's chances are luck: cards, and what
the others did. The same record and options give the same analysis.

Examples:
  roadstead analyse my-game.json
  roadstead analyse my-game.json --seat 0 --iterations 400
  roadstead analyse my-game.json --retry
  roadstead analyse my-game.json --json > my-game.analysis.json
`;

export const analyse: Command = {
  help: HELP,
  run: (argv, streams) => analyseWith(argv, streams, () => new NodeTerminal()),
};

/** `openTerminal`: where mistakes are tried again. */
export async function analyseWith(
  argv: readonly string[],
  streams: Streams,
  openTerminal: () => Terminal,
): Promise<number> {
  const { values, positionals } = readArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      iterations: { type: 'string' },
      seat: { type: 'string', multiple: true },
      lang: { type: 'string' },
      jobs: { type: 'string' },
      json: { type: 'boolean' },
      retry: { type: 'boolean' },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined) throw new UsageError('the file to look at is missing');
  if (values.retry && (file === '-' || values.json)) {
    throw new UsageError('--retry asks at the keyboard: it needs a file, and cannot go with --json');
  }
  if (more.length > 0) throw new UsageError('one file at a time can be looked at');
  const wanted =
    values.iterations === undefined ? null : wholeNumber('--iterations', values.iterations, 1, 1, MAX_ITERATIONS);
  const threads = wholeNumber('--jobs', values.jobs, availableParallelism(), 1, MAX_THREADS);
  const language = languageNamed(values.lang);
  const { record, entry } = read(await contents(file, streams));
  const iterations = wanted ?? iterationsOf(entry).quick;
  const seats = seatsOf(values.seat, record.seats);
  const all = orUsage(() => momentsOf(entry.game, record, seats));
  const moments = sampleOf(all, record.seats, entry.analysed);

  const stop = new AbortController();
  const forget = onInterrupt(() => stop.abort());
  const bar = new ProgressBar(streams.stderr, moments.length, 'decisions');
  const progress = (done: number) => bar.update(done);
  const job = { record, moments, seats, iterations, threads, signal: stop.signal, progress };
  const analysis = await judgeAll(job).finally(() => {
    bar.clear();
    forget();
  });
  if (analysis === null) {
    streams.stderr.write('Stopped before all decisions were looked at.\n');
    return INTERRUPTED;
  }
  const told = { entry, analysis, moments, of: all.length, iterations, isOver: record.result !== undefined };
  const audience = audienceFor(file, record.seats, language);
  if (values.retry) {
    const own = values.seat === undefined ? peopleOf(file, record.seats) : seats;
    const terminal = openTerminal();
    await retry({ ...told, record, seats: own, audience, terminal }).finally(() => terminal.close());
    return 0;
  }
  streams.stdout.write(values.json ? `${JSON.stringify(analysis, null, 2)}\n` : printAnalysis({ ...told, audience }));
  return 0;
}

function read(text: string): { record: GameRecord; entry: GameEntry } {
  const record = recordIn(text);
  if (typeof record === 'string') throw new UsageError(`this is no record of a game: ${record.replace(/\.$/, '')}`);
  const entry = gameById(record.game);
  if (entry === undefined) throw new UsageError(`this is a record of "${record.game}", which is not known here`);
  return { record, entry };
}

function seatsOf(asked: readonly string[] | undefined, seats: number): readonly Seat[] {
  if (asked === undefined) return Array.from({ length: seats }, (_, seat) => seat);
  return [...new Set(asked.map((seat) => wholeNumber('--seat', seat, 0, 0, seats - 1)))].sort((a, b) => a - b);
}
