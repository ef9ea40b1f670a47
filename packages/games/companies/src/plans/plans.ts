import type { GamePlans } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { View } from '../view.js';
import {
  deliverOffers,
  deliverPreview,
  loadOffers,
  loadPreview,
  nextDelivery,
  nextLoad,
  nextPayment,
  payOffers,
} from './cargo.js';
import {
  clearOffers,
  clearPreview,
  divideOffers,
  foundOffers,
  foundPreview,
  launchOffers,
  launchPreview,
  nextClearing,
  nextDivision,
  nextFounding,
  nextLaunch,
  nextRefill,
  nextWarehouse,
  refillOffers,
  warehouseOffers,
  warehousePreview,
} from './harbour.js';
import type { CompaniesPlan, Moment, NextStep } from './plan.js';
import { legOf, nextRoute, nextSail, sailOffers, sailPreview } from './sail.js';
import { nextRepair, nextToken, repairOffers, repairPreview, spreadOffers, spreadPreview } from './tokens.js';
import { nextEnding, nextRemoval, nextStay, removeOffers, turnOffers, turnPreview } from './turn.js';
import { PLAN_WORDS } from './words/index.js';

/** Section 14: commands that are several actions. Fights are never among them. */
export const companiesPlans: GamePlans<Action, View, CompaniesPlan> = {
  offers: (moment) => [
    ...loadOffers(moment),
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
    ...divideOffers(moment),
    ...removeOffers(moment),
    ...turnOffers(moment),
  ],
  label: (plan, { audience }) => {
    // The key fits the plan; the type checker cannot follow that through a union.
    const say = PLAN_WORDS[audience.language].labels[plan.type] as (plan: CompaniesPlan) => string;
    return say(plan);
  },
  preview: previewOf,
  next: nextOf,
};

function previewOf(plan: CompaniesPlan, moment: Moment): readonly string[] {
  switch (plan.type) {
    case 'sailTo':
      return sailPreview(plan, moment);
    case 'routes':
      return plan.routes.flatMap((route) => sailPreview(legOf(route, moment), moment));
    case 'loadAll':
      return loadPreview(plan, moment);
    case 'payPirates':
      return [PLAN_WORDS[moment.audience.language].pays];
    case 'deliverAll':
      return deliverPreview(moment);
    case 'spread':
      return spreadPreview(moment);
    case 'repair':
      return repairPreview(plan, moment);
    case 'launch':
      return launchPreview(plan, moment);
    case 'warehouses':
      return warehousePreview(plan, moment);
    case 'found':
      return foundPreview(plan, moment);
    case 'refill':
      return [PLAN_WORDS[moment.audience.language].fills[plan.whose]];
    case 'divide':
      return [PLAN_WORDS[moment.audience.language].ownFirst];
    case 'clear':
      return clearPreview(plan, moment);
    case 'removeAll':
      return [PLAN_WORDS[moment.audience.language].removes];
    case 'stayAll':
    case 'endTurn':
      return turnPreview(moment);
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
    case 'payPirates':
      return nextPayment(plan, moment);
    case 'deliverAll':
      return nextDelivery(plan, moment);
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
    case 'stayAll':
      return nextStay(plan, moment);
    case 'endTurn':
      return nextEnding(plan, moment);
  }
}
