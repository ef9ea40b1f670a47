import { mkdtemp, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_LIMITS, ServerProcess } from '@roadstead/server/test-kit';
import { readArgs, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { gameNamed } from '../game-args.js';
import { gamesHelp } from '../game-help.js';
import { onInterrupt } from '../interrupt.js';
import { type RampOptions, ramp } from '../load/ramp.js';
import { report } from '../load/report.js';
import { UsageError } from '../usage.js';

const PROGRAM = fileURLToPath(new URL('../../bin/roadstead.mjs', import.meta.url));
const STEPS = '100,250,500,750,1000,1250,1500,2000';
const MOST_TABLES = 20_000;
const INTERRUPTED = 130;

const HELP = `Measures how many tables a server holds. It starts one of its own beside itself,
with an empty store, seats people at tables and lets each act after thinking for a
while. What counts is the time from sending an action until every person at the
table has it on the screen, over real sockets, with every action on disk first.

Usage: roadstead load [options]

  --game ID        ${gamesHelp()}
  --tables N,N,…   how many tables, step by step, until a step does not hold
                   (${STEPS})
  --seats N        people at each table (4)
  --think S        how many seconds a person thinks, on average (5)
  --seconds S      how long each step is measured, after a warm-up (20)
  --limit MS       what 99 of 100 actions must be within (100)
  --flat-out N     tables that play as fast as they can at the end, to see how many
                   actions get written then; 0 leaves that out (50)
  --data DIR       where the store of this run goes; it should be the kind of disk
                   that the server will have (the current folder)
  --url URL        measures a server that runs already, without any limits set
  --json           the figures for programs instead of a table
  -h, --help       this text

Examples:
  roadstead load
  roadstead load --tables 500 --seconds 60
  roadstead load --tables 50,100 --think 0.5 --json
`;

export const load: Command = {
  help: HELP,
  async run(argv, { stdout, stderr }) {
    const { values } = readArgs({
      args: [...argv],
      options: {
        game: { type: 'string' },
        tables: { type: 'string' },
        seats: { type: 'string' },
        think: { type: 'string' },
        seconds: { type: 'string' },
        limit: { type: 'string' },
        'flat-out': { type: 'string' },
        data: { type: 'string' },
        url: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const game = gameNamed(values.game);
    const { min, max } = game.players;
    const thinkMs = 1_000 * number('--think', values.think, 5, 3_600);
    const options: Omit<RampOptions, 'base' | 'signal'> = {
      plan: { game: game.id },
      seats: wholeNumber('--seats', values.seats, Math.max(min, Math.min(4, max)), min, max),
      steps: steps(values.tables),
      thinkMs,
      warmUpMs: thinkMs + 2_000,
      measureMs: 1_000 * number('--seconds', values.seconds, 20, 3_600),
      limitMs: wholeNumber('--limit', values.limit, 100, 1, 60_000),
      flatOut: wholeNumber('--flat-out', values['flat-out'], 50, 0, MOST_TABLES),
      step: ({ tables, p99, holds }) => {
        if (stderr.isTTY) stderr.write(`${tables} tables: p99 ${p99} ms, ${holds ? 'holds' : 'does not hold'}\n`);
      },
    };
    const figures = await withServer(values.url, values.data ?? '.', (base, signal) =>
      ramp({ ...options, base, signal }),
    );
    if (figures === null) return INTERRUPTED;
    const machine = { node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
    stdout.write(
      values.json
        ? `${JSON.stringify({ game: game.id, ...machine, seats: options.seats, thinkMs, ...figures }, null, 2)}\n`
        : `${game.id}, ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}\n\n${report(figures, options.limitMs)}`,
    );
    return figures.held > 0 ? 0 : 1;
  },
};

/** Null after Ctrl-C. */
async function withServer<T>(
  url: string | undefined,
  folder: string,
  measure: (base: string, signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const abort = new AbortController();
  const listened = onInterrupt(() => abort.abort());
  try {
    if (url !== undefined) return await measure(url.replace(/\/$/, ''), abort.signal);
    return await withOwnServer(folder, (base) => measure(base, abort.signal));
  } catch (error) {
    if (abort.signal.aborted) return null;
    throw error;
  } finally {
    listened();
  }
}

/** The server and its store are gone afterwards. */
async function withOwnServer<T>(folder: string, measure: (base: string) => Promise<T>): Promise<T> {
  const data = await mkdtemp(resolve(folder, '.roadstead-load-')).catch(() => {
    throw new UsageError(`--data must be a folder that can be written to, not "${folder}"`);
  });
  const server = await ServerProcess.prepare(PROGRAM, data, NO_LIMITS);
  try {
    await server.start();
    return await measure(server.base);
  } finally {
    await server.kill();
    await rm(data, { recursive: true, force: true });
  }
}

function steps(value = STEPS): number[] {
  return value.split(',').map((part) => wholeNumber('--tables', part.trim(), 1, 1, MOST_TABLES));
}

function number(name: string, value: string | undefined, fallback: number, most: number): number {
  if (value === undefined) return fallback;
  const seconds = Number(value);
  if (/^\d*\.?\d+$/.test(value) && seconds > 0 && seconds <= most) return seconds;
  throw new UsageError(`${name} must be a number above 0 and up to ${most}, not "${value}"`);
}
