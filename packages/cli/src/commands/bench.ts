import { cpus } from 'node:os';
import { GAMES } from '@roadstead/games';
import type { AnyGame } from '@roadstead/kernel';
import { readArgs } from '../args.js';
import { type Cost, type Figures, figures } from '../bench/bench.js';
import type { Command } from '../command.js';
import { columns, thousands } from '../table-print.js';
import { UsageError } from '../usage.js';

const PLAYERS = [2, 4, 5];
const MAX_SECONDS = 600;
const FIRST_ROUND = 0.1;

const HELP = `Measures how fast the rules run: one thread, uniformly random legal play.

Usage: roadstead bench [options]

  --seconds S   how long each figure is measured (1)
  --json        the figures for programs instead of a table
  -h, --help    this text

For ${PLAYERS.join(', ')} players: decisions and games per second, and what clone, view,
redeal and a replay of the record (per decision in it) cost, in nanoseconds and
in decisions.

Examples:
  roadstead bench
  roadstead bench --seconds 0.2 --json
`;

export const bench: Command = {
  name: 'bench',
  summary: 'how fast the rules run on this machine',
  help: HELP,
  async run(argv, { stdout }) {
    const { values } = readArgs({
      args: [...argv],
      options: { seconds: { type: 'string' }, json: { type: 'boolean' } },
    });
    const seconds = secondsOf(values.seconds);
    const { game } = GAMES[0]!;
    await measured(game, Math.min(seconds, FIRST_ROUND)); // whoever comes first would be measured while it gets compiled
    const all = await measured(game, seconds);
    const machine = { node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown' };
    stdout.write(
      values.json
        ? `${JSON.stringify({ game: game.id, ...machine, seconds, figures: all }, null, 2)}\n`
        : `${game.id}, one thread of ${machine.cpu}, Node ${machine.node}\n\n${table(all)}\n`,
    );
    return 0;
  },
};

async function measured(game: AnyGame, seconds: number): Promise<Figures[]> {
  const all: Figures[] = [];
  for (const players of PLAYERS) all.push(await figures(game, players, seconds));
  return all;
}

function secondsOf(value = '1'): number {
  const seconds = Number(value);
  if (/^\d*\.?\d+$/.test(value) && seconds > 0 && seconds <= MAX_SECONDS) return seconds;
  throw new UsageError(`--seconds must be a number above 0 and up to ${MAX_SECONDS}, not "${value}"`);
}

function table(all: readonly Figures[]): string {
  const row = (name: string, figure: (figures: Figures) => string) => [name, ...all.map(figure)];
  const costRow = (name: 'clone' | 'view' | 'redeal' | 'replay') =>
    row(`${name}, ns (in decisions)`, (figures) => shown(figures[name]));
  return columns([
    row('', ({ players }) => `${players} players`),
    row('decisions per second', ({ decisionsPerSecond }) => thousands(decisionsPerSecond)),
    row('games per second', ({ gamesPerSecond }) => thousands(gamesPerSecond)),
    costRow('clone'),
    costRow('view'),
    costRow('redeal'),
    costRow('replay'),
  ]).join('\n');
}

function shown({ ns, decisions }: Cost): string {
  return `${thousands(ns)} (${decisions.toFixed(1)})`;
}
