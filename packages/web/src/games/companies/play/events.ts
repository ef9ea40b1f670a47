import type { Action, Event } from '@roadstead/companies';
import type { Seat, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { Sound } from '../../../sound/synth.js';
import type { ThingId } from '../../game-ui.js';
import { SOUNDS } from './sounds.js';
import { standOf } from './standing.js';

const asEvent = (event: Typed): Event => event as Event;

/** How highlights name a player and a fleet; places, cards and nations go by their ids. */
export const seatThing = (seat: Seat): string => `seat ${seat}`;
export const fleetThing = (seat: Seat, fleet: string): string => `fleet ${seat} ${fleet}`;

const HEARD: { readonly [T in Event['type']]?: Sound } = {
  income: SOUNDS.coins,
  delivered: SOUNDS.coins,
  loaded: SOUNDS.crate,
  dumped: SOUNDS.crate,
  paid: SOUNDS.crate,
  refilled: SOUNDS.crate,
  sailed: SOUNDS.sail,
  slipped: SOUNDS.sail,
  strategies: SOUNDS.cannon,
  lost: SOUNDS.sink,
  storm: SOUNDS.storm,
  mutiny: SOUNDS.unrest,
  built: SOUNDS.build,
  bought: SOUNDS.build,
  repaired: SOUNDS.build,
  researched: SOUNDS.paper,
  tile: SOUNDS.paper,
  roll: SOUNDS.dice,
  scoring: SOUNDS.fanfare,
  over: SOUNDS.fanfare,
};

export const soundOf = (typed: Typed): Sound | null => HEARD[asEvent(typed).type] ?? null;

/** A loss of one's own, or a fight that one is in: that waits for nothing else to be read out. */
export function isUrgent(typed: Typed, seat: Seat | null): boolean {
  const event = asEvent(typed);
  if (event.type === 'over' || event.type === 'scoring') return true;
  if (event.type === 'lost') return event.seat === seat;
  return event.type === 'fight' && event.against.foe === 'duel' && seat !== null && event.against.seats.includes(seat);
}

/** Whether this was done to the seat by somebody or something else. */
export function concerns(typed: Typed, seat: Seat): boolean {
  const event = asEvent(typed);
  switch (event.type) {
    case 'leave':
      return event.to === seat;
    case 'storm':
    case 'lost':
    case 'removed':
    case 'damage':
      return event.seat === seat;
    case 'delivered':
      return event.director?.seat === seat;
    case 'fight':
      return event.against.foe === 'duel' && event.against.seats[1] === seat;
    default:
      return false;
  }
}

/** Ships and buildings that are damaged or gone. */
export function harms(typed: Typed, seat: Seat): boolean {
  const event = asEvent(typed);
  switch (event.type) {
    case 'storm':
    case 'lost':
    case 'removed':
    case 'damage':
      return event.seat === seat;
    default:
      return false;
  }
}

/** Places, fleets, cards and players that an event speaks of. */
export function thingsOf(typed: Typed): readonly ThingId[] {
  const event = asEvent(typed);
  const fleet =
    'fleet' in event && event.fleet !== null && 'seat' in event ? [fleetThing(event.seat, event.fleet)] : [];
  switch (event.type) {
    case 'sailed':
    case 'slipped':
      return [event.to, ...fleet];
    case 'nation':
      return [event.at, event.nation];
    case 'pips':
      return 'nest' in event ? [event.nest] : [event.nation];
    case 'researched':
      return [event.card, seatThing(event.seat)];
    case 'fight':
      return event.against.foe === 'pirates' ? [event.against.nest] : [event.against.harbour];
    case 'met':
      return [event.nest, ...fleet];
    case 'storm':
      return event.ships.map((hit) => fleetThing(event.seat, hit.fleet));
    case 'income':
    case 'pledged':
      return [seatThing(event.seat)];
    default:
      return ['harbour' in event && event.harbour !== null ? [event.harbour] : [], fleet].flat();
  }
}

/** What an action is about; an action without anything goes by its button. */
export function thingsOfAction(typed: Typed, standing: Standing): readonly ThingId[] {
  const action = typed as Action;
  const seat = standOf(standing).seat ?? 0;
  const fleet = 'fleet' in action ? [fleetThing(seat, action.fleet)] : [];
  if (action.type === 'sail' || action.type === 'slip') return [action.to, ...fleet];
  if (action.type === 'place') return [action.at];
  if ('harbour' in action) return [action.harbour];
  if ('card' in action) return [action.card];
  return fleet.length > 0 ? fleet : [action.type];
}

/** Where something happens: the view of the map goes there. */
export function placesIn(typed: Typed): readonly string[] {
  const event = asEvent(typed);
  switch (event.type) {
    case 'sailed':
      return [event.from, event.to];
    case 'slipped':
      return [event.to];
    case 'nation':
      return [event.at];
    case 'met':
      return [event.nest];
    case 'fight':
      return event.against.foe === 'pirates' ? [] : [event.against.harbour];
    default:
      return 'harbour' in event && event.harbour !== null ? [event.harbour] : [];
  }
}

export const isTurn = ({ type }: Typed): boolean => type === 'turn';

/** V-2.1: nothing comes after research. */
export const endsTurn = ({ type }: Typed, standing: Standing): boolean =>
  standOf(standing).view.phase === 'research' && (type === 'pass' || type === 'research');
