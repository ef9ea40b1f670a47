import { drawShip, type GoodId, goodSign, type ShipType } from '@roadstead/art/companies';
import type { Event } from '@roadstead/companies';
import type { Typed } from '@roadstead/kernel';
import type { WinningThing } from './thing.js';

const FIGURE = 56;
const CUBE = 40;

/** What a moment was about: goods with what they brought, ships that were taken or lost. */
export function momentThings(events: readonly Typed[]): readonly WinningThing[] {
  return (events as readonly Event[]).flatMap((event, i) => {
    const thing = thingOf(event);
    return thing === null ? [] : [{ ...thing, key: String(i) }];
  });
}

function thingOf(event: Event): Omit<WinningThing, 'key'> | null {
  switch (event.type) {
    case 'delivered':
      return { face: { svg: goodSign(event.good as GoodId, CUBE) }, mark: `+${event.ducats + event.bonus}` };
    case 'captured':
      return { face: { svg: drawShip(event.ship as ShipType, { seat: event.seat, width: FIGURE }) }, mark: '+1' };
    case 'lost':
      return { face: { svg: drawShip(event.ship as ShipType, { seat: event.seat, width: FIGURE }) }, mark: '−1' };
    default:
      return null;
  }
}
