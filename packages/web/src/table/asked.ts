import { same } from '@roadstead/kernel';
import type { Played, Standing } from '@roadstead/protocol';

/** What a seat was asked, and after how many entries. */
export type Asked = Pick<Standing, 'seq' | 'seat' | 'legal'>;

/**
 * Whether the seat is still asked the same, as the keeper of a table sees it: where several are asked at a time, others may
 * have answered since; but the seat has not, nothing was taken back, and it may do what it might.
 */
export function isStillAsked(asked: Asked, now: Asked | null, log: readonly Played[]): boolean {
  if (now === null || now.seat !== asked.seat || now.legal.length === 0) return false;
  const isOther = ({ kind, seat }: Played) => kind === 'act' && seat !== asked.seat;
  return log.every((played) => played.seq <= asked.seq || isOther(played)) && same(now.legal, asked.legal);
}
