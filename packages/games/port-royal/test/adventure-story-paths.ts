import { firstMission, type Lead, MISSIONS, missionById } from '../src/variants/adventure/missions.js';
import {
  type Ending,
  endingOf,
  eveningOf,
  type Memory,
  type StoryCardId,
  type StoryChapter,
  type StoryMission,
  type StoryMode,
} from '../src/variants/adventure/story/index.js';

/** One way through a chapter: the missions in the order laid, and what the questions on it have proved. */
export interface Path {
  readonly chapter: StoryChapter;
  readonly mode: StoryMode;
  readonly missions: readonly StoryMission[];
  readonly done: readonly StoryMission[];
  readonly ending: Ending;
}

const leadOf = (id: string, mode: StoryMode): Lead => {
  const { together, against } = missionById(id)!.hourglass;
  return (mode === 'co-op' ? together : against)!;
};

/** Every way through the hourglasses of a chapter. What was answered with yes stays so. */
export function pathsOf(chapter: StoryChapter, mode: StoryMode): readonly Path[] {
  const first = firstMission(chapter).id as StoryMission;
  return follow({ chapter, mode, missions: [first], done: [], ending: endingOf(chapter) });
}

function follow(path: Path): readonly Path[] {
  const lead = leadOf(path.missions.at(-1)!, path.mode);
  const to = (id: string, done: readonly StoryMission[] = path.done) =>
    follow({ ...path, missions: [...path.missions, id as StoryMission], done });
  if ('next' in lead) return to(lead.next);
  if ('ending' in lead) return [{ ...path, ending: lead.ending as Ending }];
  if ('stays' in lead) return [path];
  const asked = lead.ask as StoryMission;
  return path.done.includes(asked) ? to(lead.yes) : [...to(lead.yes, [...path.done, asked]), ...to(lead.no)];
}

/** The cards that are read on a path, in their order. */
export const cardsOn = ({ chapter, missions, ending }: Path): readonly StoryCardId[] => [
  eveningOf(chapter),
  ...missions,
  ending,
];

/** What is remembered as a card of a path is read. */
export function memoryOn({ missions, done }: Path, card: StoryCardId): Memory {
  const at = missions.indexOf(card as StoryMission);
  const laid = card.startsWith('evening') ? [] : at < 0 ? missions : missions.slice(0, at + 1);
  return { laid: new Set(laid), done: new Map(done.map((mission) => [mission, 'Anne'])), won: new Map() };
}

export const MISSION_IDS = MISSIONS.map(({ id }) => id);
