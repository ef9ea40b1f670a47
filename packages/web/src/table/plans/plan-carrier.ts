import {
  type GamePlans,
  type PlanEnd,
  type PlanMoment,
  PlanRun,
  type Seat,
  type StepOutcome,
  type Typed,
} from '@roadstead/kernel';
import type { Played } from '@roadstead/protocol';
import type { Act } from '../model.js';

// biome-ignore lint/suspicious/noExplicitAny: the plans of any game
export type AnyPlans = GamePlans<any, any, any>;
export type AnyMoment = PlanMoment<Typed, unknown>;

/** As much of a table as carrying a plan out needs. */
export interface PlannedTable {
  readonly seat: Seat | null;
  readonly over: boolean;
  readonly log: readonly Played[];
  /** How many of its last acts the seat can freely take back: chance, or another seat, ends that. */
  readonly free: number;
  /** Null where the seat is not asked. */
  readonly moment: AnyMoment | null;
  act: Act;
  /** Resolves once the table has told what came of an act. */
  settled(): Promise<void>;
  /** Resolves once the seat is asked again, or the game is over. */
  asked(): Promise<void>;
}

/** How a plan ended, and the entries of the logbook that it made. */
interface Carried {
  readonly end: PlanEnd;
  readonly seqs: readonly number[];
}

/** Carries a plan out, one action after the other, each when the table has answered the one before. */
export async function carryOutPlan(plans: AnyPlans, plan: Typed, table: PlannedTable): Promise<Carried> {
  const run = new PlanRun<Typed, unknown>(plans, plan);
  const seqs: number[] = [];
  let outcome: StepOutcome = 'done';
  for (;;) {
    const step = run.next(table.moment, outcome);
    if (step.kind === 'wait') {
      const told = table.log.length;
      await table.asked();
      // Whoever took the question back does not want the answer.
      const isTakenBack = table.log.slice(told).some(({ kind }) => kind !== 'act');
      outcome = table.over ? 'over' : isTakenBack ? 'refused' : 'other';
      continue;
    }
    if (step.kind !== 'act') return { end: step, seqs };
    const { free } = table;
    const before = table.log.length;
    const isDone = await table.act(step.act);
    if (isDone) await table.settled();
    const since = table.log.slice(before);
    const own = since.find(({ seat, kind }) => seat === table.seat && kind === 'act');
    if (own !== undefined) seqs.push(own.seq);
    outcome = isDone && own !== undefined ? outcomeOf(since, free, table) : 'refused';
  }
}

function outcomeOf(since: readonly Played[], freeBefore: number, { over, free }: PlannedTable): StepOutcome {
  if (over) return 'over';
  if (since.length > 1) return 'other';
  return free > freeBefore ? 'done' : 'chance';
}
