import { lairChances, type SkullResult, shareOf, type View } from '@roadstead/sword-and-skull';
import type { GameEnd } from '../../end.js';
import { standOf } from '../play/standing.js';
import { END_WORDS } from './words.js';

/** SS-E1, SS-F9: both ways to win as one figure, in whole percent; whoever has won is sure of it. */
export const race: NonNullable<GameEnd['race']> = (standing, language) => {
  const { winners } = standOf(standing).result as SkullResult;
  return {
    title: END_WORDS[language].race,
    unit: '%',
    goal: null,
    of: (view) => chancesIn(view as View, winners),
  };
};

function chancesIn({ players, phase }: View, winners: SkullResult['winners']): readonly number[] {
  return players.map((player, seat) => {
    if (phase === 'over' && winners.includes(seat)) return 100;
    return Math.round(100 * shareOf(lairChances(player, players.length)));
  });
}
