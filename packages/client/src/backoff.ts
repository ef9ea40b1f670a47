const FIRST_MS = 300;
const LONGEST_MS = 15_000;

/** How long to wait before attempt number `attempt` (from 0): longer each time, and never all clients at once. */
export function backoff(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(most * (0.5 + random() / 2));
}

const COME_BACK_MS = 250;

/** The same for who was sent to another node, which waits for them: at once, but not all in the same moment. */
export function comeBack(random: () => number): number {
  return Math.round(COME_BACK_MS * random());
}
