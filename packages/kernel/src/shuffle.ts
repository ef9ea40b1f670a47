import type { Random } from './contract.js';

/** Puts a pile into a random order, every order equally likely, in place (Fisher and Yates). */
export function shuffle<T>(pile: T[], random: Random): void {
  for (let last = pile.length - 1; last > 0; last--) {
    const pick = random.int(last + 1);
    const card = pile[pick]!;
    pile[pick] = pile[last]!;
    pile[last] = card;
  }
}
