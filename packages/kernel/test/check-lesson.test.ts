import { describe, expect, it } from 'vitest';
import { lessonFaults, waysThrough } from '../src/harness/index.js';
import type { Language, Lesson, LessonBook, LessonStep, LessonWords } from '../src/index.js';
import { type LotsAction, type LotsView, lots } from './games/lots.js';

type Step = LessonStep<LotsView, LotsAction>;

const RULES = ['L-1'];
const any = () => true;
const READ: Step = { id: 'read', kind: 'read', rules: ['L-1'] };
const WATCH: Step = { id: 'watch', kind: 'watch', rules: [], acts: [any] };
const LAY: Step = {
  id: 'lay',
  kind: 'do',
  rules: [],
  choices: [
    { id: 'one', fits: ({ card }, { hand }) => card === hand![0] },
    { id: 'other', fits: ({ card }, { hand }) => card !== hand![0] },
  ],
};
const WORDS: LessonWords['steps'] = {
  read: { say: 'Everybody lays a card.' },
  watch: { say: 'The others lay theirs.', after: 'There they lie.' },
  lay: { say: 'Lay yours.', after: { one: 'A good one.', other: 'Not bad.' } },
};

function lessonOf(steps: readonly Step[]): Lesson {
  return { id: 'first', scenes: [{ table: () => ({ seats: 3, seed: 'lots' }), steps }] };
}

const bookOf = (language: Language, lesson: Lesson, steps: LessonWords['steps'], id = lesson.id): LessonBook => ({
  game: 'lots',
  language,
  lessons: [{ ...lesson, id, words: { title: 'Lots', pitch: 'How it is played.', steps } }],
  puzzles: {},
});

/** What is found wrong with these steps, told in German by these words. */
function faults(steps: readonly Step[], words: LessonWords['steps'] = WORDS, id?: string): readonly string[] {
  const lesson = lessonOf(steps);
  const told = Object.fromEntries(steps.map((step) => [step.id, WORDS[step.id] ?? { say: '', after: 'So it is.' }]));
  const books = {
    en: bookOf('en', lesson, told),
    nl: bookOf('nl', lesson, told),
    de: bookOf('de', lesson, words, id),
  };
  return lessonFaults(lots, lesson, books, RULES);
}

describe('the check of lessons', () => {
  it('finds nothing wrong with a good one, and every way through it', () => {
    expect(faults([READ, WATCH, LAY])).toEqual([]);
    const ways = waysThrough(lots, lessonOf([READ, WATCH, LAY]));
    expect(ways.map((way) => way.map(({ choice }) => choice))).toEqual([
      ['', '', 'one'],
      ['', '', 'other'],
    ]);
  });

  it.each<[string, readonly Step[], string]>([
    ['an act that cannot be done', [READ, WATCH, { ...LAY, choices: [] }], 'lay: nothing can be done'],
    [
      'an act of a learner who is not asked',
      [READ, WATCH, LAY, { ...LAY, id: 'again' }],
      'again: the learner is not asked',
    ],
    ['others who do nothing', [READ, { ...WATCH, acts: [] }, LAY], 'watch: there is nothing to watch'],
    ['a learner who does nothing', [READ, WATCH], 'the learner has nothing to do'],
    ['a step that stands twice', [READ, READ, WATCH, LAY], 'read: stands twice'],
    ['a rule that does not exist', [{ ...READ, rules: ['L-9'] }, WATCH, LAY], 'read: there is no rule L-9'],
    [
      'a step that never comes',
      [READ, WATCH, LAY, { ...READ, id: 'rare', when: () => false }],
      'rare: no way comes by',
    ],
    [
      'a choice that can never be made',
      [
        READ,
        WATCH,
        { ...LAY, choices: [...(LAY.kind === 'do' ? LAY.choices : []), { id: 'none', fits: () => false }] },
      ],
      'lay: "none" can never be chosen',
    ],
  ])('finds %s', (_, steps, fault) => {
    expect(faults(steps)).toContain(fault);
  });

  const { read, ...unread } = WORDS;
  it.each<[string, LessonWords['steps'], string]>([
    ['a step without words', unread, 'de: read: has no words'],
    ['words without a step', { ...WORDS, gone: { say: 'Farewell.' } }, 'de: gone: has words and no step'],
    ['words that are too many', { ...WORDS, read: { say: 'so '.repeat(46) } }, 'de: read: says too much at once'],
    [
      'a choice of which nothing comes',
      { ...WORDS, lay: { say: 'Lay yours.', after: { one: 'A good one.' } } },
      'de: lay: what comes of "other" is not said',
    ],
    [
      'a lesson that takes too long',
      { ...WORDS, watch: { say: 'There.', after: 'so '.repeat(1200) } },
      'de: the lesson takes longer than six minutes',
    ],
  ])('finds %s', (_, words, fault) => {
    expect(faults([READ, WATCH, LAY], words)).toEqual([fault]);
  });

  it('finds a lesson that a language does not have', () => {
    expect(faults([READ, WATCH, LAY], WORDS, 'another')).toEqual(['de: the lesson is not told']);
  });
});
