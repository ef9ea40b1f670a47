import { type Contract, type ContractView, INFLUENCE_BY_CONTRACT, type View } from '@roadstead/port-royal';
import { isTogether } from '../contracts.js';
import { type Errand, errandOf, type Nearer } from './errands.js';
import type { Hand } from './hand.js';
import { isOpenTo } from './open-contracts.js';
import type { Prize } from './prize.js';
import type { Reach } from './reach.js';
import { ROWS } from './rows.js';
import { TeamPrize } from './team-prize.js';
import type { Weights } from './weights.js';

/** What the open contracts promise a seat. `influence`: what one of these is worth, competing. */
export function prizeOf(view: View, seat: number, weights: Weights, influence: number, reach: Reach): Prize {
  if (isTogether(view)) return new TeamPrize(reach.team, seat, weights);
  return new OwnPrize(view, seat, weights, influence, reach);
}

/** A contract that a seat may work for. */
interface Wanted {
  readonly errand: Errand;
  readonly worth: number;
  /** How sure it is to be fulfilled by this seat as things stand, from 0 to 1. */
  readonly near: number;
  readonly missing: number;
  readonly step: Nearer;
}

/** Competing, a contract is worth what it brings, the more the nearer one is. */
class OwnPrize implements Prize {
  readonly hand: Hand;
  readonly coin: number;
  private readonly wanted: readonly Wanted[];
  private readonly nearness: number;
  /** Counted when it is first asked for. */
  private worths: Float64Array | null = null;

  constructor(view: View, seat: number, weights: Weights, influence: number, reach: Reach) {
    const { hand, missing: lacking } = reach.of(seat);
    const wanted: Wanted[] = [];
    const { nearness } = weights;
    let coin = 0;
    const open = view.contracts!;
    for (let at = 0; at < open.length; at++) {
      const contract = open[at]!;
      if (!isOpenTo(view, contract, seat)) continue;
      const errand = errandOf(contract.id);
      const missing = lacking[at]!;
      const near = nearness ** missing;
      const worth = weights.contract * rewardOf(view, contract, errand.contract, seat, influence);
      if (errand.coinStep > 0) coin += worth * near * (nearness ** -errand.coinStep - 1);
      wanted.push({ errand, worth, near, missing, step: errand.stepFor(hand, view) });
    }
    this.hand = hand;
    this.coin = coin;
    this.wanted = wanted;
    this.nearness = nearness;
  }

  get isEmpty(): boolean {
    return this.wanted.length === 0;
  }

  person(row: number): number {
    this.worths ??= this.worthsOfPersons();
    return this.worths[row]!;
  }

  private worthsOfPersons(): Float64Array {
    const worths = new Float64Array(ROWS.length);
    for (const { errand, worth, near, missing, step } of this.wanted) {
      for (const row of errand.helpers) {
        const size = step(ROWS[row]!.person!);
        if (size > 0) worths[row]! += worth * near * (this.nearness ** -Math.min(size, missing) - 1);
      }
    }
    return worths;
  }

  deed(isAskedFor: (errand: Errand) => boolean): number {
    let worth = 0;
    for (const one of this.wanted) {
      if (!isAskedFor(one.errand)) continue;
      worth += one.worth * one.near * (this.nearness ** -Math.min(one.errand.deedStep, one.missing) - 1);
    }
    return worth;
  }
}

/** The coins for the next to fulfil it, and the influence that a further contract brings. */
function rewardOf(view: View, { slots }: ContractView, { coins }: Contract, seat: number, influence: number): number {
  const done = view.players[seat]!.contracts!.length;
  return (coins[slots.indexOf(null)] ?? 0) + (INFLUENCE_BY_CONTRACT[done] ?? 0) * influence;
}
