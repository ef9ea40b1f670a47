import { FLEET_COST } from '../board/ships.js';
import { developCost } from './develop.js';
import { clearCost, foundCost, launchCost, warehouseCost } from './harbour.js';
import { countLost, mutinyOf } from './mutiny.js';
import { orderCost, passesPhases } from './order.js';
import type { CompaniesPlan, Moment } from './plan.js';
import { billOf } from './repair.js';
import { restAfter } from './sail.js';
import { lostBy } from './spread.js';
import { restingFleets } from './turn.js';
import { PLAN_WORDS } from './words/index.js';

/** What a command was said to cost at most, in ducats. */
export function costOf(plan: CompaniesPlan, moment: Moment): number {
  switch (plan.type) {
    case 'loadAll':
      return plan.pays ?? 0;
    case 'askFor':
      return plan.n * plan.fee;
    case 'detach':
      return FLEET_COST;
    case 'repair':
      return billOf(plan, moment).cost;
    case 'launch':
      return launchCost(plan, moment);
    case 'warehouses':
      return warehouseCost(plan, moment);
    case 'found':
      return foundCost(plan, moment);
    case 'clear':
      return clearCost(plan, moment);
    case 'develop':
      return developCost(plan);
    case 'order':
      return orderCost(plan, moment);
    default:
      return 0;
  }
}

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
