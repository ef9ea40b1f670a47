import { CASTLE, FACES, OUTER } from '@roadstead/sword-and-skull';
import { moved, withGold } from './changes.js';
import { landingWorth, moveWorth } from './landing.js';
import { castleIncome, type Outlook, standing } from './outlook.js';
import { SUMS } from './ways.js';

const ONE_ROLL = 1 / (FACES * FACES);

/** What a figure is worth on a space that it is put on (SS-M4). */
export function placeWorth(outlook: Outlook, figure: number, to: number): number {
  const { own } = outlook;
  const paid = to === CASTLE ? withGold(own, own.gold + castleIncome(own)) : own;
  return landingWorth(outlook, moved(paid, figure, to), figure);
}

/** What a roll is worth before it is made: the mean over all dice, with the better figure for each. */
export function rollWorth(outlook: Outlook): number {
  const { known } = outlook;
  known.roll ??= meanRoll(outlook);
  return known.roll;
}

function meanRoll(outlook: Outlook): number {
  const now = standing(outlook, outlook.own);
  let sum = ONE_ROLL * bestPlace(outlook);
  for (let by = 1; by < SUMS.length; by++) {
    const [officer, pirate] = [moveWorth(outlook, 0, by), moveWorth(outlook, 1, by)];
    const doubles = by % 2 === 0 ? ONE_ROLL : 0;
    sum += doubles * (officer + pirate - now) + (SUMS[by]! - doubles) * Math.max(officer, pirate);
  }
  return sum;
}

/** SS-R6: the best space without any figure. */
function bestPlace(outlook: Outlook): number {
  const taken = new Set(outlook.all.flatMap(({ at }) => at));
  let best = Number.NEGATIVE_INFINITY;
  for (const to of OUTER) {
    if (!taken.has(to)) best = Math.max(best, placeWorth(outlook, 0, to), placeWorth(outlook, 1, to));
  }
  return best;
}
