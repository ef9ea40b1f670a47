import { type FleetView, PACKET, SHIPS, type ShipType, type ShipView } from '@roadstead/companies';

const TYPES = new Map(SHIPS.map((ship) => [ship.id, ship]));

export const typeOf = ({ type }: Pick<ShipView, 'type'>): ShipType => TYPES.get(type)!;
export const tokensOn = ({ damage, mutiny }: ShipView): number => damage + mutiny;
export const strengthLeft = (ship: ShipView): number => typeOf(ship).strength - tokensOn(ship);
export const emptySlots = (ship: ShipView): number => typeOf(ship).cargo - ship.cargo.length;
/** A1 */
export const isSlow = (ship: ShipView): boolean => tokensOn(ship) >= typeOf(ship).halfFrom;

export const sumOver = (fleet: FleetView, count: (ship: ShipView) => number): number =>
  fleet.ships.reduce((sum, ship) => sum + count(ship), 0);

export const isPackets = ({ ships }: FleetView): boolean => ships[0]?.type === SHIPS[PACKET]!.id;

/** V-3.9: fields in a turn from open sea, without the sextant. */
export const paceOf = ({ ships }: FleetView): number =>
  Math.min(
    ...ships.map((ship) => (isSlow(ship) ? Math.max(1, Math.floor(typeOf(ship).speed / 2)) : typeOf(ship).speed)),
  );
