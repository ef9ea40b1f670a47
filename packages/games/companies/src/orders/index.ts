import { type GameOrders, isPlainObject, type Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { MOST_FEE } from '../board/numbers.js';
import type { View } from '../view.js';
import { FLAGS, type Order } from './order.js';
import { describeOrder, exceptionIn } from './words.js';

export type { Order } from './order.js';

/** Above the highest fee: leave is never given. */
const NEVER = MOST_FEE + 1;

const FIELDS = ['type', 'leaveFrom', ...FLAGS];

/** Section 14: standing answers, so that a negotiation stops no table. Never a strategy, damage, capture, nation or purchase. */
export const companiesOrders: GameOrders<Action, View, Order> = {
  parse: parseOrder,
  fits: ({ phase }) => phase !== 'over',
  offers,
  turnOf: ({ calendar }) => `${calendar}`,
  decide,
  isMadeOfParts: true,
  takesItsTime: true,
  exception: exceptionIn,
  join,
  describe: describeOrder,
};

function parseOrder(raw: unknown): { readonly order: Order } | { readonly refusal: string } {
  if (!isPlainObject(raw) || raw.type !== 'answers') return { refusal: 'An order must be of the type "answers".' };
  if (Object.keys(raw).some((field) => !FIELDS.includes(field)))
    return { refusal: `An order has ${FIELDS.join(', ')}.` };
  const { leaveFrom } = raw;
  const flags = FLAGS.filter((flag) => raw[flag] !== undefined);
  const isFee = Number.isInteger(leaveFrom) && (leaveFrom as number) >= 0 && (leaveFrom as number) <= NEVER;
  if (leaveFrom !== undefined && !isFee) return { refusal: `"leaveFrom" must be a whole number from 0 to ${NEVER}.` };
  if (!flags.every((flag) => raw[flag] === true)) return { refusal: `${FLAGS.join(', ')} can only be true.` };
  if (leaveFrom === undefined && flags.length === 0) return { refusal: 'An order must answer something.' };
  return {
    order: {
      type: 'answers',
      ...(leaveFrom !== undefined && { leaveFrom: leaveFrom as number }),
      ...allTrue(flags),
    },
  };
}

const allTrue = (flags: readonly (typeof FLAGS)[number][]): Partial<Record<(typeof FLAGS)[number], true>> =>
  Object.fromEntries(flags.map((flag) => [flag, true]));

/** A fair fee first; nothing about leave where nobody is asked for it. */
function offers({ phase, options }: View): readonly Order[] {
  if (phase === 'over') return [];
  const fees = options.leave === 'ask' ? [2, 1, 3, NEVER] : [];
  return [
    ...fees.map((leaveFrom): Order => ({ type: 'answers', leaveFrom })),
    ...FLAGS.map((flag): Order => ({ type: 'answers', ...allTrue([flag]) })),
  ];
}

function decide(
  { leaveFrom, hold, peace, remain, keepTokens, keepMarkers }: Order,
  { pending }: View,
  _: Seat,
  legal: readonly Action[],
): Action | null {
  const named = (wanted: Action['type']) => legal.find(({ type }) => type === wanted) ?? null;
  if (pending?.kind === 'leave') {
    return leaveFrom === undefined ? null : named(pending.fee >= leaveFrom ? 'accept' : 'decline');
  }
  if (pending?.kind === 'pledge') {
    return keepTokens ? (legal.find((action) => action.type === 'pledge' && action.tokens === 0) ?? null) : null;
  }
  if (keepMarkers && named('keep') !== null) return named('keep');
  if (remain && named('remain') !== null) return named('remain');
  if (hold && named('hold') !== null) return named('hold');
  return peace && named('challenge') !== null ? named('pass') : null;
}

/** Everything that any of them answers; the highest of several fees. */
function join(orders: readonly Order[]): Order {
  const fees = orders.flatMap(({ leaveFrom }) => (leaveFrom === undefined ? [] : [leaveFrom]));
  return {
    type: 'answers',
    ...(fees.length > 0 && { leaveFrom: Math.max(...fees) }),
    ...allTrue(FLAGS.filter((flag) => orders.some((order) => order[flag]))),
  };
}
