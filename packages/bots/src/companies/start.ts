import { type ActionOf, DISTANCE, HARBOURS } from '@roadstead/companies';
import type { Outlook } from './facts.js';

/** Points that captains came to from each harbour: 150 games of four who began anywhere. */
const MEASURED: Readonly<Record<string, number>> = {
  galle: 65,
  deshima: 64,
  elmina: 61,
  mauritsstad: 61,
  kanton: 56,
  nieuwamsterdam: 56,
  amsterdam: 53,
  batavia: 50,
};

/** The same games: one other who trades in the same waters costs some ten points, two of them thirty. */
const CROWD = 8;
const SAME_WATERS = 5;

/** V-2.10: what a harbour is worth to begin in. */
export function startWorth({ harbours, others }: Outlook, from: number): number {
  const at = harbours[from]!.field;
  const near = new Set(others.filter((fleet) => DISTANCE[at]![fleet.at]! <= SAME_WATERS).map(({ seat }) => seat));
  return MEASURED[HARBOURS[from]!]! - CROWD * near.size ** 2;
}

/** The means above are known to some seven points: what is nearer than this to the best may be the best. */
const AS_GOOD = 5;

/**
 * Where to begin: any harbour that may be the best. Whoever always takes the same one is alone in his waters or not by his
 * place in the order, and seats are uneven by nothing else.
 */
export function goodStarts(outlook: Outlook, legal: readonly ActionOf<'start'>[]): readonly ActionOf<'start'>[] {
  const worths = legal.map(({ harbour }) => startWorth(outlook, HARBOURS.indexOf(harbour)));
  const best = Math.max(...worths);
  return legal.filter((_, place) => worths[place]! >= best - AS_GOOD);
}
