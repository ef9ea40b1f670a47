import { type Reason, rulesOfReason } from '@roadstead/port-royal/rulebook';

/** What lies behind the refusals of whoever keeps a table. */
const REASONS: Readonly<Record<string, Reason>> = {
  NOT_YOUR_TURN: 'notYours',
  ILLEGAL_ACTION: 'notNow',
  GAME_OVER: 'over',
};

export function rulesOfRefusal(code: string): readonly string[] {
  return Object.hasOwn(REASONS, code) ? rulesOfReason(REASONS[code]!) : [];
}
