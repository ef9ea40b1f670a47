import type { TableRequest } from '@roadstead/kernel';

/** A position by hand, in the names of the line protocol: what each seat has, the dice and cards that come next. */
interface Laid {
  readonly seats?: number;
  readonly start?: number;
  readonly dice: readonly number[];
  readonly enemy?: readonly string[];
  readonly item?: readonly string[];
  readonly fortune?: readonly string[];
  readonly trove?: number;
  readonly players?: Readonly<Record<number, object>>;
}

const USUAL_SEATS = 3;

export function laid({
  seats = USUAL_SEATS,
  start = 0,
  dice,
  enemy,
  item,
  fortune,
  trove,
  players,
}: Laid): TableRequest {
  const stack = { dice, ...(enemy && { enemy }), ...(item && { item }), ...(fortune && { fortune }) };
  const position = { ...(trove !== undefined && { trove }), ...(players && { players }) };
  return { seats, start, seed: 'a lesson on an island', byHand: { stack, position } };
}
