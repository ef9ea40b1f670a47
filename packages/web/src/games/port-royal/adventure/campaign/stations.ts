import type { GameRecord } from '@roadstead/kernel';
import { endingOf, SCENES, STATIONS, type Station, type StoryCardId } from '@roadstead/port-royal/story';
import { chapterTold } from '@roadstead/port-royal/tale';

/** The stations of the voyage that were told of so far, in their order. */
export function stationsReached(records: readonly GameRecord[]): readonly Station[] {
  const cards = records
    .map(chapterTold)
    .flatMap(({ chapter, missions, result }): readonly StoryCardId[] => [
      ...missions,
      ...(result?.ending && chapter !== 'variable' ? [endingOf(chapter)] : []),
    ]);
  const reached = new Set(cards.map((card) => SCENES[card].at));
  return STATIONS.filter((station) => reached.has(station));
}
