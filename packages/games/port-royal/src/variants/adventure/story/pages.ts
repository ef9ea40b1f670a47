import type { Card9 } from '../view.js';
import { type Ending, eveningOf, type StoryCardId, type StoryChapter, type StoryMission } from './ids.js';
import { SCENES, type Station } from './scenes.js';
import { bridge, chapterOf, paragraphsOf, type StoryTelling, storyCard, type ToldStory } from './tell.js';
import type { LossReason, StoryBook, Written } from './words.js';

/** The sixth evening is the variable game's: everybody tells. */
export const SIXTH_EVENING = 'evening-6';
export type LostPage = `lost-${StoryChapter}`;
/** All that can be told at a table: the cards, a chapter that is lost, and the sixth evening. */
export type StoryPageId = StoryCardId | LostPage | typeof SIXTH_EVENING;

export const lostPage = (chapter: StoryChapter): LostPage => `lost-${chapter}`;
const isLost = (page: StoryPageId): page is LostPage => page.startsWith('lost-');
const isEnding = (page: StoryPageId): page is Ending => /^6\d$/.test(page);

/** Where it is told from. */
export function stationOf(page: StoryPageId): Station {
  if (page === SIXTH_EVENING) return 'every-window';
  return SCENES[isLost(page) ? eveningOf(Number(page.slice(-1)) as StoryChapter) : page].at;
}

/** What the place of a page is called: the inn, for what the old woman says outside her story. */
export function placeName({ frame }: StoryBook, page: StoryPageId): string {
  const isTold = isLost(page) || page.startsWith('evening-');
  return isTold ? frame.inn : frame.places[stationOf(page)].name;
}

/** One of these has been read wherever a chapter came to its last question; its bridge tells what they would have. */
const LAST_QUESTION: Readonly<Record<StoryChapter, readonly StoryMission[]>> = {
  1: ['14', '15'],
  2: ['24', '25'],
  3: ['33', '34'],
  4: ['44', '45'],
  5: ['53', '54'],
};

/** How a chapter came out, for those who hear about it. */
export interface ChapterOutcome {
  /** Together: what was missing. */
  readonly loss?: LossReason;
  /** Five chapters without a defeat. */
  readonly crowned?: boolean;
}

/** PR-A19: what a chapter was lost by, the first that is asked for first. */
export function lossReason({ open, missionCubes, cubesNow }: Card9): LossReason {
  if (open.length > 0) return 'mission';
  return cubesNow < missionCubes ? 'cubes' : 'influence';
}

/** Whatever is told on a page, to these people. */
export function storyPage(
  book: StoryBook,
  page: StoryPageId,
  telling: StoryTelling,
  outcome: ChapterOutcome = {},
): ToldStory {
  const tell = (written: readonly Written[]) => paragraphsOf(book, eveningOf(1), written, telling);
  const { frame } = book;
  if (page === SIXTH_EVENING) {
    const { title, paragraphs, won } = frame.sixthEvening;
    return { title, pages: [tell(telling.winners === undefined ? paragraphs : [...paragraphs, won])] };
  }
  if (isLost(page)) {
    const { title, lost } = book.chapters[Number(page.slice(-1)) as StoryChapter];
    return { title, pages: [tell([frame.loss[outcome.loss ?? 'mission'], ...lost])] };
  }
  const told = storyCard(book, page, telling);
  return isEnding(page) ? { ...told, pages: ended(book, page, told, telling, outcome) } : told;
}

function ended(
  book: StoryBook,
  ending: Ending,
  { pages }: ToldStory,
  telling: StoryTelling,
  { crowned = false }: ChapterOutcome,
): ToldStory['pages'] {
  const { frame } = book;
  const { mode, winners = [], memory } = telling;
  const isRace = mode === 'competitive';
  const isShort = isRace && !LAST_QUESTION[chapterOf(ending)].some((mission) => memory.laid.has(mission));
  const before: Written[] = isRace && winners.length > 1 ? [frame.shared] : [];
  const after: Written[] = [
    ...(isRace ? [winners.length === 0 ? frame.noTrophy : frame.guestBook] : []),
    ...(crowned ? [frame.feat] : []),
  ];
  const tell = (written: readonly Written[]) => paragraphsOf(book, ending, written, telling);
  const opening = [...(isShort ? bridge(book, ending, telling) : []), ...tell(before)];
  const closing = tell(after);
  // The very last page of all stays the last.
  const last = ending === '65' ? 1 : 0;
  return [
    ...(opening.length > 0 ? [opening] : []),
    ...pages.slice(0, pages.length - last),
    ...(closing.length > 0 ? [closing] : []),
    ...pages.slice(pages.length - last),
  ];
}
