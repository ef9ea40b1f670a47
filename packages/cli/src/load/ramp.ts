import { setTimeout as wait } from 'node:timers/promises';
import { FastRandom } from '@roadstead/kernel';
import { guests, nodeVisitor, type Plan, serverFigures } from '@roadstead/server/test-kit';
import { Latencies } from './latencies.js';
import { LoadTable, type Manner } from './load-table.js';

export interface RampOptions {
  readonly base: string;
  readonly plan: Plan;
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
  readonly commitsPerSecond: number;
  /** Of one core. */
  readonly serverCpu: number;
  readonly loadCpu: number;
  readonly memoryBytes: number;
}

export interface LoadFigures {
  readonly steps: readonly StepFigures[];
  /** The most tables that held. */
  readonly held: number;
  /** Of the last step that held, with its people's sockets, above the memory of an idle server. */
  readonly bytesPerTable: number;
  /** With everybody acting at once. */
  readonly mostCommitsPerSecond: number | null;
}

/** How many tables are made at a time. */
const TOGETHER = 8;

export async function ramp(options: RampOptions): Promise<LoadFigures> {
  const { base, steps, thinkMs, flatOut } = options;
  const idle = await serverFigures(base);
  const manner: Manner = { thinkMs };
  const tables: LoadTable[] = [];
  const sink = { latencies: new Latencies() };
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
    return {
      steps: done,
      held: best?.tables ?? 0,
      bytesPerTable: best === undefined ? 0 : Math.round((best.memoryBytes - idle.memoryBytes) / best.tables),
      mostCommitsPerSecond: flatOut > 0 ? await hurry(tables.slice(0, flatOut), tables, options, manner) : null,
    };
  } finally {
    for (const table of tables) table.close();
  }
}

async function fill(
  tables: LoadTable[],
  count: number,
  { base, plan, seats, signal }: RampOptions,
  manner: Manner,
  sink: { readonly latencies: Latencies },
): Promise<void> {
  while (tables.length < count) {
    signal.throwIfAborted();
    const missing = Math.min(TOGETHER, count - tables.length);
    const made = Array.from({ length: missing }, async (_, i) => {
      const people = await guests(seats, () => nodeVisitor(() => base));
      const random = new FastRandom(`load/${tables.length + i}`);
      const table = new LoadTable(people, plan, random, manner, (ms) => sink.latencies.add(ms));
      await table.play();
      return table;
    });
    tables.push(...(await Promise.all(made)));
  }
}

async function measure(
  tables: readonly LoadTable[],
  { base, measureMs, limitMs, signal }: RampOptions,
  sink: { latencies: Latencies },
): Promise<StepFigures> {
  const latencies = new Latencies();
  sink.latencies = latencies;
  const [before, cpu, from] = [await serverFigures(base), process.cpuUsage(), performance.now()];
  await wait(measureMs, undefined, { signal });
  const late = tables.reduce((sum, table) => sum + table.lateSince(performance.now() - limitMs), 0);
  const seconds = (performance.now() - from) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const { count: actions } = latencies;
  const [p50, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((share) => round(latencies.within(share)));
  const after = await serverFigures(base);
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
    commitsPerSecond: round((after.commits - before.commits) / seconds),
    serverCpu: round((after.cpuSeconds - before.cpuSeconds) / seconds, 100),
    loadCpu: round((user + system) / 1e6 / seconds, 100),
    memoryBytes: after.memoryBytes,
  };
}

/** Some tables without any thinking, while the others rest. */
async function hurry(
  fast: readonly LoadTable[],
  all: readonly LoadTable[],
  { base, measureMs, signal }: RampOptions,
  manner: Manner,
): Promise<number> {
  manner.thinkMs = null;
  for (const table of all) table.mannerChanged();
  manner.thinkMs = 0;
  for (const table of fast) table.mannerChanged();
  const [before, from] = [await serverFigures(base), performance.now()];
  await wait(measureMs, undefined, { signal });
  const after = await serverFigures(base);
  return round((after.commits - before.commits) / ((performance.now() - from) / 1_000));
}

function round(value: number, parts = 10): number {
  return Math.round(value * parts) / parts;
}
