import { GOODS, PRICE } from '../board/goods.js';
import { SHIPS, shipNumber } from '../board/ships.js';
import type { FleetView } from '../view.js';

/** What these goods bring in a harbour. */
export const ducatsFor = (goods: readonly string[], harbour: number): number =>
  goods.reduce((sum, good) => sum + PRICE[harbour]![GOODS.indexOf(good)]!, 0);

/** V-3.7: slots that make a mutiny at the end of the phase. */
export const emptySlots = ({ ships }: FleetView): number =>
  ships.reduce((sum, { type, cargo }) => sum + SHIPS[shipNumber(type)]!.cargo - cargo.length, 0);
