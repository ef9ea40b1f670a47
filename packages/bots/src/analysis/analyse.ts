import type { AnyGame, GameRecord, Seat } from '@roadstead/kernel';
import type { Budget } from '../bot.js';
import { type Analysis, analysisOf } from './analysis.js';
import { type Judgement, judge } from './judge.js';
import { momentsOf } from './moments.js';

export interface AnalysisPlan {
  /** For each of the two looks at a decision; with iterations alone, the analysis is the same every time. */
  readonly budget: Pick<Budget, 'iterations' | 'ms'>;
  readonly seed: string;
  /** All seats when missing. */
  readonly seats?: readonly Seat[];
  progress?(done: number, total: number): void;
  cancelled?(): boolean;
}

/** Goes through all decisions of a record; null if it was cancelled. */
export function analyse(game: AnyGame, record: GameRecord, plan: AnalysisPlan): Analysis | null {
  const { budget, seed, seats, progress, cancelled } = plan;
  const moments = momentsOf(game, record, seats);
  const judged: Judgement[] = [];
  for (const moment of moments) {
    const judgement = judge(game, moment, { ...budget, ...(cancelled && { cancelled }) }, seed);
    if (cancelled?.()) return null;
    judged.push(judgement);
    progress?.(judged.length, moments.length);
  }
  return analysisOf(record, judged, seats);
}
