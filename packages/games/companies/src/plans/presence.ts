import type { Seat } from '@roadstead/kernel';
import type { View } from '../view.js';

type Nations = Pick<View, 'nations'>;

/** V-4.42: a nation is hostile to whoever neither controls it nor is allied with it. */
export function isHostile({ nations }: Nations, seat: Seat, place: string): boolean {
  const nation = Object.values(nations).find(({ at }) => at === place);
  return nation !== undefined && nation.controller !== seat && nation.ally !== seat;
}

/** V-5.13: whose governor has a say about building here for this seat; null where nobody has. */
export function governorOver(view: Nations & Pick<View, 'harbours'>, seat: Seat, harbour: string): Seat | null {
  const { administrator } = view.harbours[harbour]!;
  if (administrator === null || administrator[1] !== 'governor' || administrator[0] === seat) return null;
  return isHostile(view, administrator[0], harbour) ? null : administrator[0];
}
