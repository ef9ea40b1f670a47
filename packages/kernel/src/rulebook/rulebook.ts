import type { Language } from '../words.js';

/** The rules of a game for its players, in one language. Plain data: loaded when somebody wants to read. */
export interface Rulebook {
  readonly game: string;
  readonly language: Language;
  readonly title: string;
  readonly chapters: readonly RuleChapter[];
  /** Everything that is in the box, with its numbers. */
  readonly lists?: readonly ThingList[];
}

/** Things of one kind (cards, spaces, prices) as a table. */
export interface ThingList {
  readonly id: string;
  readonly title: string;
  /** The headings; the first column names the thing. */
  readonly columns: readonly string[];
  readonly rows: readonly ThingRow[];
}

export interface ThingRow {
  readonly cells: readonly string[];
  /** Its numbers are our own, since no rulebook tells them. */
  readonly ours?: true;
}

export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** One rule. In `text` and `example`, `[words](RULE-ID)` points at another paragraph; `partsOf` takes that apart. */
export interface Paragraph {
  /** The id that the rules document and the tests know the rule by. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly example?: string;
  /** What it can also be found by: names of cards, and other words for the same thing. */
  readonly keywords: readonly string[];
}

/** How a game's rulebook is loaded: each language by itself, and none before it is asked for. */
export type LoadRulebook = (language: Language) => Promise<Rulebook>;

export function paragraphsOf({ chapters }: Rulebook): readonly Paragraph[] {
  return chapters.flatMap(({ paragraphs }) => paragraphs);
}

/** The paragraph of a rule, if the book has one. */
export function paragraph(rulebook: Rulebook, ruleId: string): Paragraph | undefined {
  return paragraphsOf(rulebook).find(({ id }) => id === ruleId);
}
