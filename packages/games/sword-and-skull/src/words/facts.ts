import type { Event, EventOf } from '../events.js';

/** What sentences need to know about events, whatever the language. */

/** A pair that is no pair of blanks. */
export const isDouble = ([a, b]: readonly number[]): boolean => a === b && a !== 0;
export const isDoubleBlank = ([a, b]: readonly number[]): boolean => a === 0 && b === 0;

/** How a fight was decided: by a blank where the lower total won, by a tie, or by the totals. */
export function decidedBy({ winner, totals }: EventOf<'result'>): 'blank' | 'tie' | 'total' {
  const [mine, theirs] = winner === 0 ? totals : [totals[1], totals[0]];
  if (mine < theirs) return 'blank';
  if (mine > theirs) return 'total';
  return winner === 0 ? 'tie' : 'blank';
}

/** Enemies that come as a crowd: bats, deserters, buccaneers. */
export const isSeveral = (enemy: string | undefined): boolean => enemy === 'E02' || enemy === 'E05' || enemy === 'E08';

export const isEnemy = (card: string): boolean => card.startsWith('E');

/** The winner's line of an ending. */
export function wonBy({ ranking }: Extract<Event, { type: 'over' }>) {
  const { seat, by, figure } = ranking[0]!;
  return { seat, by: by!, figure: figure! };
}

/** The seat that gold came from or went to, where it was one. */
export function otherSeat({ from, to }: EventOf<'gold'>): number | null {
  if (typeof from === 'number') return from;
  return typeof to === 'number' ? to : null;
}
