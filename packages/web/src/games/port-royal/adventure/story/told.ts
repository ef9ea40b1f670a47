import type { Seat } from '@roadstead/kernel';
import type { CampaignState, Event, PortRoyalResult } from '@roadstead/port-royal';
import {
  type ChapterOutcome,
  deedTold,
  type Ending,
  eveningOf,
  lossReason,
  lostPage,
  type Memory,
  NO_MEMORY,
  remembered,
  rivalOf,
  SIXTH_EVENING,
  type StoryBook,
  type StoryMission,
  type StoryPageId,
  type StoryTelling,
  storyPage,
  type ToldStory,
} from '@roadstead/port-royal/story';
import { type ChapterView, isTogether } from '../play/chapter.js';

/** A page of the story that has been told at this table, and to whom. */
export interface ToldPage {
  readonly id: StoryPageId;
  readonly telling: StoryTelling;
  readonly outcome?: ChapterOutcome;
}

export const tellPage = (book: StoryBook, { id, telling, outcome }: ToldPage): ToldStory =>
  storyPage(book, id, telling, outcome);

/** What the story says of a deed at this table, in one piece. */
export const tellDeed = (
  book: StoryBook,
  view: ChapterView,
  mission: StoryMission,
  deed: 'done' | 'step',
  seat: Seat,
): string =>
  deedTold(book, mission, deed, tellingOf(view, seat, 0, mission, NO_MEMORY))
    .map(({ text }) => text)
    .join(' ');

/** What was told so far, in its order; `earlier`: what the campaign remembers of the chapters before. */
export function storyOf(
  view: ChapterView,
  events: readonly Event[],
  result: PortRoyalResult | null,
  earlier: Memory = NO_MEMORY,
): readonly ToldPage[] {
  const { chapter } = view;
  if (view.missions.length === 0) return [];
  const tell = (seat: Seat, laid: number, page: string) => tellingOf(view, seat, laid, page, earlier);
  const begun = tell(view.start, 0, view.missions[0]!.id);
  if (chapter === 'variable') {
    const winners = result?.winners.map((seat) => nameOf(view, seat));
    return [{ id: SIXTH_EVENING, telling: winners ? { ...begun, winners } : begun }];
  }
  return [
    { id: eveningOf(chapter), telling: begun },
    ...view.missions.map(({ id }, i) => ({
      id: id as StoryMission,
      telling: tell(whoLaid(id, events) ?? view.start, i, id),
    })),
    ...outcomeOf(view, result, (page) => tell(view.active, view.missions.length, page)),
  ];
}

/** Who turned up the month's end that led to a mission. */
function whoLaid(mission: string, events: readonly Event[]): Seat | undefined {
  const at = events.findLastIndex((event) => event.type === 'story' && event.mission === mission);
  const before = events.slice(0, Math.max(0, at)).findLast((event) => event.type === 'event');
  return before?.type === 'event' ? before.seat : undefined;
}

function outcomeOf(
  view: ChapterView,
  result: PortRoyalResult | null,
  tell: (page: string) => StoryTelling,
): readonly ToldPage[] {
  if (result === null || view.chapter === 'variable') return [];
  if (result.won === false) {
    const page = lostPage(view.chapter);
    return [{ id: page, telling: tell(page), outcome: { loss: lossReason(result.card9!) } }];
  }
  if (!result.ending) return [];
  const winners = result.winners.map((seat) => nameOf(view, seat));
  const page = result.ending as Ending;
  const crowned = result.campaign?.crowned ?? false;
  return [{ id: page, telling: { ...tell(page), winners }, outcome: { crowned } }];
}

/** The short name of a seat's character, as the story calls the ten. */
function nameOf({ players }: ChapterView, seat: Seat): string {
  const name = players[seat]?.character?.replace('char_', '') ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `laid`: how many missions lay open before this page. */
function tellingOf(view: ChapterView, seat: Seat, laid: number, page: string, earlier: Memory): StoryTelling {
  const { players, missions, options } = view;
  const ahead = rivalOf(players, seat);
  const before = missions.slice(0, laid).map(({ id }) => id);
  return {
    mode: isTogether(view) ? 'co-op' : 'competitive',
    hero: nameOf(view, seat),
    crew: players.map((player) => nameOf(view, player.seat)),
    ...(ahead && { rival: nameOf(view, ahead.seat) }),
    failures: (options.campaign as CampaignState | null | undefined)?.failures ?? 0,
    memory: remembered(earlier, memoryOf(view, before, page)),
  };
}

/** What this chapter remembers as a page is told: what lay open, and who has fulfilled it. */
function memoryOf(view: ChapterView, laid: readonly string[], page: string): Memory {
  const done = view.missions.filter(({ id, done: seats }) => laid.includes(id) && seats.length > 0);
  return {
    laid: new Set([...laid, page] as StoryMission[]),
    done: new Map(done.map(({ id, done: [first] }) => [id as StoryMission, nameOf(view, first!)])),
    won: new Map(),
  };
}
