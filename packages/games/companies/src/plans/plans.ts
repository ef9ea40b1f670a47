import type { GamePlans } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { View } from '../view.js';
import {
  askOffers,
  deliverOffers,
  deliverPreview,
  dumpOffers,
  dumpPreview,
  loadOffers,
  loadPreview,
  nextAsking,
  nextDelivery,
  nextDumping,
  nextLoad,
  nextPayment,
  payOffers,
} from './cargo.js';
import { detachOffers, nextDetachment } from './detach.js';
import { developOffers, nextDevelopment } from './develop.js';
import { costOf, unforeseen } from './foreseen.js';
import {
  clearOffers,
  divideOffers,
  foundOffers,
  launchOffers,
  nextClearing,
  nextDivision,
  nextFounding,
  nextLaunch,
  nextRefill,
  nextWarehouse,
  refillOffers,
  warehouseOffers,
} from './harbour.js';
import { billPreview, composeOrder, nextOfOrder } from './order.js';
import type { CompaniesPlan, Moment, NextStep } from './plan.js';
import { nextRepair, repairOffers, repairPreview } from './repair.js';
import { deliveryLines, keptOffers, legOf, nextRoute, nextSail, sailOffers, sailPreview } from './sail.js';
import { nextToken, spreadOffers, spreadPreview } from './spread.js';
import { endingAsks, nextEnding, nextRemoval, nextStay, removeOffers, turnOffers, turnPreview } from './turn.js';
import { PLAN_WORDS } from './words/index.js';

/** Section 14: commands that are several actions. Fights are never among them. */
export const companiesPlans: GamePlans<Action, View, CompaniesPlan> = {
  offers: (moment) => [
    ...loadOffers(moment),
    ...askOffers(moment),
    ...sailOffers(moment),
    ...payOffers(moment),
    ...spreadOffers(moment),
    ...refillOffers(moment),
    ...deliverOffers(moment),
    ...repairOffers(moment),
    ...launchOffers(moment),
    ...warehouseOffers(moment),
    ...foundOffers(moment),
    ...clearOffers(moment),
    ...developOffers(moment),
    ...divideOffers(moment),
    ...removeOffers(moment),
    ...detachOffers(moment),
    ...dumpOffers(moment),
    ...turnOffers(moment),
  ],
  resumes: keptOffers,
  label: (plan, { audience }) => {
    // The key fits the plan; the type checker cannot follow that through a union.
    const say = PLAN_WORDS[audience.language].labels[plan.type] as (plan: CompaniesPlan, name: unknown) => string;
    return say(plan, audience.name);
  },
  preview: previewOf,
  next: nextOf,
  compose: composeOrder,
  asks: (plan, moment) => {
    if (plan.type === 'endTurn') return endingAsks(plan, moment);
    return plan.type === 'dump' ? dumpPreview(plan, moment) : [];
  },
  stops: unforeseen,
};

function previewOf(plan: CompaniesPlan, moment: Moment): readonly string[] {
  const words = PLAN_WORDS[moment.audience.language];
  switch (plan.type) {
    case 'sailTo':
      return sailPreview(plan, moment);
    case 'routes':
      return [
        ...plan.routes.flatMap((route) => {
          const leg = legOf(route, moment);
          return [words.leg(leg.fleet, leg.to), ...sailPreview(leg, moment)];
        }),
        ...deliveryLines(plan, moment),
      ];
    case 'loadAll':
      return loadPreview(plan, moment);
    case 'payPirates':
      return [words.pays];
    case 'deliverAll':
      return deliverPreview(moment);
    case 'dump':
      return dumpPreview(plan, moment);
    case 'spread':
      return spreadPreview(plan, moment);
    case 'repair':
      return repairPreview(plan, moment);
    case 'askFor':
    case 'detach':
    case 'launch':
    case 'warehouses':
    case 'found':
    case 'clear':
      return [words.costs(costOf(plan, moment))];
    case 'order':
    case 'develop':
      return billPreview(costOf(plan, moment), moment);
    case 'refill':
      return [words.fills[plan.whose]];
    case 'divide':
      return [words.ownFirst];
    case 'removeAll':
      return [words.removes];
    case 'stayAll':
    case 'endTurn':
      return turnPreview(plan, moment);
  }
}

function nextOf(plan: CompaniesPlan, moment: Moment): NextStep {
  switch (plan.type) {
    case 'sailTo':
      return nextSail(plan, moment);
    case 'routes':
      return nextRoute(plan, moment);
    case 'loadAll':
      return nextLoad(plan, moment);
    case 'askFor':
      return nextAsking(plan, moment);
    case 'payPirates':
      return nextPayment(plan, moment);
    case 'deliverAll':
      return nextDelivery(plan, moment);
    case 'dump':
      return nextDumping(plan, moment);
    case 'detach':
      return nextDetachment(plan, moment);
    case 'spread':
      return nextToken(plan, moment);
    case 'repair':
      return nextRepair(plan, moment);
    case 'launch':
      return nextLaunch(plan, moment);
    case 'warehouses':
      return nextWarehouse(plan, moment);
    case 'found':
      return nextFounding(plan, moment);
    case 'refill':
      return nextRefill(plan, moment);
    case 'divide':
      return nextDivision(plan, moment);
    case 'clear':
      return nextClearing(plan, moment);
    case 'removeAll':
      return nextRemoval(plan, moment);
    case 'develop':
      return nextDevelopment(plan, moment);
    case 'order':
      return nextOfOrder(plan, moment, nextOf);
    case 'stayAll':
      return nextStay(plan, moment);
    case 'endTurn':
      return nextEnding(plan, moment);
  }
}
