import { cpus } from 'node:os';
import { GAMES } from '@roadstead/games/all';
import type { AnyGame } from '@roadstead/kernel';
import { readArgs } from '../args.js';
import { apart } from '../bench/apart.js';
import { BENCH_PLAYERS, type BenchFigures, type Cost, figuresOf, plainSetup, playersOf } from '../bench/bench.js';
import { type LongFigures, longFigures } from '../bench/long.js';
import type { Command } from '../command.js';
import { gameIds, gameNamed } from '../game-args.js';
import { columns, thousands } from '../table-print.js';
import { UsageError } from '../usage.js';

const MAX_SECONDS = 600;
const SHORT_AND_LONG = [30, 3000];
/** Rounds of the long figures for each second that is asked for. */
const ROUNDS = 100;

const HELP = `Measures how fast the rules run: one thread, uniformly random legal play.

Usage: roadstead bench [options]

  --game ID     one game instead of all: ${gameIds()}
  --long        a table with ${SHORT_AND_LONG[1]} entries in its logbook beside one with ${SHORT_AND_LONG[0]}:
                what it costs to open it, to act, to tell of it and to take back
  --seconds S   how long each figure is measured (1)
  --json        the figures for programs instead of a table
  -h, --help    this text

For ${BENCH_PLAYERS.join(', ')} players: decisions and games per second, and what clone, view,
redeal and a replay of the record (per decision in it) cost, in nanoseconds and
in decisions. Each game's speed is compared with that of ${GAMES[0]!.game.id} as it comes
out of the box, and with a loop made by hand for that game and for speed alone:
by turns with it, and in a thread of its own.

Examples:
  roadstead bench
  roadstead bench --seconds 0.2 --json
  roadstead bench --long
`;

export const bench: Command = {
  help: HELP,
  async run(argv, { stdout }) {
    const { values } = readArgs({
      args: [...argv],
      options: {
        game: { type: 'string' },
        long: { type: 'boolean' },
        seconds: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const seconds = secondsOf(values.seconds);
    const games: readonly AnyGame[] =
      values.game === undefined ? GAMES.map(({ game }) => game) : [gameNamed(values.game)];
    const machine = { node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown' };
    const head = `One thread of ${machine.cpu}, Node ${machine.node}\n`;
    const of = values.long ? longOf : games.length === 1 ? speedOf : speedApart;
    const all: { game: string; json: object; text: string }[] = [];
    for (const game of games) all.push({ game: game.id, ...(await of(game, seconds)) });
    stdout.write(
      values.json
        ? `${JSON.stringify({ ...machine, seconds, games: all.map(({ game, json }) => ({ game, ...json })) }, null, 2)}\n`
        : [head, ...all.map(({ game, text }) => `${game}\n\n${text}\n`)].join('\n'),
    );
    return 0;
  },
};

async function speedOf(game: AnyGame, seconds: number) {
  return speedFigures(await figuresOf(game, seconds));
}

async function speedApart({ id }: AnyGame, seconds: number) {
  return speedFigures(await apart({ game: id, seconds }));
}

function speedFigures(figures: readonly BenchFigures[]) {
  return { json: { figures }, text: table(figures) };
}

async function longOf(game: AnyGame, seconds: number) {
  const setup = plainSetup(game, playersOf(game).at(-1)!);
  const rounds = Math.max(1, Math.round(seconds * ROUNDS));
  const lengths = [...SHORT_AND_LONG, ...SHORT_AND_LONG]; // the first time over, it gets compiled
  const all: LongFigures[] = [];
  for (const entries of lengths) all.push(await longFigures(game, setup, entries, { rounds, seconds }));
  const long = all.slice(SHORT_AND_LONG.length);
  return { json: { long }, text: longTable(long) };
}

function secondsOf(value = '1'): number {
  const seconds = Number(value);
  if (/^\d*\.?\d+$/.test(value) && seconds > 0 && seconds <= MAX_SECONDS) return seconds;
  throw new UsageError(`--seconds must be a number above 0 and up to ${MAX_SECONDS}, not "${value}"`);
}

function table(all: readonly BenchFigures[]): string {
  const row = (name: string, figure: (figures: BenchFigures) => string) => [name, ...all.map(figure)];
  const costRow = (name: 'clone' | 'view' | 'redeal' | 'replay') =>
    row(`${name}, ns (in decisions)`, (figures) => shown(figures[name]));
  return columns([
    row('', ({ players }) => `${players} players`),
    row('decisions per second', ({ decisionsPerSecond }) => thousands(decisionsPerSecond)),
    row('games per second', ({ gamesPerSecond }) => thousands(gamesPerSecond)),
    row(`speed to ${GAMES[0]!.game.id}`, ({ toFirst }) => toFirst.toFixed(2)),
    row('speed to a loop by hand', ({ toByHand }) => toByHand?.toFixed(2) ?? '-'),
    costRow('clone'),
    costRow('view'),
    costRow('redeal'),
    costRow('replay'),
  ]).join('\n');
}

function shown({ ns, decisions }: Cost): string {
  return `${thousands(ns)} (${decisions.toFixed(1)})`;
}

function longTable(long: readonly LongFigures[]): string {
  const [short, far] = long as [LongFigures, LongFigures];
  const row = (name: string, of: keyof LongFigures) => [
    name,
    short[of].toFixed(1),
    far[of].toFixed(1),
    (far[of] / short[of]).toFixed(2),
  ];
  return columns([
    ['microseconds', ...long.map(({ entries }) => `${thousands(entries)} entries`), 'ratio'],
    row('open from a snapshot', 'open'),
    row('act', 'act'),
    row('tell everybody', 'news'),
    row('take back', 'undo'),
    row('whole story, our own logbook', 'story'),
    row('whole story, checked', 'checkedStory'),
  ]).join('\n');
}
