import type { Seat } from '@roadstead/kernel';
import type { Action, Source, Token } from './actions.js';
import { GOODS } from './board/goods.js';
import { FIELDS, HARBOURS } from './board/map.js';
import { FLEETS, KINDS, SHIPS } from './board/ships.js';
import { DEVELOPMENTS } from './cards/developments.js';
import { NATIONS, STRATEGIES } from './cards/strategies.js';

// The same action is always the same object: listing what is legal builds little, and checking it compares addresses.
// They are made when they are first needed, by the places of what they name in its list.

type One = (a: number) => Action;
type Two = (a: number, b: number) => Action;
type Three = (a: number, b: number, c: number) => Action;

const bare = (action: Action): Action => Object.freeze(action);

function one(make: One): One {
  const known: Action[] = [];
  return (a) => {
    known[a] ??= Object.freeze(make(a));
    return known[a];
  };
}

function two(make: Two): Two {
  const known: One[] = [];
  return (a, b) => {
    known[a] ??= one((second) => make(a, second));
    return known[a](b);
  };
}

function three(make: Three): Three {
  const known: Two[] = [];
  return (a, b, c) => {
    known[a] ??= two((second, third) => make(a, second, third));
    return known[a](b, c);
  };
}

const fleetId = (fleet: number): string => FLEETS[fleet]!;
const harbourId = (harbour: number): string => HARBOURS[harbour]!;
const fieldId = (field: number): string => FIELDS[field]!.id;
const strategyId = (card: number): string => STRATEGIES[card]!.id;
const goodId = (good: number): string => GOODS[good]!;

export const ACCEPT = bare({ type: 'accept' });
export const DECLINE = bare({ type: 'decline' });
export const FIGHT = bare({ type: 'fight' });
export const FORGO = bare({ type: 'forgo' });
export const KEEP = bare({ type: 'keep' });
export const REMAIN = bare({ type: 'remain' });
export const HOLD = bare({ type: 'hold' });
export const NEW_FLEET = bare({ type: 'newFleet' });
export const PASS = bare({ type: 'pass' });
export const DONE = bare({ type: 'done' });
export const END = bare({ type: 'end' });

export const start = one((harbour) => ({ type: 'start', harbour: harbourId(harbour) }));
export const chooseFleet = one((fleet) => ({ type: 'fleet', fleet: fleetId(fleet) }));
export const halt = one((fleet) => ({ type: 'halt', fleet: fleetId(fleet) }));
export const stay = one((fleet) => ({ type: 'stay', fleet: fleetId(fleet) }));
export const join = one((fleet) => ({ type: 'join', fleet: fleetId(fleet) }));
export const sail = two((fleet, to) => ({ type: 'sail', fleet: fleetId(fleet), to: fieldId(to) }));
export const merge = two((fleet, to) => ({ type: 'merge', fleet: fleetId(fleet), to: fleetId(to) }));
export const split = two((fleet, ship) => ({ type: 'split', fleet: fleetId(fleet), ship }));
export const shift = three((fleet, ship, to) => ({ type: 'shift', fleet: fleetId(fleet), ship, to: fleetId(to) }));
export const ask = three((fleet, owner, fee) => ({ type: 'ask', fleet: fleetId(fleet), owner, fee }));

/** Where a cube comes from, as a number: a seat, or one of these. */
export const FROM_GENERAL = 10;
export const FROM_OWN = 11;
export const FROM_SUPPLY = 12;
const sourceOf = (from: number): Source =>
  from === FROM_GENERAL ? 'general' : from === FROM_OWN ? 'own' : from === FROM_SUPPLY ? 'supply' : from;
export const load = three((fleet, ship, from) => ({
  type: 'load',
  fleet: fleetId(fleet),
  ship,
  from: sourceOf(from),
}));

export const payCube = three((fleet, ship, good) => ({ type: 'pay', fleet: fleetId(fleet), ship, good: goodId(good) }));
export const card = one((strategy) => ({ type: 'card', card: strategyId(strategy) }));
export const sacrifice = two((fleet, ship) => ({ type: 'sacrifice', fleet: fleetId(fleet), ship }));
export const damage = two((fleet, ship) => ({ type: 'damage', fleet: fleetId(fleet), ship }));
export const damageFort = one((harbour) => ({ type: 'damageFort', harbour: harbourId(harbour) }));
export const capture = one((type) => ({ type: 'capture', ship: SHIPS[type]!.id }));
export const mark = one((strategy) => ({ type: 'mark', card: strategyId(strategy) }));
export const move = two((from, to) => ({ type: 'move', from: strategyId(from), to: strategyId(to) }));
export const slip = one((to) => ({ type: 'slip', to: fieldId(to) }));

