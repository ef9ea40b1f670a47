import { isPlainObject, type PlainObject } from './plain.js';

export type ParsedOrder<O> = { readonly order: O } | { readonly refusal: string };

/** The commonest order: to pass, unless something. `refuses`: a sentence against those fields, or null. */
export function parsePass<U>(
  raw: unknown,
  fields: readonly string[],
  refuses: (unless: PlainObject) => string | null,
  copyOf: (unless: PlainObject) => U,
): ParsedOrder<{ readonly type: 'pass'; readonly unless?: U }> {
  if (!isPlainObject(raw) || raw.type !== 'pass') return { refusal: 'An order must be of the type "pass".' };
  const strange = Object.keys(raw).some((field) => field !== 'type' && field !== 'unless');
  if (strange) return { refusal: 'An order has nothing but its type and "unless".' };
  const { unless } = raw;
  if (unless === undefined) return { order: { type: 'pass' } };
  if (!isPlainObject(unless)) return { refusal: '"unless" must be an object.' };
  if (Object.keys(unless).some((field) => !fields.includes(field)))
    return { refusal: `"unless" may have ${fields.join(', ')}.` };
  const refusal = refuses(unless);
  return refusal === null ? { order: { type: 'pass', unless: copyOf(unless) } } : { refusal };
}
