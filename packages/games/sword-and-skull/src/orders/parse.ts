import { isPlainObject, type PlainObject } from '@roadstead/kernel';
import type { Order, Unless } from './order.js';

const FIELDS = ['fights', 'peace', 'itemFor', 'bid'] as const;
const MOST_GOLD = 999;

type Parsed = { readonly order: Order } | { readonly refusal: string };

export function parseOrder(raw: unknown): Parsed {
  if (!isPlainObject(raw) || raw.type !== 'pass') return { refusal: 'An order must be of the type "pass".' };
  const strange = Object.keys(raw).find((field) => field !== 'type' && field !== 'unless');
  if (strange !== undefined) return { refusal: 'An order has nothing but its type and "unless".' };
  if (raw.unless === undefined) return { order: { type: 'pass' } };
  if (!isPlainObject(raw.unless)) return { refusal: '"unless" must be an object.' };
  const sentence = refusesUnless(raw.unless);
  return sentence === null ? { order: { type: 'pass', unless: copyOfUnless(raw.unless) } } : { refusal: sentence };
}

function refusesUnless(unless: PlainObject): string | null {
  if (Object.keys(unless).some((field) => !(FIELDS as readonly string[]).includes(field)))
    return `"unless" may have ${FIELDS.join(', ')}.`;
  if (!isFlag(unless.fights) || !isFlag(unless.peace)) return '"fights" and "peace" can only be true.';
  if (!isAmount(unless.itemFor) || !isAmount(unless.bid))
    return `"itemFor" and "bid" must be whole numbers from 1 to ${MOST_GOLD}.`;
  return null;
}

const isFlag = (value: unknown): boolean => value === undefined || value === true;

function isAmount(value: unknown): boolean {
  return value === undefined || (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_GOLD);
}

function copyOfUnless(unless: PlainObject): Unless {
  return Object.fromEntries(FIELDS.flatMap((field) => (unless[field] === undefined ? [] : [[field, unless[field]]])));
}