/** `fields` as bits, the lowest is field 1. */
export const refill = two((harbour, fields) => ({
  type: 'refill',
  harbour: harbourId(harbour),
  fields: Object.freeze(fieldsIn(fields)),
}));
export const divide = two((harbour, field) => ({ type: 'divide', harbour: harbourId(harbour), field: field + 1 }));
export const visit = one((harbour) => ({ type: 'harbour', harbour: harbourId(harbour) }));
export const deliver = three((fleet, good, cubes) => ({
  type: 'deliver',
  fleet: fleetId(fleet),
  good: goodId(good),
  cubes,
}));
export const dump = two((fleet, good) => ({ type: 'dump', fleet: fleetId(fleet), good: goodId(good) }));

export const attackNation = two((fleet, nation) => ({
  type: 'attack',
  fleet: fleetId(fleet),
  kind: 'nation',
  seat: null,
  target: NATIONS[nation]!,
}));
export const attackFleet = three((fleet, seat, target) => ({
  type: 'attack',
  fleet: fleetId(fleet),
  kind: 'fleet',
  seat,
  target: fleetId(target),
}));
export const attackFort = three((fleet, seat, harbour) => ({
  type: 'attack',
  fleet: fleetId(fleet),
  kind: 'fort',
  seat,
  target: harbourId(harbour),
}));
export const attackWarehouses = three((fleet, seat, harbour) => ({
  type: 'attack',
  fleet: fleetId(fleet),
  kind: 'warehouses',
  seat,
  target: harbourId(harbour),
}));
/** The fort comes after all fleets. */
export const challenge = two((by, target) => ({
  type: 'challenge',
  with: FLEETS[by] ?? 'fort',
  target: fleetId(target),
}));

export const buy = two((type, harbour) => ({ type: 'buy', ship: SHIPS[type]!.id, harbour: harbourId(harbour) }));
export const request = two((harbour, fee) => ({ type: 'request', harbour: harbourId(harbour), fee }));
export const warehouse = one((harbour) => ({ type: 'warehouse', harbour: harbourId(harbour) }));
export const administrator = two((harbour, kind) => ({
  type: 'administrator',
  harbour: harbourId(harbour),
  kind: KINDS[kind]!,
}));
export const change = two((harbour, kind) => ({ type: 'change', harbour: harbourId(harbour), kind: KINDS[kind]! }));
export const takeOver = one((harbour) => ({ type: 'takeOver', harbour: harbourId(harbour) }));
export const fort = one((harbour) => ({ type: 'fort', harbour: harbourId(harbour) }));
export const clear = two((harbour, field) => ({ type: 'clear', harbour: harbourId(harbour), field: field + 1 }));
const TOKENS: readonly Token[] = ['damage', 'mutiny'];
export const DAMAGE_TOKEN = 0;
export const MUTINY_TOKEN = 1;
export const repair = three((fleet, ship, token) => ({
  type: 'repair',
  fleet: fleetId(fleet),
  ship,
  token: TOKENS[token]!,
}));
export const repairFort = one((harbour) => ({ type: 'repairFort', harbour: harbourId(harbour) }));
export const abandon = two((fleet, ship) => ({ type: 'abandon', fleet: fleetId(fleet), ship }));
export const rescue = one((harbour) => ({ type: 'rescue', harbour: harbourId(harbour) }));
export const mock = two((development, fleet) => ({
  type: 'mock',
  card: DEVELOPMENTS[development]!.id,
  fleet: fleetId(fleet),
}));
export const calm = three((development, fleet, ship) => ({
  type: 'calm',
  card: DEVELOPMENTS[development]!.id,
  fleet: fleetId(fleet),
  ship,
}));
export const research = one((development) => ({ type: 'research', card: DEVELOPMENTS[development]!.id }));

export const pledge = one((tokens) => ({ type: 'pledge', tokens }));
export const mutiny = two((fleet, ship) => ({ type: 'mutiny', fleet: fleetId(fleet), ship }));
export const nation = one((number) => ({ type: 'nation', nation: NATIONS[number]! }));
export const ally = one((number) => ({ type: 'ally', nation: NATIONS[number]! }));
export const place = one((at) => ({ type: 'place', at: fieldId(at) }));
export const strikeFleet = two((seat, fleet) => ({ type: 'strike', kind: 'fleet', seat, target: fleetId(fleet) }));
export const strikeFort = two((seat, harbour) => ({ type: 'strike', kind: 'fort', seat, target: harbourId(harbour) }));
export const strikeWarehouses = two((seat: Seat, harbour) => ({
  type: 'strike',
  kind: 'warehouses',
  seat,
  target: harbourId(harbour),
}));
export const removeAdministrator = bare({ type: 'remove', what: 'administrator', field: 0 });
export const removeWarehouse = one((field) => ({ type: 'remove', what: 'warehouse', field: field + 1 }));

function fieldsIn(bits: number): number[] {
  const fields: number[] = [];
  for (let field = 0; bits >> field > 0; field++) if ((bits >> field) & 1) fields.push(field + 1);
  return fields;
}
