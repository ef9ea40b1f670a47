import { missionById, type View } from '@roadstead/port-royal';

/** Whether a table plays a chapter as a team. */
export function isTeam({ card9 }: View): boolean {
  return card9 !== undefined && card9 !== null;
}

/** By mission: how many more will be laid out after it, together. */
const STILL_TO_COME = new Map<string, number>();

/** PR-A4: missions that the hourglasses still lead to. */
export function missionsToCome(view: View): number {
  const newest = view.missions?.at(-1);
  if (newest === undefined) return 0;
  let n = STILL_TO_COME.get(newest.id);
  if (n === undefined) {
    n = countFrom(newest.id);
    STILL_TO_COME.set(newest.id, n);
  }
  return n;
}

function countFrom(id: string): number {
  const lead = missionById(id)!.hourglass.together;
  if (lead === undefined) return 0;
  if ('next' in lead) return 1 + countFrom(lead.next);
  return 'ask' in lead ? 1 + countFrom(lead.yes) : 0;
}

/** By mission: the most crowns that one after it may ask for, together. */
const CROWNS_TO_COME = new Map<string, number>();

export function crownsToCome(view: View): number {
  const newest = view.missions?.at(-1);
  return newest === undefined ? 0 : crownsAfter(newest.id);
}

function crownsAfter(id: string): number {
  let most = CROWNS_TO_COME.get(id);
  if (most === undefined) {
    most = Math.max(0, ...leadsTo(id).map((next) => Math.max(crownsOf(next), crownsAfter(next))));
    CROWNS_TO_COME.set(id, most);
  }
  return most;
}

function leadsTo(id: string): readonly string[] {
  const lead = missionById(id)!.hourglass.together;
  if (lead === undefined) return [];
  if ('next' in lead) return [lead.next];
  return 'ask' in lead ? [lead.yes, lead.no] : [];
}

const crownsOf = (id: string): number => missionById(id)!.task.have?.crowns ?? 0;

/** PR-A29: turns of the team before card 9 is read, this one included; each month is one event longer than the last. */
export function turnsLeft(view: View): number {
  const { pile, discard } = view.events!;
  const months = missionsToCome(view);
  const month = pile.length + discard.length + (view.event === null ? 0 : 1);
  return pile.length + months * month + (months * (months + 1)) / 2;
}
