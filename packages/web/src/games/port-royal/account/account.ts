import type { PortRoyalResult } from '@roadstead/port-royal';
import type { AccountTeller, SeatAccount } from '../../account.js';
import { playerAt, standOf } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import { goalsOf } from './goals.js';
import { influenceLines } from './lines.js';
import { rulings } from './rulings.js';

/** What the result of a finished game rests upon. */
export const accountOf: AccountTeller = (standing, language, name) => {
  const stand = standOf(standing);
  const result = stand.result as PortRoyalResult;
  const { counts } = WORDS[language];
  const seats = result.ranking.map(({ seat, influence, coins }): SeatAccount => {
    const player = playerAt(stand.view, seat)!;
    return {
      seat,
      points: influence,
      unit: counts.influenceWord,
      lines: influenceLines(player, language),
      also: [counts.coins(coins), counts.swords(player.swords)].join(', '),
    };
  });
  return {
    rulings: rulings({ stand, result, language, name }),
    seats,
    goals: result.won !== undefined ? goalsOf(stand.view, language, name) : [],
  };
};
