import type { Seat } from '@roadstead/kernel';
import { GOODS, PRICE, PRODUCT } from '../board/goods.js';
import { FIELDS, fieldNumber, HARBOURS, NESTS } from '../board/map.js';
import { TARIFF } from '../board/numbers.js';
import { fleetNumber, isPacketFleet } from '../board/ships.js';
import type { FleetView, ShipView } from '../view.js';
import { type CompaniesPlan, can, least, type Moment, type NextStep, ownFleet, type PlanOf } from './plan.js';
import { isHostile } from './presence.js';
import { cargoOf, emptySlots, freeSlots, pricesOf, saleOf } from './sums.js';
import { PLAN_WORDS } from './words/index.js';

const SOURCES = ['own', 'general', 'supply'];

/** Own stores, then general ones, then the gazette's; foreign ones only for what is to be paid. */
function loadsOf({ fleet, pays = 0 }: PlanOf<'loadAll'>, moment: Moment) {
  return can(moment, 'load').filter((load) => load.fleet === fleet && (typeof load.from === 'string' || pays > 0));
}

/** The ship with most empty slots first. */
export function nextLoad(plan: PlanOf<'loadAll'>, moment: Moment): NextStep {
  const chooses = can(moment, 'fleet').find(({ fleet }) => fleet === plan.fleet);
  if (chooses) return { act: chooses, rest: plan };
  const ships = ownFleet(moment, plan.fleet)?.ships ?? [];
  const act = least(loadsOf(plan, moment), ({ ship, from }) => [
    typeof from === 'string' ? SOURCES.indexOf(from) : SOURCES.length + from,
    -freeSlots(ships[ship]!),
    ship,
  ]);
  if (!act) return 'done';
  const isPaid = typeof act.from !== 'string';
  return { act, rest: isPaid ? { ...plan, pays: plan.pays! - TARIFF } : plan };
}

export function loadOffers(moment: Moment): readonly PlanOf<'loadAll'>[] {
  const loads = can(moment, 'load');
  if (loads.length === 0) return [];
  const { fleet } = loads[0]!;
  const pays = payableCubes(fleet, moment) * TARIFF;
  return [
    ...(loads.some(({ from }) => typeof from === 'string') ? [{ type: 'loadAll', fleet } as const] : []),
    ...(pays > 0 ? [{ type: 'loadAll', fleet, pays } as const] : []),
  ];
}

/** V-3.13: how many cubes of others there is room for, and money, once all that is free is aboard. */
function payableCubes(id: string, moment: Moment): number {
  const { view, seat } = moment;
  const fleet = ownFleet(moment, id)!;
  const owners = new Set(can(moment, 'load').flatMap(({ from }) => (typeof from === 'string' ? [] : [from])));
  const theirs = stockIn(fleet.at, moment, (owner) => owner !== null && owners.has(owner));
  const room = emptySlots(fleet) - freeCubes(fleet, moment);
  return Math.min(theirs, room, Math.floor(view.players[seat]!.ducats / TARIFF));
}

const stockIn = (harbour: string, { view }: Moment, isMeant: (owner: Seat | null) => boolean): number =>
  view.harbours[harbour]!.fields.reduce((sum, [owner, cubes]) => (isMeant(owner) ? sum + cubes : sum), 0);

/** How many cubes a fleet loads for nothing: what lies there for it, and what there is room for. */
export function freeCubes(fleet: FleetView, moment: Moment): number {
  const { view, seat } = moment;
  if (!HARBOURS.includes(fleet.at) || isHostile(view, seat, fleet.at)) return 0;
  return Math.min(
    stockIn(fleet.at, moment, (owner) => owner === null || owner === seat),
    emptySlots(fleet),
  );
}

/** The fleet after loading so many cubes, as `nextLoad` spreads them: what a harbour has to load is what it yields. */
export function ladenWith(cubes: number, fleet: FleetView): FleetView {
  const good = GOODS[PRODUCT[HARBOURS.indexOf(fleet.at)] ?? -1];
  if (good === undefined) return fleet;
  const ships: ShipView[] = [...fleet.ships];
  for (let cube = 0; cube < cubes; cube++) {
    const place = least([...ships.keys()], (at) => [-freeSlots(ships[at]!), at])!;
    ships[place] = { ...ships[place]!, cargo: [...ships[place]!.cargo, good] };
  }
  return { ...fleet, ships };
}

