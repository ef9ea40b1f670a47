/** Whoever has just moved the board wants to look where they look. */
const HANDS_OFF_MS = 4000;

/** Whether the view goes where something happens. */
export function goesAlong(follows: boolean, movedByHandAt: number, now: number): boolean {
  return follows && now - movedByHandAt >= HANDS_OFF_MS;
}
