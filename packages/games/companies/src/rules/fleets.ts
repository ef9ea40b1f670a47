import { SEXTANT_FIELDS } from '../board/numbers.js';
import { FROM_HARBOUR, ORDINARY, SHIPS } from '../board/ships.js';
import { SEXTANT } from '../cards/developments.js';
import { GUNS_PER_LEVEL } from '../cards/strategies.js';
import type { Fleet, Player, Ship } from '../state.js';

/** V-6.1: a card works from the turn after it was bought. */
export function hasCard(player: Player, card: number): boolean {
  return player.freshCard !== card && player.cards.includes(card);
}

export const tokensOn = ({ damage, mutiny }: Ship): number => damage + mutiny;
export const strengthLeft = (ship: Ship): number => SHIPS[ship.type]!.strength - ship.damage - ship.mutiny;
export const hasRoom = ({ type, cargo }: Ship): boolean => cargo.length < SHIPS[type]!.cargo;
/** A1: slow from exactly "half from" on. */
export const isSlow = (ship: Ship): boolean => tokensOn(ship) >= SHIPS[ship.type]!.halfFrom;

export function newShip(type: number, cargo: readonly number[] = []): Ship {
  return { type, damage: 0, mutiny: 0, cargo: [...cargo] };
}

export function newFleet(at: number, experience: number, ships: Ship[]): Fleet {
  return { at, experience, moved: false, idle: false, attacked: false, splitFrom: -1, ships };
}

/** Its number is free again; V-3.2: what was split off it has nothing to do with the next fleet of that number. */
export function removeFleet({ fleets }: Player, fleet: number): void {
  fleets[fleet] = null;
  for (const other of fleets) if (other?.splitFrom === fleet) other.splitFrom = -1;
}

/** The lowest free number of an ordinary fleet, or -1. */
export function freeFleet({ fleets }: Player): number {
  for (let fleet = 0; fleet < ORDINARY; fleet++) if (fleets[fleet] === null) return fleet;
  return -1;
}

/** The lowest free number of a packet fleet, or -1. */
export function freePacketFleet({ fleets }: Player): number {
  for (let fleet = ORDINARY; fleet < fleets.length; fleet++) if (fleets[fleet] === null) return fleet;
  return -1;
}

export function hasOrdinaryFleet({ fleets }: Player): boolean {
  for (let fleet = 0; fleet < ORDINARY; fleet++) if (fleets[fleet] !== null) return true;
  return false;
}

/** The numbers of the ordinary fleets on a field. */
export function ordinaryFleetsAt({ fleets }: Player, field: number): number[] {
  const here: number[] = [];
  for (let fleet = 0; fleet < ORDINARY; fleet++) if (fleets[fleet]?.at === field) here.push(fleet);
  return here;
}

export function hasOrdinaryFleetAt({ fleets }: Player, field: number): boolean {
  for (let fleet = 0; fleet < ORDINARY; fleet++) if (fleets[fleet]?.at === field) return true;
  return false;
}

/** V-4.24: packets count. */
export function hasFleetAt({ fleets }: Player, field: number): boolean {
  return fleets.some((fleet) => fleet?.at === field);
}

/** V-3.9: how many fields a fleet may go that set out from open sea or not. */
export function paceOf(player: Player, fleet: Fleet, fromSea: boolean): number {
  if (!fromSea) return FROM_HARBOUR;
  let pace = Number.POSITIVE_INFINITY;
  for (const ship of fleet.ships) {
    const { speed } = SHIPS[ship.type]!;
    pace = Math.min(pace, isSlow(ship) ? Math.max(1, Math.floor(speed / 2)) : speed); // A22
  }
  return hasCard(player, SEXTANT) ? pace + SEXTANT_FIELDS : pace;
}

/** V-4.61: the guns of its ships and its experience. */
export function gunsOf({ ships, experience }: Fleet): number {
  let guns = experience * GUNS_PER_LEVEL;
  for (const { type } of ships) guns += SHIPS[type]!.guns;
  return guns;
}

/** A37: printed strengths, tokens and experience ignored. */
export function printedStrength({ ships }: Fleet): number {
  let strength = 0;
  for (const { type } of ships) strength += SHIPS[type]!.strength;
  return strength;
}

/** Ships with the same type, tokens and cargo are alike: only the first of them is listed. */
export function isLikeEarlier(ships: readonly Ship[], place: number): boolean {
  const ship = ships[place]!;
  for (let earlier = 0; earlier < place; earlier++) if (isAlike(ships[earlier]!, ship)) return true;
  return false;
}

function isAlike(a: Ship, b: Ship): boolean {
  if (a.type !== b.type || a.damage !== b.damage || a.mutiny !== b.mutiny) return false;
  return a.cargo.length === b.cargo.length && a.cargo.every((good) => countOf(a, good) === countOf(b, good));
}

export function countOf({ cargo }: Ship, good: number): number {
  let cubes = 0;
  for (const one of cargo) if (one === good) cubes++;
  return cubes;
}

export function cubesAboard({ ships }: Fleet, good: number): number {
  let cubes = 0;
  for (const ship of ships) cubes += countOf(ship, good);
  return cubes;
}

export function takeFrom({ cargo }: Ship, good: number): void {
  cargo.splice(cargo.indexOf(good), 1);
}

/** V-4.8: cubes leave the ship that has most of a good, the first among equals. */
export function shipWithMost({ ships }: Fleet, good: number): Ship {
  let most = ships[0]!;
  for (const ship of ships) if (countOf(ship, good) > countOf(most, good)) most = ship;
  return most;
}
