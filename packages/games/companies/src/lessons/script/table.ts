import type { TableRequest } from '@roadstead/kernel';

/** A position by hand, in the names of the line protocol. */
interface Laid {
  readonly seats?: number;
  readonly dice?: readonly number[];
  readonly round?: number;
  readonly position: Readonly<Record<string, unknown>>;
}

export const laid = ({ seats = 2, dice, round = 2, position }: Laid): TableRequest => ({
  seats,
  start: 0,
  options: { calendars: 1 },
  seed: 'a lesson at sea',
  byHand: {
    ...(dice && { stack: { dice } }),
    position: { round, pirates: { tortuga: 0, algiers: 1, saintemarie: 0 }, ...position },
  },
});

export const ship = (type: string, ...cargo: readonly string[]) => ({ type, cargo });
export const fleet = (at: string, ...ships: readonly object[]) => ({ at, ships });

/** Where whoever is not needed lies, with all hands busy. */
export const FAR_AWAY = { ducats: 3, fleets: { I: fleet('MN1', ship('srs', 'tobacco', 'tobacco')) } };
