import { offeredPlans, PlanBook, type PlanEnd, type PlanPart, type TakeBack, type Typed } from '@roadstead/kernel';
import { actsInForce } from '../acts-in-force.js';
import { furniture } from '../furniture/words/index.svelte.js';
import type { Act, TableModel } from '../model.js';
import type { Story } from '../story.svelte.js';
import { type AnyMoment, type AnyPlans, carryOutPlan } from './plan-carrier.js';

/** A command of several actions as it is offered. */
export interface OfferedPlan {
  readonly plan: Typed;
  readonly label: string;
  readonly preview: readonly string[];
}

/** A command that can be taken back as one, and how that is said. */
export interface OfferedTakeBack extends TakeBack {
  readonly sentence: string;
}

/** How a command ended, in one sentence. */
export interface PlanReport {
  readonly halted: boolean;
  readonly text: string;
}

/** Whether this is meant, although that would come of it. */
export type Confirm = (question: string, reasons: readonly string[]) => Promise<boolean>;

/** A question that is to be answered before a command is carried out. */
export interface AskedFirst {
  readonly question: string;
  readonly reasons: readonly string[];
  answer(yes: boolean): void;
}

export interface PlanParts {
  /** The table itself: what is done goes there. */
  readonly model: Pick<TableModel, 'standing' | 'seat' | 'log' | 'waiting'>;
  /** The table as it is shown, which may be behind: what is offered follows it. */
  readonly shown: Pick<TableModel, 'standing' | 'seat'>;
  readonly story: Story;
  readonly act: Act;
  /** Called before a command begins. */
  begin(): void;
}

/** The commands of several actions at one table: those that are offered, the one under way, and what became of the last. */
export class PlanDesk {
  private readonly parts: PlanParts;
  private readonly plans: AnyPlans;
  private readonly book: PlanBook;
  /** What is being carried out. */
  running: string | null = $state(null);
  report: PlanReport | null = $state.raw(null);
  /** Whether somebody means it, who has not answered yet. */
  asked: AskedFirst | null = $state.raw(null);
  /** Counts what was noted: the book itself is plain. */
  private noted = $state(0);

  constructor(plans: AnyPlans, parts: PlanParts) {
    this.parts = parts;
    this.plans = plans;
    this.book = bookOf(parts.model);
  }

  readonly offers: readonly OfferedPlan[] = $derived.by(() => {
    const { plans } = this;
    const moment = this.momentOf(this.parts.shown);
    if (moment === null || this.running !== null) return [];
    return offeredPlans<Typed, unknown, Typed>(plans, this.given, moment).map((plan) => inWords(plans, plan, moment));
  });

  /** What the seat has given at this table since it was opened. */
  private readonly given: readonly Typed[] = $derived.by(() => {
    void this.noted;
    const { log, seat } = this.parts.model;
    return seat === null || this.plans.resumes === undefined ? [] : this.book.given(seat, actsInForce(log));
  });

  /** The last act belongs to a command that can be taken back as one. */
  readonly takeBack: OfferedTakeBack | null = $derived.by(() => {
    void this.noted;
    const { log, standing } = this.parts.model;
    const back = this.book.takeBack(actsInForce(log), standing?.undoable ?? 0);
    return back && { ...back, sentence: furniture.words.plans.takeBack(back.label) };
  });

  /** What stands above the list of commands. */
  get title(): string {
    return furniture.words.plans.title;
  }

  /** What somebody who types is told that is asked whether they mean it. */
  get onceMore(): string {
    return furniture.words.plans.onceMore;
  }

  /** A plan that the game made itself, in words; null where nobody is asked. */
  offered(plan: Typed): OfferedPlan | null {
    const { plans } = this;
    const moment = this.momentOf(this.parts.shown);
    return moment === null ? null : inWords(plans, plan, moment);
  }

  /** Several actions and commands as one command; null where the game does not put these together. */
  compose(parts: readonly PlanPart<Typed, Typed>[]): OfferedPlan | null {
    const { plans } = this;
    const moment = this.momentOf(this.parts.shown);
    const plan: Typed | null = moment === null ? null : (plans.compose?.(parts, moment) ?? null);
    return plan && inWords(plans, plan, moment!);
  }

  /** What somebody who types is told whose choices are no command together. */
  get apart(): string {
    return furniture.words.plans.apart;
  }

  /** Carries a plan out; what became of it is told. One at a time. Null where it is not begun. */
  async carryOut(plan: Typed, confirm: Confirm = this.confirm): Promise<PlanReport | null> {
    this.parts.begin();
    const offered = this.offered(plan);
    if (offered === null || this.running !== null) return null;
    const { label } = offered;
    if (!(await this.isMeant(offered, confirm))) return null;
    const { seat } = this.parts.model;
    this.running = label;
    this.report = null;
    try {
      const { end, seqs } = await carryOutPlan(this.plans, plan, this.table);
      if (seat !== null) this.book.note({ seat, plan, label, seqs });
      this.noted++;
      this.report = reportOf(label, end);
      return this.report;
    } finally {
      this.running = null;
    }
  }

  private readonly confirm: Confirm = (question, reasons) =>
    new Promise((answer) => {
      this.asked = {
        question,
        reasons,
        answer: (yes) => {
          this.asked = null;
          answer(yes);
        },
      };
    });

  /** Asked where something is at stake; and done only if the table stands then as it was asked about. */
  private async isMeant(offered: OfferedPlan, confirm: Confirm): Promise<boolean> {
    const { model } = this.parts;
    const moment = this.momentOf(model);
    const reasons = moment === null ? [] : (this.plans.asks?.(offered.plan, moment) ?? []);
    if (reasons.length === 0) return true;
    const before = model.standing?.seq;
    return (await confirm(`${offered.label}?`, reasons)) && this.running === null && model.standing?.seq === before;
  }

  dismiss(): void {
    this.report = null;
  }

  private momentOf({ standing, seat }: PlanParts['shown']): AnyMoment | null {
    if (standing === null || seat === null || standing.legal.length === 0) return null;
    return { seat, view: standing.view, legal: standing.legal, audience: this.parts.story.audience };
  }

  private get table() {
    const desk = this;
    const { model, act } = desk.parts;
    return {
      get seat() {
        return model.seat;
      },
      get over() {
        return model.standing?.over ?? true;
      },
      get log() {
        return model.log;
      },
      get free() {
        return model.standing?.freely ?? model.standing?.undoable ?? 0;
      },
      get moment() {
        return desk.momentOf(model);
      },
      act,
      settled: () => once(() => !model.waiting),
      asked: () => once(() => model.standing?.over === true || (!model.waiting && desk.momentOf(model) !== null)),
    };
  }
}

function inWords(plans: AnyPlans, plan: Typed, moment: AnyMoment): OfferedPlan {
  return { plan, label: plans.label(plan, moment), preview: plans.preview(plan, moment) };
}

/** Once this is so. */
function once(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!isSo()) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  });
}

function reportOf(label: string, end: PlanEnd): PlanReport {
  const { plans } = furniture.words;
  if (end.kind === 'done') return { halted: false, text: plans.done(label) };
  const why = end.why === 'game' ? end.sentence! : plans.why[end.why];
  return { halted: true, text: plans.stopped(label, why) };
}

const books = new WeakMap<object, PlanBook>();

/** What is remembered of a table as long as it is open. */
function bookOf(table: object): PlanBook {
  let book = books.get(table);
  if (book === undefined) {
    book = new PlanBook();
    books.set(table, book);
  }
  return book;
}
