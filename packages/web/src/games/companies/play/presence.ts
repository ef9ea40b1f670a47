import type { NationView, View } from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';

/** A nation on the board, with its name. */
export interface NamedNation extends NationView {
  readonly id: string;
}

export function nationAt({ nations }: Pick<View, 'nations'>, place: string): NamedNation | null {
  const found = Object.entries(nations).find(([, { at }]) => at === place);
  return found ? { ...found[1], id: found[0] } : null;
}

/** V-4.42: a nation is hostile to whoever neither controls it nor is allied with it. */
export function isHostile(view: Pick<View, 'nations'>, seat: Seat, place: string): boolean {
  const nation = nationAt(view, place);
  return nation !== null && nation.controller !== seat && nation.ally !== seat;
}

/** V-5.13: whose governor has a say about building here for this seat; null where nobody has. */
export function governorOver(view: Pick<View, 'nations' | 'harbours'>, seat: Seat, harbour: string): Seat | null {
  const { administrator } = view.harbours[harbour]!;
  if (administrator === null || administrator[1] !== 'governor' || administrator[0] === seat) return null;
  return isHostile(view, administrator[0], harbour) ? null : administrator[0];
}
