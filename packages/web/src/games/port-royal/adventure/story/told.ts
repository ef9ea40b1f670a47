import type { Seat } from '@roadstead/kernel';
import type { Campaign, Event, PortRoyalResult } from '@roadstead/port-royal';
import {
  type Ending,
  eveningOf,
  type Memory,
  type StoryCardId,
  type StoryChapter,
  type StoryMission,
  type Telling,
} from '@roadstead/port-royal/story';
import { type ChapterView, isTogether } from '../play/chapter.js';

/** A card of the story that has been told at this table, and to whom. */
export interface ToldCard {
  readonly card: StoryCardId;
  readonly telling: Telling;
}

/** The cards that were told so far, in their order; none in the variable game, which has no story. */
export function storyOf(
  view: ChapterView,
  events: readonly Event[],
  result: PortRoyalResult | null,
): readonly ToldCard[] {
  const { chapter } = view;
  if (chapter === 'variable' || view.missions.length === 0) return [];
  const begun = tellingOf(view, view.start, 0, view.missions[0]!.id);
  return [
    { card: eveningOf(chapter), telling: begun },
    ...view.missions.map(({ id }, i) => ({
      card: id as StoryMission,
      telling: tellingOf(view, whoLaid(id, events) ?? view.start, i, id),
    })),
    ...endingOf(view, chapter, result),
  ];
}

/** Who turned up the month's end that led to a mission. */
function whoLaid(mission: string, events: readonly Event[]): Seat | undefined {
  const at = events.findLastIndex((event) => event.type === 'story' && event.mission === mission);
  const before = events.slice(0, Math.max(0, at)).findLast((event) => event.type === 'event');
  return before?.type === 'event' ? before.seat : undefined;
}

function endingOf(view: ChapterView, chapter: StoryChapter, result: PortRoyalResult | null): readonly ToldCard[] {
  if (!result?.ending) return [];
  const winners = result.winners.map((seat) => nameOf(view, seat));
  const telling = tellingOf(view, view.active, view.missions.length, `6${chapter}`);
  return [{ card: result.ending as Ending, telling: { ...telling, winners } }];
}

/** The short name of a seat's character, as the story calls the ten. */
function nameOf({ players }: ChapterView, seat: Seat): string {
  const name = players[seat]?.character?.replace('char_', '') ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `laid`: how many missions lay open before this card. */
function tellingOf(view: ChapterView, seat: Seat, laid: number, card: string): Telling {
  const { players, missions, options } = view;
  const ahead = players.toSorted((a, b) => b.influence - a.influence).find((player) => player.seat !== seat);
  return {
    mode: isTogether(view) ? 'co-op' : 'competitive',
    hero: nameOf(view, seat),
    crew: players.map((player) => nameOf(view, player.seat)),
    ...(ahead && { rival: nameOf(view, ahead.seat) }),
    failures: (options.campaign as Campaign | null | undefined)?.failures ?? 0,
    memory: memoryOf(
      view,
      missions.slice(0, laid).map(({ id }) => id),
      card,
    ),
  };
}

/** What this chapter remembers as a card is told: what lay open, and who has fulfilled it. */
function memoryOf(view: ChapterView, laid: readonly string[], card: string): Memory {
  const done = view.missions.filter(({ id, done: seats }) => laid.includes(id) && seats.length > 0);
  return {
    laid: new Set([...laid, card] as StoryMission[]),
    done: new Map(done.map(({ id, done: [first] }) => [id as StoryMission, nameOf(view, first!)])),
    won: new Map(),
  };
}
