/** An object of plain JSON data with unknown content. */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const LONGEST_QUOTE = 40;

/** What cannot be seen, and what turns the direction of writing: in a sentence it is written out. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** What somebody sent, short enough to be repeated in a sentence. */
export function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value) ?? String(value);
  const short = text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
  return short.replace(UNSEEN, (unseen) => `\\u{${unseen.codePointAt(0)!.toString(16)}}`);
}

/** A deep copy of plain JSON data: nothing is shared with the original. */
export function copyOf<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}

/** A copy of what came from outside; undefined if it is not plain JSON data, or nested too deep to be handled. */
export function copyIfPlain(data: unknown): unknown {
  try {
    return copyOf(data);
  } catch {
    return undefined;
  }
}
