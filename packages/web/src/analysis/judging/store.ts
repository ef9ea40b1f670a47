import { ANALYSIS_FORMAT, type Judgement } from '@roadstead/bots';
import type { GameRecord } from '@roadstead/kernel';

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
  private opened: Promise<IDBDatabase> | null = null;

  async of(key: AnalysisKey): Promise<readonly Judgement[]> {
    const db = await this.open();
    const range = IDBKeyRange.bound([...key, 0], [...key, Number.POSITIVE_INFINITY]);
    return settled(db.transaction(JUDGEMENTS).objectStore(JUDGEMENTS).getAll(range));
  }

  async put(key: AnalysisKey, judgement: Judgement): Promise<void> {
    await this.write((store) => store.put(judgement, [...key, judgement.seq]));
  }

  async forget(commitment: string): Promise<void> {
    // A list is greater than every number and text in the order of keys.
    await this.write((store) => store.delete(IDBKeyRange.bound([commitment], [commitment, []])));
  }

  private async write(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const transaction = (await this.open()).transaction(JUDGEMENTS, 'readwrite');
    change(transaction.objectStore(JUDGEMENTS));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  }

  /** A failed opening is tried again with the next wish: storage may have been allowed since. */
  private open(): Promise<IDBDatabase> {
    this.opened ??= openDatabase().catch((error) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(JUDGEMENTS);
  };
  const db = await settled(request);
  db.onversionchange = () => db.close();
  return db;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('failed'));
  });
}
