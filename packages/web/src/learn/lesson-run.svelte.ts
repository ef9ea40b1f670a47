import { loadedGame } from '@roadstead/games';
import { LEARNER, type Lesson, LessonCourse, same, type Typed } from '@roadstead/kernel';
import type { Motion } from '../settings/settings.svelte.js';
import { HeldTable } from './held-table.svelte.js';
import { keepLesson, learnt } from './learnt.svelte.js';

/** How long an act of the others can be looked at. */
const PACE_MS: Readonly<Record<Motion, number>> = { off: 0, fast: 350, normal: 900, slow: 1800 };

/** Why something else than what the step asks for does nothing. */
interface Refusals {
  readonly instead: string;
  readonly readFirst: string;
}

/** A lesson under way: its course, kept on this device, and the table it is shown on. */
export class LessonRun {
  private readonly key: string;
  private readonly game: string;
  private readonly lesson: Lesson;
  private readonly refusals: () => Refusals;
  private readonly motion: () => Motion;
  private course: LessonCourse = null as unknown as LessonCourse;
  private tables = 0;
  /** Every change of the course is a new number. */
  private version = $state(0);
  busy = $state(false);
  table: HeldTable = $state.raw(null as unknown as HeldTable);

  constructor(game: string, lesson: Lesson, refusals: () => Refusals, motion: () => Motion) {
    this.key = `${game}/${lesson.id}`;
    this.game = game;
    this.lesson = lesson;
    this.refusals = refusals;
    this.motion = motion;
    this.open(learnt.now.lessons[this.key]?.taken ?? []);
  }

  get step() {
    void this.version;
    return this.course.step;
  }

  get last() {
    void this.version;
    return this.course.last;
  }

  get progress() {
    void this.version;
    return this.course.progress;
  }

  get choices() {
    void this.version;
    return this.course.choices;
  }

  /** Reads on, or watches what the others do. */
  async goOn(): Promise<void> {
    const { course } = this;
    if (this.busy || course.step === null || course.step.kind === 'do') return;
    this.busy = true;
    while (course.watch()) {
      this.table.show(course.table);
      if (course.watched !== null) await new Promise((resolve) => setTimeout(resolve, PACE_MS[this.motion()]));
    }
    this.busy = false;
    if (course !== this.course) return;
    course.goOn();
    this.moved();
  }

  back(): boolean {
    const { taken } = this.course;
    if (taken.length === 0) return false;
    this.open(taken.slice(0, -1));
    this.keep();
    return true;
  }

  restart(): void {
    this.open([]);
    this.keep();
  }

  /** Where it was left, unless the lesson has changed since. */
  private open(taken: readonly string[]): void {
    const { game } = loadedGame(this.game)!;
    try {
      this.course = new LessonCourse(game, this.lesson, taken);
    } catch {
      this.course = new LessonCourse(game, this.lesson);
    }
    this.busy = false;
    this.lay();
  }

  private lay(): void {
    const answer = (action: Typed) => this.act(action);
    const { table } = this.course;
    this.table = new HeldTable(`${this.key} ${++this.tables}`, LEARNER, table, answer, () => this.back());
    this.laid = table;
    this.version++;
  }

  private laid: unknown = null;

  private act(action: Typed): string | null {
    const open = this.course.choices.find((one) => same(one.action, action));
    if (open === undefined)
      return this.course.step?.kind === 'do' ? this.refusals().instead : this.refusals().readFirst;
    this.course.act(open.action, open.choice);
    this.moved();
    return null;
  }

  private moved(): void {
    if (this.course.table === this.laid) {
      this.table.show(this.course.table);
      this.version++;
    } else {
      this.lay();
    }
    this.keep();
  }

  private keep(): void {
    const isOver = this.course.step === null;
    keepLesson(this.key, isOver ? [] : this.course.taken, isOver);
  }
}
