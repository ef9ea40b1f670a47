import type { Seat } from '@roadstead/kernel';
import type { EventOf } from '../events.js';
import type { Placing } from '../result.js';

/** How a game was won, so that each language only has to say it. */
type HowWon =
  /** Only those with an expedition can win, and nobody has one. */
  | { readonly how: 'nobody' }
  | { readonly how: 'shared'; readonly winners: readonly Seat[]; readonly influence: number; readonly coins: number }
  /** As much influence as others, but more coins; `theirs`: the most that any of them has. */
  | {
      readonly how: 'coins';
      readonly winner: Seat;
      readonly influence: number;
      readonly coins: number;
      readonly level: readonly Seat[];
      readonly theirs: number;
    }
  | {
      readonly how: 'influence';
      readonly winner: Seat;
      readonly influence: number;
      readonly next: { readonly seats: readonly Seat[]; readonly influence: number };
    };

export function outcomeOf({ winners, ranking }: EventOf<'over'>): HowWon {
  const best = ranking[0];
  const winner = winners[0];
  if (best === undefined || winner === undefined) return { how: 'nobody' };
  const { influence, coins } = best;
  if (winners.length > 1) return { how: 'shared', winners, influence, coins };
  const losers = ranking.filter(({ seat }) => seat !== winner);
  const level = losers.filter((loser) => loser.influence === influence && loser.coins < coins);
  if (level.length > 0) {
    const theirs = Math.max(...level.map((loser) => loser.coins));
    return { how: 'coins', winner, influence, coins, level: level.map(({ seat }) => seat), theirs };
  }
  const next = losers.filter(({ place }) => place === losers[0]?.place);
  return {
    how: 'influence',
    winner,
    influence,
    next: { seats: next.map(({ seat }) => seat), influence: next[0]?.influence ?? 0 },
  };
}

/** Those who would have won but for the expedition that they lack. */
export function outrun({ winners, ranking }: EventOf<'over'>): readonly Placing[] {
  const best = ranking[0];
  if (best === undefined || winners.length === 0) return [];
  const better = (one: Placing) =>
    one.influence > best.influence || (one.influence === best.influence && one.coins > best.coins);
  return ranking.filter((one) => !winners.includes(one.seat) && better(one));
}
