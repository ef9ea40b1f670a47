import { FIELDS, fieldNumber, HARBOURS, isSea, NESTS } from '../board/map.js';
import { SEXTANT_FIELDS } from '../board/numbers.js';
import { FROM_HARBOUR, fleetNumber, isPacketFleet, SHIPS, shipNumber } from '../board/ships.js';
import { shortestWay } from '../board/ways.js';
import { DEVELOPMENTS, SEXTANT } from '../cards/developments.js';
import type { FleetView } from '../view.js';
import { freeCubes, ladenWith, nextLoad, nextSelling, saleAt } from './cargo.js';
import { type AtRest, isSlow, leftOf, mutinyLines } from './mutiny.js';
import { type CompaniesPlan, can, type Moment, type NextStep, ownFleet, type PlanOf, type Route } from './plan.js';
import { cargoOf, saleOf } from './sums.js';
import { PLAN_WORDS } from './words/index.js';

/** V-3.9: the fields that a fleet has left in this turn; the first of several was gone where it is asked on its way. */
function stepsLeft({ view, seat }: Moment, { at, ships, moved }: FleetView): number {
  if (!isSea(fieldNumber(at)!)) return FROM_HARBOUR;
  const pace = Math.min(
    ...ships.map((ship) => {
      const { speed } = SHIPS[shipNumber(ship.type)]!;
      return isSlow(ship) ? Math.max(1, Math.floor(speed / 2)) : speed;
    }),
  );
  const more = view.players[seat]!.cards.includes(DEVELOPMENTS[SEXTANT]!.id) ? SEXTANT_FIELDS : 0;
  return pace + more - (moved ? 1 : 0);
}

/** The whole way, and how many turns it takes if nothing comes between. */
function wayOf(moment: Moment, id: string, to: string): { readonly fields: readonly number[]; readonly turns: number } {
  const fleet = ownFleet(moment, id)!;
  const fields = shortestWay(moment.view.pirates, fieldNumber(fleet.at)!, fieldNumber(to)!);
  const first = stepsLeft(moment, fleet);
  const onSea = stepsLeft(moment, { ...fleet, at: FIELDS[0]!.id, moved: false });
  return { fields, turns: fields.length === 0 ? 0 : 1 + Math.ceil(Math.max(0, fields.length - first) / onSea) };
}

/** How the fleet lies when it has sailed as far as it goes in this turn: a way that ends at sea before the pace does, ends idly. */
function restOf(plan: PlanOf<'sailTo'>, moment: Moment): AtRest {
  const fleet = ownFleet(moment, plan.fleet)!;
  const { fields } = wayOf(moment, plan.fleet, plan.to);
  const left = stepsLeft(moment, fleet);
  const at = fields[Math.min(left, fields.length) - 1] ?? fieldNumber(fleet.at)!;
  const laden = plan.loads ? ladenWith(freeCubes(fleet, moment), fleet) : fleet;
  const isIdle = fields.length < left && isSea(at);
  return { id: plan.fleet, fleet: { ...laden, at: FIELDS[at]!.id }, halted: isIdle ? 'yes' : 'no' };
}

/** Stored routes run fleet by fleet; one that has come as far as it can is followed by the next. */
export function nextRoute(plan: PlanOf<'routes'>, moment: Moment): NextStep {
  if (plan.delivers && isDelivering(moment)) return nextSelling(plan, moment);
  for (const [done, route] of plan.routes.entries()) {
    if (ownFleet(moment, route.fleet) === undefined) continue;
    const step = nextSail(legOf(route, moment), moment);
    if (step === 'done') continue;
    return 'halt' in step ? step : { act: step.act, rest: { ...plan, routes: plan.routes.slice(done) } };
  }
  return 'done';
}

/** Where each fleet was sent last; one that is there, back to where it was sent before, from which it came. */
function keptRoutes(given: readonly CompaniesPlan[], moment: Moment): readonly Route[] {
  const sent = given.flatMap((plan): readonly Route[] =>
    plan.type === 'sailTo' ? [plan] : plan.type === 'routes' ? plan.routes : [],
  );
  return Object.entries(moment.view.players[moment.seat]!.fleets).flatMap(
    ([fleet, { at, moved }]): readonly Route[] => {
      const own = sent.filter((one) => one.fleet === fleet);
      const last = own.at(-1);
      if (last === undefined || moved) return [];
      const { to, back } = last;
      if (at !== to) return [{ fleet, to, ...(back !== undefined && { back }) }];
      const before = back ?? own.findLast((one) => one.to !== to)?.to;
      return before === undefined ? [] : [{ fleet, to: before, back: to }];
    },
  );
}

