import { fieldNumber, HARBOURS } from '../board/map.js';
import { DOCK_DIVISOR } from '../board/numbers.js';
import { SHIPS, shipNumber, TOKEN_COST } from '../board/ships.js';
import { DEVELOPMENTS, DRY_DOCK } from '../cards/developments.js';
import type { FleetView, ShipView } from '../view.js';
import { isSlow } from './mutiny.js';
import { can, least, type Moment, type NextStep, ownFleet, type PlanOf, tokensOf } from './plan.js';
import { nextEnding } from './turn.js';
import { PLAN_WORDS } from './words/index.js';

type Repair = PlanOf<'repair'>;

const ducatsOf = ({ view, seat }: Moment): number => view.players[seat]!.ducats;

/** What makes a ship fast again, then damage, then mutiny; harbour after harbour before at sea. */
export function nextRepair(plan: Repair, moment: Moment): NextStep {
  const hasMoney = ducatsOf(moment) > (plan.keeps ?? 0);
  const act = least(hasMoney ? repairsOf(plan, moment) : [], ({ fleet, ship, token }) => {
    const { at, ships } = ownFleet(moment, fleet)!;
    return [
      isSlow(ships[ship]!) ? 0 : 1,
      token === 'damage' ? 0 : 1,
      HARBOURS.includes(at) ? 0 : 1,
      fieldNumber(at)!,
      -tokensOf(ships[ship]!),
      ship,
    ];
  });
  if (act) return { act, rest: plan };
  const [fort] = hasMoney && isAboutForts(plan) ? can(moment, 'repairFort') : [];
  if (fort) return { act: fort, rest: plan };
  return plan.ends ? nextEnding({ type: 'endTurn' }, moment) : 'done';
}

const isAboutForts = ({ what, fleet }: Repair): boolean => what === 'all' && fleet === undefined;

function repairsOf({ what, fleet: only }: Repair, moment: Moment) {
  return can(moment, 'repair').filter(
    ({ fleet, ship }) =>
      (only === undefined || fleet === only) && (what === 'all' || isSlow(ownFleet(moment, fleet)!.ships[ship]!)),
  );
}

/** Sums that are worth setting aside: for a warehouse, an administrator, a ship of the line. */
const ASIDE = [2, 5, 9];

export function repairOffers(moment: Moment): readonly Repair[] {
  const all: Repair = { type: 'repair', what: 'all' };
  const speed: Repair = { type: 'repair', what: 'speed' };
  const [some, slow] = [repairsOf(all, moment), repairsOf(speed, moment)];
  const forts = can(moment, 'repairFort').length;
  if (some.length + forts === 0) return [];
  const fleets = [...new Set(some.map(({ fleet }) => fleet))];
  const ducats = ducatsOf(moment);
  const { cost } = billOf(all, moment);
  return [
    all,
    { ...all, ends: true },
    ...(slow.length > 0 && slow.length < some.length ? [speed] : []),
    ...(fleets.length > 1 ? fleets.map((fleet): Repair => ({ ...all, fleet })) : []),
    ...ASIDE.filter((keeps) => keeps < ducats && ducats - cost < keeps).map((keeps): Repair => ({ ...all, keeps })),
  ];
}

interface Bill {
  readonly tokens: number;
  readonly cost: number;
  /** Tokens that there is no money for. */
  readonly left: number;
}

/** V-5.20, V-6.10: what it takes off and costs at most; a dry dock takes half for all of a harbour, rounded up. */
export function billOf(plan: Repair, moment: Moment): Bill {
  const hasDock = moment.view.players[moment.seat]!.cards.includes(DEVELOPMENTS[DRY_DOCK]!.id);
  let purse = Math.max(0, ducatsOf(moment) - (plan.keeps ?? 0));
  let [tokens, cost, left] = [0, 0, 0];
  for (const [at, n] of tokensByPlace(plan, moment)) {
    const perDucat = hasDock && HARBOURS.includes(at) ? DOCK_DIVISOR : 1;
    const done = Math.min(n, purse * perDucat);
    const paid = Math.ceil(done / perDucat) * TOKEN_COST;
    tokens += done;
    left += n - done;
    cost += paid;
    purse -= paid;
  }
  return { tokens, cost, left };
}

/** Where how many tokens are meant, harbours first. */
function tokensByPlace(plan: Repair, moment: Moment): readonly (readonly [string, number])[] {
  const { view, seat } = moment;
  const places = new Map<string, number>();
  const add = (at: string, n: number) => places.set(at, (places.get(at) ?? 0) + n);
  for (const [id, fleet] of Object.entries(view.players[seat]!.fleets)) {
    if (plan.fleet === undefined || plan.fleet === id)
      add(
        fleet.at,
        fleet.ships.reduce((sum, ship) => sum + needed(plan, ship, fleet), 0),
      );
  }
  for (const { harbour } of isAboutForts(plan) ? can(moment, 'repairFort') : [])
    add(harbour, view.harbours[harbour]!.fort![1]);
  const isAtSea = (at: string) => (HARBOURS.includes(at) ? 0 : 1);
  return [...places].sort(([a], [b]) => isAtSea(a) - isAtSea(b));
}

/** A1: at sea only while the ship's total is within “half from”. */
function needed({ what }: Repair, ship: ShipView, { at }: FleetView): number {
  const tokens = tokensOf(ship);
  const { halfFrom } = SHIPS[shipNumber(ship.type)]!;
  if (!HARBOURS.includes(at) && tokens > halfFrom) return 0;
  return what === 'all' ? tokens : Math.max(0, tokens - halfFrom + 1);
}

export function repairPreview(plan: Repair, moment: Moment): readonly string[] {
  const { tokens, cost, left } = billOf(plan, moment);
  return [PLAN_WORDS[moment.audience.language].repairs(tokens, cost, left)];
}
