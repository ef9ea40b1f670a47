import type { Language } from '@roadstead/kernel';
import { type Reason, reasonText } from '@roadstead/sword-and-skull';
import { rulesOfReason } from '@roadstead/sword-and-skull/rulebook';
import type { Why } from '../../game-ui.js';
import type { Stand } from './standing.js';

/** What lies behind the refusals of whoever keeps a table. */
const REASONS: Readonly<Record<string, Reason>> = {
  NOT_YOUR_TURN: 'notYours',
  ILLEGAL_ACTION: 'answerFirst',
  GAME_OVER: 'over',
};

export function rulesOfRefusal(code: string): readonly string[] {
  return Object.hasOwn(REASONS, code) ? rulesOfReason(REASONS[code]!) : [];
}

/** A reason as a sentence, with its rules. */
export const because = (reason: Reason, language: Language): Why => ({
  text: reasonText(reason, language),
  rules: rulesOfReason(reason),
});

/** Why nothing at all can be done now; null for the seat that is to decide. */
export function whyNotYours({ over, seat, toAct }: Stand, language: Language): Why | null {
  if (over) return because('over', language);
  if (seat === null) return because('spectating', language);
  return toAct.includes(seat) ? null : because('notYours', language);
}
