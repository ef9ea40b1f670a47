import type { GameRecord, Language, Seat } from '@roadstead/kernel';
import type { Event, PortRoyalResult, View } from '@roadstead/port-royal';
import {
  type ChapterOutcome,
  type Ending,
  eveningOf,
  loadStory,
  lossReason,
  lostPage,
  missionStory,
  paragraphsOf,
  SIXTH_EVENING,
  type StoryMission,
  type StoryPageId,
  type StoryParagraph,
  shortName,
  storyPage,
  tellingFor,
} from '@roadstead/port-royal/story';
import { rememberedIn } from '@roadstead/port-royal/tale';
import type { Narrator } from '../../../play/game.js';

/** The story, page by page: how an evening opens, every mission as it is laid out and done, and how the chapter ends. */
export async function narrator(before: readonly GameRecord[], language: Language): Promise<Narrator<Event, View>> {
  const book = await loadStory(language);
  const memory = rememberedIn(before);
  const textOf = ({ text }: StoryParagraph) => text.replaceAll('*', '');

  function page(id: StoryPageId, view: View, result?: PortRoyalResult): readonly string[] {
    const telling = tellingFor(view, id, view.active, memory);
    const winners = result?.winners.map((seat) => shortName(view.players[seat]?.character));
    const outcome: ChapterOutcome = {
      ...(result?.card9 && !result.won && { loss: lossReason(result.card9) }),
      crowned: result?.campaign?.crowned ?? false,
    };
    const { title, pages } = storyPage(book, id, { ...telling, ...(winners && { winners }) }, outcome);
    return [title.toUpperCase(), ...pages.flat().map(textOf)];
  }

  function done(mission: StoryMission, seat: Seat, view: View): readonly string[] {
    const { done } = missionStory(book, mission);
    return paragraphsOf(book, mission, [done], tellingFor(view, mission, seat, memory)).map(textOf);
  }

  return (event, view) => {
    const { chapter, missions = [] } = view;
    switch (event.type) {
      case 'story': {
        const isFirst = missions[0]?.id === event.mission;
        if (typeof chapter !== 'number') return isFirst ? page(SIXTH_EVENING, view) : [];
        return [...(isFirst ? page(eveningOf(chapter), view) : []), ...page(event.mission as StoryMission, view)];
      }
      case 'fulfilled':
        return 'mission' in event ? done(event.mission as StoryMission, event.seat, view) : [];
      case 'over':
        if (event.ending) return page(event.ending as Ending, view, event);
        return event.card9 && typeof chapter === 'number' ? page(lostPage(chapter), view, event) : [];
      default:
        return [];
    }
  };
}
