import type { Action, ActionOf, FulfilMission } from '@roadstead/port-royal';
import { ROW_BY_UID, ROWS } from '../policy/rows.js';
import type { Outlook } from '../policy/worth.js';
import { afterClaim, type Belongings } from './belongings.js';
import { furtherCubes, isOpenTo, rewardOf } from './quarry.js';
import { missing, questOf } from './quests.js';
import { isTeam, missionsToCome } from './time.js';

/** The mission to fulfil now, if one is worth it. */
export function fulfilment(outlook: Outlook, legal: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let dearest = Number.POSITIVE_INFINITY;
  for (const action of legal) {
    if (action.type !== 'fulfil' || !('mission' in action)) continue;
    if (!isNeeded(outlook, action.mission) || !isWorthGiving(outlook, action.mission)) continue;
    const harm = harmOf(outlook, action);
    if (harm >= dearest) continue;
    dearest = harm;
    best = action;
  }
  return best;
}

/** Together: nobody has fulfilled it, or card 9 asks for more cubes and enough are left for what is open. */
export function isNeeded({ view, seat }: Outlook, mission: string): boolean {
  if (!isTeam(view)) return true;
  const open = view.missions!.find(({ id }) => id === mission)!;
  if (open.done.length === 0) return true;
  const { cubes } = view.players[seat]!;
  const others = view.players.some((friend) => friend.seat !== seat && friend.cubes > 0);
  const left = view.card9!.open.length + missionsToCome(view);
  return cubes > left || (others && (furtherCubes(view) > 0 || cubes > 1));
}

/** Against each other: whether it brings more than is given for it. */
export function isWorthGiving({ view, seat, influence }: Outlook, mission: string): boolean {
  if (isTeam(view)) return true;
  const open = view.missions!.find(({ id }) => id === mission)!;
  return rewardOf(view, open, questOf(mission), seat, influence) > 0;
}

/** How much farther away the other missions of the seat are without the ships and coins that this one takes. */
function harmOf({ view, seat, quarry }: Outlook, { mission, with: given = [] }: FulfilMission): number {
  const own = quarry!.own;
  const kept = [...own.kept];
  for (const uid of given) kept.splice(kept.indexOf(ROWS[ROW_BY_UID[uid]!]!), 1);
  const after: Belongings = { ...own, kept };
  let harm = 0;
  for (const open of view.missions!) {
    if (open.id === mission || !isOpenTo(view, open, seat)) continue;
    const weight = open.done.length === 0 ? 1 : 0.1;
    const quest = questOf(open.id);
    harm += weight * (missing(quest, after, 1, view) - missing(quest, own, 1, view));
  }
  const done = view.missions!.find(({ id }) => id === mission)!.done.length > 0;
  // Together, what one mission lacks is not given for one that is fulfilled already.
  return isTeam(view) && done && harm > HARMLESS ? Number.POSITIVE_INFINITY : harm;
}

const HARMLESS = 0.15;

/** Whether an expedition is worth the persons and items that missions may ask for. */
export function isClaimWorthIt({ view, quarry, influence }: Outlook, { uid, with: given }: ActionOf<'claim'>): boolean {
  const { own, aims, nearness } = quarry!;
  const rows = given.map((one) => ROWS[ROW_BY_UID[one]!]!);
  const after = afterClaim(own, rows);
  const lost = rows.reduce((sum, { person }) => sum + (person?.influence ?? 0), 0);
  const { influence: won, coins } = ROWS[ROW_BY_UID[uid]!]!.card as { influence: number; coins: number };
  let change = (won - lost) * influence + coins;
  for (const { quest, worth, near } of aims) change += worth * (nearness ** missing(quest, after, 1, view) - near);
  return change > 0;
}
