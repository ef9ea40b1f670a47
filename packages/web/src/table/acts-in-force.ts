import { cutBack } from '@roadstead/kernel';
import type { Played } from '@roadstead/protocol';

/** The numbers of the acts in force after all that was told, oldest first. */
export function actsInForce(log: readonly Played[]): readonly number[] {
  const line: number[] = [];
  for (const { seq, kind, to = 0 } of log) {
    if (kind === 'act') line.push(seq);
    else cutBack(line, to);
  }
  return line;
}

/** The numbers of the acts that were taken back. */
export function actsUndone(log: readonly Played[]): ReadonlySet<number> {
  const inForce = new Set(actsInForce(log));
  return new Set(log.flatMap(({ seq, kind }) => (kind === 'act' && !inForce.has(seq) ? [seq] : [])));
}
