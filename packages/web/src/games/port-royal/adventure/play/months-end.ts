import { type Event, type Lead, missionById } from '@roadstead/port-royal';
import { isMonthsEnd } from '../stage/beats.js';
import { type ChapterView, isTogether } from './chapter.js';

/** A month's end as far as it has been told in this turn (PR-A4). */
interface MonthsEnd {
  /** The mission that the hourglass asks about, and the answer; null where it asks nothing. */
  readonly asks: { readonly mission: string; readonly isYes: boolean } | null;
  /** The mission that was laid out; null while it is not told, and where none is. */
  readonly laid: string | null;
  /** The pile after it was turned over, the top first; null until then. */
  readonly pile: readonly (string | null)[] | null;
}

/** Null in a turn that did not begin with a month's end. `told`: what happened in this turn. */
export function monthsEndOf(view: ChapterView, told: readonly Event[]): MonthsEnd | null {
  if (!told.some(isMonthsEnd)) return null;
  const story = told.find((event) => event.type === 'story');
  const laid = story?.type === 'story' ? story.mission : null;
  const asker = view.missions.filter(({ id }) => id !== laid).at(-1);
  return {
    asks: asker === undefined || view.chapter === 'variable' ? null : askedBy(asker.id, view, laid),
    laid,
    pile: told.some(({ type }) => type === 'month') ? view.events.pile : null,
  };
}

/** By the way that was gone, once it is known: a mission may be fulfilled later in the same turn. */
function askedBy(mission: string, view: ChapterView, laid: string | null): MonthsEnd['asks'] {
  const hourglass = missionById(mission)?.hourglass;
  const lead: Lead | undefined = isTogether(view) ? hourglass?.together : hourglass?.against;
  if (lead === undefined || !('ask' in lead)) return null;
  const isDone = view.missions.some(({ id, done }) => id === lead.ask && done.length > 0);
  return { mission: lead.ask, isYes: laid === null ? isDone : laid === lead.yes };
}
