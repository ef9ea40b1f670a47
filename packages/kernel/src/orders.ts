import type { Seat, Typed } from './contract.js';
import { Refusal } from './refusal.js';
import type { Language } from './words.js';

/**
 * What a player may decide beforehand: "pass for me unless …". Orders live outside the rules, which never hear of them: the
 * keeper of a table carries them out as soon as the seat is asked. An order holds as long as the game says (`turnOf`) and
 * sees no more than its owner does.
 */
export interface GameOrders<A, V, O extends Typed = Typed> {
  /** The order with nothing in it that does not belong there, or one sentence why it is none. */
  parse(raw: unknown): { readonly order: O } | { readonly refusal: string };
  /** Whether the seat can give an order at this moment. */
  fits(view: V, seat: Seat): boolean;
  /** Orders worth offering the seat at this moment, the plainest first; empty where none fits. */
  offers(view: V, seat: Seat): readonly O[];
  /** The time for which an order holds: it ends as soon as its owner's view says another. */
  turnOf(view: V): string;
  /** What the order says to do now, one of `legal`; null where it leaves the choice to its owner. */
  decide(order: O, view: V, seat: Seat, legal: readonly A[]): A | null;
  /** What is offered are no exceptions to one order, but the parts that an order is made of: without any there is none. */
  readonly isMadeOfParts?: true;
  /** An answer at once would tell that it was given beforehand: it comes after a pause, as if by hand. */
  readonly takesItsTime?: true;
  /** What an order makes an exception for, in a few words; nothing for one without exceptions. */
  exception(order: O, language: Language): string;
  /** One order with the exceptions of all of these. */
  join(orders: readonly O[]): O;
  /** The order in one sentence. */
  describe(order: O, language: Language): string;
}

/** The orders of a table by seat, as plain JSON. */
export type GivenOrders = Readonly<Record<string, { readonly order: Typed; readonly turn: string }>>;

// biome-ignore lint/suspicious/noExplicitAny: the orders of any game, and of those that know none
type Rules = GameOrders<any, any, any> | undefined;

/** As much of a table as orders need. */
interface OrderedTable {
  readonly over: boolean;
  readonly toAct: readonly Seat[];
  view(seat: Seat): unknown;
  legal(seat: Seat): readonly Typed[];
}

/** The orders of a table after a seat has given one, or taken it back. */
export function giveOrder(
  rules: Rules,
  orders: GivenOrders,
  table: OrderedTable,
  seat: Seat,
  raw: Typed | null,
): GivenOrders {
  const { [seat]: _old, ...others } = orders as Record<number, GivenOrders[string]>;
  if (raw === null) return others;
  if (rules === undefined) throw new Refusal('BAD_REQUEST', 'This game knows no orders.');
  const parsed = rules.parse(raw);
  if ('refusal' in parsed) throw new Refusal('BAD_REQUEST', parsed.refusal);
  const view = table.view(seat);
  if (!rules.fits(view, seat)) throw new Refusal('ILLEGAL_ACTION', 'There is nothing to be decided beforehand now.');
  return { ...others, [seat]: { order: parsed.order, turn: rules.turnOf(view) } };
}

/** The orders whose turn is still being played: all others are over, and their owners see it. */
export function heldOrders(rules: Rules, orders: GivenOrders, table: OrderedTable): GivenOrders {
  if (rules === undefined || table.over) return {};
  const isHeld = ([seat, { turn }]: [string, { turn: string }]) => rules.turnOf(table.view(Number(seat))) === turn;
  return Object.fromEntries(Object.entries(orders).filter(isHeld));
}

/** What an order says to do now, and for whom; null where every choice is left to its owner. */
export function dueOrder(
  rules: Rules,
  orders: GivenOrders,
  table: OrderedTable,
): { readonly seat: Seat; readonly action: Typed } | null {
  if (rules === undefined) return null;
  for (const seat of table.toAct) {
    const given = orders[seat];
    if (given === undefined) continue;
    const view = table.view(seat);
    const action = rules.turnOf(view) === given.turn ? rules.decide(given.order, view, seat, table.legal(seat)) : null;
    if (action !== null) return { seat, action };
  }
  return null;
}
