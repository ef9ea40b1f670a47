import { GOODS, PRICE, PRODUCT } from '../board/goods.js';
import { HARBOURS } from '../board/map.js';
import { SHIPS, shipNumber } from '../board/ships.js';
import type { FleetView } from '../view.js';
import { can, least, type Moment, type NextStep, ownFleet, type PlanOf } from './plan.js';
import { ducatsFor, emptySlots } from './sums.js';
import { PLAN_WORDS } from './words/index.js';

const SOURCES = ['own', 'general', 'supply'];

/** Own stores, then general ones, then the gazette's; the ship with most empty slots first. Nobody else's. */
function loadsOf(plan: PlanOf<'loadAll'>, moment: Moment) {
  return can(moment, 'load').filter(({ fleet, from }) => fleet === plan.fleet && typeof from === 'string');
}

export function nextLoad(plan: PlanOf<'loadAll'>, moment: Moment): NextStep {
  const chooses = can(moment, 'fleet').find(({ fleet }) => fleet === plan.fleet);
  if (chooses) return { act: chooses, rest: plan };
  const ships = ownFleet(moment, plan.fleet)?.ships ?? [];
  const act = least(loadsOf(plan, moment), ({ ship, from }) => [
    SOURCES.indexOf(from as string),
    ships[ship]!.cargo.length - SHIPS[shipNumber(ships[ship]!.type)]!.cargo,
    ship,
  ]);
  return act ? { act, rest: plan } : 'done';
}

export const loadOffers = (moment: Moment): readonly PlanOf<'loadAll'>[] => {
  const [first] = can(moment, 'load').filter(({ from }) => typeof from === 'string');
  return first ? [{ type: 'loadAll', fleet: first.fleet }] : [];
};

/** How many cubes a fleet would load: what lies there, and what there is room for. */
function cubesToLoad(fleet: FleetView, { view, seat }: Moment): number {
  const { fields } = view.harbours[fleet.at]!;
  const stock = fields.reduce((sum, [owner, cubes]) => (owner === null || owner === seat ? sum + cubes : sum), 0);
  return Math.min(stock, emptySlots(fleet));
}

/** What is aboard after loading all that fits: what a harbour has to load is what it yields. */
export function cargoAfterLoading(fleet: FleetView, moment: Moment): readonly string[] {
  const good = GOODS[PRODUCT[HARBOURS.indexOf(fleet.at)]!]!;
  const loaded = Array.from({ length: cubesToLoad(fleet, moment) }, () => good);
  return [...fleet.ships.flatMap(({ cargo }) => cargo), ...loaded];
}

export function loadPreview(plan: PlanOf<'loadAll'>, moment: Moment): readonly string[] {
  const fleet = ownFleet(moment, plan.fleet)!;
  const words = PLAN_WORDS[moment.audience.language];
  const cubes = cubesToLoad(fleet, moment);
  const free = emptySlots(fleet);
  return [words.cubes(cubes), ...(free > cubes ? [words.unfilled(free - cubes)] : [])];
}

/** The dearest good first, fleets by number; everything of it at once. Nothing is dumped, and the harbour is not left. */
export function nextDelivery(plan: PlanOf<'deliverAll'>, moment: Moment): NextStep {
  const act = least(can(moment, 'deliver'), ({ fleet, good, cubes }) => [
    Object.keys(moment.view.players[moment.seat]!.fleets).indexOf(fleet),
    -priceIn(moment, fleet, good),
    -cubes,
  ]);
  return act ? { act, rest: plan } : 'done';
}

const priceIn = (moment: Moment, fleet: string, good: string): number =>
  PRICE[HARBOURS.indexOf(ownFleet(moment, fleet)!.at)]![GOODS.indexOf(good)]!;

export const deliverOffers = (moment: Moment): readonly PlanOf<'deliverAll'>[] =>
  can(moment, 'deliver').length > 0 ? [{ type: 'deliverAll' }] : [];

export function deliverPreview(moment: Moment): readonly string[] {
  const at = ownFleet(moment, can(moment, 'deliver')[0]!.fleet)!.at;
  const goods = Object.values(moment.view.players[moment.seat]!.fleets)
    .filter((fleet) => fleet.at === at)
    .flatMap(({ ships }) => ships.flatMap(({ cargo }) => cargo));
  const sold = goods.filter((good) => ducatsFor([good], HARBOURS.indexOf(at)) > 0);
  return [PLAN_WORDS[moment.audience.language].sells(sold.length, ducatsFor(sold, HARBOURS.indexOf(at)))];
}

/** What is worth least anywhere goes first, from the ship that has most. */
export function nextPayment(plan: PlanOf<'payPirates'>, moment: Moment): NextStep {
  const act = least(can(moment, 'pay'), ({ fleet, ship, good }) => [
    Math.max(...PRICE.map((row) => row[GOODS.indexOf(good)]!)),
    -ownFleet(moment, fleet)!.ships[ship]!.cargo.length,
    ship,
  ]);
  return act ? { act, rest: plan } : moment.legal.some(({ type }) => type === 'card') ? stillFights(moment) : 'done';
}

const stillFights = ({ audience }: Moment): NextStep => ({ halt: PLAN_WORDS[audience.language].stillFights });

export const payOffers = (moment: Moment): readonly PlanOf<'payPirates'>[] =>
  can(moment, 'pay').length > 0 ? [{ type: 'payPirates' }] : [];
