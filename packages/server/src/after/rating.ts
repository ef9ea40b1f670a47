import { ordinal, rate, rating } from 'openskill';

/** What is known of somebody's strength: the middle of the estimate, and its standard deviation. */
interface Strength {
  readonly mean: number;
  readonly doubt: number;
}

/** So many deviations are taken off: few games count for little until they are many. */
const CAUTION = 2;

export const UNKNOWN_STRENGTH: Strength = strengthOf(rating());

/** What is shown of it. */
export function shownRating({ mean, doubt }: Strength): number {
  return ordinal({ mu: mean, sigma: doubt }, { z: CAUTION });
}

/**
 * Everybody's strength after a game, by places (1 is best, equal places are a tie): the Plackett-Luce model of Weng and
 * Lin, for any number of players.
 */
export function strengthsAfter(before: readonly Strength[], places: readonly number[]): Strength[] {
  const teams = before.map(({ mean, doubt }) => [{ mu: mean, sigma: doubt }]);
  return rate(teams, { rank: [...places] }).map(([one]) => strengthOf(one!));
}

/** A game that counts for less moves everybody less: `weight` is a part of the whole way, 0 to 1. */
export function weighed(before: Strength, after: Strength, weight: number): Strength {
  return {
    mean: before.mean + weight * (after.mean - before.mean),
    doubt: before.doubt * (after.doubt / before.doubt) ** weight,
  };
}

function strengthOf({ mu, sigma }: { mu: number; sigma: number }): Strength {
  return { mean: mu, doubt: sigma };
}
