import { same } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { SAWMILL_SHIPS } from '../board/numbers.js';
import {
  ADMINISTRATOR_COST,
  BUILDINGS_A_HARBOUR,
  CHANGE_COST,
  FORT_COST,
  fleetNumber,
  isPacketFleet,
  PACKET,
  SHIPS,
  SHIPS_A_HARBOUR,
  TAKE_OVER_COST,
  TOKEN_COST,
} from '../board/ships.js';
import { DEVELOPMENTS, developmentNumber, MOCK_PRICE, SAWMILL_MORE } from '../cards/developments.js';
import { costOfCommand } from './costs.js';
import { launchCost, launchOffers, warehouseCost } from './harbour.js';
import { type CompaniesPlan, isBuying, type Moment, type NextStep, type OrderPart, type PlanOf } from './plan.js';
import { PLAN_WORDS } from './words/index.js';

type Order = PlanOf<'order'>;

/** Part after part; one that cannot be done any more, or leads to a question, ends it. */
export function nextOfOrder(
  { parts: [part, ...others] }: Order,
  moment: Moment,
  nextOf: (plan: CompaniesPlan, moment: Moment) => NextStep,
): NextStep {
  const orderOf = (parts: readonly OrderPart[]): Order | null => (parts.length > 0 ? { type: 'order', parts } : null);
  if (part === undefined) return 'done';
  if ('act' in part) {
    const isLegal = moment.legal.some((action) => same(action, part.act));
    return isLegal ? { act: part.act, rest: orderOf(others) } : missed(moment);
  }
  const step = nextOf(part.plan, moment);
  if (step === 'done') {
    if (part.begun) return nextOfOrder({ type: 'order', parts: others }, moment, nextOf);
    // Repairs that other repairs have made already are no reason to stop.
    return part.plan.type === 'repair' && isBuying(moment)
      ? nextOfOrder({ type: 'order', parts: others }, moment, nextOf)
      : missed(moment);
  }
  if ('halt' in step) return step;
  const rest = step.rest === null ? others : [{ plan: step.rest, begun: true } as const, ...others];
  return { act: step.act, rest: orderOf(rest) };
}

function missed(moment: Moment): NextStep {
  const words = PLAN_WORDS[moment.audience.language];
  return { halt: isBuying(moment) ? words.missed : words.asked };
}

/** What can be a part: nothing that asks others, or that leads to a fight. */
const ACTS: readonly Action['type'][] = [
  'buy',
  'warehouse',
  'administrator',
  'change',
  'takeOver',
  'fort',
  'clear',
  'repair',
  'repairFort',
  'mock',
  'calm',
  'done',
];
const PLANS: readonly CompaniesPlan['type'][] = [
  'launch',
  'warehouses',
  'found',
  'clear',
  'repair',
  'develop',
  'endTurn',
];

/** Phase 4 as one order, as far as purse, slots and ships of a harbour allow it; nothing comes after its end. */
export function composeOrder(parts: readonly OrderPart[], moment: Moment): Order | null {
  const last = parts.at(-1);
  if (last === undefined || !isBuying(moment)) return null;
  const fits = parts.every(
    (part, place) =>
      canBePart(part, moment) && (part === last || !endsBuying(part)) && !isIdle(part, parts.slice(0, place)),
  );
  return fits && isAllowed(parts, moment) && reckoned(parts, moment) !== null ? { type: 'order', parts } : null;
}

function canBePart(part: OrderPart, moment: Moment): boolean {
  if ('plan' in part) return PLANS.includes(part.plan.type);
  const { act } = part;
  if (act.type !== 'buy') return ACTS.includes(act.type);
  // A ship that could go to several fleets is bought by the command that says to which.
  return launchOffers(moment).filter(({ ship, harbour }) => ship === act.ship && harbour === act.harbour).length <= 1;
}

/** What does all there is to do is of no use a second time. */
const isIdle = (part: OrderPart, before: readonly OrderPart[]): boolean =>
  'plan' in part && ['repair', 'clear', 'found'].includes(part.plan.type) && before.some((one) => same(one, part));

const endsBuying = (part: OrderPart): boolean => ('act' in part ? part.act.type === 'done' : endsTurn(part.plan));

