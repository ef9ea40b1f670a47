import type { JudgedDecision } from '@roadstead/bots';
import type { Typed } from '@roadstead/kernel';

/** Judged decisions, and how they are told: by whom, what was done, and where it is in the replay. */
export interface ToldDecisions {
  readonly decisions: readonly JudgedDecision[];
  readonly who: (decision: JudgedDecision) => string;
  readonly action: (seq: number, action: Typed) => string;
  readonly replay: (seq: number) => string;
}
