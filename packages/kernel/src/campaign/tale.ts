import type { Progress } from '../contract.js';
import type { GameRecord } from '../logbook/record.js';
import type { Language } from '../words.js';

/** What a game tells of its campaigns, in one language. All of it follows from records, without side effects. */
export interface CampaignTale {
  /** How far it has come. */
  chart(progress: Progress): CampaignChart;
  /** What was done at a table of it; of a table under way, as far as everybody may know. */
  page(part: ToldPart): DiaryPage;
}

export type LoadTale = (language: Language) => Promise<CampaignTale>;

/** A table of a campaign, and who sat at it, by seat. */
export interface ToldPart {
  readonly record: GameRecord;
  readonly names: readonly string[];
}

export interface CampaignChart {
  /** What the whole story is called. */
  readonly title: string;
  readonly stages: readonly ChartStage[];
  /** What comes now; null when the story is over. */
  readonly next: ChartNext | null;
  /** What would be an achievement, and how far it is. */
  readonly feat: ChartFeat;
}

export interface ChartStage {
  readonly number: number;
  /** Nothing is told before its time: then it only says that it is closed. */
  readonly title: string;
  readonly note: string;
  readonly state: 'done' | 'next' | 'closed';
}

export interface ChartNext {
  /** "Chapter 3". */
  readonly heading: string;
  readonly title: string;
  /** "told again"; empty at the first time. */
  readonly again: string;
  /** What the campaign brings along: coins to share, cards that are in. */
  readonly facts: readonly string[];
}

export interface ChartFeat {
  readonly title: string;
  readonly text: string;
  /** Each step of it, in order: done or not. */
  readonly marks: readonly boolean[];
  readonly isDone: boolean;
}

/** What was done at one table, month by month or whatever the game divides it into. */
export interface DiaryPage {
  readonly heading: string;
  /** Who played whom, and how. */
  readonly company: string;
  readonly sections: readonly DiarySection[];
  /** How it ended; empty as long as it goes on. */
  readonly end: readonly DiaryLine[];
}

export interface DiarySection {
  readonly heading: string;
  readonly lines: readonly DiaryLine[];
}

export interface DiaryLine {
  readonly text: string;
  /** The story's own words for it. */
  readonly quote?: string;
}

/** The whole diary as a text to keep. Emphasis in quotes is marked by asterisks, as the story writes it. */
export function diaryText(title: string, pages: readonly DiaryPage[]): string {
  const blocks = pages.flatMap(({ heading, company, sections, end }) => [
    `## ${heading}`,
    company,
    ...sections.flatMap((section) => [`### ${section.heading}`, ...section.lines.map(lineText)]),
    ...end.map(lineText),
  ]);
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

function lineText({ text, quote }: DiaryLine): string {
  return quote === undefined ? text : `${text}\n\n> ${quote}`;
}
