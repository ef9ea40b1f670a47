import {
  FORT_ABSORBS,
  NATION_ABSORBS,
  NATION_GUNS,
  PIRATE_ABSORBS,
  PIRATE_GUNS,
  SHIPS,
  STRATEGIES,
} from '@roadstead/companies';
import type { FleetFacts, ShipFacts } from './facts.js';

/** One side of a fight, in what it can do and what it has to lose. */
export interface Force {
  readonly guns: number;
  readonly ships: readonly ShipFacts[];
  /** What a fort that takes part can still take. */
  readonly fort: number;
  /** Pips of pirates or of a nation, and what each takes. */
  readonly pips: number;
  readonly absorbs: number;
  readonly pipGuns: number;
  /** What a captured pip is worth as a ship, and a pip less on the board. */
  readonly prizeWorth: number;
  readonly pipWorth: number;
}

const CUBE = 4;

/** What a ship is worth to its owner beyond its insurance, with its cargo. */
export function shipWorth({ type, cargo }: { readonly type: number; readonly cargo: readonly number[] }): number {
  const { cost, insurance } = SHIPS[type]!;
  return cost + 2 - insurance + (CUBE - 1) * cargo.length;
}

export function fleetForce({ guns, ships }: FleetFacts, fort = 0): Force {
  return { guns: guns + fort, ships, fort, pips: 0, absorbs: 0, pipGuns: 0, prizeWorth: 0, pipWorth: 0 };
}

export const fortForce = (damage: number): Force => {
  const left = FORT_ABSORBS - damage;
  return { guns: left, ships: [], fort: left, pips: 0, absorbs: 0, pipGuns: 0, prizeWorth: 0, pipWorth: 0 };
};

/** A captured pirate is a flute, a captured pip of a nation a ship of the line. */
export const pirateForce = (pips: number, pipWorth: number): Force => ({
  guns: pips * PIRATE_GUNS,
  ships: [],
  fort: 0,
  pips,
  absorbs: PIRATE_ABSORBS,
  pipGuns: PIRATE_GUNS,
  prizeWorth: 6,
  pipWorth,
});

export const nationForce = (pips: number, experience: number, pipWorth: number): Force => ({
  guns: pips * NATION_GUNS + experience,
  ships: [],
  fort: 0,
  pips,
  absorbs: NATION_ABSORBS,
  pipGuns: NATION_GUNS,
  prizeWorth: 11,
  pipWorth,
});

/** What an exchange costs each side, and what each captures: in ducats. */
interface Exchange {
  readonly costs: readonly [number, number];
  readonly takes: readonly [number, number];
}

/** V-4.12 */
function begins(active: number, other: number): 0 | 1 {
  const [a, b] = [STRATEGIES[active]!, STRATEGIES[other]!];
  if (a.level !== b.level) return a.level > b.level ? 0 : 1;
  return b.beats.includes(active) ? 1 : 0;
}

/** V-4.62, with damage spread evenly: the active side first. */
export function exchangeOf(forces: readonly [Force, Force], cards: readonly [number, number]): Exchange {
  const first = begins(cards[0], cards[1]);
  const second = first === 0 ? 1 : 0;
  const burnt = [sacrificeOf(forces[0], cards[0]), sacrificeOf(forces[1], cards[1])] as const;
  const hits = dealtBy(forces, cards, first, first, burnt[first].strength, 1);
  const strikesFirst = STRATEGIES[cards[first]]!.begins.first === true;
  const silenced = strikesFirst ? Math.min(1, hits / Math.max(1, toughness(forces[second]))) : 0;
  const answers = dealtBy(forces, cards, second, first, burnt[second].strength, 1 - silenced);
  const own = suffers(forces[0], first === 0 ? answers : hits);
  const other = suffers(forces[1], first === 0 ? hits : answers);
  return {
    costs: [own.cost + burnt[0].cost, other.cost + burnt[1].cost],
    takes: [takenBy(cards[0], first === 0, forces[1], other.sunk), takenBy(cards[1], first === 1, forces[0], own.sunk)],
  };
}

/** V-4.67: what a side captures of so many that it has sunk. */
function takenBy(card: number, isFirst: boolean, foe: Force, sunk: number): number {
  const { capture = 0, prize = 0 } = STRATEGIES[card]![isFirst ? 'begins' : 'second'];
  if (capture === 0 && prize === 0) return 0;
  if (foe.pips > 0) return Math.min(Math.max(capture, prize), sunk) * foe.prizeWorth;
  return Math.min(capture, sunk) * meanWorth(foe) + (prize > 0 ? 0.5 * meanWorth(foe) : 0);
}

const NOTHING_BURNT = { strength: 0, cost: 0 } as const;

function sacrificeOf({ ships }: Force, card: number): { readonly strength: number; readonly cost: number } {
  if (!STRATEGIES[card]!.sacrifice || ships.length < 2) return NOTHING_BURNT;
  const ship = ships.reduce((a, b) => (shipWorth(b) < shipWorth(a) ? b : a));
  return { strength: SHIPS[ship.type]!.strength, cost: shipWorth(ship) };
}

function dealtBy(
  forces: readonly [Force, Force],
  cards: readonly [number, number],
  side: number,
  first: number,
  burnt: number,
  part: number,
): number {
  const { mul, add } = STRATEGIES[cards[side]!]!;
  const other = STRATEGIES[cards[1 - side]!]![first === side ? 'second' : 'begins'];
  let dealt = Math.ceil((forces[side]!.guns * part * mul[0]) / mul[1]) + (part > 0 ? add : 0) + 2 * burnt;
  dealt = Math.max(0, dealt - (other.enemyLess ?? 0));
  if (other.enemyHalf) dealt = Math.floor(dealt / 2);
  if (other.evade) dealt = 0;
  return dealt > 0 ? dealt + (other.selfDamage ?? 0) : 0;
}

function toughness({ ships, fort, pips, absorbs }: Force): number {
  let all = fort + pips * absorbs;
  for (const { left } of ships) all += left;
  return all;
}

const TOKEN = 0.8;

/** What damage costs a side, and how many of its ships or pips it sinks. */
function suffers(force: Force, damage: number): { readonly cost: number; readonly sunk: number } {
  const { ships, fort, pips, absorbs, pipWorth } = force;
  if (damage === 0) return { cost: 0, sunk: 0 };
  if (pips > 0) {
    const sunk = Math.min(pips, Math.floor(damage / absorbs));
    return { cost: sunk * pipWorth, sunk };
  }
  const room = toughness(force);
  const taken = Math.min(damage, room);
  // Spread evenly, every ship has one left before the first goes down.
  const sunk = damage >= room ? ships.length : Math.max(0, damage - (room - ships.length - (fort > 0 ? 1 : 0)));
  const lost = Math.min(sunk, ships.length);
  const razed = fort > 0 && damage >= room ? FORT_ABSORBS : 0;
  return { cost: TOKEN * taken + lost * meanWorth(force) + razed, sunk: lost };
}

function meanWorth({ ships }: Force): number {
  if (ships.length === 0) return 0;
  let all = 0;
  for (const ship of ships) all += shipWorth(ship);
  return all / ships.length;
}
