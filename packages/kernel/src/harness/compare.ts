import { same } from '../same.js';

/** Where a value is not plain JSON data, or null: what a JSON round trip would lose or change. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${at(path)} is ${value}`;
  if (typeof value !== 'object') return `${at(path)} is ${typeof value}`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${at(path)} is an instance of a class`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${at(path)} is a list with gaps`;
  for (const [key, part] of Object.entries(value)) {
    const problem = notPlain(part, path === '' ? key : `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** The first place where two pieces of JSON data differ, for people. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!same(a[key], b[key])) return difference(a[key], b[key], path === '' ? key : `${path}.${key}`);
    }
    return `${at(path)} has the same fields in another order`;
  }
  return `${at(path)} is ${brief(a)} and ${brief(b)}`;
}

const LONGEST_QUOTE = 200;

export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}

/** Things by their names, in an order of their own. */
export function sortedNames(things: readonly (string | number)[]): string[] {
  return things.map(String).sort();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function at(path: string): string {
  return path === '' ? 'it' : path;
}
