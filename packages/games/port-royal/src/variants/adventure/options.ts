import type { OptionSpec, Progress } from '@roadstead/kernel';

/** The chapters of the story, and the game of chosen missions after it (PR-A23). */
export const CHAPTERS = [1, 2, 3, 4, 5] as const;
export type Chapter = (typeof CHAPTERS)[number] | 'variable';

/** Left out where no chapter is played. */
export interface AdventureOptions {
  readonly chapter?: Chapter | 'none';
  /** A card is dealt and its side picked, or cards are picked in turn (PR-A1). */
  readonly characters?: 'random' | 'pick';
  /** Where the campaign stood as this table began; see `Campaign`. */
  readonly campaign?: Progress | null;
}

const PART_OF = ['chapter', 'campaign'] as const;

export const ADVENTURE_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'chapter',
    kind: 'number',
    min: CHAPTERS[0],
    max: CHAPTERS.length,
    values: ['none', 'variable'],
    default: 'none',
    partOf: PART_OF,
  },
  { name: 'characters', kind: 'one', values: ['random', 'pick'], default: 'random', partOf: PART_OF },
  { name: 'campaign', kind: 'progress', default: null, partOf: PART_OF },
];
