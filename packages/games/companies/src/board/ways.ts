import { DISTANCE, FIELDS, isSea, NEIGHBOURS, NESTS } from './map.js';

type Pirates = Readonly<Record<string, number>>;

interface Way {
  readonly fields: readonly number[];
  /** Fields of it where pirates wait, and where storms are worse. */
  readonly pirates: number;
  readonly storms: number;
}

const ARRIVED: Way = { fields: [], pirates: 0, storms: 0 };

/**
 * Section 14: the shortest way, field by field, the first one after where it begins; among equals, as a whole, one with
 * fewer fields of pirates, then with fewer storm icons, then by the ids of its fields. Empty where there is none.
 */
export const shortestWay = (pirates: Pirates, from: number, to: number): readonly number[] =>
  best(pirates, from, to).fields;

function best(pirates: Pirates, from: number, to: number): Way {
  const left = DISTANCE[from]![to]!;
  if (left === 0 || left === Number.POSITIVE_INFINITY) return ARRIVED;
  const next = NEIGHBOURS[from]!.filter((field) => DISTANCE[field]![to] === left - 1 && (field === to || isSea(field)));
  return next.map((field) => through(pirates, field, best(pirates, field, to))).sort(byRisk)[0]!;
}

function through(pirates: Pirates, field: number, rest: Way): Way {
  const { area, stormIcon } = FIELDS[field]!;
  const isHaunted = area >= 0 && pirates[NESTS[area]!]! > 0;
  return {
    fields: [field, ...rest.fields],
    pirates: rest.pirates + (isHaunted ? 1 : 0),
    storms: rest.storms + (stormIcon ? 1 : 0),
  };
}

/** Ways that begin alike differ further on: of two from the same field only the better one is known. */
const byRisk = (a: Way, b: Way): number =>
  a.pirates - b.pirates || a.storms - b.storms || (idOf(a.fields[0]!) < idOf(b.fields[0]!) ? -1 : 1);

const idOf = (field: number): string => FIELDS[field]!.id;
