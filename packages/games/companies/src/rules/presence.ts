import type { Seat } from '@roadstead/kernel';
import { fieldOfHarbour } from '../board/map.js';
import type { Nation, State } from '../state.js';
import { hasFleetAt } from './fleets.js';

/** The number of the nation on a field, or -1. */
export function nationOn({ nations }: State, field: number): number {
  for (let nation = 0; nation < nations.length; nation++) if (nations[nation]?.at === field) return nation;
  return -1;
}

export const isFriend = ({ controller, ally }: Nation, seat: Seat): boolean => controller === seat || ally === seat;

/** V-4.42: a nation is hostile to whoever neither controls it nor is allied with it. */
export function isHostile(state: State, seat: Seat, harbour: number): boolean {
  const nation = nationOn(state, fieldOfHarbour(harbour));
  return nation >= 0 && !isFriend(state.nations[nation]!, seat);
}

/** V-4.70: what a nation shields cannot be attacked or challenged where it stands. */
export function isShielded(state: State, seat: Seat, harbour: number): boolean {
  const nation = nationOn(state, fieldOfHarbour(harbour));
  return nation >= 0 && isFriend(state.nations[nation]!, seat);
}

/** V-5.32: an own fleet, packet included, or an own administrator. */
export function isPresent(state: State, seat: Seat, harbour: number): boolean {
  return (
    state.harbours[harbour]!.administrator?.seat === seat || hasFleetAt(state.players[seat]!, fieldOfHarbour(harbour))
  );
}

export function hasWarehouse(state: State, seat: Seat, harbour: number): boolean {
  return state.harbours[harbour]!.fields.some(({ owner }) => owner === seat);
}
