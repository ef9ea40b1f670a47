import type { Command, CommandRow, Streams } from './command.js';
import { plainText } from './plain-text.js';
import { didYouMean, UsageError } from './usage.js';
import { VERSION } from './version.js';

export const COMMANDS: readonly CommandRow[] = [
  {
    name: 'play',
    summary: 'a game in the terminal, alone against bots or with others at one keyboard',
    load: async () => (await import('./commands/play.js')).play,
  },
  {
    name: 'campaign',
    summary: 'how far a campaign has come, and its diary; keeps it as one file',
    load: async () => (await import('./commands/campaign.js')).campaign,
  },
  {
    name: 'rules',
    summary: 'the rules of a game, to read and to search',
    load: async () => (await import('./commands/rules.js')).rules,
  },
  {
    name: 'serve',
    summary: 'serves the tables for people with browsers',
    load: async () => (await import('./commands/serve.js')).serve,
  },
  {
    name: 'replay',
    summary: 'a game once more, step by step in the terminal, or as text',
    load: async () => (await import('./commands/replay.js')).replay,
  },
  {
    name: 'analyse',
    summary: 'looks back at a game: the decisions that cost most, luck apart from skill',
    load: async () => (await import('./commands/analyse.js')).analyse,
  },
  {
    name: 'simulate',
    summary: 'many games between bots, on all cores, and their statistics',
    load: async () => (await import('./commands/simulate.js')).simulate,
  },
  {
    name: 'arena',
    summary: 'bots against bots: the same deals in every seating, with intervals',
    load: async () => (await import('./commands/arena.js')).arena,
  },
  {
    name: 'tune',
    summary: 'finds better weights for a policy, on all cores',
    load: async () => (await import('./commands/tune.js')).tune,
  },
  {
    name: 'train',
    summary: 'teaches the net that tells who is winning',
    load: async () => (await import('./commands/train.js')).train,
  },
  {
    name: 'puzzles',
    summary: 'finds decisions of real games to which there is a clear best answer',
    load: async () => (await import('./commands/puzzles.js')).puzzles,
  },
  {
    name: 'engine',
    summary: 'the rules as a line protocol, for bots and research in any language',
    load: async () => (await import('./commands/engine.js')).engine,
  },
  {
    name: 'verify',
    summary: 'checks the record of a game: every action, the commitment, the result',
    load: async () => (await import('./commands/verify.js')).verify,
  },
  {
    name: 'bench',
    summary: 'how fast the rules run on this machine',
    load: async () => (await import('./commands/bench.js')).bench,
  },
  {
    name: 'load',
    summary: 'how many tables a server holds on this machine',
    load: async () => (await import('./commands/load.js')).load,
  },
  {
    name: 'admin',
    summary: 'looks after the tables and people of a server',
    load: async () => (await import('./commands/admin.js')).admin,
  },
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
    streams.stderr.write(`${where}: ${plainText(error.message)} (see ${where} --help)\n`);
    return WRONG_USE;
  }
}

async function dispatch(name: string | undefined, rest: readonly string[], streams: Streams): Promise<number> {
  if (name === undefined) throw new UsageError('a command is missing');
  if (name === '--version' || name === '-V') return say(`roadstead ${VERSION}\n`, streams);
  if (name === '--help' || name === '-h') return say(overview(), streams);
  if (name === 'help')
    return say(rest[0] === undefined ? overview() : helpOn(await find(rest[0]).load(), rest.slice(1)), streams);
  const command = await find(name).load();
  if (asksForHelp(rest)) return say(helpOn(command, rest), streams);
  return command.run(rest, streams);
}

function find(name: string): CommandRow {
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
