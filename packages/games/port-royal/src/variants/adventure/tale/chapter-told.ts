import { eventsFor, type GameRecord, lineOf, retell, type Seat } from '@roadstead/kernel';
import type { Event } from '../../../events.js';
import { portRoyal } from '../../../game.js';
import type { Options } from '../../../options.js';
import type { PortRoyalResult } from '../../../result.js';
import { anyCard } from '../../../words/facts.js';
import { campaignOf } from '../campaign.js';
import type { Item } from '../cards.js';
import { type Lead, missionById } from '../missions.js';
import type { Chapter } from '../options.js';
import type { StoryMission } from '../story/ids.js';
import { itemOf } from '../words/facts.js';

/** What somebody did that is worth telling. */
export type TaleDeed = { readonly seat: Seat } & (
  | { readonly type: 'kept'; readonly item: Item }
  | { readonly type: 'fulfilled' | 'step'; readonly mission: StoryMission }
  | { readonly type: 'claimed' | 'trophy' | 'boughtOff' }
);

/** A mission that was laid out, and what the hourglass had asked before. */
export interface Laid {
  readonly mission: StoryMission;
  readonly asked?: { readonly mission: StoryMission; readonly yes: boolean };
}

export interface Month {
  readonly number: number;
  /** Missing where none came with it. */
  readonly laid?: Laid;
  readonly deeds: readonly TaleDeed[];
  /** How often the harbour was lost. */
  readonly busts: number;
}

/** A chapter as its record tells it. */
export interface ChapterTold {
  readonly chapter: Chapter;
  readonly isTogether: boolean;
  /** Defeats in this chapter before it. */
  readonly failures: number;
  /** By seat; null as long as nobody was picked. */
  readonly characters: readonly (string | null)[];
  /** All that were laid out, in their order. */
  readonly missions: readonly StoryMission[];
  readonly months: readonly Month[];
  /** Null as long as it goes on. */
  readonly result: PortRoyalResult | null;
}

/** Undone acts are no part of what happened. */
export function chapterTold(record: GameRecord): ChapterTold {
  const options = record.options as Options;
  const { chapter, failures } = campaignOf(options)!;
  const steps = [...retell(portRoyal, record)];
  const inForce = new Set([0, ...lineOf(record.entries)]);
  const events = steps.flatMap(({ seq, told }) => (inForce.has(seq) ? eventsFor(told, null) : []));
  const view = portRoyal.view(steps.at(-1)!.state, null);
  return {
    chapter,
    isTogether: record.seats === 1 || options.mode === 'co-op',
    failures,
    characters: view.players.map(({ character = null }) => character),
    missions: (view.missions ?? []).map(({ id }) => id as StoryMission),
    months: monthsIn(events),
    result: (record.result as PortRoyalResult | undefined) ?? null,
  };
}

function monthsIn(events: readonly Event[]): readonly Month[] {
  const months: { number: number; laid?: Laid; deeds: TaleDeed[]; busts: number }[] = [];
  const done = new Set<string>();
  let laid: StoryMission[] = [];
  const begin = (number: number) => {
    const mission = laid.at(-1);
    const newest = months.at(-1)?.laid?.mission;
    months.push({ number, deeds: [], busts: 0, ...(mission && { laid: laidAs(mission, newest, done) }) });
    laid = [];
  };
  for (const event of events) {
    if (event.type === 'story') laid.push(event.mission as StoryMission);
    if (event.type === 'month') begin(event.month);
    else if (months.length === 0 && event.type === 'turn') begin(1);
    if (event.type === 'fulfilled' && 'mission' in event) done.add(event.mission);
    const month = months.at(-1);
    if (month === undefined) continue;
    if (event.type === 'bust') month.busts++;
    month.deeds.push(...deedIn(event));
  }
  return months;
}

/** What the hourglass of the newest mission had asked before this one was laid. */
function laidAs(mission: StoryMission, newest: StoryMission | undefined, done: ReadonlySet<string>): Laid {
  const { together, against } = (newest && missionById(newest)?.hourglass) || {};
  const leads = [together, against].filter((lead): lead is Lead => lead !== undefined);
  const asking = leads.find((lead) => 'ask' in lead && (lead.yes === mission || lead.no === mission));
  if (asking === undefined || !('ask' in asking)) return { mission };
  return { mission, asked: { mission: asking.ask as StoryMission, yes: done.has(asking.ask) } };
}

function deedIn(event: Event): readonly TaleDeed[] {
  switch (event.type) {
    case 'kept': {
      const item = itemOf(anyCard(event));
      return item === undefined ? [] : [{ type: 'kept', seat: event.seat, item }];
    }
    case 'fulfilled':
    case 'step':
      if (!('mission' in event)) return [];
      return [{ type: event.type, seat: event.seat, mission: event.mission as StoryMission }];
    case 'claimed':
    case 'trophy':
    case 'boughtOff':
      return [{ type: event.type, seat: event.seat }];
    default:
      return [];
  }
}
