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

/** PR-A29: turns of the team before card 9 is read, this one included; each month is one event longer than the last. */
export function turnsLeft(view: View): number {
  const { pile, discard } = view.events!;
  const months = missionsToCome(view);
  const month = pile.length + discard.length + (view.event === null ? 0 : 1);
  return pile.length + months * month + (months * (months + 1)) / 2;
}
