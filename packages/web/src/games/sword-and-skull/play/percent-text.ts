import { type Chances, shareOf } from '@roadstead/sword-and-skull';

/** A sign is never the first of a line. */
const NEXT_TO = '\u00a0';

/** A chance as people read it: never "0 %" or "100 %" where the dice can still decide otherwise. */
export function percentText(chances: Chances): string {
  const share = shareOf(chances);
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return `< 1${NEXT_TO}%`;
  return rounded === 100 && share < 1 ? `> 99${NEXT_TO}%` : `${rounded}${NEXT_TO}%`;
}
