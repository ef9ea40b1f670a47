import type { View } from '@roadstead/port-royal';
import { errandOf } from './errands.js';
import { type Hand, handOf } from './hand.js';
import { doneBy } from './open-contracts.js';
import { TeamPlan } from './team-plan.js';

/** How near a seat is to the open contracts, each by its place among them. */
interface SeatReach {
  readonly hand: Hand;
  /** About how many cards it lacks. */
  readonly missing: readonly number[];
}

/** How near everybody is to the open contracts. Each seat, or the plan of a team, is counted when it is first asked for, and then known to all. */
export class Reach {
  private readonly view: View;
  private readonly seats: (SeatReach | null)[];
  private plan: TeamPlan | null = null;

  constructor(view: View) {
    this.view = view;
    this.seats = view.players.map(() => null);
  }

  of(seat: number): SeatReach {
    this.seats[seat] ??= reachOf(this.view, seat);
    return this.seats[seat]!;
  }

  /** Together: who works for what. */
  get team(): TeamPlan {
    this.plan ??= new TeamPlan(this.view);
    return this.plan;
  }
}

function reachOf(view: View, seat: number): SeatReach {
  const hand = handOf(view, seat);
  const missing = view.contracts!.map((open) => errandOf(open.id).missing(hand, doneBy(open, seat), view));
  return { hand, missing };
}