/** Section 14: a route over several turns is kept and only offered: what is under way, and with it those that ply between two harbours. */
export function keptOffers(given: readonly CompaniesPlan[], moment: Moment): readonly PlanOf<'routes'>[] {
  const canMove = can(moment, 'fleet').length > 0 || can(moment, 'stay').length > 0;
  const all = canMove ? keptRoutes(given, moment) : [];
  const underWay = all.filter(({ fleet, back }) => ownFleet(moment, fleet)!.at !== back);
  return [underWay, ...(underWay.length < all.length ? [all] : [])].flatMap((routes) => {
    const plan = { type: 'routes', routes } as const;
    return routes.length === 0 ? [] : [sellsThen(plan, moment) ? { ...plan, delivers: true } : plan];
  });
}

/** The leg of a route that a fleet is on. */
export function legOf({ fleet, to, back }: Route, moment: Moment): PlanOf<'sailTo'> {
  if (back === undefined) return { type: 'sailTo', fleet, to };
  const turns = ownFleet(moment, fleet)?.at === to;
  return { type: 'sailTo', fleet, to: turns ? back : to, loads: true };
}

/** Phase 3 has begun, and fleets that have come to harbours are asked about. */
const isDelivering = ({ view }: Moment): boolean => view.phase === 'fight';

export function nextSail(plan: PlanOf<'sailTo'>, moment: Moment): NextStep {
  if (plan.delivers && isDelivering(moment)) return nextSelling(plan, moment);
  if (plan.loads) {
    const loading = nextLoad({ type: 'loadAll', fleet: plan.fleet }, moment);
    if (loading !== 'done' && 'act' in loading) return { act: loading.act, rest: plan };
  }
  const { audience } = moment;
  const fleet = ownFleet(moment, plan.fleet);
  const words = PLAN_WORDS[audience.language];
  if (fleet === undefined) return { halt: words.lost };
  if (moment.legal.some(({ type }) => type === 'pay' || type === 'card')) return { halt: words.pirates };
  const chooses = can(moment, 'fleet').find((action) => action.fleet === plan.fleet);
  if (chooses) return { act: chooses, rest: plan };
  const ways = can(moment, 'sail').filter((action) => action.fleet === plan.fleet);
  if (fleet.at === plan.to) {
    const halts = can(moment, 'halt').find((action) => action.fleet === plan.fleet);
    return halts ? { act: halts, rest: plan.delivers ? plan : null } : 'done';
  }
  if (ways.length === 0) return 'done';
  const [next] = shortestWay(moment.view.pirates, fieldNumber(fleet.at)!, fieldNumber(plan.to)!);
  const to = FIELDS[next!]!.id;
  return { act: ways.find((action) => action.to === to) ?? ways[0]!, rest: plan };
}

/** Fleets that can set out now: the one that acts, or those that can be chosen. */
function fleetsToSail(moment: Moment): readonly string[] {
  const acting = can(moment, 'sail').map(({ fleet }) => fleet);
  const fleets = acting.length > 0 ? acting : can(moment, 'fleet').map(({ fleet }) => fleet);
  return [...new Set(fleets)];
}

/** Harbours first by what the cargo brings there in a turn; where several fleets can set out, only the best of each. */
const MOST = 3;

export function sailOffers(moment: Moment): readonly PlanOf<'sailTo'>[] {
  const fleets = fleetsToSail(moment);
  const isChoosing = can(moment, 'sail').length === 0;
  return fleets.flatMap((fleet) => {
    const loads = can(moment, 'load').some(({ fleet: id, from }) => id === fleet && typeof from === 'string');
    const list = destinations(moment, fleet, loads).map(
      (to): PlanOf<'sailTo'> => ({ type: 'sailTo', fleet, to, ...(loads && { loads }) }),
    );
    const selling = list
      .slice(0, MOST)
      .map((plan): PlanOf<'sailTo'> => ({ ...plan, delivers: true }))
      .filter((plan) => sellsThen(plan, moment));
    return [...selling, ...(isChoosing ? list.slice(0, MOST) : list)];
  });
}

type Voyage = PlanOf<'sailTo' | 'routes'>;

