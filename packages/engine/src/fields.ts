import { isPlainObject, type PlainObject, Refusal, type Seat } from '@roadstead/kernel';

/** PlainObject are read as own properties only: no name, however odd, reaches a prototype. */
export function field(request: PlainObject, name: string): unknown {
  return Object.hasOwn(request, name) ? request[name] : undefined;
}

export function required(request: PlainObject, name: string): unknown {
  const value = field(request, name);
  if (value === undefined) throw badRequest(`The field "${name}" is missing.`);
  return value;
}

export function text(request: PlainObject, name: string): string {
  const value = required(request, name);
  if (typeof value !== 'string') throw badRequest(`The field "${name}" must be a text.`);
  return value;
}

export function wholeNumber(request: PlainObject, name: string, least: number): number {
  const value = required(request, name);
  if (!Number.isSafeInteger(value) || (value as number) < least) {
    throw badRequest(`The field "${name}" must be a whole number of at least ${least}.`);
  }
  return value as number;
}

export function object(request: PlainObject, name: string): PlainObject {
  const value = required(request, name);
  if (!isPlainObject(value)) throw badRequest(`The field "${name}" must be an object.`);
  return value;
}

/** The field read by `read`, or undefined where the request does not have it. */
export function optional<T>(
  request: PlainObject,
  name: string,
  read: (request: PlainObject, name: string) => T,
): T | undefined {
  return field(request, name) === undefined ? undefined : read(request, name);
}

export function seatOf(request: PlainObject, name: string, seats: number): Seat {
  return seatNumber(required(request, name), name, seats);
}

/** A seat of the table, or null for a spectator. */
export function seatOrSpectator(request: PlainObject, name: string, seats: number): Seat | null {
  const value = required(request, name);
  return value === null ? null : seatNumber(value, name, seats);
}

function seatNumber(value: unknown, name: string, seats: number): Seat {
  if (!Number.isInteger(value)) throw badRequest(`The field "${name}" must be the number of a seat.`);
  const seat = value as number;
  if (seat < 0 || seat >= seats) throw badRequest(`There is no seat ${seat}: the seats are 0 to ${seats - 1}.`);
  return seat;
}

export function badRequest(message: string): Refusal {
  return new Refusal('BAD_REQUEST', message);
}
