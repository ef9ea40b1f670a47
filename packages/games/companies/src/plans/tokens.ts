import { HARBOURS } from '../board/map.js';
import { FORT_ABSORBS, SHIPS, shipNumber } from '../board/ships.js';
import { can, least, type Moment, type NextStep, ownFleet, type PlanOf, tokensOf } from './plan.js';
import { nextEnding } from './turn.js';
import { PLAN_WORDS } from './words/index.js';

const kindOf = (type: string) => SHIPS[shipNumber(type)]!;

/** A token goes where most strength is left; ties: below “half from”, the cheaper ship, the lower number. */
export function nextToken(plan: PlanOf<'spread'>, moment: Moment): NextStep {
  const { pending } = moment.view;
  if (pending?.kind !== 'damage' && pending?.kind !== 'mutiny') return 'done';
  // A tile of mutiny goes from fleet to fleet; the damage of a fight is the damage of one.
  const rest = pending.kind === 'mutiny' || pending.left > 1 ? plan : null;
  const hits = [...can(moment, 'damage'), ...can(moment, 'mutiny')];
  const best = least(hits, ({ fleet, ship }) => {
    const one = ownFleet(moment, fleet)!.ships[ship]!;
    const { strength, halfFrom, cost } = kindOf(one.type);
    const tokens = tokensOf(one);
    return [tokens - strength, tokens + 1 < halfFrom ? 0 : 1, cost, ship];
  });
  const [fort] = can(moment, 'damageFort');
  if (!fort) return best ? { act: best, rest } : 'done';
  const left = FORT_ABSORBS - moment.view.harbours[fort.harbour]!.fort![1];
  return { act: best && strengthLeft(moment, best) > left ? best : fort, rest };
}

function strengthLeft(moment: Moment, { fleet, ship }: { readonly fleet: string; readonly ship: number }): number {
  const one = ownFleet(moment, fleet)!.ships[ship]!;
  return kindOf(one.type).strength - tokensOf(one);
}

export function spreadOffers({ view, seat }: Moment): readonly PlanOf<'spread'>[] {
  const { pending } = view;
  if (pending?.kind !== 'damage' && pending?.kind !== 'mutiny') return [];
  const more = pending.kind === 'mutiny' && Object.keys(view.players[seat]!.fleets).length > 1;
  return pending.left > 1 || more ? [{ type: 'spread' }] : [];
}

/** How many tokens, and how many ships cannot be saved. */
export function spreadPreview(moment: Moment): readonly string[] {
  const { pending } = moment.view;
  if (pending?.kind !== 'damage' && pending?.kind !== 'mutiny') return [];
  const hits = [...can(moment, 'damage'), ...can(moment, 'mutiny')];
  const ships = hits.length === 0 ? [] : ownFleet(moment, hits[0]!.fleet)!.ships;
  const [fort] = can(moment, 'damageFort');
  const inFort = fort ? FORT_ABSORBS - moment.view.harbours[fort.harbour]!.fort![1] - 1 : 0;
  const room = ships.reduce((sum, one) => sum + kindOf(one.type).strength - tokensOf(one) - 1, inFort);
  const lost = Math.max(0, pending.left - room);
  return [PLAN_WORDS[moment.audience.language].tokens(pending.left, lost)];
}

/** What makes a ship fast again, then damage, then mutiny; in harbours before at sea. */
export function nextRepair(plan: PlanOf<'repair'>, moment: Moment): NextStep {
  const act = least(repairsOf(plan, moment), ({ fleet, ship, token }) => {
    const { at, ships } = ownFleet(moment, fleet)!;
    return [
      isSlow(moment, fleet, ship) ? 0 : 1,
      token === 'damage' ? 0 : 1,
      HARBOURS.includes(at) ? 0 : 1,
      -tokensOf(ships[ship]!),
      ship,
    ];
  });
  const { most } = plan;
  const rest = most === undefined ? plan : most > 1 ? { ...plan, most: most - 1 } : null;
  if (act) return { act, rest };
  const [fort] = plan.what === 'all' ? can(moment, 'repairFort') : [];
  if (fort) return { act: fort, rest };
  return plan.ends ? nextEnding({ type: 'endTurn' }, moment) : 'done';
}

function isSlow(moment: Moment, fleet: string, ship: number): boolean {
  const one = ownFleet(moment, fleet)!.ships[ship]!;
  return tokensOf(one) >= kindOf(one.type).halfFrom;
}

function repairsOf({ what }: PlanOf<'repair'>, moment: Moment) {
  const all = can(moment, 'repair');
  return what === 'all' ? all : all.filter(({ fleet, ship }) => isSlow(moment, fleet, ship));
}

export function repairOffers(moment: Moment): readonly PlanOf<'repair'>[] {
  const [all, speed] = [
    { type: 'repair', what: 'all' },
    { type: 'repair', what: 'speed' },
  ] as const;
  const [some, slow] = [repairsOf(all, moment), repairsOf(speed, moment)];
  const forts = can(moment, 'repairFort').length;
  return [
    ...(some.length + forts > 0 ? [all, { ...all, ends: true }] : []),
    ...(slow.length > 0 && slow.length < some.length ? [speed] : []),
  ];
}

/** What it will take off and cost, as far as the purse goes; a dry dock makes it cheaper. */
export function repairPreview(plan: PlanOf<'repair'>, moment: Moment): readonly string[] {
  const { ducats, fleets } = moment.view.players[moment.seat]!;
  const named = repairsOf(plan, moment);
  const isNamed = (fleet: string) => named.some((action) => action.fleet === fleet);
  const tokens = Object.entries(fleets).reduce((sum, [id, { ships }]) => {
    if (!isNamed(id)) return sum;
    return sum + ships.reduce((all, one) => all + needed(plan, one), 0);
  }, 0);
  const cost = Math.min(ducats, tokens);
  return [PLAN_WORDS[moment.audience.language].repairs(Math.min(tokens, ducats), cost, Math.max(0, tokens - ducats))];
}

function needed({ what }: PlanOf<'repair'>, ship: Parameters<typeof tokensOf>[0] & { readonly type: string }): number {
  const tokens = tokensOf(ship);
  return what === 'all' ? tokens : Math.max(0, tokens - kindOf(ship.type).halfFrom + 1);
}
