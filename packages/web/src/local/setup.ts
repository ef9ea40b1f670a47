import type { BotLevel } from '@roadstead/protocol';
import type { LocalHouse, LocalSeat, NewLocalGame } from './messages.js';

/** A table as somebody wants it, to be dealt once or again and again. */
export type Setup = Omit<NewLocalGame, 'start' | 'seed' | 'follows'>;

export const FIRST_HOUSE: LocalHouse = { odds: true, practice: false, cover: false };

export function aloneAgainst(bots: number, level: BotLevel, name: string): readonly LocalSeat[] {
  return [{ kind: 'person', name }, ...Array.from({ length: bots }, (): LocalSeat => ({ kind: 'bot', level }))];
}

export function peopleIn(seats: readonly LocalSeat[]): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/** The same but for the names of the people. */
export function isSame(one: Setup, other: Setup): boolean {
  const plain = ({ game, options, seats, house }: Setup) => JSON.stringify([game, options, named(seats, ''), house]);
  return plain(one) === plain(other);
}

/** The same table with other bots. */
export function atLevel(setup: Setup, level: BotLevel): Setup {
  return { ...setup, seats: setup.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat)) };
}

/** The level of all bots; null where there are none, or each plays at its own. */
export function levelAt(bots: readonly (BotLevel | null)[]): BotLevel | null {
  const [level = null, ...others] = new Set(bots.filter((bot) => bot !== null));
  return others.length > 0 ? null : level;
}

/** Whoever plays alone goes by this name. */
export function withName(setup: Setup, name: string): Setup {
  return peopleIn(setup.seats) === 1 ? { ...setup, seats: named(setup.seats, name) } : setup;
}

function named(seats: readonly LocalSeat[], name: string): readonly LocalSeat[] {
  return seats.map((seat) => (seat.kind === 'person' ? { ...seat, name } : seat));
}
