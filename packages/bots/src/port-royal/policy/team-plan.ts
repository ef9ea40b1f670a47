import type { ContractView, View } from '@roadstead/port-royal';
import { type Errand, errandOf } from './errands.js';
import { type Hand, handOf } from './hand.js';
import { doneBy, isOpenTo, isTaken } from './open-contracts.js';
import { HOPELESS, logAt, logChances } from './pace.js';

/** A contract that nobody has fulfilled, as the team sees it. */
interface Job {
  readonly errand: Errand;
  /** By need: the logarithms of the chances that so much comes in time. */
  readonly chances: readonly Float64Array[];
  readonly seats: readonly SeatAtJob[];
  /** Who is to do it; -1 where nobody has a cube to spare. */
  owner: number;
}

/** How one seat stands to a contract. */
interface SeatAtJob {
  readonly isOpen: boolean;
  /** A cube of the seat is on its way already. */
  readonly hasCube: boolean;
  /** By need, how much is missing. */
  readonly missing: readonly number[];
  /** The logarithm of the chance to make it. */
  readonly log: number;
}

/** What a seat has to do already makes anything more this much less likely for it, and the more the farther away it is. */
const LOAD = 0.02;

/**
 * Who of a team works for which contract. All of them must be fulfilled, so what counts is the product of their chances: the one
 * that is farthest away gains most by a card, and a card that only its owner needs is nothing to others.
 */
export class TeamPlan {
  readonly view: View;
  readonly hands: readonly Hand[];
  readonly jobs: readonly Job[];
  /** By seat, the cubes that nothing is planned for. */
  private readonly spare: number[];

  /** As it would be with so many cards of the time pile left. */
  constructor(view: View, turns: number = view.timePile!) {
    this.view = view;
    this.hands = view.players.map((_, seat) => handOf(view, seat));
    this.jobs = view.contracts!.filter((open) => !isTaken(open)).map((open) => jobOf(view, open, this.hands, turns));
    this.spare = view.players.map(({ cubes }) => cubes);
    this.share();
  }

  /** The logarithm of the chance that all are fulfilled. */
  get log(): number {
    let log = 0;
    for (const { owner, seats } of this.jobs) log += owner < 0 ? HOPELESS : seats[owner]!.log;
    return log;
  }

  /** First goes what it matters most for who does it. */
  private share(): void {
    const load = this.spare.map(() => 0);
    const left = [...this.jobs];
    while (left.length > 0) {
      let first = 0;
      let most = -1;
      for (let at = 0; at < left.length; at++) {
        const regret = this.regret(left[at]!, load);
        if (regret <= most) continue;
        most = regret;
        first = at;
      }
      const [job] = left.splice(first, 1);
      const { owner, seats } = job!;
      if (owner < 0) continue;
      if (!seats[owner]!.hasCube) this.spare[owner]!--;
      load[owner]! += 1 - seats[owner]!.log;
    }
  }

  /** Names the seat that can do a contract best, and says how much is lost with the second best. */
  private regret(job: Job, load: readonly number[]): number {
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    job.owner = -1;
    for (let seat = 0; seat < load.length; seat++) {
      if (!this.mayTakeOn(job, seat)) continue;
      const value = job.seats[seat]!.log - LOAD * load[seat]!;
      if (value > best) {
        second = best;
        best = value;
        job.owner = seat;
      } else if (value > second) {
        second = value;
      }
    }
    return job.owner < 0 ? 0 : best - second;
  }

  private mayTakeOn({ seats }: Job, seat: number): boolean {
    const { isOpen, hasCube } = seats[seat]!;
    return isOpen && (hasCube || this.spare[seat]! > 0);
  }

  /** How much surer the team is of a contract if a seat comes so much nearer to one of the things it asks for. */
  gain(job: Job, seat: number, need: number, step: number): number {
    const { isOpen, missing } = job.seats[seat]!;
    if (!isOpen || missing[need]! <= 0) return 0;
    const chances = job.chances[need]!;
    const now = missing[need]!;
    return this.surer(job, seat, logAt(chances, now - step) - logAt(chances, now));
  }

  /** The change for the team: the owner's own, and that of anybody else who would overtake him. */
  private surer(job: Job, seat: number, change: number): number {
    if (job.owner === seat || job.owner < 0) return change;
    if (!this.mayTakeOn(job, seat)) return 0;
    return Math.max(0, job.seats[seat]!.log + change - job.seats[job.owner]!.log);
  }

  /** How much surer of all it is if a seat holds this instead. */
  change(seat: number, after: Hand): number {
    let change = 0;
    for (const job of this.jobs) {
      const { isOpen, log } = job.seats[seat]!;
      if (!isOpen || 'when' in job.errand.contract.task) continue;
      const then = logOf(job.chances, missingOf(job.errand, after, 0, this.view));
      change += this.surer(job, seat, then - log);
    }
    return change;
  }
}

function jobOf(view: View, open: ContractView, hands: readonly Hand[], turns: number): Job {
  const errand = errandOf(open.id);
  const chances = errand.needs.map(({ pace }) => logChances(pace, turns));
  const seats = hands.map((hand, seat): SeatAtJob => {
    const done = doneBy(open, seat);
    const missing = missingOf(errand, hand, done, view);
    return { isOpen: isOpenTo(view, open, seat), hasCube: done > 0, missing, log: logOf(chances, missing) };
  });
  return { errand, chances, seats, owner: -1 };
}

function missingOf({ needs }: Errand, hand: Hand, done: number, view: View): number[] {
  return needs.map((need) => need.missing(hand, done, view));
}

function logOf(chances: readonly Float64Array[], missing: readonly number[]): number {
  let sum = 0;
  for (let need = 0; need < chances.length; need++) sum += logAt(chances[need]!, missing[need]!);
  return sum;
}
