import type { Result } from '@roadstead/kernel';
import type { DealResults, PersonRef } from '@roadstead/protocol';

interface Attempt {
  readonly table: string;
  readonly people: readonly PersonRef[];
  /** The best place of a person at that table; null where only bots sat. */
  readonly place: number | null;
  /** The game's own figures of that seat, for the comparison. */
  readonly ranked: Readonly<Record<string, unknown>> | null;
  readonly at: number;
  readonly yours: boolean;
}

/** Everybody's attempts at one deal: the best first, and of equals the first who did it. */
export function attempts({ attempts: all, yours }: DealResults): readonly Attempt[] {
  return all
    .map(({ table, by, result, at }): Attempt => {
      const seats = by.flatMap((person, seat) => (person === null ? [] : [seat]));
      const best = (result as Result).ranking.find(({ seat }) => seats.includes(seat));
      return {
        table,
        people: by.filter((person) => person !== null),
        place: best?.place ?? null,
        ranked: best === undefined ? null : { ...best },
        at,
        yours: table === yours,
      };
    })
    .sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || a.at - b.at);
}
