import type { WrittenChapter, WrittenRule } from '@roadstead/kernel';
import type { ChapterId, RuleIdOf } from './rule-ids.js';

export type ChapterWords<C extends ChapterId> = WrittenChapter<RuleIdOf<C>>;

/** The rules of the adventure from its ends on, which have a file of their own. */
export type AdventureRulings = Readonly<
  Record<
    Exclude<
      RuleIdOf<'A'>,
      | 'PR-A1'
      | 'PR-A2'
      | 'PR-A3'
      | 'PR-A4'
      | 'PR-A5'
      | 'PR-A6'
      | 'PR-A7'
      | 'PR-A8'
      | 'PR-A9'
      | `PR-A1${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
    >,
    WrittenRule
  >
>;

/** The whole book in one language. A rule that a language lacks fails the type check. */
export type BookWords = { readonly [C in ChapterId]: ChapterWords<C> };
