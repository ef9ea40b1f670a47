import { type Contract, type ContractView, INFLUENCE_BY_CONTRACT, type View } from '@roadstead/port-royal';
import { isTogether } from '../contracts.js';
import { type Errand, errandOf, type Nearer } from './errands.js';
import type { Hand } from './hand.js';
import { isOpenTo, type Reach } from './reach.js';
import { ROWS } from './rows.js';
import type { Weights } from './weights.js';

/** A contract that a seat may work for. */
export interface Wanted {
  readonly errand: Errand;
  /** What having it fulfilled is worth, less what others will see to. */
  readonly worth: number;
  /** How sure it is to be fulfilled by this seat as things stand, from 0 to 1. */
  readonly near: number;
  readonly missing: number;
  readonly step: Nearer;
  /** What a further coin is worth for it. */
  readonly coin: number;
}

/** What a seat sees in the open contracts. */
export interface Prize {
  readonly hand: Hand;
  readonly wanted: readonly Wanted[];
  readonly nearness: number;
  /** What each card brings the seat nearer to, by its place in `ROWS`; counted when it is first asked for. */
  worths: Float64Array | null;
}

/** The contracts a seat may still work for, and what each is worth to it. `influence`: what one of these is worth. */
export function prizeOf(view: View, seat: number, weights: Weights, influence: number, reach: Reach): Prize {
  const { hand, missing: lacking } = reach.of(seat);
  const { nearness } = weights;
  const wanted: Wanted[] = [];
  const open = view.contracts!;
  for (let at = 0; at < open.length; at++) {
    const contract = open[at]!;
    if (!isOpenTo(view, contract, seat)) continue;
    const errand = errandOf(contract.id);
    const missing = lacking[at]!;
    const near = nearness ** missing;
    const worth = isTogether(view)
      ? weights.together * reach.leftTo(at, seat)
      : weights.contract * rewardOf(view, contract, errand.contract, seat, influence);
    const coin = errand.coinStep === 0 ? 0 : worth * near * (nearness ** -errand.coinStep - 1);
    wanted.push({ errand, worth, near, missing, step: errand.stepFor(hand, view), coin });
  }
  return { hand, wanted, nearness, worths: null };
}

/** What a person brings a seat nearer to, price apart, by his place in `ROWS`. */
export function contractWorth(prize: Prize, row: number): number {
  prize.worths ??= worthsOf(prize);
  return prize.worths[row]!;
}

function worthsOf({ wanted, nearness }: Prize): Float64Array {
  const worths = new Float64Array(ROWS.length);
  for (const { errand, worth, near, missing, step } of wanted) {
    const byOne = worth * near * (nearness ** -Math.min(1, missing) - 1);
    for (const row of errand.helpers) {
      const size = step(ROWS[row]!.person!);
      if (size === 1) worths[row]! += byOne;
      else if (size > 0) worths[row]! += worth * near * (nearness ** -Math.min(size, missing) - 1);
    }
  }
  return worths;
}

/** What meeting a task once is worth, of those that ask for a deed and not for a possession. */
export function deedWorth({ wanted, nearness }: Prize, isAskedFor: (errand: Errand) => boolean): number {
  let worth = 0;
  for (const one of wanted) {
    if (!isAskedFor(one.errand)) continue;
    worth += one.worth * one.near * (nearness ** -Math.min(one.errand.deedStep, one.missing) - 1);
  }
  return worth;
}

/** Competing: the coins for the next to fulfil it, and the influence that a further contract brings. */
function rewardOf(view: View, { slots }: ContractView, { coins }: Contract, seat: number, influence: number): number {
  const done = view.players[seat]!.contracts!.length;
  return (coins[slots.indexOf(null)] ?? 0) + (INFLUENCE_BY_CONTRACT[done] ?? 0) * influence;
}
