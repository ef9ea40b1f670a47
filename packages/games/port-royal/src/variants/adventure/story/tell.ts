import { COINS_PER_FAILURE } from '../missions.js';
import { ECHOES_AT_THE_END, echoesOn } from './echoes.js';
import {
  type Ending,
  type Evening,
  endingOf,
  eveningOf,
  STORY_CHAPTERS,
  STORY_MISSIONS,
  type StoryCardId,
  type StoryChapter,
  type StoryMission,
} from './ids.js';
import type { Condition, MissionStory, StoryBook, StoryMode, StoryParagraph, Written } from './words.js';
import { ECHO, paragraphOf } from './write.js';

/** What the campaign remembers, by the last telling of each chapter. */
export interface Memory {
  readonly laid: ReadonlySet<StoryMission>;
  /** Who first fulfilled it. */
  readonly done: ReadonlyMap<StoryMission, string>;
  /** Who won a chapter in competition. */
  readonly won: ReadonlyMap<StoryChapter, string>;
}

export const NO_MEMORY: Memory = { laid: new Set(), done: new Map(), won: new Map() };

/** To whom it is told. All are the short names of characters. */
export interface StoryTelling {
  readonly mode: StoryMode;
  /** Who turned the card up, or did the deed. */
  readonly hero: string;
  readonly crew: readonly string[];
  /** In competition: who is ahead of the others. */
  readonly rival?: string;
  /** After a competitive chapter; nobody without a trophy. */
  readonly winners?: readonly string[];
  /** Defeats in this chapter so far. */
  readonly failures?: number;
  readonly memory: Memory;
}

export interface ToldStory {
  readonly title: string;
  readonly pages: readonly (readonly StoryParagraph[])[];
}

export const chapterOf = (card: StoryCardId): StoryChapter =>
  STORY_CHAPTERS.find(
    (chapter) =>
      card === eveningOf(chapter) ||
      card === endingOf(chapter) ||
      (STORY_MISSIONS[chapter] as readonly string[]).includes(card),
  )!;

export const missionStory = (book: StoryBook, mission: StoryMission): MissionStory =>
  (book.chapters[chapterOf(mission)].missions as Readonly<Record<string, MissionStory>>)[mission]!;

const isEvening = (card: StoryCardId): card is Evening => card.startsWith('evening');
const isEnding = (card: StoryCardId): card is Ending => card.startsWith('6');

/** A card of the story as it is told to these people. */
export function storyCard(book: StoryBook, card: StoryCardId, telling: StoryTelling): ToldStory {
  const chapter = book.chapters[chapterOf(card)];
  if (isEvening(card))
    return { title: chapter.title, pages: [paragraphsOf(book, card, opening(chapter, telling), telling)] };
  if (!isEnding(card)) {
    const { paragraphs } = missionStory(book, card);
    return { title: book.titles[card], pages: [paragraphsOf(book, card, paragraphs, telling)] };
  }
  const { title, pages } = chapter.ending;
  const told = pages.map((page) => paragraphsOf(book, card, page, telling));
  return { title, pages: card === '65' ? [...told.slice(0, -1), lastEchoes(book, telling), ...told.slice(-1)] : told };
}

/** What is told as somebody fulfils a mission, or takes the first of its two steps. */
export function deedTold(
  book: StoryBook,
  mission: StoryMission,
  deed: 'done' | 'step',
  telling: StoryTelling,
): readonly StoryParagraph[] {
  const written = missionStory(book, mission)[deed];
  return written === undefined ? [] : paragraphsOf(book, mission, [written], telling);
}

/** How a chapter begins: a lost one with something that was kept back. */
function opening(
  { evening, again }: StoryBook['chapters'][StoryChapter],
  { failures = 0 }: StoryTelling,
): readonly Written[] {
  return failures === 0 ? evening : [again[Math.min(failures, again.length) - 1]!];
}

/** What goes before an ending where a competitive game stopped early. */
export const bridge = (book: StoryBook, ending: Ending, telling: StoryTelling): readonly StoryParagraph[] =>
  paragraphsOf(book, ending, book.chapters[chapterOf(ending)].ending.bridge, telling);

/** Paragraphs that hold now, with all names in them. */
export function paragraphsOf(
  book: StoryBook,
  card: StoryCardId,
  written: readonly Written[],
  telling: StoryTelling,
): readonly StoryParagraph[] {
  return written.flatMap((one) => {
    if (one === ECHO) return echoes(book, card, telling).slice(0, 1);
    const paragraph = paragraphOf(one);
    return holds(paragraph.when, telling) && isComplete(paragraph, telling) ? [filled(book, paragraph, telling)] : [];
  });
}

const lastEchoes = (book: StoryBook, telling: StoryTelling): readonly StoryParagraph[] =>
  echoes(book, '65', telling).slice(0, ECHOES_AT_THE_END);

function echoes(book: StoryBook, card: StoryCardId, telling: StoryTelling): readonly StoryParagraph[] {
  return echoesOn(card)
    .filter(({ when }) => holds(when, telling))
    .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i)
    .map(({ id, when }) => filled(book, paragraphOf(book.echoes[id]), telling, doerOf(when, telling)));
}

function holds(when: Condition | undefined, { mode, crew, memory }: StoryTelling): boolean {
  if (when === undefined) return true;
  const { laid = [], done, undone, plays, won } = when;
  return (
    (when.mode === undefined || when.mode === mode) &&
    laid.every((mission) => memory.laid.has(mission)) &&
    (done === undefined || memory.done.has(done)) &&
    (undone === undefined || (memory.laid.has(undone) && !memory.done.has(undone))) &&
    (plays === undefined || crew.includes(plays)) &&
    (won === undefined || memory.won.has(won))
  );
}

const doerOf = ({ done, won }: Condition, { memory }: StoryTelling): string | undefined =>
  done !== undefined ? memory.done.get(done) : won !== undefined ? memory.won.get(won) : undefined;

/** What tells of a winner is left out where nobody has won. */
const isComplete = ({ text }: StoryParagraph, { winners = [] }: StoryTelling): boolean =>
  !text.includes('{winner}') || winners.length > 0;

function filled({ frame }: StoryBook, paragraph: StoryParagraph, telling: StoryTelling, doer = ''): StoryParagraph {
  const { hero, crew, rival = '', winners = [], failures = 0 } = telling;
  const names: Readonly<Record<string, string>> = {
    hero,
    crew: listed(crew, frame.and),
    rival,
    winner: winners[0] ?? '',
    winners: listed(winners, frame.and),
    coins: String(COINS_PER_FAILURE * failures),
    tries: String(failures + 1),
    doer,
  };
  return { ...paragraph, text: paragraph.text.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '') };
}

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
