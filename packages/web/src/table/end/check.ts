import { type AnyGame, commitment, type GameRecord, verify } from '@roadstead/kernel';

/** What was found out about a record. */
export interface Findings {
  /** The seed is the one that the table was sealed with before the first move. */
  readonly sealed: boolean;
  /** What is wrong with the acts, the chance or the result, in the words of the kernel; null if all is well. */
  readonly wrong: string | null;
  readonly acts: number;
}

/**
 * Checks a record by the kernel, and that it is the record of the table that showed this seal. Without the right seed
 * nothing is known about chance, whatever the kernel says about the rest.
 */
export function checkRecord(game: AnyGame, record: GameRecord, seal: string): Findings {
  const { seed, entries } = record;
  return {
    sealed: seed !== undefined && commitment(seed) === seal,
    wrong: verify(game, record),
    acts: entries.filter(({ type }) => type === 'act').length,
  };
}

export function isWell({ sealed, wrong }: Findings): boolean {
  return sealed && wrong === null;
}
