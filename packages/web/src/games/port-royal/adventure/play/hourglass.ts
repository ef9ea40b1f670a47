import { type Lead, missionById } from '@roadstead/port-royal';
import { type ChapterView, isTogether } from './chapter.js';

/** PR-A4: where the hourglass of the newest mission leads; null where none works (PR-A23), or none is laid out yet. */
export function leadOf(view: Pick<ChapterView, 'chapter' | 'missions' | 'card9'>): Lead | null {
  const newest = view.missions.at(-1);
  if (view.chapter === 'variable' || newest === undefined) return null;
  return leadFrom(newest.id, isTogether(view));
}

const leadFrom = (mission: string, together: boolean): Lead | null => {
  const hourglass = missionById(mission)?.hourglass;
  return (together ? hourglass?.together : hourglass?.against) ?? null;
};

/** What the hourglass will ask, and how the answer stands now. */
export interface Hourglass {
  readonly lead: Lead;
  /** Turns until it runs out. */
  readonly turns: number;
  /** The mission that it asks about, and whether anybody has fulfilled that by now; null where it asks nothing. */
  readonly asks: { readonly mission: string; readonly isDone: boolean } | null;
}

export function hourglassOf(view: ChapterView): Hourglass | null {
  const lead = leadOf(view);
  if (lead === null) return null;
  const isDone = (id: string) => view.missions.some((open) => open.id === id && open.done.length > 0);
  return {
    lead,
    turns: view.events.pile.length,
    asks: 'ask' in lead ? { mission: lead.ask, isDone: isDone(lead.ask) } : null,
  };
}

/** Together: how many month's ends are still to come until card 9; every path is as long as any other. */
export function monthsLeft(view: Pick<ChapterView, 'chapter' | 'missions' | 'card9'>): number {
  let lead = leadOf(view);
  let months = 0;
  while (lead !== null) {
    months++;
    if ('ending' in lead || 'stays' in lead) break;
    lead = leadFrom('next' in lead ? lead.next : lead.yes, isTogether(view));
  }
  return months;
}
