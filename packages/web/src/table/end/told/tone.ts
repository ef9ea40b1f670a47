import type { Result, Seat } from '@roadstead/kernel';

/** How an end feels to whoever looks at it. `watched`: to somebody who is spoken to as nobody in particular. */
export type Tone = 'won' | 'shared' | 'lost' | 'watched' | 'togetherWon' | 'togetherLost';

export function toneOf({ winners, won }: Result, you: Seat | null): Tone {
  if (won !== undefined) return won ? 'togetherWon' : 'togetherLost';
  if (you === null) return 'watched';
  if (!winners.includes(you)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}
