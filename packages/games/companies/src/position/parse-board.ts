import { TAKES_ADMINISTRATOR, TAKES_FORT, TAKES_NATION, WAREHOUSE_FIELDS } from '../board/goods.js';
import { FIELDS, HARBOURS, harbourAt, nestAt } from '../board/map.js';
import { GENERAL_HOLDS, MOST_NATION_PIPS } from '../board/numbers.js';
import { FORT_ABSORBS, KINDS, WAREHOUSE_ABSORBS } from '../board/ships.js';
import { FRANCE, MAX_LEVEL, NATIONS } from '../cards/strategies.js';
import type { StoreField } from '../state.js';
import { bad, entries, fields, list, oneOf, seatOrNone, whole } from './read.js';

export interface NationByHand {
  readonly at: number;
  readonly pips: number;
  readonly experience: number;
  readonly controller: number;
  readonly ally: number;
}

export interface HarbourByHand {
  readonly fields?: readonly StoreField[];
  /** Seat and kind. */
  readonly administrator?: readonly [number, number] | null;
  /** Seat and damage. */
  readonly fort?: readonly [number, number] | null;
}

const FIELD_IDS = FIELDS.map(({ id }) => id);

export function nationsIn(value: unknown, seats: number): ReadonlyMap<number, NationByHand> {
  const nations = entries(value, NATIONS, '"nations"', (row, nation, what) => nationIn(row, nation, what, seats));
  const places = [...nations.values()].map(({ at }) => at);
  if (new Set(places).size < places.length) throw bad('There is at most one nation in a harbour.');
  const controllers = [...nations.values()].map(({ controller }) => controller).filter((seat) => seat >= 0);
  if (new Set(controllers).size < controllers.length) throw bad('A player controls one nation at most.');
  return nations;
}

function nationIn(value: unknown, nation: number, what: string, seats: number): NationByHand {
  const names = ['at', 'pips', 'experience', 'controller', 'ally'];
  const { at, pips, experience = 0, controller, ally } = fields(value, names, what);
  const field = oneOf(at, FIELD_IDS, `"at" of ${what}`);
  const isAllowed = TAKES_NATION[harbourAt(field)] === true || (nation === FRANCE && nestAt(field) >= 0);
  if (!isAllowed) throw bad(`${what} cannot stand on ${FIELD_IDS[field]}.`);
  const [by, friend] = [
    seatOrNone(controller, seats, `"controller" of ${what}`),
    seatOrNone(ally, seats, `"ally" of ${what}`),
  ];
  if (friend >= 0 && (by < 0 || by === friend)) throw bad(`The ally of ${what} joins somebody else who controls it.`);
  return {
    at: field,
    pips: whole(pips, 1, MOST_NATION_PIPS, `"pips" of ${what}`),
    experience: whole(experience, 0, MAX_LEVEL, `"experience" of ${what}`),
    controller: by,
    ally: friend,
  };
}

export function harboursIn(value: unknown, seats: number): ReadonlyMap<number, HarbourByHand> {
  return entries(value, HARBOURS, '"harbours"', (row, harbour, what) => harbourIn(row, harbour, what, seats));
}

function harbourIn(value: unknown, harbour: number, what: string, seats: number): HarbourByHand {
  const { fields: stores, administrator, fort } = fields(value, ['fields', 'administrator', 'fort'], what);
  return {
    ...(stores !== undefined && { fields: storesIn(stores, harbour, what, seats) }),
    ...(administrator !== undefined && { administrator: administratorIn(administrator, harbour, what, seats) }),
    ...(fort !== undefined && { fort: fortIn(fort, harbour, what, seats) }),
  };
}

function storesIn(value: unknown, harbour: number, what: string, seats: number): readonly StoreField[] {
  const stores = list(value, `"fields" of ${what}`).map((row, field) => storeIn(row, field, what, seats));
  if (stores.length > Math.max(...WAREHOUSE_FIELDS)) throw bad(`${what} has too many fields.`);
  const most = WAREHOUSE_FIELDS[harbour]!;
  const isEmpty = ({ owner, cubes, damage }: StoreField) => owner < 0 && cubes === 0 && damage === 0;
  if (!stores.slice(most).every(isEmpty)) throw bad(`${what} has only ${most} warehouse fields.`);
  return stores.slice(0, most);
}

/** Owner, cubes and damage tokens. */
function storeIn(value: unknown, field: number, what: string, seats: number): StoreField {
  const row = list(value, `A field of ${what}`);
  if (row.length !== 3) throw bad(`A field of ${what} must be its owner, its cubes and its damage.`);
  const owner = seatOrNone(row[0], seats, `The owner of a field of ${what}`);
  const damage = whole(row[2], 0, owner < 0 ? WAREHOUSE_ABSORBS : 0, `The damage on a field of ${what}`);
  const most = owner >= 0 ? field + 1 : damage > 0 ? 0 : GENERAL_HOLDS;
  return { owner, cubes: whole(row[1], 0, most, `The cubes on a field of ${what}`), damage };
}

function pairIn(value: unknown, what: string): readonly [unknown, unknown] {
  const pair = list(value, what);
  if (pair.length !== 2) throw bad(`${what} must have two entries.`);
  return [pair[0], pair[1]];
}

function administratorIn(
  value: unknown,
  harbour: number,
  what: string,
  seats: number,
): readonly [number, number] | null {
  if (value === null) return null;
  const [seat, kind] = pairIn(value, `"administrator" of ${what}`);
  if (!TAKES_ADMINISTRATOR[harbour]) throw bad(`${what} takes no administrator.`);
  return [whole(seat, 0, seats - 1, `The administrator's seat of ${what}`), oneOf(kind, KINDS, 'An administrator')];
}

function fortIn(value: unknown, harbour: number, what: string, seats: number): readonly [number, number] | null {
  if (value === null) return null;
  const [seat, damage] = pairIn(value, `"fort" of ${what}`);
  if (!TAKES_FORT[harbour]) throw bad(`${what} takes no fort.`);
  return [whole(seat, 0, seats - 1, `The fort's seat of ${what}`), whole(damage, 0, FORT_ABSORBS - 1, 'Its damage')];
}
