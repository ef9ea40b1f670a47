import { same } from '@roadstead/kernel';
import { FORT_ABSORBS, SHIPS, shipNumber } from '../board/ships.js';
import type { ShipView } from '../view.js';
import { can, least, type Moment, type NextStep, ownFleet, type PlanOf, tokensOf } from './plan.js';
import { PLAN_WORDS } from './words/index.js';

type Spread = PlanOf<'spread'>;

const kindOf = ({ type }: ShipView) => SHIPS[shipNumber(type)]!;
const strengthLeft = (ship: ShipView): number => kindOf(ship).strength - tokensOf(ship);

/** What takes the next token: a ship, by its place, or the fort; nothing where the ship that was meant is gone. */
type Target = number | 'fort' | undefined;

/** What is hit: the ships of the fleet, and what a fort that takes part can still take. */
interface Hit {
  readonly ships: readonly ShipView[];
  readonly fort: number;
}

function targetOf(plan: Spread, { ships, fort }: Hit): Target {
  switch (plan.how) {
    case 'even':
      return evenly(ships, fort);
    case 'cheapest':
      return least([...ships.keys()], (at) => [lossOf(ships[at]!), strengthLeft(ships[at]!), at]) ?? 'fort';
    case 'one': {
      const place = ships.findIndex((ship) => same(ship, plan.ship));
      return place < 0 ? undefined : place;
    }
  }
}

/** Where most strength is left; ties: below “half from”, the cheaper ship, the lower number. */
function evenly(ships: readonly ShipView[], fort: number): Target {
  const best = least([...ships.keys()], (at) => {
    const { halfFrom, cost } = kindOf(ships[at]!);
    return [-strengthLeft(ships[at]!), tokensOf(ships[at]!) + 1 < halfFrom ? 0 : 1, cost, at];
  });
  return best !== undefined && (fort === 0 || strengthLeft(ships[best]!) > fort) ? best : fort > 0 ? 'fort' : undefined;
}

/** What its loss costs, insurance taken off. */
const lossOf = (ship: ShipView): number => kindOf(ship).cost - kindOf(ship).insurance;

/** The ship with another token; null where that is the last it can take. */
function hitOnce(ship: ShipView, token: 'damage' | 'mutiny'): ShipView | null {
  const hit = { ...ship, [token]: ship[token] + 1 };
  return strengthLeft(hit) > 0 ? hit : null;
}

/** The same ship is meant after a token has changed it. */
const after = (plan: Spread, ship: ShipView | null): Spread =>
  plan.how === 'one' && ship !== null ? { ...plan, ship } : plan;

function hitOf(moment: Moment): Hit & { readonly fleet: string | undefined } {
  const fleet = [...can(moment, 'damage'), ...can(moment, 'mutiny')][0]?.fleet;
  const [fort] = can(moment, 'damageFort');
  return {
    fleet,
    ships: fleet === undefined ? [] : ownFleet(moment, fleet)!.ships,
    fort: fort ? FORT_ABSORBS - moment.view.harbours[fort.harbour]!.fort![1] : 0,
  };
}

export function nextToken(plan: Spread, moment: Moment): NextStep {
  const { pending } = moment.view;
  if (pending?.kind !== 'damage' && pending?.kind !== 'mutiny') return 'done';
  const hit = hitOf(moment);
  if (plan.how === 'one' && plan.fleet !== hit.fleet) return 'done';
  // A tile of mutiny goes from fleet to fleet; the damage of a fight is the damage of one.
  const goesOn = pending.left > 1 || (pending.kind === 'mutiny' && plan.how !== 'one');
  const target = targetOf(plan, hit);
  if (target === undefined) return 'done';
  if (target === 'fort') return { act: can(moment, 'damageFort')[0]!, rest: goesOn ? plan : null };
  const ship = hit.ships[target]!;
  // Of ships that are alike only the first is listed.
  const act = [...can(moment, pending.kind)].find((action) => same(hit.ships[action.ship], ship));
  return act ? { act, rest: goesOn ? after(plan, hitOnce(ship, pending.kind)) : null } : 'done';
}

export function spreadOffers(moment: Moment): readonly Spread[] {
  const { view, seat } = moment;
  const { pending } = view;
  if (pending?.kind !== 'damage' && pending?.kind !== 'mutiny') return [];
  const more = pending.kind === 'mutiny' && Object.keys(view.players[seat]!.fleets).length > 1;
  if (pending.left <= 1) return more ? [{ type: 'spread', how: 'even' }] : [];
  const { ships } = hitOf(moment);
  const ones = can(moment, pending.kind).map(
    ({ fleet, ship }): Spread => ({ type: 'spread', how: 'one', fleet, ship: ships[ship]! }),
  );
  const isChoice = ones.length > 1;
  return [
    { type: 'spread', how: 'even' },
    ...(isChoice ? [{ type: 'spread', how: 'cheapest' } as const, ...ones] : []),
  ];
}

/** The ships that it costs, token by token. */
export function lostBy(plan: Spread, moment: Moment): readonly ShipView[] {
  const { pending } = moment.view;
  if (pending?.kind !== 'damage' && pending?.kind !== 'mutiny') return [];
  const lost: ShipView[] = [];
  let meant = plan;
  let { ships, fort }: Hit = hitOf(moment);
  for (let left = pending.left; left > 0; left--) {
    const target = targetOf(meant, { ships, fort });
    if (target === undefined) break;
    if (target === 'fort') {
      fort--;
      continue;
    }
    const ship = ships[target]!;
    const hit = hitOnce(ship, pending.kind);
    if (hit === null) lost.push(ship);
    meant = after(meant, hit);
    ships = hit === null ? ships.toSpliced(target, 1) : ships.with(target, hit);
  }
  return lost;
}

/** How many tokens, and which ships they cost. */
export function spreadPreview(plan: Spread, moment: Moment): readonly string[] {
  const { pending } = moment.view;
  if (pending?.kind !== 'damage' && pending?.kind !== 'mutiny') return [];
  const lost = lostBy(plan, moment).map(({ type }) => type);
  return [PLAN_WORDS[moment.audience.language].tokens(pending.left, lost)];
}
