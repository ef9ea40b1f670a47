import type { WrittenChapter } from '@roadstead/kernel';
import type { ChapterId, RuleIdOf } from './rule-ids.js';

export type ChapterWords<C extends ChapterId> = WrittenChapter<RuleIdOf<C>>;

/** The whole book in one language. A rule that a language lacks fails the type check. */
export type BookWords = { readonly [C in ChapterId]: ChapterWords<C> };