export function loadPreview({ fleet: id, pays = 0 }: PlanOf<'loadAll'>, moment: Moment): readonly string[] {
  const fleet = ownFleet(moment, id)!;
  const words = PLAN_WORDS[moment.audience.language];
  const free = freeCubes(fleet, moment);
  const left = emptySlots(fleet) - free - pays / TARIFF;
  return [
    ...(free > 0 || pays === 0 ? [words.cubes(free)] : []),
    ...(pays > 0 ? [words.bought(pays / TARIFF, pays)] : []),
    ...(left > 0 ? [words.unfilled(left)] : []),
  ];
}

/** Cube by cube, each with the owner's answer; after a refusal he is not asked any more. */
export function nextAsking(plan: PlanOf<'askFor'>, moment: Moment): NextStep {
  const { fleet, owner, n, fee } = plan;
  const act = can(moment, 'ask').find((ask) => ask.fleet === fleet && ask.owner === owner && ask.fee === fee);
  if (act && n > 0) return { act, rest: { ...plan, n: n - 1 }, awaits: true };
  const mayAsk = can(moment, 'ask').some((ask) => ask.owner === owner);
  const could = !mayAsk && cubesToAskFor(plan, moment) > 0;
  return could ? { halt: PLAN_WORDS[moment.audience.language].refuses } : 'done';
}

/** Fees that are worth a command of their own; any other is asked for cube by cube. */
const FEES = [1, 2];

/** Where there is more than one cube to ask for. */
export const askOffers = (moment: Moment): readonly PlanOf<'askFor'>[] =>
  can(moment, 'ask').flatMap(({ fleet, owner, fee }) => {
    const n = FEES.includes(fee) ? cubesToAskFor({ fleet, owner, fee }, moment) : 0;
    return n > 1 ? [{ type: 'askFor', fleet, owner, n, fee } as const] : [];
  });

/** What lies there, and what there is room and money for. */
function cubesToAskFor({ fleet: id, owner, fee }: Omit<PlanOf<'askFor'>, 'type' | 'n'>, moment: Moment): number {
  const fleet = ownFleet(moment, id);
  if (fleet === undefined || !HARBOURS.includes(fleet.at)) return 0;
  const { ducats } = moment.view.players[moment.seat]!;
  return Math.min(
    stockIn(fleet.at, moment, (one) => one === owner),
    emptySlots(fleet),
    Math.floor(ducats / fee),
  );
}

/** The dearest good first, fleets by number; everything of it at once. Nothing is dumped, and the harbour is not left. */
export function nextDelivery(plan: PlanOf<'deliverAll'>, moment: Moment): NextStep {
  const act = least(can(moment, 'deliver'), ({ fleet, good, cubes }) => [
    Object.keys(moment.view.players[moment.seat]!.fleets).indexOf(fleet),
    -pricesOf([good], ownFleet(moment, fleet)!.at),
    -cubes,
  ]);
  return act ? { act, rest: plan } : 'done';
}

/** In every harbour, one after the other, until something else is asked. */
export function nextSelling<P extends CompaniesPlan>(plan: P, moment: Moment): NextStep {
  const [harbour] = can(moment, 'harbour');
  if (harbour) return { act: harbour, rest: plan };
  const step = nextDelivery({ type: 'deliverAll' }, moment);
  if (step !== 'done') return 'act' in step ? { act: step.act, rest: plan } : step;
  const [dump] = can(moment, 'dump');
  const [leaves] = can(moment, 'done');
  if (dump && leaves && sellsElsewhere(ownFleet(moment, dump.fleet)!.at, moment)) return { act: leaves, rest: plan };
  const isAsked = moment.legal.some(({ type }) => type !== 'dump' && type !== 'done');
  return isAsked ? { halt: PLAN_WORDS[moment.audience.language].asked } : 'done';
}

function sellsElsewhere(here: string, moment: Moment): boolean {
  const fleets = Object.entries(moment.view.players[moment.seat]!.fleets);
  const others = fleets.filter(([id, { at }]) => at !== here && !isPacketFleet(fleetNumber(id)));
  return (
    saleAt(
      others.map(([, fleet]) => fleet),
      moment,
    ).cubes > 0
  );
}

