import type { Language, Ranked } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import { type SkullResult, swordAndSkullWords } from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';
import { audienceOf, standOf } from './standing.js';
import { PLAY } from './words/index.js';

/** How the game ended and why, as the log tells it. */
export function outcomeSentence(standing: Standing, language: Language, name: SeatName): string {
  const stand = standOf(standing);
  const result = stand.result as SkullResult | undefined;
  if (result === undefined) return PLAY[language].ends.noResult;
  return swordAndSkullWords.event({ type: 'over', ...result }, audienceOf(stand, language, name));
}

/** What a place rests upon: how the winner won, and that the others share the second place (SS-E3). */
export function rankedFigures(ranked: Ranked, language: Language): string {
  const { ends } = PLAY[language];
  const { by, figure } = ranked as SkullResult['ranking'][number];
  return by === undefined || figure === undefined ? ends.second : ends.winner(by, figure);
}
