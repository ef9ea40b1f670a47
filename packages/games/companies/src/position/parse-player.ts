import { isPlainObject, type PlainObject } from '@roadstead/kernel';
import { GOODS } from '../board/goods.js';
import { FIELDS } from '../board/map.js';
import { FLEETS, isPacketFleet, PACKET, SHIPS } from '../board/ships.js';
import { DEVELOPMENTS } from '../cards/developments.js';
import { DISCS, HANDBOOK_MARKERS, MAX_LEVEL, STRATEGIES } from '../cards/strategies.js';
import { newFleet, strengthLeft } from '../rules/fleets.js';
import type { Fleet, Ship } from '../state.js';
import { amount, bad, entries, fields, list, oneOf, whole } from './read.js';

export interface PlayerByHand {
  readonly ducats?: number;
  readonly cards: readonly number[];
  /** By disc, from 1. */
  readonly markers: ReadonlyMap<number, number>;
  readonly extraMarkers: readonly number[];
  readonly lossTokens: number;
  readonly perished: readonly number[];
  readonly piratePips: number;
  readonly fleets: ReadonlyMap<number, Fleet>;
}

const NAMES = [
  'seat',
  'points',
  'ducats',
  'cards',
  'markers',
  'extraMarkers',
  'lossTokens',
  'perished',
  'piratePips',
  'fleets',
];
const CARD_IDS = DEVELOPMENTS.map(({ id }) => id);
const STRATEGY_IDS = STRATEGIES.map(({ id }) => id);
const SHIP_IDS = SHIPS.map(({ id }) => id);
const FIELD_IDS = FIELDS.map(({ id }) => id);
const DISC_NAMES = DISCS.map((_, disc) => `${disc}`);

/** An object by seat, or the list of a view. */
export function playersIn(value: unknown, seats: number): ReadonlyMap<number, PlayerByHand> {
  const names = Array.from({ length: seats }, (_, seat) => `${seat}`);
  const rows = Array.isArray(value) ? rowsOf(value) : value;
  return entries(rows, names, '"players"', (row, seat, what) => playerIn(row, seat, what));
}

/** A row without a seat is that of its place. */
function rowsOf(list: readonly unknown[]): PlainObject {
  const rows = list.map((row, place) => [`${isPlainObject(row) ? (row.seat ?? place) : place}`, row] as const);
  if (new Set(rows.map(([seat]) => seat)).size < rows.length) throw bad('"players" names a seat twice.');
  return Object.fromEntries(rows);
}

function playerIn(value: unknown, seat: number, what: string): PlayerByHand {
  const player = fields(value, NAMES, what);
  const {
    ducats,
    cards = [],
    markers,
    extraMarkers = [],
    perished = [],
    lossTokens = 0,
    piratePips = 0,
    fleets,
  } = player;
  if (player.seat !== undefined && player.seat !== seat) throw bad(`"seat" of ${what} is another.`);
  const own = markersIn(markers, what);
  return {
    ...(ducats !== undefined && { ducats: amount(ducats, `"ducats" of ${what}`) }),
    cards: different(
      list(cards, `"cards" of ${what}`).map((card) => oneOf(card, CARD_IDS, `A card of ${what}`)),
      `"cards" of ${what}`,
    ),
    markers: own,
    extraMarkers: extraIn(extraMarkers, [...own.values()], what),
    lossTokens: amount(lossTokens, `"lossTokens" of ${what}`),
    perished: list(perished, `"perished" of ${what}`).map((level) => whole(level, 0, MAX_LEVEL, 'A level')),
    piratePips: amount(piratePips, `"piratePips" of ${what}`),
    fleets: entries(fleets, FLEETS, `"fleets" of ${what}`, fleetIn),
  };
}

function different(things: readonly number[], what: string): readonly number[] {
  if (new Set(things).size < things.length) throw bad(`${what} names something twice.`);
  return things;
}

function markersIn(value: unknown, what: string): ReadonlyMap<number, number> {
  const of = `"markers" of ${what}`;
  return entries(value, DISC_NAMES, of, (card, disc, row) => {
    const strategy = oneOf(card, STRATEGY_IDS, row);
    if (disc === 0 || STRATEGIES[strategy]!.level !== disc) throw bad(`${row} is not on that disc.`);
    return strategy;
  });
}

function extraIn(value: unknown, own: readonly number[], what: string): readonly number[] {
  const of = `"extraMarkers" of ${what}`;
  const extra = list(value, of).map((card) => oneOf(card, STRATEGY_IDS, of));
  if (extra.length > HANDBOOK_MARKERS) throw bad(`There are only ${HANDBOOK_MARKERS} markers for ${of}.`);
  if (extra.some((card) => STRATEGIES[card]!.level === 0)) throw bad(`${of} cannot lie on disc 0.`);
  different([...own, ...extra], of);
  return extra;
}

function fleetIn(value: unknown, number: number, what: string): Fleet {
  const { at, experience = 0, moved = false, ships } = fields(value, ['at', 'experience', 'moved', 'ships'], what);
  if (typeof moved !== 'boolean') throw bad(`"moved" of ${what} must be true or false.`);
  const aboard = list(ships, `"ships" of ${what}`).map((ship) => shipIn(ship, what));
  const isPacket = isPacketFleet(number);
  const fits = aboard.length > 0 && aboard.every(({ type }) => (type === PACKET) === isPacket);
  if (!fits || (isPacket && aboard.length > 1)) throw bad(`${what} cannot have these ships.`);
  const level = whole(experience, 0, isPacket ? 0 : MAX_LEVEL, `"experience" of ${what}`);
  return newFleet(oneOf(at, FIELD_IDS, `"at" of ${what}`), level, aboard);
}

function shipIn(value: unknown, what: string): Ship {
  const of = `A ship of ${what}`;
  const { type, damage = 0, mutiny = 0, cargo = [] } = fields(value, ['type', 'damage', 'mutiny', 'cargo'], of);
  const ship: Ship = {
    type: oneOf(type, SHIP_IDS, of),
    damage: amount(damage, `The damage of ${of}`),
    mutiny: amount(mutiny, `The mutiny of ${of}`),
    cargo: list(cargo, `The cargo of ${of}`).map((good) => oneOf(good, GOODS, `The cargo of ${of}`)),
  };
  if (strengthLeft(ship) <= 0) throw bad(`${of} would be lost with so many tokens.`);
  if (ship.cargo.length > SHIPS[ship.type]!.cargo) throw bad(`${of} has more cargo than slots.`);
  return ship;
}