const legsOf = (plan: Voyage, moment: Moment): readonly PlanOf<'sailTo'>[] => {
  if (plan.type === 'sailTo') return [plan];
  return plan.routes.filter(({ fleet }) => ownFleet(moment, fleet)).map((route) => legOf(route, moment));
};

/** All own ordinary fleets, as they lie when this has been sailed; those that had moved before may lie idle. */
export function restAfter(plan: Voyage, moment: Moment): readonly AtRest[] {
  const legs = legsOf(plan, moment);
  return Object.entries(moment.view.players[moment.seat]!.fleets).flatMap(([id, fleet]): readonly AtRest[] => {
    if (isPacketFleet(fleetNumber(id))) return [];
    const leg = legs.find((one) => one.fleet === id);
    return [leg ? restOf(leg, moment) : { id, fleet, halted: 'unknown' }];
  });
}

/** Whether nothing else moves after it in this turn, and something is sold then. */
export function sellsThen(plan: Voyage, moment: Moment): boolean {
  const sailing = legsOf(plan, moment).map(({ fleet }) => fleet);
  const { fleets } = moment.view.players[moment.seat]!;
  const isLast = Object.entries(fleets).every(([id, { moved }]) => moved || sailing.includes(id));
  return isLast && saleAfter(plan, moment).cubes > 0;
}

const saleAfter = (plan: Voyage, moment: Moment) => saleAt(restAfter(plan, moment).map(leftOf), moment);

/** What is sold in the end, and what mutiny costs the fleets that had moved before. */
export function deliveryLines(plan: Voyage, moment: Moment): readonly string[] {
  if (!plan.delivers) return [];
  const sailing = legsOf(plan, moment).map(({ fleet }) => fleet);
  const others = restAfter(plan, moment).filter(({ id }) => !sailing.includes(id));
  const { cubes, ducats } = saleAfter(plan, moment);
  return [...mutinyLines(others, moment), PLAN_WORDS[moment.audience.language].sells(cubes, ducats)];
}

/** What a fleet would carry there. */
const ladingOf = (fleet: FleetView, loads: boolean, moment: Moment): readonly string[] =>
  cargoOf(loads ? ladenWith(freeCubes(fleet, moment), fleet) : fleet);

function destinations(moment: Moment, id: string, loads: boolean): readonly string[] {
  const fleet = ownFleet(moment, id)!;
  const goods = ladingOf(fleet, loads, moment);
  const isPacket = isPacketFleet(fleetNumber(id));
  const hunts = isPacket ? [] : NESTS.filter((nest) => moment.view.pirates[nest]! > 0);
  const worth = (to: string) => {
    const ducats = HARBOURS.includes(to) && !isPacket ? saleOf(moment.view, moment.seat, goods, to) : 0;
    return ducats / Math.max(1, wayOf(moment, id, to).turns);
  };
  return [...HARBOURS, ...hunts]
    .filter((to) => to !== fleet.at)
    .map((to) => ({ to, worth: worth(to), turns: wayOf(moment, id, to).turns }))
    .sort((a, b) => b.worth - a.worth || a.turns - b.turns)
    .map(({ to }) => to);
}

export function sailPreview(plan: PlanOf<'sailTo'>, moment: Moment): readonly string[] {
  const { view, seat, audience } = moment;
  const words = PLAN_WORDS[audience.language];
  const fleet = ownFleet(moment, plan.fleet)!;
  const { fields, turns } = wayOf(moment, plan.fleet, plan.to);
  const goods = ladingOf(fleet, plan.loads ?? false, moment);
  const isPacket = isPacketFleet(fleetNumber(plan.fleet));
  const ducats = HARBOURS.includes(plan.to) && !isPacket ? saleOf(view, seat, goods, plan.to) : 0;
  const areas = new Set(isPacket ? [] : fields.map((field) => NESTS[FIELDS[field]!.area] ?? ''));
  return [
    ...(plan.loads ? [words.cubes(freeCubes(fleet, moment))] : []),
    words.way(fields.length, turns),
    ...(ducats > 0 && !plan.delivers ? [words.brings(ducats)] : []),
    ...[...areas].flatMap((nest) => (view.pirates[nest] ? [words.meets(nest, view.pirates[nest]!)] : [])),
    ...mutinyLines([restOf(plan, moment)], moment),
    ...(NESTS.includes(plan.to) ? [words.nest] : []),
    ...deliveryLines(plan, moment),
  ];
}
