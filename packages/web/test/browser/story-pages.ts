import { STORY_CHAPTERS, STORY_MISSIONS, type StoryChapter } from '@roadstead/port-royal/story';
import { Played } from '../port-royal/positions.js';

/** Every mission of a chapter lies open at once, in competition: each page of it has been told. */
export const everyMission = (chapter: StoryChapter): Played =>
  new Played({
    seats: 4,
    options: { chapter },
    missions: STORY_MISSIONS[chapter],
    hands: {
      0: { character: 'char_jean' },
      1: { character: 'char_grace' },
      2: { character: 'char_ferdinando' },
      3: { character: 'char_scott' },
    },
  });

/** One way through every chapter. */
const WAYS: Readonly<Record<StoryChapter, readonly string[]>> = {
  1: ['10', '11', '12', '14'],
  2: ['20', '21', '22', '24'],
  3: ['30', '31', '33', '35'],
  4: ['40', '41', '42', '44'],
  5: ['50', '51', '53', '55'],
};
/** The first two missions of a race. */
const LAPS: Readonly<Record<StoryChapter, readonly string[]>> = {
  1: ['10', '11'],
  2: ['20', '21'],
  3: ['30', '32'],
  4: ['40', '41'],
  5: ['50', '52'],
};
/** Events that take no card off the pile, as coins would. */
const QUIET = ['event_fog', 'event_harbour_dues'];
const [NINE, SEVEN] = ['base_admiral_9_3', 'base_admiral_7_2'];

/** The last turn of a chapter alone: its month ends with one more stop, and so does the story. */
const lastTurn = (chapter: StoryChapter, isWon: boolean): Played =>
  new Played({
    seats: 1,
    options: { chapter, mode: 'co-op' },
    missions: WAYS[chapter],
    events: { pile: [...QUIET, 'event_months_end'] },
    stack: ['base_captain_4_1', 'base_settler_4_1'],
    hands: {
      0: {
        // Nothing can be bought, so that a turn ends with its stop.
        coins: 0,
        character: 'char_jean',
        missions: isWon ? WAYS[chapter] : [],
        display: isWon ? [NINE, NINE, SEVEN, SEVEN, SEVEN, 'base_jester_9_3'] : [],
      },
    },
  }).act({ type: 'stop' });

/** The last turn of a race of two, early in its chapter: the first has the cup and twelve influence, and one more stop ends the round. */
const lastLap = (chapter: StoryChapter): Played => {
  const missions = LAPS[chapter];
  return (
    new Played({
      seats: 2,
      options: { chapter },
      missions,
      events: { pile: [...QUIET, 'event_crew_shortage', 'event_months_end'] },
      stack: ['base_captain_4_1', 'base_settler_4_1'],
      hands: {
        0: { coins: 0, character: 'char_jean', missions, display: [NINE, NINE, SEVEN, SEVEN, SEVEN] },
        1: { coins: 0, character: 'char_grace' },
      },
    })
      .act({ type: 'stop' })
      // What is asked on the spot is left.
      .until(({ harbour, pending }) => harbour.length === 1 && !pending)
  );
};

const sixthEvening = (): Played =>
  new Played({
    seats: 2,
    options: { chapter: 'variable' },
    hands: { 0: { character: 'char_anne' }, 1: { character: 'char_thomas' } },
  });

type Opening = readonly [name: string, open: () => Played, pages: number];

/** What is told when a chapter has come to its end. */
export const ENDINGS: readonly (readonly [name: string, open: () => Played])[] = STORY_CHAPTERS.flatMap((chapter) => [
  [`chapter ${chapter} when it is won`, () => lastTurn(chapter, true)] as const,
  [`chapter ${chapter} when it is lost`, () => lastTurn(chapter, false)] as const,
  [`chapter ${chapter} as a race`, () => lastLap(chapter)] as const,
]);
export const SIXTH: Opening = ['the sixth evening', sixthEvening, 1];

export const ALL_TABLES: readonly Opening[] = STORY_CHAPTERS.map((chapter) => [
  `chapter ${chapter}`,
  () => everyMission(chapter),
  STORY_MISSIONS[chapter].length + 1,
]);
