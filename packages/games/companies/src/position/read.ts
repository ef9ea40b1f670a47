import { isPlainObject, type PlainObject, quote, Refusal } from '@roadstead/kernel';

/** The fields of an object that has no others. */
export function fields(value: unknown, names: readonly string[], what: string): PlainObject {
  if (!isPlainObject(value)) throw bad(`${what} must be an object.`);
  const odd = Object.keys(value).find((name) => !names.includes(name));
  if (odd !== undefined) throw bad(`${what} has no field ${quote(odd)}: it has ${names.join(', ')}.`);
  return value;
}

/** The entries of an object by the places of their names in a list; nothing where it is missing. */
export function entries<T>(
  value: unknown,
  names: readonly string[],
  what: string,
  read: (value: unknown, place: number, what: string) => T,
): ReadonlyMap<number, T> {
  const rows = value === undefined ? [] : Object.entries(fields(value, names, what));
  return new Map(
    rows.map(([name, row]) => [names.indexOf(name), read(row, names.indexOf(name), `"${name}" of ${what}`)]),
  );
}

export function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw bad(`${what} must be a list.`);
  return value;
}

/** The place of a name in a list. */
export function oneOf(value: unknown, names: readonly string[], what: string): number {
  const place = typeof value === 'string' ? names.indexOf(value) : -1;
  if (place < 0) throw bad(`${what} cannot be ${quote(value)}.`);
  return place;
}

export function whole(value: unknown, least: number, most: number, what: string): number {
  const isWhole = Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  if (isWhole) return value as number;
  const range = most === Number.POSITIVE_INFINITY ? `from ${least} up` : `from ${least} to ${most}`;
  throw bad(`${what} must be a whole number ${range}.`);
}

export const amount = (value: unknown, what: string): number => whole(value, 0, Number.POSITIVE_INFINITY, what);

/** A seat, or -1 for null or nothing. */
export function seatOrNone(value: unknown, seats: number, what: string): number {
  return value === null || value === undefined ? -1 : whole(value, 0, seats - 1, what);
}

export function bad(sentence: string): Refusal {
  return new Refusal('BAD_OPTIONS', sentence);
}
