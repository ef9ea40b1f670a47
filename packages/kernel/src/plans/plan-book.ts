import type { Seat, Typed } from '../contract.js';
import type { Line } from '../logbook/undo.js';

/** A command that a seat has carried out, and the entries of the logbook that it made. */
export interface PlanEntries {
  readonly seat: Seat;
  readonly plan: Typed;
  readonly label: string;
  readonly seqs: readonly number[];
}

/** What would be taken back as one: what it is called, and the act after which the table would stand. */
export interface TakeBack {
  readonly label: string;
  readonly to: number;
}

/**
 * Which entries of a table belong to one command. Whoever carried it out keeps this; nobody else knows: in the logbook they
 * are acts like all others.
 */
export class PlanBook {
  private readonly made: PlanEntries[] = [];

  note(plan: PlanEntries): void {
    if (plan.seqs.length > 0) this.made.push(plan);
  }

  /** The commands of a seat of which something is in force, the oldest first. */
  given(seat: Seat, line: Line): readonly Typed[] {
    const inForce = new Set(line);
    return this.made.flatMap((one) =>
      one.seat === seat && one.seqs.some((seq) => inForce.has(seq)) ? [one.plan] : [],
    );
  }

  /** The command that the last act in force belongs to, where all that is in force of it can be taken back. */
  takeBack(line: Line, undoable: number): TakeBack | null {
    const last = line.at(-1);
    const plan = last === undefined ? undefined : this.made.findLast(({ seqs }) => seqs.includes(last));
    if (plan === undefined) return null;
    const first = line.findIndex((seq) => plan.seqs.includes(seq));
    return line.length - first > undoable ? null : { label: plan.label, to: line[first - 1] ?? 0 };
  }
}
