import type { Command, Streams } from './command.js';
import { admin } from './commands/admin.js';
import { analyse } from './commands/analyse.js';
import { arena } from './commands/arena.js';
import { bench } from './commands/bench.js';
import { engine } from './commands/engine.js';
import { load } from './commands/load.js';
import { play } from './commands/play.js';
import { puzzles } from './commands/puzzles.js';
import { replay } from './commands/replay.js';
import { rules } from './commands/rules.js';
import { serve } from './commands/serve.js';
import { simulate } from './commands/simulate.js';
import { train } from './commands/train.js';
import { tune } from './commands/tune.js';
import { verify } from './commands/verify.js';
import { didYouMean, UsageError } from './usage.js';
import { VERSION } from './version.js';

export const COMMANDS: readonly Command[] = [
  play,
  rules,
  serve,
  replay,
  analyse,
  simulate,
  arena,
  tune,
  train,
  puzzles,
  engine,
  verify,
  bench,
  load,
  admin,
];

const WRONG_USE = 2;

/** Runs one command line and returns its exit code. */
export async function run(argv: readonly string[], streams: Streams): Promise<number> {
  const [name, ...rest] = argv;
  try {
    return await dispatch(name, rest, streams);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const command = COMMANDS.find((candidate) => candidate.name === name);
    const where = command === undefined ? 'roadstead' : `roadstead ${command.name}`;
    streams.stderr.write(`${where}: ${error.message} (see ${where} --help)\n`);
    return WRONG_USE;
  }
}

async function dispatch(name: string | undefined, rest: readonly string[], streams: Streams): Promise<number> {
  if (name === undefined) throw new UsageError('a command is missing');
  if (name === '--version' || name === '-V') return say(`roadstead ${VERSION}\n`, streams);
  if (name === '--help' || name === '-h') return say(overview(), streams);
  if (name === 'help') return say(rest[0] === undefined ? overview() : helpOn(find(rest[0]), rest.slice(1)), streams);
  const command = find(name);
  if (asksForHelp(rest)) return say(helpOn(command, rest), streams);
  return command.run(rest, streams);
}

function find(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const known = COMMANDS.map((candidate) => candidate.name);
  throw new UsageError(
    name.startsWith('-')
      ? `there is no option ${name}${didYouMean(name, ['--help', '--version'])}`
      : `there is no command "${name}"${didYouMean(name, known)}`,
  );
}

function helpOn({ help }: Command, argv: readonly string[]): string {
  return typeof help === 'string' ? help : help(argv);
}

/** `--help` anywhere before a `--`. */
function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end < 0 ? undefined : end).some((arg) => arg === '--help' || arg === '-h');
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
  return `Roadstead: a place to play sea-faring board games.

Usage: roadstead <command> [options]

${list}

Options:
  -h, --help     this text, or with a command what it can do
  -V, --version  the version

Examples:
  roadstead play                      a game against bots
  roadstead simulate --games 10000    how bots fare against each other
  roadstead help simulate             everything about one command
`;
}

function say(text: string, streams: Streams): number {
  streams.stdout.write(text);
  return 0;
}
