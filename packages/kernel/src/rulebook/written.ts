import type { RuleChapter } from './rulebook.js';

/** One rule as a game's words have it in one language; see `Paragraph` for references within a text. */
export interface WrittenRule {
  readonly title: string;
  readonly text: string;
  readonly example?: string;
  /** Other words that somebody may look for. The names of what it is about are added by themselves. */
  readonly also?: readonly string[];
}

/** A rule that a language lacks fails the type check. */
export interface WrittenChapter<R extends string> {
  readonly title: string;
  readonly rules: Readonly<Record<R, WrittenRule>>;
}

/** The chapters of a book, in the order of the rules document. `namesUnder`: what a rule is about, by name. */
export function chaptersAsWritten<C extends string, R extends string>(
  plan: readonly { readonly id: C; readonly rules: readonly R[] }[],
  words: { readonly [chapter in C]: { readonly title: string; readonly rules: Readonly<Record<string, WrittenRule>> } },
  namesUnder: (rule: R) => readonly string[] = () => [],
): readonly RuleChapter[] {
  return plan.map(({ id, rules }) => ({
    id,
    title: words[id].title,
    paragraphs: rules.map((rule) => {
      const { also = [], ...said } = words[id].rules[rule]!;
      return { id: rule, ...said, keywords: [...namesUnder(rule), ...also] };
    }),
  }));
}
