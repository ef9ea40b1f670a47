import { FLEET_COST } from '../board/ships.js';
import { developCost } from './develop.js';
import { clearCost, foundCost, launchCost, warehouseCost } from './harbour.js';
import type { CompaniesPlan, Moment } from './plan.js';
import { billOf } from './repair.js';

/** What a command costs at most, in ducats, but for an order, which is reckoned part by part. */
export function costOfCommand(plan: CompaniesPlan, moment: Moment): number {
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
    default:
      return 0;
  }
}
