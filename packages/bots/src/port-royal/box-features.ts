import { INFLUENCE_BY_CONTRACT, type View } from '@roadstead/port-royal';
import { FEATURES, featuresOf } from './features.js';
import { errandOf } from './policy/errands.js';
import { isOpenTo } from './policy/open-contracts.js';
import { Reach } from './policy/reach.js';
import { factsOf } from './policy/seat.js';

/** How many numbers describe a seat at a table whose boxes change how the game is won. */
export const BOX_FEATURES = FEATURES + 7;

/** How sure a contract is that lacks one card, and what an influence is worth in coins: roughly, as the net corrects it. */
const NEARNESS = 0.5;
const INFLUENCE_IN_COINS = 4;

/** Whether a table is one of those: with contracts or gamblers, or Under way! as a game of its own. */
export function hasBoxes({ options }: View): boolean {
  const { box, with: added } = options;
  return box === 'unterwegs' || added.includes('contracts') || added.includes('gambler');
}

/** The features of every seat, those of its boxes included; null where the net has nothing to say. */
export function boxFeaturesOf(view: View): number[][] | null {
  const features = hasBoxes(view) ? featuresOf(view) : null;
  if (features === null) return null;
  const reach = view.contracts === undefined ? null : new Reach(view);
  for (const [seat, row] of features.entries()) row.push(...contractFeatures(view, seat, reach), ...crew(view, seat));
  return features;
}

/** What contracts have brought, what they promise, and how near the nearest is. */
function contractFeatures(view: View, seat: number, reach: Reach | null): [number, number, number] {
  if (reach === null) return [0, 0, 0];
  const done = view.players[seat]!.contracts!.length;
  const influence = INFLUENCE_IN_COINS * (INFLUENCE_BY_CONTRACT[done] ?? 0);
  const { missing } = reach.of(seat);
  let promised = 0;
  let nearest = 0;
  for (const [at, open] of view.contracts!.entries()) {
    if (!isOpenTo(view, open, seat)) continue;
    const near = NEARNESS ** missing[at]!;
    const coins = errandOf(open.id).contract.coins[open.slots.indexOf(null)] ?? 0;
    promised += near * (coins + influence);
    nearest = Math.max(nearest, near);
  }
  return [done / 3, promised / 5, nearest];
}

/** Persons that only boxes have. */
function crew(view: View, seat: number): [number, number, number, number] {
  const { wholesalers, clerks, incomes, gamblers } = factsOf(view, seat);
  const sum = (byColour: readonly number[]) => byColour.reduce((total, n) => total + n, 0);
  return [sum(wholesalers) / 2, sum(clerks) / 2, incomes.length / 2, gamblers];
}
