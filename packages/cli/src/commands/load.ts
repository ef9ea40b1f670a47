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
  --storm          at the end all sockets are closed at once, to see how long it takes
                   until everybody is back
  --nodes N        so many nodes, with people of one table at all of them (1); the
                   time "across" is to the screens at another node than who acted
  --database URL   a PostgreSQL database for this run, instead of a file; what is
                   made there stays there
  --nats URL       by which the nodes tell each other
  --data DIR       where the store of this run goes; it should be the kind of disk
                   that the server will have (the current folder)
  --url URL,URL…   measures a server that runs already, without any limits set, or
                   the nodes of one
  --json           the figures for programs instead of a table
  -h, --help       this text

Examples:
  roadstead load
  roadstead load --tables 500 --seconds 60
  roadstead load --tables 50,100 --think 0.5 --json
  roadstead load --nodes 2 --database postgres://localhost/load --nats nats://localhost
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
        storm: { type: 'boolean' },
        nodes: { type: 'string' },
        database: { type: 'string' },
        nats: { type: 'string' },
        data: { type: 'string' },
        url: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const game = gameNamed(values.game);
    const { min, max } = game.players;
    const thinkMs = 1_000 * number('--think', values.think, 5, 3_600);
    const options: Omit<RampOptions, 'bases' | 'signal'> = {
      plan: { game: game.id },
      seats: wholeNumber('--seats', values.seats, Math.max(min, Math.min(4, max)), min, max),
      steps: steps(values.tables),
      thinkMs,
      warmUpMs: thinkMs + 2_000,
      measureMs: 1_000 * number('--seconds', values.seconds, 20, 3_600),
      limitMs: wholeNumber('--limit', values.limit, 100, 1, 60_000),
      flatOut: wholeNumber('--flat-out', values['flat-out'], 50, 0, MOST_TABLES),
      storm: values.storm === true,
      step: ({ tables, p99, holds }) => {
        if (stderr.isTTY) stderr.write(`${tables} tables: p99 ${p99} ms, ${holds ? 'holds' : 'does not hold'}\n`);
      },
    };
    const nodes = wholeNumber('--nodes', values.nodes, 1, 1, 64);
    const { database, nats } = values;
    if (nodes > 1 && database === undefined) throw new UsageError('--nodes needs a --database that they share');
    const env = { ...(database && { ROADSTEAD_DATABASE: database }), ...(nats && { ROADSTEAD_NATS: nats }) };
    const figures = await withServer(values.url, { folder: values.data ?? '.', nodes, env }, (bases, signal) =>
      ramp({ ...options, bases, signal }),
    );
    if (figures === null) return INTERRUPTED;
    const machine = { node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
    stdout.write(
      values.json
        ? `${JSON.stringify({ game: game.id, ...machine, nodes, seats: options.seats, thinkMs, ...figures }, null, 2)}\n`
        : `${game.id}, ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}\n\n${report(figures, options.limitMs)}`,
    );
    return figures.held > 0 ? 0 : 1;
  },
};

/** Null after Ctrl-C. */
async function withServer<T>(
  url: string | undefined,
  own: OwnServers,
  measure: (bases: readonly string[], signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const abort = new AbortController();
  const listened = onInterrupt(() => abort.abort());
  try {
    if (url !== undefined) {
      const bases = url.split(',').map((one) => one.trim().replace(/\/$/, ''));
      return await measure(bases, abort.signal);
    }
    return await withOwnServers(own, (bases) => measure(bases, abort.signal));
  } catch (error) {
    if (abort.signal.aborted) return null;
    throw error;
  } finally {
    listened();
  }
}

interface OwnServers {
  /** Where the store goes, if it is a file. */
  readonly folder: string;
  readonly nodes: number;
  readonly env: Readonly<Record<string, string>>;
}

/** The servers and their file are gone afterwards. */
async function withOwnServers<T>(
  { folder, nodes, env }: OwnServers,
  measure: (bases: readonly string[]) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(resolve(folder, '.roadstead-load-')).catch(() => {
    throw new UsageError(`--data must be a folder that can be written to, not "${folder}"`);
  });
  const servers: ServerProcess[] = [];
  for (let i = 1; i <= nodes; i++) {
    servers.push(await ServerProcess.prepare(PROGRAM, data, { ...NO_LIMITS, ...env, ROADSTEAD_NODE: `load-${i}` }));
  }
  try {
    for (const server of servers) await server.start();
    return await measure(servers.map(({ base }) => base));
  } finally {
    for (const server of servers) await server.kill();
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
