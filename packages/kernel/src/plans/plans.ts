import type { Seat, Typed } from '../contract.js';
import { same } from '../same.js';
import type { Audience } from '../words.js';

/** What a seat knows when a plan is offered to it, or when the next step of one is looked for. */
export interface PlanMoment<A, V> {
  readonly seat: Seat;
  readonly view: V;
  readonly legal: readonly A[];
  readonly audience: Audience;
}

/** A part of a command that somebody composes: an action, or a command. */
export type PlanPart<A, P> = { readonly act: A } | { readonly plan: P };

/**
 * Commands that are several actions: "sail to Batavia", "load all". A plan is plain data and knows no more than its seat.
 * Rules, logbook and servers never hear of it: whoever shows the table carries it out, action by action, each of them one of
 * `legal` at its time. What was done stands when it stops; the rest is forgotten.
 */
export interface GamePlans<A, V, P extends Typed = Typed> {
  /** Plans worth offering at this moment, the likeliest first. */
  offers(moment: PlanMoment<A, V>): readonly P[];
  /** What can go on now of commands that the seat gave before, the oldest first: offered before the others, and never begun by itself. */
  resumes?(given: readonly P[], moment: PlanMoment<A, V>): readonly P[];
  /** A short imperative, as for an action. */
  label(plan: P, moment: PlanMoment<A, V>): string;
  /** What it will do, what it costs and what is at risk, in a few sentences. */
  preview(plan: P, moment: PlanMoment<A, V>): readonly string[];
  next(plan: P, moment: PlanMoment<A, V>): PlanStep<A, P>;
  /** Some of what can be done and is offered now, one after the other as one command; null where they do not go together. */
  compose?(parts: readonly PlanPart<A, P>[], moment: PlanMoment<A, V>): P | null;
  /** What somebody is told and asked about before it is carried out, in a few sentences; nothing where it is simply done. */
  asks?(plan: P, moment: PlanMoment<A, V>): readonly string[];
  /** Between steps: one sentence why it stops, where something came of it that was not said when it began; else null. */
  stops?(plan: P, began: PlanMoment<A, V>, now: PlanMoment<A, V>): string | null;
}

/** What a seat may ask for with one command: first what goes on of those that it gave before. */
export function offeredPlans<A, V, P extends Typed>(
  plans: GamePlans<A, V, P>,
  given: readonly P[],
  moment: PlanMoment<A, V>,
): readonly P[] {
  return [...(plans.resumes?.(given, moment) ?? []), ...plans.offers(moment)];
}

/**
 * An action with what is left of the plan after it, null for the last one: then it is done, whoever is asked afterwards. With
 * `awaits` somebody else's answer to it belongs to the plan, which goes on once that is given. Or that all is done; or one
 * sentence why it stops here.
 */
export type PlanStep<A, P> =
  | { readonly act: A; readonly rest: P | null; readonly awaits?: true }
  | 'done'
  | { readonly halt: string };

/** What came of a step: it was done and nothing else, or chance had a part in it, or others have acted since, and so on. */
export type StepOutcome = 'done' | 'chance' | 'other' | 'refused' | 'over';

/** Why a plan stopped; `game`: for a reason that its game told in a sentence. */
export type HaltReason = Exclude<StepOutcome, 'done' | 'over'> | 'illegal' | 'endless' | 'game';

export type PlanEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'halted'; readonly why: HaltReason; readonly sentence?: string };

/** No command of any game has so many steps. */
const MOST_STEPS = 500;
const DONE = { kind: 'done' } as const;
const halted = (why: HaltReason, sentence?: string) =>
  ({ kind: 'halted', why, ...(sentence !== undefined && { sentence }) }) as const;

/** A plan on its way. It tells the next action; whoever carries that out tells what came of it. */
export class PlanRun<A extends Typed, V, P extends Typed = Typed> {
  private readonly plans: GamePlans<A, V, P>;
  private readonly plan: P;
  private began: PlanMoment<A, V> | null = null;
  private rest: P | null;
  private steps = 0;
  private awaits = false;

  constructor(plans: GamePlans<A, V, P>, plan: P) {
    this.plans = plans;
    this.plan = plan;
    this.rest = plan;
  }

  /**
   * `moment` is null where the seat is not asked any more. Told to wait, the client asks again once the seat is asked, or
   * takes it for the end where nobody else answers by themselves.
   */
  next(
    moment: PlanMoment<A, V> | null,
    outcome: StepOutcome,
  ): { readonly kind: 'act'; readonly act: A } | { readonly kind: 'wait' } | PlanEnd {
    if (outcome === 'over') return DONE;
    if (outcome === 'refused') return halted('refused');
    if (this.rest === null) return DONE;
    if (this.awaits && moment === null) return { kind: 'wait' };
    const step = moment === null ? null : this.plans.next(this.rest, moment);
    if (step === 'done') return DONE;
    if (outcome !== 'done' && !(outcome === 'other' && this.awaits)) return halted(outcome);
    if (moment === null || step === null) return halted('other');
    this.began ??= moment;
    if ('halt' in step) return halted('game', step.halt);
    const unsaid = this.plans.stops?.(this.plan, this.began, moment) ?? null;
    if (unsaid !== null) return halted('game', unsaid);
    const action = moment.legal.find((legal) => same(legal, step.act));
    if (action === undefined) return halted('illegal');
    if (++this.steps > MOST_STEPS) return halted('endless');
    this.rest = step.rest;
    this.awaits = step.awaits === true;
    return { kind: 'act', act: action };
  }
}
