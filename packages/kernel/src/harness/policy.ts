import type { Random, Seat } from '../contract.js';

/** A decision to be made. */
export interface ToDecide<A, V> {
  readonly seat: Seat;
  readonly actions: readonly A[];
  readonly random: Random;
  view(): V;
}

/** Makes decisions: picks one of the actions. */
export type Policy<A, V> = (choice: ToDecide<A, V>) => A;

/** Picks any action, all equally likely. */
export function anyAction<A, V>({ actions, random }: ToDecide<A, V>): A {
  return pick(actions, random);
}

export function pick<T>(things: readonly T[], random: Random): T {
  return things[random.int(things.length)]!;
}
