import type { Seat, Tell } from '@roadstead/kernel';
import { HARBOURS, harbourAt } from '../board/map.js';
import { FLEETS, FORT_ABSORBS, SHIPS } from '../board/ships.js';
import {
  GUNS_PER_LEVEL,
  NATION_ABSORBS,
  NATION_GUNS,
  PIRATE_ABSORBS,
  PIRATE_GUNS,
  STRATEGIES,
} from '../cards/strategies.js';
import type { Event, Loss } from '../events.js';
import type { Fight, Side, State } from '../state.js';
import { ask } from './ask.js';
import { effectOf, fortLeft, isAlive } from './fight.js';
import { gunsOf, strengthLeft } from './fleets.js';
import { loseShip } from './loss.js';
import { changePips } from './pips.js';

/** V-4.64: the ship that is named burns; pirates and nations give a pip, unless it is their last. */
export function sacrifice(state: State, side: number, tell?: Tell<Event>): void {
  const fight = state.fight!;
  if (!STRATEGIES[fight.cards[side]!]!.sacrifice) return;
  const one = fight.sides[side]!;
  if (one.kind === 'fleet') ask(state, { kind: 'sacrifice', seat: one.seat, side });
  else if (fight.pips[side]! > 1) {
    fight.pips[side]!--;
    fight.sacrificed[side] = absorbs(one);
    changePips(state, one, -1, tell);
  }
}

export function burn(state: State, side: number, place: number, tell?: Tell<Event>): void {
  const fight = state.fight!;
  const own = fight.sides[side] as Extract<Side, { kind: 'fleet' }>;
  const ship = state.players[own.seat]!.fleets[own.fleet]!.ships[place]!;
  fight.sacrificed[side] = SHIPS[ship.type]!.strength;
  loseShip(state, own.seat, own.fleet, place, 'sacrifice', tell);
}

const absorbs = (side: Side): number => (side.kind === 'pirates' ? PIRATE_ABSORBS : NATION_ABSORBS);

/** V-4.62: both damages before anybody places tokens; V-4.63: unless the beginner strikes first. */
export function workOut(state: State): void {
  const fight = state.fight!;
  const first = fight.begins;
  const second = 1 - first;
  fight.damage[second] = dealtBy(state, fight, first);
  if (effectOf(fight, first).first) state.agenda.push({ do: 'returnFire' });
  else {
    fight.damage[first] = dealtBy(state, fight, second);
    state.agenda.push({ do: 'placeDamage', side: first, left: fight.damage[first] });
  }
  state.agenda.push({ do: 'placeDamage', side: second, left: fight.damage[second]! });
}

/** V-4.63: what is left fires back. */
export function returnFire(state: State): void {
  const fight = state.fight!;
  const first = fight.begins;
  fight.damage[first] = isAlive(state, fight, 1 - first) ? dealtBy(state, fight, 1 - first) : 0;
  state.agenda.push({ do: 'placeDamage', side: first, left: fight.damage[first] });
}

/** V-4.62: the card's damage, less what the other card takes off it. */
function dealtBy(state: State, fight: Fight, side: number): number {
  const { mul, add } = STRATEGIES[fight.cards[side]!]!;
  const other = effectOf(fight, 1 - side);
  const guns = firepower(state, fight, side);
  let dealt = Math.ceil((guns * mul[0]) / mul[1]) + add + 2 * fight.sacrificed[side]!;
  dealt = Math.max(0, dealt - (other.enemyLess ?? 0));
  if (other.enemyHalf) dealt = Math.floor(dealt / 2);
  if (other.evade) dealt = 0;
  return dealt > 0 ? dealt + (other.selfDamage ?? 0) : 0;
}

/** V-4.61 */
function firepower(state: State, fight: Fight, side: number): number {
  const one = fight.sides[side]!;
  const pips = fight.pips[side]! - fight.lostPips[side]!;
  if (one.kind === 'pirates') return pips * PIRATE_GUNS;
  if (one.kind === 'nation') return pips * NATION_GUNS + state.nations[one.nation]!.experience * GUNS_PER_LEVEL;
  const fleet = one.kind === 'fleet' ? state.players[one.seat]!.fleets[one.fleet] : null;
  return (fleet ? gunsOf(fleet) : 0) + fortLeft(state, one, fight.at);
}

/** V-4.69: token by token on ships and fort; all is lost without asking if that is what it comes to. */
export function placeDamage(state: State, side: number, left: number, tell?: Tell<Event>): void {
  if (left === 0) return;
  const fight = state.fight!;
  const one = fight.sides[side]!;
  if (one.kind === 'pirates' || one.kind === 'nation') {
    fight.lostPips[side] = Math.min(fight.pips[side]!, Math.floor(left / absorbs(one)));
    return;
  }
  const ships = one.kind === 'fleet' ? (state.players[one.seat]!.fleets[one.fleet]?.ships ?? []) : [];
  const fort = fortLeft(state, one, fight.at);
  const room = ships.reduce((sum, ship) => sum + strengthLeft(ship), fort);
  if (left >= room) {
    if (fort > 0) hitFort(state, one.seat, harbourAt(fight.at), fort, tell);
    for (let place = ships.length - 1; place >= 0; place--) hitShip(state, side, 0, strengthLeft(ships[0]!), tell);
  } else if (ships.length === 0) hitFort(state, one.seat, harbourAt(fight.at), left, tell);
  else if (ships.length === 1 && fort === 0) hitShip(state, side, 0, left, tell);
  else ask(state, { kind: 'damage', seat: one.seat, side, left });
}

/** Tokens on a ship of a side; one that sinks can be captured. */
export function hitShip(state: State, side: number, place: number, n: number, tell?: Tell<Event>): void {
  const fight = state.fight!;
  const own = fight.sides[side] as Extract<Side, { kind: 'fleet' }>;
  const ship = state.players[own.seat]!.fleets[own.fleet]!.ships[place]!;
  ship.damage += n;
  tell?.({ type: 'damage', seat: own.seat, fleet: FLEETS[own.fleet]!, ship: place, n });
  if (strengthLeft(ship) > 0) return;
  sink(state, side, place, 'damage', tell);
}

export function sink(state: State, side: number, place: number, why: Loss, tell?: Tell<Event>): void {
  const fight = state.fight!;
  const own = fight.sides[side] as Extract<Side, { kind: 'fleet' }>;
  const { type, cargo } = loseShip(state, own.seat, own.fleet, place, why, tell);
  fight.sunk[side]!.push({ type, cargo });
}

/** V-4.22: a fort that has taken all it can is razed. */
export function hitFort(state: State, seat: Seat, harbour: number, n: number, tell?: Tell<Event>): void {
  const here = state.harbours[harbour]!;
  const damage = here.fort!.damage + n;
  tell?.({ type: 'damage', seat, fleet: null, ship: 0, n });
  here.fort = damage < FORT_ABSORBS ? { seat, damage } : null;
  if (here.fort === null) {
    tell?.({ type: 'removed', what: 'fort', harbour: HARBOURS[harbour]!, seat, field: 0, destroyed: true });
  }
}
