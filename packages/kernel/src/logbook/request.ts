import type { Game, OptionValues, Seat, TableSetup, Typed } from '../contract.js';
import { parseOptions } from '../options.js';
import { copyIfPlain, isPlainObject } from '../plain.js';
import { Refusal } from '../refusal.js';

/** What somebody who opens a table asks for. It may come from anywhere, so all of it is checked. */
export interface TableRequest {
  readonly seats: number;
  readonly options?: unknown;
  /** The seat that starts; chance chooses when missing. */
  readonly start?: Seat;
  readonly byHand?: Readonly<Record<string, unknown>>;
  /** The same seed, options and actions give the same game; a secret one is made when missing. */
  readonly seed?: string;
}

/** What the table is set up with, defaults filled in, or a refusal in one sentence. */
export function parseRequest<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  { seats, options, start, byHand, seed }: TableRequest,
): TableSetup<O> {
  const { min, max } = game.players;
  const range = min === max ? `${min}` : `${min} to ${max}`;
  check(Number.isInteger(seats) && seats >= min && seats <= max, `"${game.id}" is for ${range} players.`);
  const isSeat = Number.isInteger(start) && start! >= 0 && start! < seats;
  check(start === undefined || isSeat, `The seat that starts must be one of 0 to ${seats - 1}.`);
  check(seed === undefined || typeof seed === 'string', 'The seed must be a text.');
  const position = copyIfPlain(byHand);
  const isPosition = byHand === undefined || isPlainObject(position);
  check(isPosition, 'A position by hand must be an object of plain JSON.');
  const setup: TableSetup<O> = {
    seats,
    options: parseOptions(game.options, options) as O,
    ...(start !== undefined && { start }),
    ...(isPlainObject(position) && { byHand: position }),
  };
  const sentence = game.refuses(setup);
  check(sentence === null, sentence ?? '');
  return setup;
}

function check(isRight: boolean, sentence: string): void {
  if (!isRight) throw new Refusal('BAD_OPTIONS', sentence);
}
