import data from '../data/ships.json' with { type: 'json' };

export interface ShipType {
  readonly id: string;
  /** Damage and mutiny that it absorbs. */
  readonly strength: number;
  readonly guns: number;
  /** From so many tokens on it is slow. */
  readonly halfFrom: number;
  readonly cargo: number;
  readonly speed: number;
  readonly cost: number;
  readonly insurance: number;
  readonly points: number;
  readonly supply: number;
}

/** In the state a type of ship is its place in this list. */
export const SHIPS: readonly ShipType[] = data.ships.map(
  ({ id, strength, guns, halfFrom, cargo, speed, cost, insurance, points, supply }) => ({
    id,
    strength,
    guns,
    halfFrom,
    cargo,
    speed,
    cost,
    insurance,
    points,
    supply,
  }),
);
export const shipNumber = (id: string): number => SHIPS.findIndex((ship) => ship.id === id);

export const FLUYT = shipNumber('fluyt');
export const MAN_OF_WAR = shipNumber('spiegelschip');
export const SHIP_OF_THE_LINE = shipNumber('linieschip');
export const PACKET = shipNumber('pakketboot');

/** Ordinary fleets first, then those of packet boats. In the state a fleet is its place in this list. */
export const FLEETS: readonly string[] = [...data.fleets.normal, ...data.fleets.packet];
export const ORDINARY = data.fleets.normal.length;
export const fleetNumber = (id: string): number => FLEETS.indexOf(id);
export const isPacketFleet = (fleet: number): boolean => fleet >= ORDINARY;

export const FLEET_COST = data.fleets.newFleetCost;
export const FROM_HARBOUR = data.move.fromHarbour;
export const SHIPS_A_HARBOUR = data.maxShipsPerHarbourPerTurn.v;
export const BUILDINGS_A_HARBOUR = data.maxBuildingsPerHarbourPerTurn.v;

const building = <I extends string>(id: I) => data.buildings.find((row) => row.id === id)!;
const administrator = building('administrator');

export const WAREHOUSE_COST = building('warehouse').cost;
export const WAREHOUSE_ABSORBS = building('warehouse').absorbs!;
export const WAREHOUSE_POINTS = building('warehouse').points;
export const TOKEN_COST = building('warehouse').repairPerToken!;
export const ADMINISTRATOR_COST = administrator.cost;
export const CHANGE_COST = administrator.changeCost!;
export const TAKE_OVER_COST = administrator.takeOverCost!;
export const ADMINISTRATOR_POINTS = administrator.points;
export const FORT_COST = building('fort').cost;
export const FORT_ABSORBS = building('fort').absorbs!;
export const FORT_POINTS = building('fort').points;

/** In the state a kind of administrator is its place in this list. */
export const KINDS = ['governor', 'commander', 'director'] as const;
export type AdministratorKind = (typeof KINDS)[number];
export const GOVERNOR = 0;
export const COMMANDER = 1;
export const DIRECTOR = 2;
