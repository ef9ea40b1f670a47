import type { Seat } from '@roadstead/kernel';
import { GOODS, PRICE } from '../board/goods.js';
import { HARBOURS } from '../board/map.js';
import { DIRECTOR_PER, MACHINE_PER } from '../board/numbers.js';
import { DIRECTOR, KINDS, SHIPS, shipNumber } from '../board/ships.js';
import { COUNTING_MACHINES, DEVELOPMENTS } from '../cards/developments.js';
import type { FleetView, ShipView, View } from '../view.js';
import { isHostile } from './presence.js';

/** The printed prices of these goods in a harbour. */
export const pricesOf = (goods: readonly string[], harbour: string): number => {
  const prices = PRICE[HARBOURS.indexOf(harbour)]!;
  return goods.reduce((sum, good) => sum + prices[GOODS.indexOf(good)]!, 0);
};

/** V-4.8: what a seat gets for these goods delivered together in a harbour, by its director and the counting machines too. */
export function saleOf(view: View, seat: Seat, goods: readonly string[], harbour: string): number {
  const ducats = pricesOf(goods, harbour);
  const { administrator } = view.harbours[harbour]!;
  const isDirected = administrator?.[1] === KINDS[DIRECTOR] && !isHostile(view, administrator[0], harbour);
  const { cards } = view.players[seat]!;
  const machines = COUNTING_MACHINES.filter((card) => cards.includes(DEVELOPMENTS[card]!.id)).length;
  return ducats + (isDirected ? Math.ceil(ducats / DIRECTOR_PER) : 0) + machines * Math.ceil(ducats / MACHINE_PER);
}

export const freeSlots = ({ type, cargo }: ShipView): number => SHIPS[shipNumber(type)]!.cargo - cargo.length;

/** V-3.7: slots that make a mutiny at the end of the phase. */
export const emptySlots = ({ ships }: FleetView): number => ships.reduce((sum, ship) => sum + freeSlots(ship), 0);

export const cargoOf = ({ ships }: FleetView): readonly string[] => ships.flatMap(({ cargo }) => cargo);
