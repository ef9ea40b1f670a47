import type { RuleId } from '../rule-ids.js';

/** Why something cannot be done now, and the rules that say so, the most telling first. */
const RULES = {
  notYours: ['PR-S8', 'PR-T5'],
  spectating: ['PR-S7'],
  over: ['PR-E1', 'PR-E2'],
  discoverFirst: ['PR-D1'],
  stopFirst: ['PR-D1', 'PR-T1'],
  repelFirst: ['PR-D3', 'PR-X1'],
  decideFirst: ['PR-C9'],
  timeFirst: ['PR-O6'],
  busted: ['PR-D6', 'PR-D7'],
  noPicks: ['PR-T1', 'PR-T5', 'PR-P7'],
  tooDear: ['PR-T8', 'PR-T4'],
  tooDearWithFee: ['PR-T6', 'PR-T5', 'PR-T8'],
  noFee: ['PR-T6', 'PR-T5'],
  missingCrew: ['PR-X2', 'PR-X3'],
  othersTurn: ['PR-X4', 'PR-X1'],
  notMet: ['PR-C6'],
  onTheSpot: ['PR-C9'],
  alreadyFulfilled: ['PR-C7'],
  noCubes: ['PR-C7', 'PR-K4'],
  activeOnly: ['PR-C10'],
  gambledAlready: ['PR-G5'],
  noCards: ['PR-S6'],
  stopped: ['PR-D10'],
  nothingInSight: ['PR-D3'],
  notNow: ['PR-D1', 'PR-T2'],
  nothingToTake: ['PR-T1', 'PR-T2'],
  nothingToClaim: ['PR-X2', 'PR-X1'],
  nothingToFulfil: ['PR-C6', 'PR-C9'],
  noGambler: ['PR-G1', 'PR-G2'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

export type Reason = keyof typeof RULES;
export const REASONS = Object.keys(RULES) as readonly Reason[];

export function rulesOfReason(reason: Reason): readonly RuleId[] {
  return RULES[reason];
}