/** What fleets that lie so sell, harbour by harbour: how many cubes, and for how much. */
export function saleAt(
  fleets: readonly FleetView[],
  { view, seat }: Moment,
): { readonly cubes: number; readonly ducats: number } {
  const open = [...new Set(fleets.map(({ at }) => at))].filter(
    (at) => HARBOURS.includes(at) && !isHostile(view, seat, at),
  );
  const sales = open.map((at) => {
    const sold = fleets
      .filter((fleet) => fleet.at === at)
      .flatMap(cargoOf)
      .filter((good) => pricesOf([good], at) > 0);
    return { cubes: sold.length, ducats: saleOf(view, seat, sold, at) };
  });
  return {
    cubes: sales.reduce((sum, { cubes }) => sum + cubes, 0),
    ducats: sales.reduce((sum, { ducats }) => sum + ducats, 0),
  };
}

export const deliverOffers = (moment: Moment): readonly PlanOf<'deliverAll'>[] =>
  can(moment, 'deliver').length > 0 ? [{ type: 'deliverAll' }] : [];

export function deliverPreview(moment: Moment): readonly string[] {
  const { view, seat, audience } = moment;
  const { at } = ownFleet(moment, can(moment, 'deliver')[0]!.fleet)!;
  const here = Object.values(view.players[seat]!.fleets).filter((fleet) => fleet.at === at);
  const { cubes, ducats } = saleAt(here, moment);
  return [PLAN_WORDS[audience.language].sells(cubes, ducats)];
}

/** V-4.9: cube by cube, what nobody buys there. */
export function nextDumping(plan: PlanOf<'dump'>, moment: Moment): NextStep {
  const act = can(moment, 'dump').find(({ fleet, good }) => fleet === plan.fleet && good === plan.good);
  return act ? { act, rest: plan } : 'done';
}

const aboard = ({ fleet, good }: Pick<PlanOf<'dump'>, 'fleet' | 'good'>, moment: Moment): number =>
  cargoOf(ownFleet(moment, fleet)!).filter((one) => one === good).length;

/** Where there is more than one cube of it. */
export const dumpOffers = (moment: Moment): readonly PlanOf<'dump'>[] =>
  can(moment, 'dump').flatMap(({ fleet, good }) =>
    aboard({ fleet, good }, moment) > 1 ? [{ type: 'dump', fleet, good } as const] : [],
  );

export const dumpPreview = (plan: PlanOf<'dump'>, moment: Moment): readonly string[] => [
  PLAN_WORDS[moment.audience.language].dumps(aboard(plan, moment)),
];

/** What is worth least goes first, where the fleet is bound for or else anywhere, from the ship that has most. */
export function nextPayment(plan: PlanOf<'payPirates'>, moment: Moment): NextStep {
  const act = least(can(moment, 'pay'), ({ fleet, ship, good }) => [
    HARBOURS.includes(plan.to ?? '') ? pricesOf([good], plan.to!) : 0,
    Math.max(...PRICE.map((row) => row[GOODS.indexOf(good)]!)),
    -ownFleet(moment, fleet)!.ships[ship]!.cargo.length,
    ship,
  ]);
  if (act) return { act, rest: plan.n > 1 ? { ...plan, n: plan.n - 1 } : null };
  return moment.legal.some(({ type }) => type === 'card') ? stillFights(moment) : 'done';
}

const stillFights = ({ audience }: Moment): NextStep => ({ halt: PLAN_WORDS[audience.language].stillFights });

/** A cube for every pirate, and for fewer of them. */
export function payOffers(moment: Moment): readonly PlanOf<'payPirates'>[] {
  const [pay] = can(moment, 'pay');
  if (!pay) return [];
  const fleet = ownFleet(moment, pay.fleet)!;
  const pips = moment.view.pirates[NESTS[FIELDS[fieldNumber(fleet.at)!]!.area]!]!;
  const fewer = Math.min(pips - 1, cargoOf(fleet).length);
  const numbers = [pips, ...Array.from({ length: fewer }, (_, i) => fewer - i).filter((n) => n > 1)];
  return numbers.map((n) => ({ type: 'payPirates', n, of: pips }) as const);
}
