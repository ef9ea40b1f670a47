import { type ParsedOrder, type PlainObject, parsePass } from '@roadstead/kernel';
import { CATALOGUE, cardById } from '../cards/catalogue.js';
import type { Order, Unless } from './order.js';

const FIELDS = ['cards', 'kinds', 'maxPrice', 'minCoins'] as const;
const MOST_NAMES = 60;
const MOST_COINS = 99;
const KINDS = new Set(CATALOGUE.flatMap((card) => (isTakeable(card.type) ? [card.subtype] : [])));

export const parseOrder = (raw: unknown): ParsedOrder<Order> => parsePass(raw, FIELDS, refusesUnless, copyOfUnless);

function refusesUnless(unless: PlainObject): string | null {
  if (!isListOf(unless.cards, (id) => isTakeable(cardById(id)?.type)))
    return '"cards" must be ids of ships or persons.';
  if (!isListOf(unless.kinds, (kind) => KINDS.has(kind))) return '"kinds" must be kinds of ships or persons.';
  if (!isAmount(unless.maxPrice) || !isAmount(unless.minCoins))
    return `"maxPrice" and "minCoins" must be whole numbers from 0 to ${MOST_COINS}.`;
  return null;
}

/** Only cards of the harbour can be taken. */
function isTakeable(type: string | undefined): boolean {
  return type === 'ship' || type === 'person';
}

function isListOf(list: unknown, fits: (name: string) => boolean): boolean {
  if (list === undefined) return true;
  return (
    Array.isArray(list) && list.length <= MOST_NAMES && list.every((name) => typeof name === 'string' && fits(name))
  );
}

function isAmount(value: unknown): boolean {
  return value === undefined || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_COINS);
}

function copyOfUnless(unless: PlainObject): Unless {
  return Object.fromEntries(FIELDS.flatMap((field) => (unless[field] === undefined ? [] : [[field, unless[field]]])));
}
