import type { RuleId } from '../rule-ids.js';

/** The rules about parts of the table that are neither a card nor a contract. */
const PARTS = {
  drawPile: ['PR-D1', 'PR-S2', 'PR-S3', 'PR-S5'],
  discard: ['PR-S2', 'PR-S4', 'PR-S5', 'PR-S7'],
  odds: ['PR-D6', 'PR-D3', 'PR-S7'],
  player: ['PR-S7', 'PR-T4', 'PR-E1'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

export type TablePart = keyof typeof PARTS;
export const TABLE_PARTS = Object.keys(PARTS) as readonly TablePart[];

export function rulesOfPart(part: TablePart): readonly RuleId[] {
  return PARTS[part];
}
