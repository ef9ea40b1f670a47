import {
  type Contract,
  type ContractView,
  contractById,
  INFLUENCE_BY_CONTRACT,
  type Person,
  type View,
} from '@roadstead/port-royal';
import { isTogether } from '../contracts.js';
import { deedSize, type Hand, handOf, missing, nearerByCoin, type Step, stepTo } from './tasks.js';
import type { Weights } from './weights.js';

/** A contract that a seat may work for. */
export interface Wanted {
  readonly contract: Contract;
  /** What having it fulfilled is worth, less what others will see to. */
  readonly worth: number;
  /** How sure it is to be fulfilled by this seat as things stand, from 0 to 1. */
  readonly near: number;
  readonly missing: number;
  readonly step: Step;
  /** What a further coin is worth for it. */
  readonly coin: number;
}

/** What a seat sees in the open contracts. */
export interface Prize {
  readonly hand: Hand;
  readonly wanted: readonly Wanted[];
  readonly nearness: number;
}

const NOTHING: readonly Wanted[] = [];

/** The contracts a seat may still work for, and what each is worth to it. `influence`: what one of these is worth. */
export function prizeOf(view: View, seat: number, weights: Weights, influence: number): Prize | null {
  if (view.contracts === undefined) return null;
  const hand = handOf(view, seat);
  const nearness = weights.nearness;
  const hands = isTogether(view) ? view.players.map((_, other) => (other === seat ? hand : handOf(view, other))) : [];
  const wanted: Wanted[] = [];
  for (const open of view.contracts) {
    if (!isOpenTo(view, open, seat)) continue;
    const contract = contractById(open.id)!;
    const lacking = missing(contract.task, hand, doneBy(open, seat), view);
    const near = nearness ** lacking;
    const worth = isTogether(view)
      ? weights.together * leftToUs(view, open, contract, seat, hands, nearness)
      : weights.contract * rewardOf(view, open, contract, seat, influence);
    const coin = worth * near * (nearness ** -nearerByCoin(contract.task) - 1);
    wanted.push({ contract, worth, near, missing: lacking, step: stepTo(contract.task, hand, view), coin });
  }
  return { hand, wanted: wanted.length === 0 ? NOTHING : wanted, nearness };
}

/** What a person brings a seat nearer to, price apart. */
export function contractWorth({ wanted, nearness }: Prize, person: Person): number {
  let worth = 0;
  for (const one of wanted) {
    const step = one.step(person);
    if (step > 0) worth += one.worth * one.near * (nearness ** -Math.min(step, one.missing) - 1);
  }
  return worth;
}

/** What meeting a task once is worth, of those that ask for a deed and not for a possession. */
export function deedWorth({ wanted, nearness }: Prize, isAskedFor: (task: Contract['task']) => boolean): number {
  let worth = 0;
  for (const one of wanted) {
    if (isAskedFor(one.contract.task))
      worth += one.worth * one.near * (nearness ** -Math.min(deedSize(one.contract.task), one.missing) - 1);
  }
  return worth;
}

/** Each once, with a cube left or one already on its way; together, once is enough for all. */
function isOpenTo(view: View, { slots, fields }: ContractView, seat: number): boolean {
  if (isTogether(view) ? slots.some((taker) => taker !== null) : slots.includes(seat)) return false;
  return view.players[seat]!.cubes > 0 || Object.values(fields).some((seats) => seats.includes(seat));
}

/** How often the seat has met the task. */
function doneBy({ fields }: ContractView, seat: number): number {
  for (const field in fields) if (fields[field]!.includes(seat)) return Number(field);
  return 0;
}

/** Competing: the coins for the next to fulfil it, and the influence that a further contract brings. */
function rewardOf(view: View, { slots }: ContractView, { coins }: Contract, seat: number, influence: number): number {
  const done = view.players[seat]!.contracts.length;
  return (coins[slots.indexOf(null)] ?? 0) + (INFLUENCE_BY_CONTRACT[done] ?? 0) * influence;
}

/** Together: how likely no friend fulfils it. */
function leftToUs(
  view: View,
  open: ContractView,
  { task }: Contract,
  seat: number,
  hands: readonly Hand[],
  nearness: number,
): number {
  let left = 1;
  for (const [friend, hand] of hands.entries()) {
    if (friend === seat || !isOpenTo(view, open, friend)) continue;
    left *= 1 - nearness ** Math.max(1, missing(task, hand, doneBy(open, friend), view));
  }
  return left;
}
