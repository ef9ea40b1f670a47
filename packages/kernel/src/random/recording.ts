import type { Chance, Random } from '../contract.js';
import { Refusal } from '../refusal.js';

/** Passes chance on and keeps what it brought, for the logbook. */
export class RecordingChance implements Chance {
  readonly drawn: number[] = [];
  /** True once something hidden came to light. */
  uncovered = false;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** True as long as nothing happened that could not have been foreseen: this much can be undone freely. */
  get quiet(): boolean {
    return this.drawn.length === 0 && !this.uncovered;
  }

  int(bound: number): number {
    const outcome = this.random.int(bound);
    this.drawn.push(outcome);
    return outcome;
  }

  revealed(): void {
    this.uncovered = true;
  }
}

/**
 * Brings again what chance brought once. With `against`, every outcome must also be the one that this generator gives.
 */
export class ReplayChance implements Chance {
  uncovered = false;
  private readonly drawn: readonly number[];
  private readonly against: Random | undefined;
  private used = 0;

  constructor(drawn: readonly number[], against?: Random) {
    this.drawn = drawn;
    this.against = against;
  }

  int(bound: number): number {
    const outcome = this.drawn[this.used];
    this.used++;
    if (outcome === undefined) throw bad(`chance outcome ${this.used} is missing`);
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= bound) {
      throw bad(`chance outcome ${this.used} is ${outcome}, but must be a whole number below ${bound}`);
    }
    const expected = this.against?.int(bound) ?? outcome;
    if (outcome !== expected) throw bad(`chance outcome ${this.used} is ${outcome}, but the seed gives ${expected}`);
    return outcome;
  }

  revealed(): void {
    this.uncovered = true;
  }

  /** To be called at the end: nothing may be left over. */
  finish(): void {
    if (this.used >= this.drawn.length) return;
    throw bad(`${this.drawn.length} chance outcomes are recorded, but only ${this.used} were needed`);
  }
}

/** The caller says where in the record; so this begins in the middle of a sentence. */
function bad(what: string): Refusal {
  return new Refusal('BAD_RECORD', `${what}.`);
}
