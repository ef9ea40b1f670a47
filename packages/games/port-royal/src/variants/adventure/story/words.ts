import type { EchoId } from './echoes.js';
import type { MissionOfChapter, Remembered, StoryChapter, StoryMission } from './ids.js';
import type { Other, Speaker } from './people.js';
import type { Station } from './scenes.js';

export type StoryMode = 'co-op' | 'competitive';

/** When a paragraph is told: always, or only where all of this holds. */
export interface Condition {
  readonly mode?: StoryMode;
  /** All of these lie or lay on the table. */
  readonly laid?: readonly StoryMission[];
  /** Somebody has fulfilled it: `{doer}`. */
  readonly done?: StoryMission;
  /** It lay on the table, and nobody has. */
  readonly undone?: StoryMission;
  /** Somebody plays this character, by the short name. */
  readonly plays?: string;
  /** Somebody won this chapter in competition: `{doer}`. */
  readonly won?: StoryChapter;
}

/** Told by nobody in the scene, or said by somebody, with whatever is told around it. */
export interface StoryParagraph {
  readonly text: string;
  readonly speaker?: Speaker;
  readonly when?: Condition;
}

/** A paragraph as it is written: narration is its text alone. */
export type Written = string | StoryParagraph;

export interface MissionStory {
  readonly paragraphs: readonly Written[];
  /** As somebody fulfils it. */
  readonly done: Written;
  /** As the first of two steps is taken. */
  readonly step?: Written;
}

export interface EndingStory {
  readonly title: string;
  readonly pages: readonly (readonly Written[])[];
  /** Goes before the ending where a competitive game stopped before the chapter's last question. */
  readonly bridge: readonly Written[];
}

export interface ChapterStory<C extends StoryChapter> {
  readonly title: string;
  readonly evening: readonly Written[];
  readonly missions: Readonly<Record<MissionOfChapter<C>, MissionStory>>;
  readonly ending: EndingStory;
  readonly lost: readonly Written[];
  /** How the second, the third and every further telling begins. */
  readonly again: readonly [Written, Written, Written];
}

/** What a co-operative chapter was lost by. */
export type LossReason = 'mission' | 'cubes' | 'influence';

export type StoryEvent =
  | 'tailwind'
  | 'market_day'
  | 'storm'
  | 'audience'
  | 'harbour_dues'
  | 'open_harbour'
  | 'idle_hands'
  | 'crew_shortage'
  | 'navy_escort'
  | 'fog'
  | 'alms'
  | 'busy_quay'
  | 'governors_favour'
  | 'calm_sea'
  | 'months_end'
  | 'months_end_variable';

/** What the old woman says outside the chapters, and what is told in all of them. */
export interface FrameWords {
  readonly loss: Readonly<Record<LossReason, string>>;
  /** Two or more won: `{winners}`. */
  readonly shared: string;
  readonly noTrophy: Written;
  /** All five won together without a defeat. */
  readonly feat: Written;
  /** A cube is bought off. */
  readonly round: Written;
  /** The winner's version goes into the guest book. */
  readonly guestBook: Written;
  readonly sixthEvening: { readonly title: string; readonly paragraphs: readonly Written[]; readonly won: Written };
  readonly remembered: Readonly<Record<Remembered, string>>;
  readonly events: Readonly<Record<StoryEvent, string>>;
  /** A sign on the map, and what its picture shows. */
  /** Where all of it is told, forty years later. */
  readonly inn: string;
  readonly places: Readonly<Record<Station, { readonly name: string; readonly picture: string }>>;
  readonly people: Readonly<Record<Other | 'someone', string>>;
  readonly rhyme: readonly [string, string, string, string];
  /** The law over the harbour gate. */
  readonly law: string;
  /** Joins names: "Jean, Anne and Scott". */
  readonly and: string;
}

/** The whole story in one language. A card that a language lacks fails the type check. */
export interface StoryBook {
  readonly titles: Readonly<Record<StoryMission, string>>;
  readonly chapters: { readonly [C in StoryChapter]: ChapterStory<C> };
  readonly echoes: Readonly<Record<EchoId, Written>>;
  readonly frame: FrameWords;
}
