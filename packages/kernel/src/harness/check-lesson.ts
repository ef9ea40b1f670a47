import type { AnyGame } from '../contract.js';
import {
  consequence,
  LEARNER,
  type Lesson,
  type LessonBook,
  type LessonStep,
  type StepWords,
} from '../lessons/lesson.js';
import { LessonCourse, WENT_ON } from '../lessons/lesson-course.js';
import { LANGUAGES, type Language } from '../words.js';

// biome-ignore lint/suspicious/noExplicitAny: a step of any game
type AnyStep = LessonStep<any, any>;

/** A step, and what was chosen there. */
export interface Taken {
  readonly step: AnyStep;
  readonly choice: string;
}
export type LessonWay = readonly Taken[];

const WORDS_A_MINUTE = 200;
const SECONDS_A_STEP = 4;
const LONGEST_SECONDS = 360;
const MOST_WORDS = 45;

/** Every way through a lesson to its end. */
export function waysThrough(game: AnyGame, lesson: Lesson): readonly LessonWay[] {
  return walk(game, lesson).ways;
}

/**
 * What is wrong with a lesson, one line each; empty is right: it comes to its end whatever is chosen, and says in every
 * language what is to be said, in words that can be taken in. `rules` are the ids of all rules of the game.
 */
export function lessonFaults(
  game: AnyGame,
  lesson: Lesson,
  books: Readonly<Record<Language, LessonBook>>,
  rules: readonly string[],
): readonly string[] {
  const { ways, stuck, asked } = walk(game, lesson);
  return [
    ...stuck,
    ...scriptFaults(lesson, rules),
    ...wayFaults(lesson, ways),
    ...(asked ? [] : ['the learner has nothing to do']),
    ...LANGUAGES.flatMap((language) =>
      wordFaults(lesson, ways, books[language]).map((fault) => `${language}: ${fault}`),
    ),
  ];
}

interface Walked {
  readonly ways: readonly LessonWay[];
  /** Where somebody would be stuck, or see nothing. */
  readonly stuck: readonly string[];
  /** Whether the learner acts anywhere. */
  readonly asked: boolean;
}

function walk(game: AnyGame, lesson: Lesson): Walked {
  const ways: LessonWay[] = [];
  const stuck = new Set<string>();
  let asked = false;
  const from = (way: LessonWay): void => {
    const course = new LessonCourse(
      game,
      lesson,
      way.map(({ choice }) => choice),
    );
    const { step } = course;
    if (step === null) {
      ways.push(way);
      return;
    }
    if (step.kind === 'watch' && course.watched === null) stuck.add(`${step.id}: there is nothing to watch`);
    if (step.kind === 'do') {
      asked = true;
      if (!course.table.toAct.includes(LEARNER)) stuck.add(`${step.id}: the learner is not asked`);
      else if (course.choices.length === 0) stuck.add(`${step.id}: nothing can be done`);
    }
    const choices = step.kind === 'do' ? new Set(course.choices.map(({ choice }) => choice)) : [WENT_ON];
    for (const choice of choices) from([...way, { step, choice }]);
  };
  from([]);
  return { ways, stuck: [...stuck], asked };
}

const stepsOf = (lesson: Lesson): readonly AnyStep[] => lesson.scenes.flatMap(({ steps }) => steps);

function scriptFaults(lesson: Lesson, rules: readonly string[]): readonly string[] {
  const steps = stepsOf(lesson);
  const ids = steps.map(({ id }) => id);
  return [
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${id}: stands twice`),
    ...steps.flatMap((step) =>
      step.rules.filter((rule) => !rules.includes(rule)).map((rule) => `${step.id}: there is no rule ${rule}`),
    ),
  ];
}

/** Every choice of every step can be made on some way. */
function wayFaults(lesson: Lesson, ways: readonly LessonWay[]): readonly string[] {
  const taken = ways.flat();
  return stepsOf(lesson).flatMap(({ id, ...step }) => {
    const met = taken.filter((one) => one.step.id === id);
    if (met.length === 0) return [`${id}: no way comes by`];
    const choices = step.kind === 'do' ? step.choices : [];
    return choices
      .filter((choice) => met.every((one) => one.choice !== choice.id))
      .map((choice) => `${id}: "${choice.id}" can never be chosen`);
  });
}

function wordFaults(lesson: Lesson, ways: readonly LessonWay[], book: LessonBook): readonly string[] {
  const words = book.lessons.find(({ id }) => id === lesson.id)?.words.steps;
  if (words === undefined) return ['the lesson is not told'];
  const ids = stepsOf(lesson).map(({ id }) => id);
  const faults = [
    ...ids.filter((id) => words[id] === undefined).map((id) => `${id}: has no words`),
    ...Object.keys(words)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id}: has words and no step`),
    ...Object.entries(words)
      .filter(([, { say }]) => countWords(say) > MOST_WORDS)
      .map(([id]) => `${id}: says too much at once`),
  ];
  const after = ({ step, choice }: Taken) => consequence(words[step.id] ?? NO_WORDS, choice);
  const untold = ways.flat().filter((taken) => taken.step.kind !== 'read' && !after(taken));
  faults.push(...new Set(untold.map(({ step, choice }) => `${step.id}: what comes of "${choice}" is not said`)));
  const seconds = ways.map((way) => {
    const read = way.map((taken) => `${words[taken.step.id]?.say ?? ''} ${after(taken) ?? ''}`).join(' ');
    return (countWords(read) / WORDS_A_MINUTE) * 60 + way.length * SECONDS_A_STEP;
  });
  if (Math.max(0, ...seconds) > LONGEST_SECONDS) faults.push('the lesson takes longer than six minutes');
  return faults;
}

const NO_WORDS: StepWords = { say: '' };

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
