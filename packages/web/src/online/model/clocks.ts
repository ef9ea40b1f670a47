import type { Pace, SeatInfo } from '@roadstead/protocol';

interface SeatClock {
  readonly ms: number;
  readonly running: boolean;
  /** So little that it should be seen. */
  readonly short: boolean;
}

const SHORT_LIVE_MS = 30_000;
const SHORT_DAYS_MS = 6 * 3_600_000;

/**
 * What is left of a seat's time by the server's clock, or null without clocks. A seat that thinks is measured against
 * when its time is up; one that does not think shows what it keeps.
 */
export function seatClock(seat: SeatInfo, pace: Pace, serverNow: number): SeatClock | null {
  if (pace.kind === 'none') return null;
  const { dueAt, clockMs } = seat;
  const running = dueAt !== null;
  const ms = running ? dueAt - serverNow : clockMs;
  if (ms === null) return null;
  const left = Math.max(0, ms);
  return { ms: left, running, short: running && left < (pace.kind === 'live' ? SHORT_LIVE_MS : SHORT_DAYS_MS) };
}
