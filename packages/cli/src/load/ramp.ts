import { setTimeout as wait } from 'node:timers/promises';
import { FastRandom } from '@roadstead/kernel';
import { guests, nodeVisitor, type ServerFigures, serverFigures, type TablePlan } from '@roadstead/server/test-kit';
import { Latencies } from './latencies.js';
import { type LoadManner, LoadTable } from './load-table.js';

export interface RampOptions {
  /** Where each node is; people of one table are at all of them by turns. */
  readonly bases: readonly string[];
  readonly plan: TablePlan;
  readonly seats: number;
  /** How many tables, step by step; the first step that does not hold is the last. */
  readonly steps: readonly number[];
  readonly thinkMs: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
  /** What 99 of 100 actions must be within. */
  readonly limitMs: number;
  /** How many tables play as fast as they can at the end; 0 leaves that out. */
  readonly flatOut: number;
  /** Whether all connections are ended at once, when the steps are done. */
  readonly storm: boolean;
  readonly signal: AbortSignal;
  readonly step?: (figures: StepFigures) => void;
}

/** What was measured in milliseconds, from an action to everybody's screen. */
export interface StepFigures {
  readonly tables: number;
  readonly holds: boolean;
  readonly actions: number;
  /** Not on everybody's screen at the end, although sent longer ago than the limit. */
  readonly late: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** To the screens at another node than the one where it was sent; null with one node. */
  readonly acrossP50: number | null;
  readonly acrossP99: number | null;
  readonly commitsPerSecond: number;
  /** Of one core. */
  readonly serverCpu: number;
  readonly loadCpu: number;
  readonly memoryBytes: number;
}

