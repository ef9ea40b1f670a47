import { HARBOURS } from '../board/map.js';
import { fleetNumber, isPacketFleet } from '../board/ships.js';
import { DEVELOPMENTS, GAZETTE } from '../cards/developments.js';
import type { FleetView } from '../view.js';
import { freeCubes } from './cargo.js';
import { type AtRest, lossLines, mutinyLines, mutinyOf } from './mutiny.js';
import { can, type Moment, type NextStep, type PlanOf } from './plan.js';
import { isHostile } from './presence.js';
import { cargoOf, emptySlots, pricesOf } from './sums.js';
import { PLAN_WORDS } from './words/index.js';

/** Every fleet that has not moved stays where it is. */
export function nextStay(plan: PlanOf<'stayAll'>, moment: Moment): NextStep {
  const [choice] = can(moment, 'fleet');
  if (choice) return { act: choice, rest: plan };
  const [rests] = [...can(moment, 'stay'), ...can(moment, 'halt')];
  return rests ? { act: rests, rest: plan } : 'done';
}

/** What is open of staying, holding, and being done with everything. */
export function nextEnding(plan: PlanOf<'endTurn'>, moment: Moment): NextStep {
  const { view, seat, audience } = moment;
  if (view.active !== seat) return 'done';
  const stays = nextStay({ type: 'stayAll' }, moment);
  if (stays !== 'done' && 'act' in stays) return { act: stays.act, rest: plan };
  const [harbour] = can(moment, 'harbour');
  const ends = harbour ?? moment.legal.find(({ type }) => type === 'hold' || type === 'done' || type === 'pass');
  if (!ends) return { halt: PLAN_WORDS[audience.language].asked };
  return { act: ends, rest: view.phase === 'research' ? null : plan };
}

/** V-8.10: what is removed costs no fight, so it can be one command. */
export function nextRemoval(plan: PlanOf<'removeAll'>, moment: Moment): NextStep {
  const [act] = can(moment, 'remove');
  return act ? { act, rest: plan } : 'done';
}

export const removeOffers = (moment: Moment): readonly PlanOf<'removeAll'>[] =>
  can(moment, 'remove').length > 1 ? [{ type: 'removeAll' }] : [];

const IN_TURN = ['move', 'fight', 'buy', 'research'];

export function turnOffers(moment: Moment): readonly (PlanOf<'stayAll'> | PlanOf<'endTurn'>)[] {
  const { view, seat } = moment;
  if (view.active !== seat || !IN_TURN.includes(view.phase)) return [];
  const waiting = ownFleets(moment).filter(([, { moved }]) => !moved).length;
  const ends = moment.legal.some(({ type }) => ['fleet', 'stay', 'hold', 'done', 'pass', 'harbour'].includes(type));
  return [
    ...(waiting > 1 && view.phase === 'move' ? [{ type: 'stayAll' } as const] : []),
    ...(ends ? [{ type: 'endTurn' } as const] : []),
  ];
}

type NamedFleet = readonly [id: string, fleet: FleetView];

/** The ordinary ones. */
const ownFleets = ({ view, seat }: Moment): readonly NamedFleet[] =>
  Object.entries(view.players[seat]!.fleets).filter(([id]) => !isPacketFleet(fleetNumber(id)));

/** Fleets that stay where they are, or halt there; at the end of a turn also those that have moved, however that was. */
export function restingFleets({ type }: PlanOf<'stayAll' | 'endTurn'>, moment: Moment): readonly AtRest[] {
  if (moment.view.phase !== 'move') return [];
  const halting = can(moment, 'halt').map(({ fleet }) => fleet);
  return ownFleets(moment).flatMap(([id, fleet]): AtRest[] => {
    if (!fleet.moved || halting.includes(id)) return [{ id, fleet, halted: 'yes' }];
    return type === 'endTurn' ? [{ id, fleet, halted: 'unknown' }] : [];
  });
}

/** What lies there for nothing, and would be left there. */
function loadingLeft(moment: Moment): readonly string[] {
  const couldLoadOne = moment.view.phase === 'move' && ownFleets(moment).some(([, fleet]) => couldLoad(fleet, moment));
  return couldLoadOne ? [PLAN_WORDS[moment.audience.language].couldLoad] : [];
}

/** What could be sold where a fleet lies now: in this turn's phase of delivering, which is still to come or under way. */
function sellingLeft(moment: Moment): readonly string[] {
  const isToCome = ['move', 'fight'].includes(moment.view.phase);
  const couldSellOne = isToCome && ownFleets(moment).some(([, fleet]) => couldSell(fleet, moment));
  return couldSellOne ? [PLAN_WORDS[moment.audience.language].couldSell] : [];
}

function couldLoad(fleet: FleetView, moment: Moment): boolean {
  if (fleet.moved || emptySlots(fleet) === 0) return false;
  if (freeCubes(fleet, moment) > 0) return true;
  const { view, seat } = moment;
  const hasGazette = view.players[seat]!.cards.includes(DEVELOPMENTS[GAZETTE]!.id);
  return hasGazette && can(moment, 'load').some(({ from }) => from === 'supply');
}

function couldSell(fleet: FleetView, { view, seat }: Moment): boolean {
  if (!HARBOURS.includes(fleet.at) || isHostile(view, seat, fleet.at)) return false;
  return cargoOf(fleet).some((good) => pricesOf([good], fleet.at) > 0);
}

/** Slots that stay empty, crews that lie idle, ships that go with them; and what is left undone. */
export function turnPreview(plan: PlanOf<'stayAll' | 'endTurn'>, moment: Moment): readonly string[] {
  const lines = [
    ...mutinyLines(restingFleets(plan, moment), moment),
    ...loadingLeft(moment),
    ...(plan.type === 'endTurn' ? sellingLeft(moment) : []),
  ];
  return lines.length > 0 ? lines : [PLAN_WORDS[moment.audience.language].ends];
}

/** Section 14: asked first where something could be delivered or loaded for nothing, or a ship will be lost. */
export const endingAsks = (plan: PlanOf<'endTurn'>, moment: Moment): readonly string[] => [
  ...loadingLeft(moment),
  ...sellingLeft(moment),
  ...lossLines(mutinyOf(restingFleets(plan, moment)).losses, moment),
];
