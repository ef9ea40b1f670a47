import { isPlainObject, type PlainObject } from '@roadstead/kernel';
import { CATALOGUE, cardById } from '../cards/catalogue.js';
import type { Order, Unless } from './order.js';

const FIELDS = ['cards', 'kinds', 'maxPrice', 'minCoins'] as const;
const MOST_NAMES = 60;
const MOST_COINS = 99;
const KINDS = new Set(CATALOGUE.flatMap((card) => (isTakeable(card.type) ? [card.subtype] : [])));

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
