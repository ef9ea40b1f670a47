/** The islets of the chart and the lanes between them: two rounds that share three islets. */
export const LANES: readonly (readonly number[])[] = [
  [1, 7],
  [0, 2],
  [1, 3, 9],
  [2, 4],
  [3, 5],
  [4, 6, 11],
  [5, 7],
  [6, 0],
  [9, 12],
  [8, 2, 10],
  [9, 11],
  [10, 5, 12],
  [11, 8],
];

/** Where crates lie at the beginning. */
export const CRATES: readonly number[] = [0, 0, 3, 0, 2, 0, 3, 0, 4, 0, 2, 0, 0];

/** The islet with the market: whoever comes there opens the bidding. */
export const MARKET = 10;
/** In the surf of these a crate may go overboard. */
export const SURF: readonly number[] = [5, 9];

/** The shortest way between two islets, without the first; of equal ones, that over the lower numbers. */
export function wayTo(from: number, to: number): readonly number[] {
  const cameFrom = new Map<number, number | null>([[from, null]]);
  for (const islet of cameFrom.keys()) {
    for (const next of LANES[islet]!) if (!cameFrom.has(next)) cameFrom.set(next, islet);
  }
  const way: number[] = [];
  for (let islet = to; islet !== from; islet = cameFrom.get(islet)!) way.unshift(islet);
  return way;
}
