import type { View } from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import { noteOf } from '../play/kept-notes.js';
import { routeFrom, routesOf } from '../play/kept-routes.js';

/** A fleet that is still under way to where it was sent. */
interface OwnRoute {
  readonly fleet: string;
  readonly to: string;
  /** It plies between the two. */
  readonly back?: string;
}

/** The routes that a seat has planned, of fleets that are there and not at their end yet. */
export function ownRoutes(table: string, seat: Seat | null, { players }: View): readonly OwnRoute[] {
  const fleets = seat === null ? undefined : players[seat]?.fleets;
  return Object.entries(routesOf(table)).flatMap(([key, kept]) => {
    const [owner, fleet] = key.split(' ') as [string, string];
    const at = fleets?.[fleet]?.at;
    if (owner !== String(seat) || at === undefined) return [];
    const route = routeFrom(at, kept);
    return at === route.to ? [] : [{ fleet, ...route }];
  });
}

/** Whether somebody who comes back to a table finds something of their own. */
export const hasPlans = (table: string, seat: Seat | null): boolean =>
  noteOf(table, seat) !== '' || Object.keys(routesOf(table)).some((key) => key.split(' ')[0] === String(seat));
