import type { Seat } from '@roadstead/kernel';
import type { Chances, Figure } from '@roadstead/sword-and-skull';

/** What a line is about, for the small picture before it. */
type LineSign =
  | 'gold'
  | 'crew'
  | 'enemy'
  | 'fortune'
  | 'item'
  | 'ship'
  | 'die'
  | 'mate'
  | 'king'
  | 'foe'
  | 'castle'
  | 'nothing';

/** One thing that comes of a choice: what, and its figure at the end of the line. */
export interface ChoiceLine {
  readonly sign: LineSign;
  readonly text: string;
  /** "+9", "-2". */
  readonly value?: string;
  readonly tone?: 'gain' | 'cost';
  /** Of winning, or of what the line says. */
  readonly chances?: Chances;
  /** Whose figure it is about. */
  readonly seat?: Seat;
  readonly figure?: Figure;
}

/** What can be chosen, with what comes of it. */
export interface Choice<A = unknown> {
  readonly key: string;
  readonly action: A;
  readonly title: string;
  /** Smaller, below the title. */
  readonly note: string;
  readonly lines: readonly ChoiceLine[];
  /** What the gold button says. */
  readonly button: string;
  /** At the end of its title: a chance, or a number. */
  readonly chances?: Chances | undefined;
  readonly value?: string | undefined;
  /** What it is about, for its picture. */
  readonly card?: string | undefined;
  readonly space?: string | undefined;
  readonly seat?: Seat | undefined;
  readonly figure?: Figure | undefined;
}
