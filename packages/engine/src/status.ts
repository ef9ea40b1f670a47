import type { AnyTable, Result, Seat } from '@roadstead/kernel';

export interface Status {
  readonly toAct: readonly Seat[];
  readonly over: boolean;
  /** Only when over. */
  readonly result?: Result;
  /** The number of entries in the logbook. */
  readonly seq: number;
}

export function statusOf(table: AnyTable): Status {
  const { toAct, over, result, seq } = table;
  return { toAct, over, ...(result && { result }), seq };
}
