import {
  AGGRESSION,
  COUNTING_MACHINES,
  DIRECTOR,
  developmentNumber,
  FLEETS,
  type FleetView,
  fieldNumber,
  fieldOfHarbour,
  fleetNumber,
  GOODS,
  generalStores,
  goodNumber,
  HARBOURS,
  type HarbourView,
  isPacketFleet,
  KINDS,
  NESTS,
  PIRATE_CARD,
  type PlayerView,
  ROUNDS,
  SHIPS,
  shipNumber,
  TILES,
  type View,
} from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import type { Voyage } from './voyages.js';
import type { Weights } from './weights.js';

export interface ShipFacts {
  readonly type: number;
  readonly damage: number;
  readonly mutiny: number;
  readonly tokens: number;
  /** What it can still take. */
  readonly left: number;
  readonly cargo: readonly number[];
  readonly empty: number;
}

export interface FleetFacts {
  readonly seat: Seat;
  readonly number: number;
  readonly at: number;
  readonly experience: number;
  readonly moved: boolean;
  readonly ships: readonly ShipFacts[];
  /** Cubes aboard, by good. */
  readonly goods: readonly number[];
  readonly slots: number;
  readonly empty: number;
  readonly guns: number;
  /** What it can still take, and what its ships took when they were new. */
  readonly left: number;
  readonly printed: number;
  /** Fields in a turn on open sea. */
  readonly speed: number;
}

export interface HarbourFacts {
  readonly number: number;
  readonly field: number;
  /** Cubes in general stores, and by seat in warehouses; and what they hold when full. */
  readonly general: number;
  readonly generalHolds: number;
  readonly stock: readonly number[];
  readonly holds: readonly number[];
  readonly warehouses: readonly number[];
  /** The number of the next field to build on, or 0. */
  readonly nextField: number;
  readonly administrator: HarbourView['administrator'];
  readonly hasDirector: boolean;
  readonly fort: HarbourView['fort'];
  /** A nation that is hostile to this seat stands there. */
  readonly closed: boolean;
  /** Seats that a nation shields there, as bits. */
  readonly shielded: number;
}

/** The table as one seat sees it, in numbers. */
export interface Outlook {
  readonly view: View;
  readonly weights: Weights;
  readonly seat: Seat;
  readonly own: PlayerView;
  readonly fleets: readonly FleetFacts[];
  readonly others: readonly FleetFacts[];
  readonly harbours: readonly HarbourFacts[];
  readonly pirates: readonly number[];
  readonly cards: readonly number[];
  readonly machines: number;
  /** Rounds to come after this one. */
  readonly left: number;
  /** What the loss of a rival is worth. */
  readonly rival: number;
  /** All slots of ordinary ships. */
  readonly slots: number;
  /** What was found out already. */
  readonly known: {
    tiles?: readonly PirateTile[];
    storms?: readonly StormTile[];
    ways?: Map<number, readonly Voyage[]>;
    comers?: readonly (readonly Comer[])[];
    cards?: readonly CardInReach[];
    /** What pirates are worth to a fleet, by fleet, pips and whether in their nest. */
    pirates?: Map<number, number>;
  };
}

/** An own fleet that is in a harbour or will be after so many turns, and the slots it has to fill there. */
export interface Comer {
  readonly number: number;
  readonly slots: number;
  readonly turns: number;
}

/** A card that could be had in this turn: what it costs, and what it brings beyond that. */
export interface CardInReach {
  readonly cost: number;
  readonly worth: number;
}

interface PirateTile {
  readonly card: number;
  readonly aggression: number;
  readonly share: number;
}

interface StormTile {
  readonly damage: number;
  readonly share: number;
}

const SHIP_NUMBERS = new Map(SHIPS.map(({ id }) => [id, shipNumber(id)]));
const NONE_OF_ANY: readonly number[] = GOODS.map(() => 0);
const GOOD_NUMBERS = new Map(GOODS.map((id) => [id, goodNumber(id)]));

export function outlookOf(view: View, seat: Seat, weights: Weights): Outlook {
  const own = view.players[seat]!;
  const fleets = fleetsOf(own);
  const cards = own.cards.map(developmentNumber);
  const players = view.players.length;
  const last = (view.options.calendars as number) * ROUNDS;
  return {
    view,
    weights,
    seat,
    own,
    fleets,
    others: othersOf(view, seat),
    harbours: HARBOURS.map((id, number) => harbourFacts(view, seat, view.harbours[id]!, number)),
    pirates: NESTS.map((nest) => view.pirates[nest]!),
    cards,
    machines: COUNTING_MACHINES.filter((card) => cards.includes(card)).length,
    left: last - view.round,
    rival: weights.rival / (players - 1),
    slots: fleets.reduce((sum, { number, slots }) => sum + (isPacketFleet(number) ? 0 : slots), 0),
    known: {},
  };
}

// Plain loops: every decision in thought begins here.

function fleetsOf(player: PlayerView, list: FleetFacts[] = []): FleetFacts[] {
  for (let number = 0; number < FLEETS.length; number++) {
    const fleet = player.fleets[FLEETS[number]!];
    if (fleet) list.push(fleetFacts(player.seat, number, fleet));
  }
  return list;
}

