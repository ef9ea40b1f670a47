import type { Seat, Typed } from './contract.js';
import type { Language } from './words.js';

/**
 * What a player may decide beforehand: "pass for me unless …". Orders live outside the rules, which never hear of them: the
 * keeper of a table carries them out as soon as the seat is asked. An order holds for one turn and sees no more than its
 * owner does.
 */
export interface GameOrders<A, V, O extends Typed = Typed> {
  /** The order with nothing in it that does not belong there, or one sentence why it is none. */
  parse(raw: unknown): { readonly order: O } | { readonly refusal: string };
  /** Whether the seat can give an order at this moment. */
  fits(view: V, seat: Seat): boolean;
  /** Orders worth offering the seat at this moment, the plainest first; empty where none fits. */
  offers(view: V, seat: Seat): readonly O[];
  /** The turn that is being played: an order ends with the turn in which it was given. */
  turnOf(view: V): string;
  /** What the order says to do now, one of `legal`; null where it leaves the choice to its owner. */
  decide(order: O, view: V, seat: Seat, legal: readonly A[]): A | null;
  /** What an order makes an exception for, in a few words; nothing for one without exceptions. */
  exception(order: O, language: Language): string;
  /** One order with the exceptions of all of these. */
  join(orders: readonly O[]): O;
  /** The order in one sentence. */
  describe(order: O, language: Language): string;
}
