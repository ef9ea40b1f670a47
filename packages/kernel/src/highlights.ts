import type { Typed } from './contract.js';
import type { Language } from './words.js';

/** A kind of moment that people want to go back to. */
export interface HighlightKind {
  readonly id: string;
  /** The name of an icon; where there is none of that name, another is shown. */
  readonly icon: string;
  /** Something went wrong: it is marked apart from what went well. */
  readonly isBad: boolean;
  /** Letters that may lead to it, the best first: the first counts that is not in use for something else. */
  readonly letters: readonly string[];
  readonly words: Readonly<Record<Language, HighlightWords>>;
}

export interface HighlightWords {
  /** "bust", as it stands in a line. */
  readonly name: string;
  /** "Next bust", "Previous bust": what leads there. */
  readonly next: string;
  readonly previous: string;
  /** "3 busts". */
  count(n: number): string;
  /** "Biggest bust": the one that is spoken of when the game is over. Where it is missing, none of its kind is. */
  readonly greatest?: string;
}

/** What an entry of a record told. */
export interface ToldEntry<E> {
  readonly seq: number;
  readonly events: readonly E[];
}

export interface Highlight {
  /** The entry that it came about by. */
  readonly seq: number;
  /** The id of its kind. */
  readonly kind: string;
  /** How much of it there was, to be compared with others of its kind. */
  readonly weight?: number;
  /** The events that tell it. The `seat` of the first is whose moment it was, where it has one. */
  readonly events?: readonly Typed[];
}

/** What a game has to say about a look back at it. */
export interface GameHighlights<E> {
  /** Every kind that it marks, in the order in which they are offered; there may be none. */
  readonly kinds: readonly HighlightKind[];
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

/** The greatest of every kind that is spoken of in the end, in the order of the kinds; of equals the first. */
export function greatestOf(
  highlights: readonly Highlight[],
  kinds: readonly HighlightKind[],
): readonly (readonly [HighlightKind, Highlight])[] {
  return kinds.flatMap((kind): (readonly [HighlightKind, Highlight])[] => {
    if (kind.words.en.greatest === undefined) return [];
    const weighed = highlights.filter((one) => one.kind === kind.id && one.weight !== undefined);
    const most = Math.max(...weighed.map(({ weight }) => weight!));
    const greatest = weighed.find(({ weight }) => weight === most);
    return greatest === undefined ? [] : [[kind, greatest]];
  });
}

/** The entries in which turns begin. */
export function turnStarts<E extends Typed>(steps: readonly ToldEntry<E>[], isTurn: (event: E) => boolean): number[] {
  return steps.flatMap(({ seq, events }) => (events.some((event) => isTurn(event)) ? [seq] : []));
}

/** The letter that leads to each kind, where these are in use already; a kind without a free one has none. */
export function highlightLetters(
  kinds: readonly HighlightKind[],
  used: readonly string[],
): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const { id, letters: wanted } of kinds) {
    const free = wanted.find((letter) => !used.includes(letter) && ![...letters.values()].includes(letter));
    if (free !== undefined) letters.set(id, free);
  }
  return letters;
}
