import { type ParsedOrder, type PlainObject, parsePass } from '@roadstead/kernel';
import type { Order, Unless } from './order.js';

const FIELDS = ['fights', 'peace', 'itemFor', 'bid'] as const;
const MOST_GOLD = 999;

export const parseOrder = (raw: unknown): ParsedOrder<Order> => parsePass(raw, FIELDS, refusesUnless, copyOfUnless);

function refusesUnless(unless: PlainObject): string | null {
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
