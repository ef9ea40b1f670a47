import type { GameRecord } from '@roadstead/kernel';
import { type Memory, type StoryChapter, type StoryMission, shortName } from '../story/index.js';
import { chapterTold } from './chapter-told.js';

/** What the story remembers of the tables before: of each chapter, the last time that it was told. */
export function rememberedIn(records: readonly GameRecord[]): Memory {
  const tellings = new Map(records.map(chapterTold).map((told) => [told.chapter, told]));
  tellings.delete('variable');
  const laid = new Set<StoryMission>();
  const done = new Map<StoryMission, string>();
  const won = new Map<StoryChapter, string>();
  for (const { chapter, missions, months, characters, isTogether, result } of tellings.values()) {
    for (const mission of missions) laid.add(mission);
    for (const month of months) {
      for (const deed of month.deeds) {
        if (deed.type === 'fulfilled' && !done.has(deed.mission))
          done.set(deed.mission, shortName(characters[deed.seat]));
      }
    }
    const winner = isTogether ? undefined : result?.winners[0];
    if (winner !== undefined) won.set(chapter as StoryChapter, shortName(characters[winner]));
  }
  return { laid, done, won };
}
