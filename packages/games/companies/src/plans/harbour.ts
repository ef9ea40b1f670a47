import type { Seat } from '@roadstead/kernel';
import { TAKES_ADMINISTRATOR } from '../board/goods.js';
import { HARBOURS } from '../board/map.js';
import { SAWMILL_DISCOUNT, TARIFF } from '../board/numbers.js';
import {
  ADMINISTRATOR_COST,
  BUILDINGS_A_HARBOUR,
  FLEET_COST,
  FLEETS,
  FORT_COST,
  fleetNumber,
  isPacketFleet,
  KINDS,
  ORDINARY,
  PACKET,
  SHIPS,
  shipNumber,
  TOKEN_COST,
  WAREHOUSE_COST,
} from '../board/ships.js';
import { DEVELOPMENTS, SAWMILL_CHEAPER } from '../cards/developments.js';
import { can, least, type Moment, type NextStep, type PlanOf } from './plan.js';
import { governorOver } from './presence.js';

/** A ship, and where it goes. */
export function nextLaunch(plan: PlanOf<'launch'>, moment: Moment): NextStep {
  const joins = can(moment, 'join').find(({ fleet }) => fleet === plan.fleet);
  const founds = plan.fleet === null ? can(moment, 'newFleet')[0] : undefined;
  const last = joins ?? founds;
  if (last) return { act: last, rest: null };
  const buys = can(moment, 'buy').find(({ ship, harbour }) => ship === plan.ship && harbour === plan.harbour);
  return buys ? { act: buys, rest: plan } : 'done';
}

/** Only where a ship could go to more than one place is there anything to say beforehand. */
export function launchOffers(moment: Moment): readonly PlanOf<'launch'>[] {
  const { fleets, ducats } = moment.view.players[moment.seat]!;
  const hasNumber = FLEETS.slice(0, ORDINARY).some((id) => fleets[id] === undefined);
  return can(moment, 'buy').flatMap(({ ship, harbour }) => {
    if (ship === SHIPS[PACKET]!.id) return [];
    const here = Object.entries(fleets).filter(([id, { at }]) => at === harbour && !isPacketFleet(fleetNumber(id)));
    const joins = here.map(([fleet]) => ({ type: 'launch', ship, harbour, fleet }) as const);
    const founds = { type: 'launch', ship, harbour, fleet: null } as const;
    return here.length > 0 && hasNumber && launchCost(founds, moment) <= ducats ? [...joins, founds] : joins;
  });
}

/** V-5.33: what a governor takes without being asked. */
function tariffIn(harbour: string, { view, seat }: Moment): number {
  return view.options.leave === 'tariff' && governorOver(view, seat, harbour) !== null ? TARIFF : 0;
}

export function launchCost({ ship, harbour, fleet }: PlanOf<'launch'>, moment: Moment): number {
  const isCheaper = moment.view.players[moment.seat]!.cards.includes(DEVELOPMENTS[SAWMILL_CHEAPER]!.id);
  const price = SHIPS[shipNumber(ship)]!.cost - (isCheaper ? SAWMILL_DISCOUNT : 0);
  return price + tariffIn(harbour, moment) + (fleet === null ? FLEET_COST : 0);
}

/** As many warehouses as are asked for and allowed. */
export function nextWarehouse(plan: PlanOf<'warehouses'>, moment: Moment): NextStep {
  const act = can(moment, 'warehouse').find(({ harbour }) => harbour === plan.harbour);
  return act ? { act, rest: plan.n > 1 ? { ...plan, n: plan.n - 1 } : null } : 'done';
}

/** V-5.1: two at once, where there is room and money for both. */
export function warehouseOffers(moment: Moment): readonly PlanOf<'warehouses'>[] {
  const { ducats } = moment.view.players[moment.seat]!;
  if (ducats < BUILDINGS_A_HARBOUR * WAREHOUSE_COST) return [];
  return can(moment, 'warehouse').flatMap(({ harbour }) => {
    const open = moment.view.harbours[harbour]!.fields.filter(([owner, , damage]) => owner === null && damage === 0);
    return open.length < BUILDINGS_A_HARBOUR ? [] : [{ type: 'warehouses', harbour, n: BUILDINGS_A_HARBOUR } as const];
  });
}

export const warehouseCost = ({ harbour, n }: PlanOf<'warehouses'>, moment: Moment): number =>
  n * (WAREHOUSE_COST + tariffIn(harbour, moment));

/** A warehouse, an administrator and maybe a fort, as far as the rules and the purse go. */
export function nextFounding(plan: PlanOf<'found'>, moment: Moment): NextStep {
  const here = moment.view.harbours[plan.harbour]!;
  const owns = here.fields.some(([owner]) => owner === moment.seat);
  const isChief = here.administrator?.[0] === moment.seat;
  const builds = can(moment, 'warehouse').find(({ harbour }) => harbour === plan.harbour);
  if (!owns && builds) return { act: builds, rest: plan };
  const appoints = can(moment, 'administrator').find(
    ({ harbour, kind }) => harbour === plan.harbour && kind === plan.kind,
  );
  if (!isChief && appoints) return { act: appoints, rest: plan.fort ? plan : null };
  const fortifies = can(moment, 'fort').find(({ harbour }) => harbour === plan.harbour);
  return plan.fort && fortifies ? { act: fortifies, rest: null } : 'done';
}

