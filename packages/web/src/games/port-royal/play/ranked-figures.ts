import type { Language, Ranked } from '@roadstead/kernel';
import type { PortRoyalResult } from '@roadstead/port-royal';
import { WORDS } from '../words/index.js';

/** Influence decides, then coins. */
export function rankedFigures(ranked: Ranked, language: Language): string {
  const { influence, coins } = ranked as PortRoyalResult['ranking'][number];
  const { counts } = WORDS[language];
  return `${counts.influence(influence)}, ${counts.coins(coins)}`;
}
