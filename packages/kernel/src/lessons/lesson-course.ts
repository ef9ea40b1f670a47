import type { AnyGame, Seat, Typed } from '../contract.js';
import { type AnyTable, Table } from '../logbook/table.js';
import { Refusal } from '../refusal.js';
import {
  LEARNER,
  type Lesson,
  type LessonChoice,
  type LessonStep,
  lessonLength,
  type Made,
  stepComes,
} from './lesson.js';

// biome-ignore lint/suspicious/noExplicitAny: a step of any game
type AnyStep = LessonStep<any, any>;

/** A choice that can be made now, and the action that makes it. */
export interface Open {
  readonly choice: string;
  readonly action: Typed;
}

/** What is chosen where nothing is: a step was read, or watched. */
export const WENT_ON = '';

/**
 * Somebody's way through a lesson. `taken`, one word for each step, is all there is to remember: the same words lead to
 * the same place, so that a lesson can be left, resumed and gone back in.
 */
export class LessonCourse {
  readonly lesson: Lesson;
  private readonly game: AnyGame;
  private readonly words: string[] = [];
  private readonly steps: { readonly scene: number; readonly step: AnyStep }[];
  private made: Made = {};
  private at = 0;
  private onTable: AnyTable;

  constructor(game: AnyGame, lesson: Lesson, taken: readonly string[] = []) {
    this.game = game;
    this.lesson = lesson;
    this.steps = lesson.scenes.flatMap(({ steps }, scene) => steps.map((step) => ({ scene, step })));
    this.onTable = this.open();
    for (const word of taken) this.goOn(word);
  }

  get table(): AnyTable {
    return this.onTable;
  }

  /** The step that is to be taken now; null at the end. */
  get step(): AnyStep | null {
    return this.steps[this.at]?.step ?? null;
  }

  /** The step before it, and what was chosen there. */
  get last(): { readonly step: AnyStep; readonly choice: string } | null {
    const choice = this.words.at(-1);
    const step = this.steps.slice(0, this.at).findLast(({ step }) => stepComes(step, this.made))?.step;
    return choice === undefined || step === undefined ? null : { step, choice };
  }

  get taken(): readonly string[] {
    return this.words;
  }

  /** How far it is: steps behind, and all on this way. */
  get progress(): { readonly done: number; readonly of: number } {
    return { done: this.words.length, of: lessonLength(this.lesson, this.made) };
  }

  /** What the learner may do now, as the step has it. */
  get choices(): readonly Open[] {
    const { step } = this;
    if (step?.kind !== 'do') return [];
    const view = this.onTable.view(LEARNER);
    const legal: readonly Typed[] = this.onTable.legal(LEARNER);
    return step.choices.flatMap(({ id, fits }: LessonChoice<unknown, Typed>) =>
      legal.filter((action) => fits(action, view)).map((action) => ({ choice: id, action })),
    );
  }

  /** The next act of the others in this step, if one is due. */
  get watched(): { readonly seat: Seat; readonly action: Typed } | null {
    const { step } = this;
    if (step?.kind !== 'watch') return null;
    const seat = this.onTable.toAct.find((other) => other !== LEARNER);
    if (seat === undefined) return null;
    const view = this.onTable.view(seat);
    const fits = step.acts[this.watchedActs];
    if (fits === undefined) return null;
    const action = this.onTable.legal(seat).find((one: Typed) => fits(one, view));
    return action === undefined ? null : { seat, action };
  }

  private watchedActs = 0;

  /** Carries one act of the others out; false when the step has no more of them. */
  watch(): boolean {
    const act = this.watched;
    if (act === null) return false;
    this.onTable.act(act.seat, act.action);
    this.watchedActs++;
    return true;
  }

  /** The learner does something that the step asks for. */
  act(action: Typed, choice: string): void {
    this.onTable.act(LEARNER, action);
    this.finish(choice);
  }

  /** Takes the step: reads on, watches all there is to see, or makes the choice of this name. */
  goOn(choice: string = WENT_ON): void {
    const { step } = this;
    if (step === null) throw new Refusal('BAD_REQUEST', 'The lesson is over.');
    if (step.kind === 'do') {
      const open = this.choices.find((one) => one.choice === choice);
      if (open === undefined) throw new Refusal('BAD_REQUEST', `"${step.id}" has no choice "${choice}".`);
      this.act(open.action, choice);
      return;
    }
    while (this.watch());
    this.finish(WENT_ON);
  }

  private finish(choice: string): void {
    const { step, scene } = this.steps[this.at]!;
    this.words.push(choice);
    this.made = { ...this.made, [step.id]: choice };
    this.watchedActs = 0;
    do this.at++;
    while (this.step !== null && !stepComes(this.step, this.made));
    if (this.step !== null && this.steps[this.at]!.scene !== scene) this.onTable = this.open();
  }

  private open(): AnyTable {
    const scene = this.lesson.scenes[this.steps[this.at]!.scene]!;
    return Table.open(this.game, scene.table(this.made));
  }
}
