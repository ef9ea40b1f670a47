import { DISTANCE, FIELDS, fieldNumber, HARBOURS, harbourAt, isSea, NEIGHBOURS, NESTS, nestAt } from '../board/map.js';
import { SEXTANT_FIELDS } from '../board/numbers.js';
import { fleetNumber, isPacketFleet, SHIPS, shipNumber } from '../board/ships.js';
import { DEVELOPMENTS, SEXTANT } from '../cards/developments.js';
import type { FleetView, View } from '../view.js';
import { cargoAfterLoading, loadPreview, nextLoad } from './cargo.js';
import { can, least, type Moment, type NextStep, ownFleet, type PlanOf, type Route, tokensOf } from './plan.js';
import { ducatsFor, emptySlots } from './sums.js';
import { PLAN_WORDS } from './words/index.js';

/** The next field of the shortest way; ties: no pirates, no storm icon, the lower number. */
function nextField({ pirates }: View, from: number, to: number): number {
  const near = NEIGHBOURS[from]!.filter((field) => field === to || isSea(field));
  return least(near, (field) => [
    field === to ? 0 : DISTANCE[field]![to]!,
    pipsOn(pirates, field),
    FIELDS[field]!.stormIcon ? 1 : 0,
    field,
  ])!;
}

const pipsOn = (pirates: View['pirates'], field: number): number => pirates[NESTS[FIELDS[field]!.area] ?? ''] ?? 0;

/** V-3.9 */
function paceOf({ view, seat }: Moment, { at, ships }: FleetView): number {
  if (!isSea(fieldNumber(at)!)) return 1;
  const pace = Math.min(
    ...ships.map((ship) => {
      const { speed, halfFrom } = SHIPS[shipNumber(ship.type)]!;
      return tokensOf(ship) >= halfFrom ? Math.max(1, Math.floor(speed / 2)) : speed;
    }),
  );
  return pace + (view.players[seat]!.cards.includes(DEVELOPMENTS[SEXTANT]!.id) ? SEXTANT_FIELDS : 0);
}

/** The whole way, and how many turns it takes if nothing comes between. */
export function wayOf(
  moment: Moment,
  id: string,
  to: string,
): { readonly fields: readonly number[]; readonly turns: number } {
  const fleet = ownFleet(moment, id)!;
  const end = fieldNumber(to)!;
  const fields: number[] = [];
  for (let at = fieldNumber(fleet.at)!; at !== end; ) {
    at = nextField(moment.view, at, end);
    fields.push(at);
  }
  const first = paceOf(moment, fleet);
  const onSea = paceOf(moment, { ...fleet, at: FIELDS[0]!.id });
  return { fields, turns: fields.length === 0 ? 0 : 1 + Math.ceil(Math.max(0, fields.length - first) / onSea) };
}

/** Stored routes run fleet by fleet; one that has come as far as it can is followed by the next. */
export function nextRoute(plan: PlanOf<'routes'>, moment: Moment): NextStep {
  for (const [done, route] of plan.routes.entries()) {
    if (ownFleet(moment, route.fleet) === undefined) continue;
    const step = nextSail(legOf(route, moment), moment);
    if (step === 'done') continue;
    return 'halt' in step ? step : { act: step.act, rest: { ...plan, routes: plan.routes.slice(done) } };
  }
  return 'done';
}

/** The leg of a route that a fleet is on. */
export function legOf({ fleet, to, back }: Route, moment: Moment): PlanOf<'sailTo'> {
  if (back === undefined) return { type: 'sailTo', fleet, to };
  const turns = ownFleet(moment, fleet)?.at === to;
  return { type: 'sailTo', fleet, to: turns ? back : to, loads: true };
}

export function nextSail(plan: PlanOf<'sailTo'>, moment: Moment): NextStep {
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
    return halts ? { act: halts, rest: null } : 'done';
  }
  if (ways.length === 0) return 'done';
  const to = FIELDS[nextField(moment.view, fieldNumber(fleet.at)!, fieldNumber(plan.to)!)]!.id;
  return { act: ways.find((action) => action.to === to) ?? ways[0]!, rest: plan };
}

/** Fleets that can set out now: the one that acts, or those that can be chosen. */
export function fleetsToSail(moment: Moment): readonly string[] {
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
    return isChoosing ? list.slice(0, MOST) : list;
  });
}

/** What a fleet would carry there. */
const cargoOf = (fleet: FleetView, loads: boolean, moment: Moment): readonly string[] =>
  loads ? cargoAfterLoading(fleet, moment) : fleet.ships.flatMap(({ cargo }) => cargo);

function destinations(moment: Moment, id: string, loads: boolean): readonly string[] {
  const fleet = ownFleet(moment, id)!;
  const goods = cargoOf(fleet, loads, moment);
  const isPacket = isPacketFleet(fleetNumber(id));
  const hunts = isPacket ? [] : NESTS.filter((nest) => moment.view.pirates[nest]! > 0);
  const worth = (to: string) => {
    const harbour = HARBOURS.indexOf(to);
    const ducats = harbour < 0 || isPacket ? 0 : ducatsFor(goods, harbour);
    return ducats / Math.max(1, wayOf(moment, id, to).turns);
  };
  return [...HARBOURS, ...hunts]
    .filter((to) => to !== fleet.at)
    .map((to) => ({ to, worth: worth(to), turns: wayOf(moment, id, to).turns }))
    .sort((a, b) => b.worth - a.worth || a.turns - b.turns)
    .map(({ to }) => to);
}

export function sailPreview(plan: PlanOf<'sailTo'>, moment: Moment): readonly string[] {
  const { view, audience } = moment;
  const words = PLAN_WORDS[audience.language];
  const fleet = ownFleet(moment, plan.fleet)!;
  const { fields, turns } = wayOf(moment, plan.fleet, plan.to);
  const to = fieldNumber(plan.to)!;
  const goods = cargoOf(fleet, plan.loads ?? false, moment);
  const isPacket = isPacketFleet(fleetNumber(plan.fleet));
  const ducats = isPacket || harbourAt(to) < 0 ? 0 : ducatsFor(goods, harbourAt(to));
  const areas = new Set(isPacket ? [] : fields.map((field) => NESTS[FIELDS[field]!.area] ?? ''));
  const empty = isPacket || plan.loads ? 0 : emptySlots(fleet);
  return [
    ...(plan.loads ? loadPreview({ type: 'loadAll', fleet: plan.fleet }, moment) : []),
    words.way(fields.length, turns),
    ...(ducats > 0 ? [words.brings(ducats)] : []),
    ...[...areas].flatMap((nest) => (view.pirates[nest] ? [words.meets(nest, view.pirates[nest]!)] : [])),
    ...(empty > 0 ? [words.unfilled(empty)] : []),
    ...(nestAt(to) >= 0 ? [words.nest] : []),
  ];
}
