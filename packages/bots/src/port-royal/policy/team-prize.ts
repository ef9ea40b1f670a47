import { type Errand, isInCoins } from './errands.js';
import type { Hand } from './hand.js';
import type { Prize } from './prize.js';
import { ROWS } from './rows.js';
import type { TeamPlan } from './team-plan.js';
import type { Weights } from './weights.js';

/** Together, a card is worth how much surer it makes the team of all contracts. */
export class TeamPrize implements Prize {
  readonly hand: Hand;
  private readonly plan: TeamPlan;
  private readonly seat: number;
  /** What a contract is worth for which the chance is e times as great. */
  private readonly weight: number;
  /** Counted when it is first asked for. */
  private worths: Float64Array | null = null;

  constructor(plan: TeamPlan, seat: number, { together }: Weights) {
    this.plan = plan;
    this.seat = seat;
    this.weight = together;
    this.hand = plan.hands[seat]!;
  }

  get isEmpty(): boolean {
    return this.plan.jobs.length === 0;
  }

  get coin(): number {
    let gain = 0;
    for (const job of this.plan.jobs) {
      const need = job.errand.needs.findIndex(({ pace }) => isInCoins(pace));
      if (need >= 0) gain += this.plan.gain(job, this.seat, need, 1);
    }
    return this.weight * gain;
  }

  person(row: number): number {
    this.worths ??= this.worthsOfPersons();
    return this.worths[row]!;
  }

  private worthsOfPersons(): Float64Array {
    const { plan, seat, hand, weight } = this;
    const worths = new Float64Array(ROWS.length);
    for (const job of plan.jobs) {
      const { needs, helpers } = job.errand;
      if (!job.seats[seat]!.isOpen || helpers.length === 0) continue;
      for (let need = 0; need < needs.length; need++) {
        if (job.seats[seat]!.missing[need]! <= 0) continue;
        const stepOf = needs[need]!.stepFor(hand, plan.view);
        for (const row of helpers) {
          const step = stepOf(ROWS[row]!.person!);
          if (step > 0) worths[row]! += weight * plan.gain(job, seat, need, step);
        }
      }
    }
    return worths;
  }

  deed(isAskedFor: (errand: Errand) => boolean): number {
    let gain = 0;
    for (const job of this.plan.jobs) if (isAskedFor(job.errand)) gain += this.plan.gain(job, this.seat, 0, 1);
    return this.weight * gain;
  }
}