/** Where neither a warehouse nor an administrator of one's own stands yet, and both can be paid. */
export function foundOffers(moment: Moment): readonly PlanOf<'found'>[] {
  const { ducats } = moment.view.players[moment.seat]!;
  if (ducats < WAREHOUSE_COST + ADMINISTRATOR_COST) return [];
  return can(moment, 'warehouse').flatMap(({ harbour }) => {
    const { fields, administrator } = moment.view.harbours[harbour]!;
    if (
      fields.some(([owner]) => owner === moment.seat) ||
      administrator !== null ||
      !TAKES_ADMINISTRATOR[HARBOURS.indexOf(harbour)]
    )
      return [];
    return KINDS.map((kind) => ({ type: 'found', harbour, kind, fort: false }) as const);
  });
}

export const foundCost = ({ harbour, fort }: PlanOf<'found'>, moment: Moment): number =>
  WAREHOUSE_COST + tariffIn(harbour, moment) + ADMINISTRATOR_COST + (fort ? FORT_COST : 0);

/** V-4.5: all fields with room, or all but those of others. */
export function nextRefill(plan: PlanOf<'refill'>, moment: Moment): NextStep {
  const { fields } = moment.view.harbours[plan.harbour]!;
  const isMeant = (field: number) => isToFill(plan, fields[field - 1]![0], moment.seat);
  const all = can(moment, 'refill');
  const widest = all.reduce((a, b) => (b.fields.length > a.fields.length ? b : a), all[0]!);
  if (widest === undefined) return 'done';
  const wanted = widest.fields.filter(isMeant);
  const act = all.find(
    (one) => one.fields.length === wanted.length && wanted.every((field) => one.fields.includes(field)),
  );
  return act ? { act, rest: null } : 'done';
}

function isToFill(plan: PlanOf<'refill'>, owner: Seat | null, own: Seat): boolean {
  if (plan.whose === 'all') return true;
  return plan.whose === 'allBut' ? owner !== plan.seat : owner === null || owner === own;
}

/** Where several others own stores, also all but those of one of them. */
export function refillOffers(moment: Moment): readonly PlanOf<'refill'>[] {
  const refills = can(moment, 'refill');
  const [first] = refills;
  if (!first) return [];
  const { harbour } = first;
  const { fields } = moment.view.harbours[harbour]!;
  const owners = new Set(refills.flatMap((refill) => refill.fields.map((field) => fields[field - 1]![0])));
  const others = [...owners].filter((owner): owner is Seat => owner !== null && owner !== moment.seat);
  return [
    { type: 'refill', harbour, whose: 'own' },
    { type: 'refill', harbour, whose: 'all' },
    ...(others.length > 1 ? others.map((seat) => ({ type: 'refill', harbour, whose: 'allBut', seat }) as const) : []),
  ];
}

/** V-5.31: cube by cube, one's own stores first, the lower field first. */
export function nextDivision(plan: PlanOf<'divide'>, moment: Moment): NextStep {
  const { fields } = moment.view.harbours[plan.harbour]!;
  const here = can(moment, 'divide').filter(({ harbour }) => harbour === plan.harbour);
  const act = least(here, ({ field }) => [fields[field - 1]![0] === moment.seat ? 0 : 1, field]);
  return act ? { act, rest: plan } : 'done';
}

export function divideOffers(moment: Moment): readonly PlanOf<'divide'>[] {
  const [first] = can(moment, 'divide');
  return first ? [{ type: 'divide', harbour: first.harbour }] : [];
}

/** V-4.20, V-5.34 */
export function nextClearing(plan: PlanOf<'clear'>, moment: Moment): NextStep {
  const act = can(moment, 'clear').find(({ harbour, field }) => harbour === plan.harbour && field === plan.field);
  return act ? { act, rest: plan } : 'done';
}

const tokensOn = ({ view }: Moment, { harbour, field }: Pick<PlanOf<'clear'>, 'harbour' | 'field'>): number =>
  view.harbours[harbour]!.fields[field - 1]![2];

/** Where there is more than one token, and money for all. */
export function clearOffers(moment: Moment): readonly PlanOf<'clear'>[] {
  const { ducats } = moment.view.players[moment.seat]!;
  return can(moment, 'clear').flatMap(({ harbour, field }) => {
    const tokens = tokensOn(moment, { harbour, field });
    return tokens > 1 && tokens <= ducats ? [{ type: 'clear', harbour, field } as const] : [];
  });
}

export const clearCost = (plan: PlanOf<'clear'>, moment: Moment): number => tokensOn(moment, plan) * TOKEN_COST;
