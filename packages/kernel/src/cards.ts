/** Tells two copies of a card apart; stable within a game. */
export type Uid = number;

/** A row of a card list, with as many copies as the box holds. */
export interface CardRow {
  readonly id: string;
  readonly copies: number;
}

/** Lays out every copy of every row: a card's uid is its place in this list. */
export function copiesOf<R extends CardRow>(rows: readonly R[]): readonly R[] {
  return rows.flatMap((row) => Array<R>(row.copies).fill(row));
}
