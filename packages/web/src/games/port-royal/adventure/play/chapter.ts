import type { AdventurePlayerView, EventsView, MissionView, PlayerView, View } from '@roadstead/port-royal';

/** A player of a chapter: all that the adventure adds is there. */
export type HeroView = PlayerView & Required<AdventurePlayerView>;

/** A table at which a chapter is played. */
export interface ChapterView extends View {
  readonly chapter: NonNullable<View['chapter']>;
  readonly month: number;
  readonly turn: number;
  readonly event: string | null;
  readonly events: EventsView;
  readonly missions: readonly MissionView[];
  readonly card9: NonNullable<View['card9']> | null;
  readonly players: readonly HeroView[];
}

/** Where no chapter is played there is nothing of the adventure. */
export const chapterIn = (view: View): ChapterView | null =>
  view.chapter === undefined ? null : (view as ChapterView);

export const isTogether = ({ card9 }: Pick<ChapterView, 'card9'>): boolean => card9 !== null;