const endsTurn = (plan: CompaniesPlan): boolean =>
  plan.type === 'develop' || plan.type === 'endTurn' || (plan.type === 'repair' && plan.ends === true);

/** Whether it goes on into the next phase. */
export const passesPhases = ({ parts }: Order): boolean => parts.some(endsBuying);

/** V-5.1: what a part builds or buys in a harbour. */
function builtBy(
  part: OrderPart,
): { readonly harbour: string; readonly ships: number; readonly buildings: number } | null {
  const one = 'act' in part ? part.act : part.plan;
  switch (one.type) {
    case 'buy':
    case 'launch':
      return { harbour: one.harbour, ships: 1, buildings: 0 };
    case 'warehouse':
    case 'administrator':
    case 'change':
    case 'takeOver':
    case 'fort':
      return { harbour: one.harbour, ships: 0, buildings: 1 };
    case 'warehouses':
      return { harbour: one.harbour, ships: 0, buildings: one.n };
    case 'found':
      return { harbour: one.harbour, ships: 0, buildings: one.fort ? 3 : 2 };
    default:
      return null;
  }
}

function isAllowed(parts: readonly OrderPart[], { view, seat }: Moment): boolean {
  const hasMore = view.players[seat]!.cards.includes(DEVELOPMENTS[SAWMILL_MORE]!.id);
  const most = SHIPS_A_HARBOUR + (hasMore ? SAWMILL_SHIPS : 0);
  const built = parts.flatMap((part) => builtBy(part) ?? []);
  return built.every(({ harbour }) => {
    const here = built.filter((one) => one.harbour === harbour);
    const sum = (of: 'ships' | 'buildings') => here.reduce((n, one) => n + one[of], 0);
    return sum('ships') <= most && sum('buildings') <= BUILDINGS_A_HARBOUR;
  });
}

/** What all parts cost at most, one after the other; null where the purse does not hold it. */
function reckoned(parts: readonly OrderPart[], moment: Moment): number | null {
  const { ducats } = moment.view.players[moment.seat]!;
  let left = ducats;
  for (const part of parts) {
    const cost = costOfPart(part, left, moment);
    if (cost > left) return null;
    left -= cost;
  }
  return ducats - left;
}

export const orderCost = ({ parts }: Order, moment: Moment): number => reckoned(parts, moment) ?? 0;

function costOfPart(part: OrderPart, purse: number, moment: Moment): number {
  if ('act' in part) return costOfAct(part.act, moment);
  const { plan } = part;
  const cost = costOfCommand(plan, moment);
  return plan.type === 'repair' ? Math.min(cost, Math.max(0, purse - (plan.keeps ?? 0))) : cost;
}

function costOfAct(action: Action, moment: Moment): number {
  switch (action.type) {
    case 'buy': {
      const { ship, harbour } = action;
      return launchCost({ type: 'launch', ship, harbour, fleet: joinedBy(action, moment) }, moment);
    }
    case 'warehouse':
      return warehouseCost({ type: 'warehouses', harbour: action.harbour, n: 1 }, moment);
    case 'administrator':
      return ADMINISTRATOR_COST;
    case 'change':
      return CHANGE_COST;
    case 'takeOver':
      return TAKE_OVER_COST;
    case 'fort':
      return FORT_COST;
    case 'clear':
    case 'repair':
    case 'repairFort':
      return TOKEN_COST;
    case 'mock':
    case 'calm':
      return MOCK_PRICE[developmentNumber(action.card)]!;
    default:
      return 0;
  }
}

/** The fleet that a new ship joins; null where it makes one. Packet boats have numbers of their own. */
function joinedBy(
  { ship, harbour }: { readonly ship: string; readonly harbour: string },
  { view, seat }: Moment,
): string | null {
  if (ship === SHIPS[PACKET]!.id) return ship;
  const here = Object.entries(view.players[seat]!.fleets).find(
    ([id, { at }]) => at === harbour && !isPacketFleet(fleetNumber(id)),
  );
  return here?.[0] ?? null;
}

/** What it costs, and what is left. */
export function billPreview(cost: number, moment: Moment): readonly string[] {
  const words = PLAN_WORDS[moment.audience.language];
  return [words.costs(cost), words.leaves(moment.view.players[moment.seat]!.ducats - cost)];
}
