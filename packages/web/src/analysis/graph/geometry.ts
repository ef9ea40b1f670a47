import type { SeatCourse } from '@roadstead/bots';

/** The paper that is drawn on, in pixels; the margins hold the scale and the names. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The number of the last entry, which stands at the right end. */
  readonly entries: number;
}

export function xOf(seq: number, { width, left, right, entries }: Frame): number {
  return left + (seq / Math.max(1, entries)) * (width - left - right);
}

export function yOf(share: number, { height, top, bottom }: Frame): number {
  return top + (1 - share) * (height - top - bottom);
}

/**
 * The line of a seat. Between its own decisions it stays level, for nothing new was found out there; at a decision it
 * jumps to what was known then, and falls by what the decision cost. It ends with the result.
 */
export function linePath({ points, end }: SeatCourse, frame: Frame): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const at = (n: number) => n.toFixed(1);
  const moves = [`M${at(xOf(first.seq, frame))} ${at(yOf(first.before, frame))}`, `V${at(yOf(first.after, frame))}`];
  for (const { seq, before, after } of rest) {
    moves.push(`H${at(xOf(seq, frame))}`, `V${at(yOf(before, frame))}`, `V${at(yOf(after, frame))}`);
  }
  if (end !== null) moves.push(`H${at(xOf(frame.entries, frame))}`, `V${at(yOf(end, frame))}`);
  return moves.join('');
}

/** Places for labels near these heights, none closer to another than the gap, all between top and bottom. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = [...heights];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, least);
    least = placed[i]! + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, most);
    most = placed[i]! - gap;
  }
  return placed;
}

/** The decision whose place is nearest to this x, by its position in the list. */
export function nearest(x: number, seqs: readonly number[], frame: Frame): number {
  let best = 0;
  seqs.forEach((seq, i) => {
    if (Math.abs(xOf(seq, frame) - x) < Math.abs(xOf(seqs[best]!, frame) - x)) best = i;
  });
  return best;
}

/** About so many numbers along the lower edge, round ones. */
export function ticks(entries: number, most: number): readonly number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500, 1000].find((step) => entries / step <= most) ?? entries;
  return Array.from({ length: Math.floor(entries / step) + 1 }, (_, i) => i * step);
}

/** For marks at these places, the row of each: none lies over another of its row. */
export function rowsOf(xs: readonly number[], size: number): readonly number[] {
  const rows: number[] = xs.map(() => 0);
  const ends: number[] = [];
  for (const i of xs.map((_, i) => i).sort((a, b) => xs[a]! - xs[b]!)) {
    const row = ends.findIndex((end) => end <= xs[i]!);
    rows[i] = row < 0 ? ends.length : row;
    ends[rows[i]!] = xs[i]! + size;
  }
  return rows;
}
