import type { Audience } from '@roadstead/kernel';
import { IDLE_MUTINY } from '../board/numbers.js';
import { fleetNumber, isPacketFleet, SHIPS, shipNumber } from '../board/ships.js';
import type { FleetView, ShipView } from '../view.js';
import { type Moment, tokensOf } from './plan.js';
import { emptySlots, freeSlots } from './sums.js';
import { PLAN_WORDS } from './words/index.js';

/** How a fleet lies when phase 2 ends. */
export interface AtRest {
  readonly id: string;
  readonly fleet: FleetView;
  /** By choice it went less far than it might; nobody can see that of a fleet that has moved already. */
  readonly halted: 'yes' | 'no' | 'unknown';
}

/** What the end of phase 2 brings fleets. */
interface Mutiny {
  readonly unfilled: number;
  /** Ships with a token for lying idle. */
  readonly idle: number;
  readonly losses: readonly Loss[];
}

interface Loss {
  readonly fleet: string;
  readonly ships: readonly string[];
  /** It depends on something that nobody can see. */
  readonly maybe: boolean;
}

const kindOf = ({ type }: ShipView) => SHIPS[shipNumber(type)]!;

export const isSlow = (ship: ShipView): boolean => tokensOf(ship) >= kindOf(ship).halfFrom;

/** V-3.12: ship by ship, for empty slots and for lying idle; packets are exempt, and a slowed fleet is never idle. */
export function mutinyOf(fleets: readonly AtRest[]): Mutiny {
  const moved = fleets.filter(({ id }) => !isPacketFleet(fleetNumber(id)));
  const idle = moved.filter(({ halted, fleet }) => halted === 'yes' && !fleet.ships.some(isSlow));
  return {
    unfilled: moved.reduce((sum, { fleet }) => sum + emptySlots(fleet), 0),
    idle: idle.reduce((sum, { fleet }) => sum + fleet.ships.length, 0),
    losses: moved.flatMap(lossesOf),
  };
}

function lossesOf({ id, fleet, halted }: AtRest): readonly Loss[] {
  const isSlowed = fleet.ships.some(isSlow);
  const lostWith = (idle: number) => fleet.ships.filter((ship) => strengthAfter(ship, idle) <= 0);
  const sure = lostWith(halted === 'yes' && !isSlowed ? IDLE_MUTINY : 0);
  const risked = halted === 'unknown' && !isSlowed ? lostWith(IDLE_MUTINY).filter((ship) => !sure.includes(ship)) : [];
  const loss = (ships: readonly ShipView[], maybe: boolean): readonly Loss[] =>
    ships.length === 0 ? [] : [{ fleet: id, ships: ships.map(({ type }) => type), maybe }];
  return [...loss(sure, false), ...loss(risked, true)];
}

const strengthAfter = (ship: ShipView, idle: number): number =>
  kindOf(ship).strength - tokensOf(ship) - freeSlots(ship) - idle;

/** The fleet without the ships that it is sure to lose. */
export function leftOf({ fleet, halted }: AtRest): FleetView {
  const idle = halted === 'yes' && !fleet.ships.some(isSlow) ? IDLE_MUTINY : 0;
  return { ...fleet, ships: fleet.ships.filter((ship) => strengthAfter(ship, idle) > 0) };
}

export const countLost = (losses: readonly Loss[]): number => losses.reduce((sum, { ships }) => sum + ships.length, 0);

export function lossLines(losses: readonly Loss[], { audience }: Pick<Moment, 'audience'>): readonly string[] {
  const words = PLAN_WORDS[audience.language];
  return losses.map(({ fleet, ships, maybe }) => (maybe ? words.mayLose(fleet, ships) : words.willLose(fleet, ships)));
}

/** The tokens, and the ships that they cost. */
export function mutinyLines(fleets: readonly AtRest[], moment: Pick<Moment, 'audience'>): readonly string[] {
  const words = PLAN_WORDS[moment.audience.language];
  const { unfilled, idle, losses } = mutinyOf(fleets);
  return [
    ...(idle > 0 ? [words.idle(idle)] : []),
    ...(unfilled > 0 ? [words.unfilled(unfilled)] : []),
    ...lossLines(losses, moment),
  ];
}

/** What staying where it is, or halting there, brings a fleet. */
export const stayingLines = (id: string, fleet: FleetView, audience: Audience): readonly string[] =>
  mutinyLines([{ id, fleet, halted: 'yes' }], { audience });
