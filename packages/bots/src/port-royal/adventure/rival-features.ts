import type { View } from '@roadstead/port-royal';
import { FEATURES, featuresOf } from '../features.js';
import { weightsFor } from '../policy/kind.js';
import { Chase } from './quarry.js';

/** How many numbers describe a seat of a chapter that is played against each other. */
export const RIVAL_FEATURES = FEATURES + 10;

/** The features of every seat, those of its missions included; null where the net has nothing to say. */
export function rivalFeatures(view: View): number[][] | null {
  const features = view.card9 === null ? featuresOf(view) : null;
  if (features === null) return null;
  const weights = weightsFor(view);
  const chase = new Chase(view, weights);
  const leader = Math.max(0, ...view.players.map(({ influence, trophy }) => (trophy ? influence : 0)));
  for (const [seat, row] of features.entries()) {
    const { cubes, crowns = 0, trophy, influence, kept } = view.players[seat]!;
    const near = chase.lacks(seat).map((cards) => weights.nearness ** cards);
    row.push(
      trophy ? 1 : 0,
      trophy ? influence / view.goal! : 0,
      trophy ? 0 : influence / view.goal!,
      (influence - leader) / view.goal!,
      cubes === 3 ? 1 : 0,
      cubes / 4,
      crowns / 6,
      Math.max(0, ...near),
      near.reduce((sum, n) => sum + n, 0) / 3,
      kept.length / 3,
    );
  }
  return features;
}
