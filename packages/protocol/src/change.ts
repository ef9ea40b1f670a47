/** How one JSON value becomes another: told in place of a large value of which the other side knows the last one. */
export type Change =
  | { readonly is: unknown }
  /** Of an object: the fields that changed or came, and the names of those that went. */
  | { readonly fields: Readonly<Record<string, Change>>; readonly gone?: readonly string[] }
  /** Of an array that is as long as before: by place. */
  | { readonly items: Readonly<Record<string, Change>> }
  /** Of any other array: so many items out from this place on, and others in. */
  | { readonly at: number; readonly out: number; readonly in: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;

/** What makes `after` of `before`; null where they are the same. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length ? itemsOf(before, after) : spliceOf(before, after);
  }
  if (isObject(before) && isObject(after)) return fieldsOf(before, after);
  return { is: after };
}

/** What `before` becomes by a change. Whatever did not change stays the same object. */
export function applyChange(before: unknown, change: Change): unknown {
  if ('is' in change) return change.is;
  if ('fields' in change) return withFields(before as Fields, change.fields, change.gone ?? []);
  const array = before as readonly unknown[];
  if ('items' in change) {
    return array.map((item, i) => (Object.hasOwn(change.items, i) ? applyChange(item, change.items[i]!) : item));
  }
  return [...array.slice(0, change.at), ...change.in, ...array.slice(change.at + change.out)];
}

function fieldsOf(before: Fields, after: Fields): Change | null {
  const names = namesOf(after);
  const parts = names.flatMap((name) => {
    const change = has(before, name) ? changeOf(before[name], after[name]) : { is: after[name] };
    return change === null ? [] : [[name, change] as const];
  });
  const gone = namesOf(before).filter((name) => !has(after, name));
  if (parts.length === 0 && gone.length === 0) return null;
  if (isMostlyNew(parts, names.length)) return { is: after };
  return { fields: Object.fromEntries(parts), ...(gone.length > 0 && { gone }) };
}

function itemsOf(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const parts = after.flatMap((item, i) => {
    const change = changeOf(before[i], item);
    return change === null ? [] : [[String(i), change] as const];
  });
  if (parts.length === 0) return null;
  return isMostlyNew(parts, after.length) ? { is: after } : { items: Object.fromEntries(parts) };
}

/** Items were put in or taken out somewhere: what is before and after that place stays. */
function spliceOf(before: readonly unknown[], after: readonly unknown[]): Change {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && changeOf(before[at], after[at]) === null) at++;
  let end = 0;
  while (end < shorter - at && changeOf(before.at(-1 - end), after.at(-1 - end)) === null) end++;
  return { at, out: before.length - at - end, in: after.slice(at, after.length - end) };
}

/** Where most parts are replaced altogether, the whole is shorter than a list of them. */
function isMostlyNew(parts: readonly (readonly [string, Change])[], of: number): boolean {
  return parts.length * 2 > of && parts.every(([, change]) => 'is' in change);
}

function withFields(before: Fields, fields: Readonly<Record<string, Change>>, gone: readonly string[]): Fields {
  const kept = namesOf(before).filter((name) => !gone.includes(name));
  const come = Object.keys(fields).filter((name) => !has(before, name));
  return Object.fromEntries(
    [...kept, ...come].map((name) => [
      name,
      Object.hasOwn(fields, name) ? applyChange(before[name], fields[name]!) : before[name],
    ]),
  );
}

/** As JSON has them: a field without a value is none. */
function namesOf(object: Fields): string[] {
  return Object.keys(object).filter((name) => object[name] !== undefined);
}

function has(object: Fields, name: string): boolean {
  return Object.hasOwn(object, name) && object[name] !== undefined;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
