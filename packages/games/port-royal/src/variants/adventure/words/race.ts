import type { Seat } from '@roadstead/kernel';
import type { EventOf } from '../../../events.js';
import type { Placing } from '../../../result.js';

/** PR-A21: how a race was won, so that each language only has to say it. */
type HowRaced =
  | { readonly how: 'nobody' }
  | { readonly how: 'shared'; readonly winners: readonly Seat[]; readonly influence: number }
  | { readonly how: 'influence'; readonly winner: Seat; readonly influence: number }
  /** Others have the trophy and as much influence; `level`: those, `mine` and `theirs`: what decided, theirs the best of them. */
  | {
      readonly how: 'cubes' | 'coins';
      readonly winner: Seat;
      readonly influence: number;
      readonly level: readonly Seat[];
      readonly mine: number;
      readonly theirs: number;
    };

export function racedOf({ winners, ranking }: EventOf<'over'>): HowRaced {
  const best = ranking[0];
  const winner = winners[0];
  if (best === undefined || winner === undefined) return { how: 'nobody' };
  const { influence, cubes = 0, coins } = best;
  if (winners.length > 1) return { how: 'shared', winners, influence };
  const level = ranking.filter((one) => one.seat !== winner && one.trophy && one.influence === influence);
  const equal = level.filter((one) => one.cubes === cubes);
  const seats = (all: readonly Placing[]) => all.map(({ seat }) => seat);
  if (equal.length > 0) {
    const theirs = Math.max(...equal.map((one) => one.coins));
    return { how: 'coins', winner, influence, level: seats(equal), mine: coins, theirs };
  }
  if (level.length > 0) {
    const theirs = Math.min(...level.map((one) => one.cubes ?? 0));
    return { how: 'cubes', winner, influence, level: seats(level), mine: cubes, theirs };
  }
  return { how: 'influence', winner, influence };
}

/** Those who have as much influence as the winner or more, but no trophy. */
export function outraced({ winners, ranking }: EventOf<'over'>): readonly Placing[] {
  const best = ranking[0];
  if (best === undefined || winners.length === 0) return [];
  return ranking.filter((one) => !one.trophy && one.influence >= best.influence);
}
