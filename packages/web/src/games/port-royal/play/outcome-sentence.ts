import type { Language } from '@roadstead/kernel';
import { type EndReason, type PortRoyalResult, portRoyalWords } from '@roadstead/port-royal';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import { WORDS } from '../words/index.js';
import { type Stand, standOf } from './standing.js';

/** How the game ended and why, as the log tells it. */
export function outcomeSentence(standing: Standing, language: Language, name: SeatName): string {
  const stand = standOf(standing);
  const result = stand.result as PortRoyalResult | undefined;
  if (result === undefined) return WORDS[language].ends.noResult;
  return portRoyalWords.event(
    { type: 'over', why: whyOver(stand, result), ...result },
    { language, name, you: stand.seat },
  );
}

/** By what lies on the table at the end. */
export function whyOver({ view }: Stand, { won }: PortRoyalResult): EndReason {
  if (view.card9) return won || view.drawPile + view.discard.length > 0 ? 'card9' : 'noCards';
  if (won) return 'contracts';
  if (won === false && view.timePile === 0) return 'time';
  return view.endTriggered ? 'influence' : 'noCards';
}
