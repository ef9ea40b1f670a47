import { type AnyGame, type GameRecord, lineOf, openRecord, retell, type Seat, type Typed } from '@roadstead/kernel';

/** A decision of a record, as it stood before it was made; plain data, with every secret of the table. */
export interface Moment {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Typed;
  readonly state: unknown;
}

/** All decisions in force in which there was something to choose. Throws a `Refusal` for a record that is not in order. */
export function momentsOf(game: AnyGame, raw: unknown, seats?: readonly Seat[]): readonly Moment[] {
  const { game: rules, record } = openRecord(game, raw);
  const inForce = new Set(lineOf(record.entries));
  const moments: Moment[] = [];
  let before: unknown;
  for (const { seq, entry, state } of retell(rules, record)) {
    if (entry?.type === 'act' && inForce.has(seq) && isAsked(seats, entry.seat)) {
      const { seat, action } = entry;
      if (rules.legal(before, seat).length > 1) moments.push({ seq, seat, action, state: before });
    }
    before = state;
  }
  return moments;
}

function isAsked(seats: readonly Seat[] | undefined, seat: Seat): boolean {
  return seats === undefined || seats.includes(seat);
}

/** The share of the victory that a seat got in the end; null if the game is not over. */
export function endOf({ result }: GameRecord, seat: Seat): number | null {
  if (result === undefined) return null;
  const { winners, ranking } = result;
  if (!winners.includes(seat)) return 0;
  return winners.length === ranking.length ? 1 : 1 / winners.length;
}
