import type { Typed } from '../contract.js';
import type { TableRequest } from '../logbook/open.js';
import type { Language } from '../words.js';

/** The seat of whoever learns. */
export const LEARNER = 0;

/** What was chosen so far, by the id of the step. */
export type Made = Readonly<Record<string, string>>;

/** A lesson on the real rules: positions built by hand, and what happens in them step by step. Says nothing by itself. */
// biome-ignore lint/suspicious/noExplicitAny: the views and actions of all games meet here
export interface Lesson<V = any, A extends Typed = any> {
  readonly id: string;
  readonly scenes: readonly LessonScene<V, A>[];
}

export interface LessonScene<V, A> {
  /** The position may depend on what was chosen before. */
  table(made: Made): TableRequest;
  readonly steps: readonly LessonStep<V, A>[];
}

export type LessonStep<V, A> = {
  readonly id: string;
  /** Rules that are spoken of. */
  readonly rules: readonly string[];
  /** Parts of the table, and cards by their ids, that are pointed at. */
  readonly show?: readonly string[];
  /** Left out where this says no. */
  when?(made: Made): boolean;
} & (
  | { readonly kind: 'read' }
  /** The learner acts: as told, or as he likes where there are several choices. */
  | { readonly kind: 'do'; readonly choices: readonly LessonChoice<V, A>[] }
  /** Others act, one after the other; an act that nobody is asked for is left out. */
  | { readonly kind: 'watch'; readonly acts: readonly Fits<V, A>[] }
);

/** Whether an action is meant, by what the table shows. */
export type Fits<V, A> = (action: A, view: V) => boolean;

export interface LessonChoice<V, A> {
  readonly id: string;
  readonly fits: Fits<V, A>;
}

/** What a lesson says, in one language. */
export interface LessonWords {
  readonly title: string;
  /** One sentence on what it is about. */
  readonly pitch: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

export interface StepWords {
  /** What is going on, and why one would do it. */
  readonly say: string;
  /** What came of it: in one sentence, or one for each choice. */
  readonly after?: string | Readonly<Record<string, string>>;
}

/** All lessons of a game in one language, in the order in which they are learnt; the first is the guided game. */
export interface LessonBook {
  readonly game: string;
  readonly language: Language;
  readonly lessons: readonly (Lesson & { readonly words: LessonWords })[];
  /** The questions of puzzles, by their kind. */
  readonly puzzles: Readonly<Record<string, { readonly name: string; readonly ask: string }>>;
}

/** How a game's lessons are loaded: each language by itself, and none before it is asked for. */
export type LoadLessons = (language: Language) => Promise<LessonBook>;

/** What came of a step, once a choice was made there. */
export function consequence({ after }: StepWords, choice: string | undefined): string | null {
  if (after === undefined) return null;
  if (typeof after === 'string') return after;
  return (choice !== undefined && after[choice]) || null;
}

/** Whether a step is taken after these choices. */
// biome-ignore lint/suspicious/noExplicitAny: a step of any game
export const stepComes = ({ when }: LessonStep<any, any>, made: Made): boolean => when?.(made) ?? true;

/** How many steps a lesson has after these choices. Of those still to come the first is taken: the ways are about as long. */
export function lessonLength({ scenes }: Lesson, made: Made = {}): number {
  let so: Made = made;
  let length = 0;
  for (const step of scenes.flatMap(({ steps }) => steps)) {
    if (!stepComes(step, so)) continue;
    if (step.kind === 'do') so = { [step.id]: step.choices[0]!.id, ...so };
    length++;
  }
  return length;
}
