import type { ArenaPlayer } from './arena/match.js';
import type { Tunable } from './tune/tunable.js';

type Named<N extends string> = Readonly<Record<N, number>>;

/** A policy whose weights have names, as numbers in the order of these names: what the tuner works on. */
export function tunableByName<N extends string>(
  names: readonly N[],
  rows: { readonly start: Named<N>; readonly [row: string]: Named<N> },
  bot: (weights: Named<N>) => ArenaPlayer,
): Tunable {
  const numbersOf = (row: Named<N>) => names.map((name) => row[name]);
  return {
    names,
    rows: {
      start: numbersOf(rows.start),
      ...Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, numbersOf(row)])),
    },
    bot: (numbers) => bot(Object.fromEntries(names.map((name, i) => [name, numbers[i]!])) as Named<N>),
  };
}