function othersOf({ players }: View, seat: Seat): FleetFacts[] {
  const list: FleetFacts[] = [];
  for (const player of players) if (player.seat !== seat) fleetsOf(player, list);
  return list;
}

function fleetFacts(seat: Seat, number: number, { at, experience, moved, ships: views }: FleetView): FleetFacts {
  const goods = NONE_OF_ANY.slice();
  const ships: ShipFacts[] = [];
  let [slots, guns, left, printed, speed, aboard] = [0, experience, 0, 0, Number.POSITIVE_INFINITY, 0];
  for (const one of views) {
    const type = SHIP_NUMBERS.get(one.type)!;
    const kind = SHIPS[type]!;
    const cargo: number[] = [];
    for (const id of one.cargo) {
      const good = GOOD_NUMBERS.get(id)!;
      cargo.push(good);
      goods[good]!++;
    }
    const tokens = one.damage + one.mutiny;
    slots += kind.cargo;
    guns += kind.guns;
    left += kind.strength - tokens;
    printed += kind.strength;
    aboard += cargo.length;
    speed = Math.min(speed, tokens >= kind.halfFrom ? Math.max(1, Math.floor(kind.speed / 2)) : kind.speed);
    ships.push({
      type,
      damage: one.damage,
      mutiny: one.mutiny,
      tokens,
      left: kind.strength - tokens,
      cargo,
      empty: kind.cargo - cargo.length,
    });
  }
  const field = fieldNumber(at)!;
  const empty = slots - aboard;
  return { seat, number, at: field, experience, moved, ships, goods, slots, empty, guns, left, printed, speed };
}

function harbourFacts(view: View, seat: Seat, harbour: HarbourView, number: number): HarbourFacts {
  const players = view.players.length;
  const stock = Array<number>(players).fill(0);
  const holds = Array<number>(players).fill(0);
  const warehouses = Array<number>(players).fill(0);
  let [general, generalHolds, nextField] = [0, 0, 0];
  for (let place = 0; place < harbour.fields.length; place++) {
    const [owner, cubes, damage] = harbour.fields[place]!;
    if (owner === null) {
      general += cubes;
      if (damage > 0) continue;
      if (generalHolds < generalStores(players)) generalHolds++;
      if (nextField === 0) nextField = place + 1;
      continue;
    }
    stock[owner]! += cubes;
    holds[owner]! += place + 1;
    warehouses[owner]!++;
  }
  const id = HARBOURS[number]!;
  const nation = Object.values(view.nations).find(({ at }) => at === id);
  const friends = nation ? [nation.controller, nation.ally] : [];
  return {
    number,
    field: fieldOfHarbour(number),
    general,
    generalHolds,
    stock,
    holds,
    warehouses,
    nextField,
    administrator: harbour.administrator,
    hasDirector: harbour.administrator?.[1] === KINDS[DIRECTOR],
    fort: harbour.fort,
    closed: nation !== undefined && !friends.includes(seat),
    shielded: friends.reduce<number>((bits, one) => (one === null ? bits : bits | (1 << one)), 0),
  };
}

/** V-2.11: the tiles of pirates that can come next, by those that lie open. */
export function pirateTiles({ view, known }: Outlook): readonly PirateTile[] {
  known.tiles ??= tilesToCome(view);
  return known.tiles;
}

function tilesToCome({ discards, piles }: View): readonly PirateTile[] {
  const seen = piles.pirateStrategy === 0 ? [] : discards.pirateStrategy;
  const left = TILES.pirateStrategy.map(({ tile, count }) => {
    const [card, aggression] = tile as [string, number];
    const open = seen.filter((one) => {
      const [name, strength] = one as [string, number];
      return name === card && strength === aggression;
    });
    return count - open.length;
  });
  const all = left.reduce((sum, n) => sum + n, 0);
  return left.flatMap((n, tile) =>
    n > 0 ? [{ card: PIRATE_CARD[tile]!, aggression: AGGRESSION[tile]!, share: n / all }] : [],
  );
}

/** V-2.11: the same for the damage of the next storm. */
export function stormTiles({ view, known }: Outlook): readonly StormTile[] {
  known.storms ??= stormsToCome(view);
  return known.storms;
}

function stormsToCome({ discards, piles }: View): readonly StormTile[] {
  const seen = piles.stormDamage === 0 ? [] : discards.stormDamage;
  const left = TILES.stormDamage.map(({ tile, count }) => ({
    damage: tile as number,
    count: count - seen.filter((one) => one === tile).length,
  }));
  const all = left.reduce((sum, { count }) => sum + count, 0);
  return left.flatMap(({ damage, count }) => (count > 0 ? [{ damage, share: count / all }] : []));
}

export const fleetOf = ({ fleets }: Outlook, id: string): FleetFacts => {
  const number = fleetNumber(id);
  return fleets.find((fleet) => fleet.number === number)!;
};

export const hasCard = ({ cards }: Outlook, card: number): boolean => cards.includes(card);
