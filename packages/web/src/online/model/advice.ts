import type { Room } from '@roadstead/protocol';

/** Advice is given where nobody is harmed by it; the server decides, this only spares a button that is refused. */
export function mayHaveAdvice({ house, follows, seats, you }: Room): boolean {
  const against = seats.some(({ person, left }, seat) => seat !== you.seat && person !== null && !left);
  return you.seat !== null && !house.rated && follows?.kind !== 'daily' && !against;
}
