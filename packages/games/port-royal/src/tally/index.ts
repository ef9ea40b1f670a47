import type { GameTally, OptionValues } from '@roadstead/kernel';
import type { Options } from '../options.js';
import { chapterOf } from '../variants/adventure/chapters.js';
import { Count, RISK_STEP, RISK_UNIT } from './count.js';
import { CHAPTER } from './result.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { nl } from './words/nl.js';
import { wordsOf } from './words/words.js';

/** "base", "base+contracts", "unterwegs", "base+contracts:co-op", "base+chapter-3:co-op". */
function variant(options: OptionValues): string {
  const { box, with: boxes, mode } = options;
  const chapter = chapterOf(options as Options);
  const added = [...((boxes as readonly string[] | undefined) ?? [])].sort();
  const names = [box, ...added, ...(chapter === null ? [] : [`${CHAPTER}${chapter}`])].join('+');
  return mode === 'co-op' ? `${names}:co-op` : names;
}

export const portRoyalTally: GameTally = {
  game: 'port-royal',
  version: 4,
  count: (seats) => new Count(seats),
  variant,
  figures: [
    { name: 'games', of: 'games', as: 'number', ofMany: true },
    { name: 'won', of: 'won', per: 'games', as: 'share', ofMany: true, always: true },
    { name: 'influence', of: 'influence', per: 'games', as: 'number' },
    { name: 'coins', of: 'coins', per: 'games', as: 'number' },
    { name: 'points', of: 'points', per: 'wonTogether', as: 'number' },
    { name: 'timeLeft', of: 'timeLeft', per: 'wonTogether', as: 'number' },
    { name: 'turns', of: 'turns', per: 'games', as: 'number' },
    { name: 'discovered', of: 'discovered', per: 'turns', as: 'number' },
    { name: 'courage', of: 'bustsExpected', per: 'draws', unit: RISK_UNIT, as: 'share' },
    { name: 'busts', of: 'busts', per: 'games', as: 'number', always: true },
    { name: 'bustRate', of: 'busts', per: 'turns', as: 'share', always: true },
    { name: 'bustsDrawn', of: 'bustsDrawn', per: 'games', as: 'number', always: true },
    { name: 'bustsExpected', of: 'bustsExpected', per: 'games', unit: RISK_UNIT, as: 'number' },
    { name: 'repelled', of: 'repelled', per: 'games', as: 'number' },
    { name: 'traded', of: 'traded', per: 'games', as: 'number' },
    { name: 'hired', of: 'hired', per: 'games', as: 'number' },
    { name: 'expeditions', of: 'expeditions', per: 'games', as: 'number' },
    { name: 'contracts', of: 'contracts', per: 'games', as: 'number' },
    { name: 'missions', of: 'missions', per: 'chapters', as: 'number' },
    { name: 'crowns', of: 'crowns', per: 'chapters', as: 'number' },
    { name: 'coinsEarned', of: 'coinsEarned', per: 'games', as: 'number' },
    { name: 'coinsSpent', of: 'coinsSpent', per: 'games', as: 'number' },
    { name: 'feesReceived', of: 'feesReceived', per: 'games', as: 'number' },
    { name: 'feesPaid', of: 'feesPaid', per: 'games', as: 'number' },
    { name: 'taxGained', of: 'taxGained', per: 'games', as: 'number' },
    { name: 'taxLost', of: 'taxLost', per: 'games', as: 'number' },
  ],
  plots: [
    { kind: 'seats', name: 'wins', played: 'seated', won: 'wonAt' },
    {
      kind: 'risk',
      name: 'courage',
      step: RISK_STEP,
      dared: 'drawnAt',
      left: 'stoppedAt',
      lost: 'bustAt',
      expected: 'expectedAt',
      unit: RISK_UNIT,
    },
    { kind: 'bars', name: 'cards', of: 'cardsTaken' },
    { kind: 'bars', name: 'sources', of: 'influenceFrom' },
    { kind: 'bars', name: 'contracts', of: 'contractsDone' },
    { kind: 'bars', name: 'missions', of: 'missionsDone' },
    { kind: 'rates', name: 'characters', of: 'playedAs', hits: 'wonAs' },
    { kind: 'bars', name: 'titles', of: 'titles' },
    { kind: 'course', name: 'influence', sum: 'influenceAt', of: 'roundsAt' },
  ],
  words: { en: wordsOf('en', en), nl: wordsOf('nl', nl), de: wordsOf('de', de) },
};
