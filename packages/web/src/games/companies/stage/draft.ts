import {
  FLEETS,
  type FleetView,
  GOODS,
  HARBOURS,
  PRODUCT,
  SHIPS,
  type ShipView,
  shipNumber,
  type View,
} from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

/** A view that is being changed by an event; nobody else has it yet. */
export type DraftView = Writable<View>;
type DraftFleet = Writable<FleetView>;
type DraftShip = Writable<ShipView>;

export const newShip = (type: string, cargo: readonly string[] = []): DraftShip => ({
  type,
  damage: 0,
  mutiny: 0,
  cargo: [...cargo],
});

/** Puts a fleet on the board; fleets keep the order of their numbers. */
export function addFleet({ players }: DraftView, seat: Seat, id: string, fleet: DraftFleet): void {
  const player = players[seat]!;
  const all = { ...player.fleets, [id]: fleet };
  player.fleets = Object.fromEntries(FLEETS.flatMap((one) => (all[one] ? [[one, all[one]]] : [])));
}

export function pay({ players }: DraftView, seat: Seat, ducats: number): void {
  players[seat]!.ducats -= ducats;
}

/** Takes a ship off the board; V-4.51: the experience of a fleet that perishes is kept aside. */
export function removeShip(draft: DraftView, seat: Seat, id: string, place: number, perishes: boolean): void {
  const player = draft.players[seat]!;
  const fleet = player.fleets[id]!;
  const [ship] = fleet.ships.splice(place, 1);
  draft.shipSupply[ship!.type]! += 1;
  for (const good of ship!.cargo) draft.supply[good]! += 1;
  if (fleet.ships.length > 0) return;
  if (perishes && fleet.experience > 0) player.perished.push(fleet.experience);
  delete player.fleets[id];
}

/** How many ships of a type are neither on the board nor in the supply: bought, but in no fleet yet. */
export function inBetween({ players, shipSupply }: DraftView, type: string): number {
  const afloat = players
    .flatMap(({ fleets }) => Object.values(fleets))
    .flatMap(({ ships }) => ships)
    .filter((ship) => ship.type === type).length;
  return SHIPS[shipNumber(type)]!.supply - shipSupply[type]! - afloat;
}

/** V-4.8: cubes leave the ship that has most of a good, the first among equals. */
export function unload({ ships }: DraftFleet, good: string): void {
  const cubes = ({ cargo }: DraftShip) => cargo.filter((one) => one === good).length;
  const most = ships.reduce((best, ship) => (cubes(ship) > cubes(best) ? ship : best));
  takeCube(most, good);
}

export function takeCube({ cargo }: DraftShip, good: string): void {
  cargo.splice(cargo.indexOf(good), 1);
}

/** The good that a harbour yields, or undefined. */
export const productOf = (harbour: string): string | undefined => GOOD_OF[harbour];

const GOOD_OF: Readonly<Record<string, string>> = Object.fromEntries(
  HARBOURS.flatMap((harbour, number) => (PRODUCT[number]! < 0 ? [] : [[harbour, GOODS[PRODUCT[number]!]!]])),
);
