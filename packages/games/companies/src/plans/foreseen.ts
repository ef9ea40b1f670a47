import { costOfCommand } from './costs.js';
import { countLost, mutinyOf } from './mutiny.js';
import { orderCost, passesPhases } from './order.js';
import type { CompaniesPlan, Moment } from './plan.js';
import { restAfter } from './sail.js';
import { lostBy } from './spread.js';
import { restingFleets } from './turn.js';
import { PLAN_WORDS } from './words/index.js';

/** What a command was said to cost at most, in ducats. */
export const costOf = (plan: CompaniesPlan, moment: Moment): number =>
  plan.type === 'order' ? orderCost(plan, moment) : costOfCommand(plan, moment);

/** How many ships it was said to cost. */
function shipsFor(plan: CompaniesPlan, moment: Moment): number {
  switch (plan.type) {
    case 'spread':
      return lostBy(plan, moment).length;
    case 'sailTo':
    case 'routes':
      return plan.delivers ? countLost(mutinyOf(restAfter(plan, moment)).losses) : 0;
    case 'stayAll':
    case 'endTurn':
      return countLost(mutinyOf(restingFleets(plan, moment)).losses);
    default:
      return 0;
  }
}

const isForSeveralPhases = (plan: CompaniesPlan): boolean =>
  plan.type === 'endTurn' ||
  ((plan.type === 'sailTo' || plan.type === 'routes') && plan.delivers === true) ||
  plan.type === 'develop' ||
  (plan.type === 'repair' && plan.ends === true) ||
  (plan.type === 'order' && passesPhases(plan));

/** Section 14: a command stops where more came of it than its preview said. */
export function unforeseen(plan: CompaniesPlan, began: Moment, now: Moment): string | null {
  const words = PLAN_WORDS[now.audience.language];
  if (shipsOf(began) - shipsOf(now) > shipsFor(plan, began)) return words.shipLost;
  if (ducatsOf(began) - ducatsOf(now) > costOf(plan, began)) return words.dearer;
  if (now.view.phase !== began.view.phase && !isForSeveralPhases(plan)) return words.nextPhase;
  return null;
}

const shipsOf = ({ view, seat }: Moment): number =>
  Object.values(view.players[seat]!.fleets).reduce((sum, { ships }) => sum + ships.length, 0);
const ducatsOf = ({ view, seat }: Moment): number => view.players[seat]!.ducats;
