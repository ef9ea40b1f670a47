import { ANALYSIS_FORMAT, type Judgement } from '@roadstead/bots';
import type { GameRecord } from '@roadstead/kernel';
import { Database } from '../../storage/database.js';

/** Of which record, and how deeply it was looked into. */
export type AnalysisKey = readonly [commitment: string, entries: number, format: number, iterations: number];

export function keyOf({ commitment, entries }: GameRecord, iterations: number): AnalysisKey {
  return [commitment, entries.length, ANALYSIS_FORMAT, iterations];
}

/** Every judgement by itself, so that nothing is lost when the work is broken off. Promises fail if storage is blocked or full. */
export interface JudgementStore {
  of(key: AnalysisKey): Promise<readonly Judgement[]>;
  put(key: AnalysisKey, judgement: Judgement): Promise<void>;
  /** Everything about the game with this commitment. */
  forget(commitment: string): Promise<void>;
}

const NAME = 'roadstead-analysis';
const JUDGEMENTS = 'judgements';

export class BrowserJudgements implements JudgementStore {
  private readonly database = new Database(NAME, 1, { [JUDGEMENTS]: {} });

  async of(key: AnalysisKey): Promise<readonly Judgement[]> {
    const range = IDBKeyRange.bound([...key, 0], [...key, Number.POSITIVE_INFINITY]);
    const [judged] = await this.database.read<[Judgement[]]>([JUDGEMENTS], (store) => [store!.getAll(range)]);
    return judged;
  }

  put(key: AnalysisKey, judgement: Judgement): Promise<void> {
    return this.database.write([JUDGEMENTS], (store) => store!.put(judgement, [...key, judgement.seq]));
  }

  forget(commitment: string): Promise<void> {
    // A list is greater than every number and text in the order of keys.
    const range = IDBKeyRange.bound([commitment], [commitment, []]);
    return this.database.write([JUDGEMENTS], (store) => store!.delete(range));
  }
}
