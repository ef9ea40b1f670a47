/** An object of plain JSON data with unknown content. */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A deep copy of plain JSON data: nothing is shared with the original. */
export function copyOf<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
