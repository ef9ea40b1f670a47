import { fleetNumber, isPacketFleet } from '../board/ships.js';
import { can, type Moment, type NextStep, type PlanOf } from './plan.js';
import { emptySlots } from './sums.js';
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
  const waiting = waitingFleets(moment).length;
  const ends = moment.legal.some(({ type }) => ['fleet', 'stay', 'hold', 'done', 'pass', 'harbour'].includes(type));
  return [
    ...(waiting > 1 && view.phase === 'move' ? [{ type: 'stayAll' } as const] : []),
    ...(ends ? [{ type: 'endTurn' } as const] : []),
  ];
}

const waitingFleets = ({ view, seat }: Moment) =>
  Object.entries(view.players[seat]!.fleets).filter(([id, { moved }]) => !moved && !isPacketFleet(fleetNumber(id)));

/** What it leaves undone: goods that could be sold, slots that stay empty, crews that lie idle. */
export function turnPreview(moment: Moment): readonly string[] {
  const words = PLAN_WORDS[moment.audience.language];
  const isMoving = moment.view.phase === 'move';
  const idle = isMoving ? waitingFleets(moment) : [];
  const ships = idle.reduce((sum, [, fleet]) => sum + fleet.ships.length, 0);
  const empty = idle.reduce((sum, [, fleet]) => sum + emptySlots(fleet), 0);
  return [
    ...(ships > 0 ? [words.idle(ships)] : []),
    ...(empty > 0 ? [words.unfilled(empty)] : []),
    ...(can(moment, 'load').length > 0 ? [words.couldLoad] : []),
    ...(can(moment, 'deliver').length > 0 ? [words.couldSell] : []),
    ...(ships + empty === 0 ? [words.ends] : []),
  ];
}
