/** The cards of the story: the missions of each chapter in the order of their numbers, and what ends it. */
export const STORY_MISSIONS = {
  1: ['10', '11', '12', '13', '14', '15', '16', '17'],
  2: ['20', '21', '22', '23', '24', '25', '26', '27', '28a', '28b'],
  3: ['30', '31', '32', '33', '34', '35', '36', '37', '38'],
  4: ['40', '41', '42', '43', '44', '45', '46', '47', '48'],
  5: ['50', '51', '52', '53', '54', '55', '56', '57', '58'],
} as const;

export type StoryChapter = keyof typeof STORY_MISSIONS;
export type MissionOfChapter<C extends StoryChapter> = (typeof STORY_MISSIONS)[C][number];
export type StoryMission = MissionOfChapter<StoryChapter>;

export const STORY_CHAPTERS: readonly StoryChapter[] = [1, 2, 3, 4, 5];

/** The card that opens an evening, and the one that closes it. */
export type Evening = `evening-${StoryChapter}`;
export type Ending = `6${StoryChapter}`;

export type StoryCardId = Evening | StoryMission | Ending;

export const eveningOf = (chapter: StoryChapter): Evening => `evening-${chapter}`;
export const endingOf = (chapter: StoryChapter): Ending => `6${chapter}`;

export const STORY_CARDS: readonly StoryCardId[] = STORY_CHAPTERS.flatMap((chapter) => [
  eveningOf(chapter),
  ...STORY_MISSIONS[chapter],
  endingOf(chapter),
]);

/** The missions that everybody remembers: those of the variable game. */
export const REMEMBERED = [
  ...(['10', '11', '12', '14', '20', '21', '22', '30', '31', '33', '35', '40', '41', '42', '53'] as const),
] as const;
export type Remembered = (typeof REMEMBERED)[number];
