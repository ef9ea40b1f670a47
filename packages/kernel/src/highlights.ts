import type { Typed } from './contract.js';

/** `bust`: a turn that came to nothing. `big`: one that people remember. */
export const HIGHLIGHTS = ['bust', 'big'] as const;
export type HighlightKind = (typeof HIGHLIGHTS)[number];

/** What an entry of a record told. */
export interface ToldEntry<E> {
  readonly seq: number;
  readonly events: readonly E[];
}

export interface Highlight {
  /** The entry that it came about by. */
  readonly seq: number;
  readonly kind: HighlightKind;
}

/** What a game has to say about a look back at it. */
export interface GameHighlights<E> {
  /** True for the event that begins a turn. */
  isTurn(event: E): boolean;
  /** What was remarkable in one turn, in its order; the event that begins it comes first, if there is one. */
  ofTurn(turn: readonly ToldEntry<E>[]): readonly Highlight[];
}

/** The turns of a game; what comes before the first is one, too. An entry in which a turn begins is cut in two. */
export function turnsOf<E extends Typed>(
  steps: readonly ToldEntry<E>[],
  isTurn: (event: E) => boolean,
): ToldEntry<E>[][] {
  const turns: { seq: number; events: E[] }[][] = [[]];
  for (const { seq, events } of steps) {
    let part: { seq: number; events: E[] } | null = null;
    for (const event of events) {
      if (isTurn(event)) {
        turns.push([]);
        part = null;
      }
      if (part === null) {
        part = { seq, events: [] };
        turns.at(-1)!.push(part);
      }
      part.events.push(event);
    }
  }
  return turns.filter((turn) => turn.length > 0);
}

/** Everything remarkable in a game, in its order. */
export function highlightsIn<E extends Typed>(steps: readonly ToldEntry<E>[], game: GameHighlights<E>): Highlight[] {
  return turnsOf(steps, (event) => game.isTurn(event)).flatMap((turn) => [...game.ofTurn(turn)]);
}

/** The entries in which turns begin. */
export function turnStarts<E extends Typed>(steps: readonly ToldEntry<E>[], isTurn: (event: E) => boolean): number[] {
  return steps.flatMap(({ seq, events }) => (events.some((event) => isTurn(event)) ? [seq] : []));
}