/** How long it took everybody to have their table again, after all connections ended at once. */
interface StormFigures {
  readonly sockets: number;
  /** The time of processors that the servers took for each of them. */
  readonly cpuMsPerSocket: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export interface LoadFigures {
  readonly steps: readonly StepFigures[];
  /** The most tables that held. */
  readonly held: number;
  /** Of the last step that held, with its people's sockets, above the memory of an idle server. */
  readonly bytesPerTable: number;
  /** With everybody acting at once; and the time of processors that the servers took for each of them, in milliseconds. */
  readonly mostCommitsPerSecond: number | null;
  readonly cpuMsPerCommit: number | null;
  readonly storm: StormFigures | null;
}

/** How many tables are made at a time. */
const TOGETHER = 8;

export async function ramp(options: RampOptions): Promise<LoadFigures> {
  const { bases, steps, thinkMs, flatOut } = options;
  const idle = await figuresOf(bases);
  const manner: LoadManner = { thinkMs };
  const tables: LoadTable[] = [];
  const sink: Sink = { all: new Latencies(), across: new Latencies() };
  const done: StepFigures[] = [];
  try {
    for (const count of steps) {
      await fill(tables, count, options, manner, sink);
      await wait(options.warmUpMs, undefined, { signal: options.signal });
      const figures = await measure(tables, options, sink);
      done.push(figures);
      options.step?.(figures);
      if (!figures.holds) break;
    }
    const best = done.findLast(({ holds }) => holds);
    const hurried = flatOut > 0 ? await hurry(tables.slice(0, flatOut), tables, options, manner) : null;
    const storm = options.storm ? await storms(tables, bases) : null;
    return {
      steps: done,
      held: best?.tables ?? 0,
      bytesPerTable: best === undefined ? 0 : Math.round((best.memoryBytes - idle.memoryBytes) / best.tables),
      mostCommitsPerSecond: hurried?.commitsPerSecond ?? null,
      cpuMsPerCommit: hurried?.cpuMsPerCommit ?? null,
      storm,
    };
  } finally {
    for (const table of tables) table.close();
  }
}

/** What is measured now; taken anew for every step. */
interface Sink {
  all: Latencies;
  across: Latencies;
}

/** Of all nodes together. */
async function figuresOf(bases: readonly string[]): Promise<ServerFigures> {
  const each = await Promise.all(bases.map(serverFigures));
  const sum = (name: keyof ServerFigures) => each.reduce((all, one) => all + one[name], 0);
  return { commits: sum('commits'), cpuSeconds: sum('cpuSeconds'), memoryBytes: sum('memoryBytes') };
}

async function fill(
  tables: LoadTable[],
  count: number,
  { bases, plan, seats, signal }: RampOptions,
  manner: LoadManner,
  sink: Sink,
): Promise<void> {
  while (tables.length < count) {
    signal.throwIfAborted();
    const from = tables.length;
    const missing = Math.min(TOGETHER, count - from);
    const made = Array.from({ length: missing }, async (_, i) => {
      let calls = 0;
      const people = await guests(seats, () => {
        const base = bases[calls++ % bases.length]!;
        return nodeVisitor(() => base);
      });
      const random = new FastRandom(`load/${from + i}`);
      const table = new LoadTable(people, bases.length, plan, random, manner, {
        all: (ms) => sink.all.add(ms),
        across: (ms) => sink.across.add(ms),
      });
      tables.push(table); // so that it is closed even if it cannot begin
      await table.play();
    });
    await Promise.all(made);
  }
}

async function measure(
  tables: readonly LoadTable[],
  { bases, measureMs, limitMs, signal }: RampOptions,
  sink: Sink,
): Promise<StepFigures> {
  const latencies = new Latencies();
  const across = new Latencies();
  Object.assign(sink, { all: latencies, across });
  const [before, cpu, from] = [await figuresOf(bases), process.cpuUsage(), performance.now()];
  await wait(measureMs, undefined, { signal });
  const late = tables.reduce((sum, table) => sum + table.lateSince(performance.now() - limitMs), 0);
  const seconds = (performance.now() - from) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const { count: actions } = latencies;
  const [p50, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((share) => round(latencies.within(share)));
  const after = await figuresOf(bases);
  const toOthers = (share: number) => (bases.length === 1 ? null : round(across.within(share)));
  return {
    tables: tables.length,
    // Those that are late count as slower than everything that was measured.
    holds:
      actions > 0 &&
      latencies.within(Math.min(1, (0.99 * (actions + late)) / actions)) < limitMs &&
      late <= 0.01 * actions,
    actions,
    late,
    p50: p50!,
    p95: p95!,
    p99: p99!,
    worst: worst!,
    acrossP50: toOthers(0.5),
    acrossP99: toOthers(0.99),
    commitsPerSecond: round((after.commits - before.commits) / seconds),
    serverCpu: round((after.cpuSeconds - before.cpuSeconds) / seconds, 100),
    loadCpu: round((user + system) / 1e6 / seconds, 100),
    memoryBytes: after.memoryBytes,
  };
}

async function storms(tables: readonly LoadTable[], bases: readonly string[]): Promise<StormFigures> {
  const waits = new Latencies();
  const before = await figuresOf(bases);
  for (const each of await Promise.all(tables.map((table) => table.storm()))) for (const ms of each) waits.add(ms);
  const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => round(waits.within(share)));
  const after = await figuresOf(bases);
  const cpuMsPerSocket = round((1_000 * (after.cpuSeconds - before.cpuSeconds)) / waits.count, 100);
  return { sockets: waits.count, cpuMsPerSocket, p50: p50!, p99: p99!, worst: worst! };
}

/** Some tables without any thinking, while the others rest. */
async function hurry(
  fast: readonly LoadTable[],
  all: readonly LoadTable[],
  { bases, measureMs, signal }: RampOptions,
  manner: LoadManner,
): Promise<{ commitsPerSecond: number; cpuMsPerCommit: number }> {
  manner.thinkMs = null;
  for (const table of all) table.mannerChanged();
  manner.thinkMs = 0;
  for (const table of fast) table.mannerChanged();
  const [before, from] = [await figuresOf(bases), performance.now()];
  await wait(measureMs, undefined, { signal });
  const after = await figuresOf(bases);
  const commits = after.commits - before.commits;
  return {
    commitsPerSecond: round(commits / ((performance.now() - from) / 1_000)),
    cpuMsPerCommit: commits === 0 ? 0 : round((1_000 * (after.cpuSeconds - before.cpuSeconds)) / commits, 100),
  };
}

function round(value: number, parts = 10): number {
  return Math.round(value * parts) / parts;
}
