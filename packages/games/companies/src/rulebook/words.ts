import type { ChapterId, RuleIdOf } from './rule-ids.js';

/** One rule in one language; see `Paragraph` of the kernel for references within a text. */
export interface RuleWords {
  readonly title: string;
  readonly text: string;
  readonly example?: string;
  /** Other words that somebody may look for. */
  readonly also?: readonly string[];
}

export interface ChapterWords<C extends ChapterId> {
  readonly title: string;
  readonly rules: Readonly<Record<RuleIdOf<C>, RuleWords>>;
}

/** The whole book in one language. A rule that a language lacks fails the type check. */
export type BookWords = { readonly [C in ChapterId]: ChapterWords<C> };
