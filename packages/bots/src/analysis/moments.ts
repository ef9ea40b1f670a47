import {
  type AnyGame,
  type GameRecord,
  lineOf,
  openRecord,
  type Retold,
  retell,
  type Seat,
  shareOf,
  type Typed,
} from '@roadstead/kernel';

/** A decision of a record, as it stood before it was made; plain data, with every secret of the table. */
export interface PastDecision {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Typed;
  readonly state: unknown;
}

/** All decisions in force in which there was something to choose. Throws a `Refusal` for a record that is not in order. */
export function momentsOf(game: AnyGame, raw: unknown, seats?: readonly Seat[]): readonly PastDecision[] {
  const { game: rules, record } = openRecord(game, raw);
  const inForce = new Set(lineOf(record.entries));
  const moments: PastDecision[] = [];
  let before: Retold<unknown, Typed> | undefined;
  for (const retold of retell(rules, record)) {
    const { seq, entry } = retold;
    if (before && entry?.type === 'act' && inForce.has(seq) && isAsked(seats, entry.seat)) {
      const { seat, action } = entry;
      const asked = before.questions.find((question) => question.seat === seat)!;
      if (asked.legal.length > 1) moments.push({ seq, seat, action, state: before.state });
    }
    before = retold;
  }
  return moments;
}

function isAsked(seats: readonly Seat[] | undefined, seat: Seat): boolean {
  return seats === undefined || seats.includes(seat);
}

/** The share of the victory that a seat got in the end; null if the game is not over. */
export function endOf({ result }: GameRecord, seat: Seat): number | null {
  return result === undefined ? null : shareOf(result, seat);
}
