import { GAMES, gameById } from '@roadstead/games/all';
import { isPlainObject, type OptionSpec, type PlainObject, Refusal, Table, verify } from '@roadstead/kernel';
import { badRequest, field, object, optional, required, seatOf, text, wholeNumber } from '../fields.js';
import { statusOf } from '../status.js';
import type { Verb } from './verb.js';

/** Positions by hand: a game refuses those names that it does not have. */
const BY_HAND = ['stack', 'hands', 'timeStack', 'position', 'missions', 'events'];
/** A seed is kept with its table and read at every step, so a whole book will not do. */
const MAX_SEED = 1000;
const NEW = ['do', 'id', 'game', 'players', 'options', 'seed', 'start', ...BY_HAND];

export const games: Verb = () => ({
  games: GAMES.map(({ game: { id, players, options } }) => ({ id, players, options: options.map(withValues) })),
});

/** Numbers are told one by one, as words are: those that can be said, then from the least or, where that is usual, the most. */
function withValues(spec: OptionSpec): object {
  if (spec.kind !== 'number') return spec;
  const { min, max, values = [] } = spec;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return { ...spec, values: [...values, ...(spec.default === max ? numbers.toReversed() : numbers)] };
}

export const open: Verb = (request, tables) => {
  // A misspelt field of set-up would make another table than the one meant.
  const odd = Object.keys(request).find((name) => !NEW.includes(name));
  if (odd !== undefined)
    throw badRequest(`There is no field ${JSON.stringify(odd.slice(0, 40))} in a request for a new table.`);
  const game = gameNamed(text(request, 'game'));
  const seats = wholeNumber(request, 'players', 0);
  const options = optional(request, 'options', object);
  const seed = optional(request, 'seed', seedIn);
  const start = optional(request, 'start', (fields, name) => seatOf(fields, name, seats));
  const byHand = byHandIn(request);
  tables.checkRoom();
  const table = Table.open(game, {
    seats,
    ...(options && { options }),
    ...(seed !== undefined && { seed }),
    ...(start !== undefined && { start }),
    ...(byHand && { byHand }),
  });
  return { table: tables.add(table), ...statusOf(table) };
};

export const load: Verb = (request, tables) => {
  const record = required(request, 'record');
  if (!isPlainObject(record)) throw new Refusal('BAD_RECORD', 'The record must be an object.');
  const id = field(record, 'game');
  const entry = typeof id === 'string' ? gameById(id) : undefined;
  if (entry === undefined) throw new Refusal('BAD_RECORD', 'The record is of a game that is not known here.');
  tables.checkRoom();
  const wrong = verify(entry.game, record);
  if (wrong !== null) throw new Refusal('BAD_RECORD', wrong);
  const table = Table.load(entry.game, record);
  return { table: tables.add(table), ...statusOf(table) };
};

export const status: Verb = (request, tables) => statusOf(tables.of(request));

export const record: Verb = (request, tables) => ({ record: tables.of(request).record() });

export const drop: Verb = (request, tables) => {
  tables.drop(request);
  return {};
};

function gameNamed(id: string) {
  const entry = gameById(id);
  if (entry !== undefined) return entry.game;
  const known = GAMES.map(({ game }) => game.id).join(', ');
  throw new Refusal('UNKNOWN_GAME', `There is no such game: there is ${known}.`);
}

function seedIn(request: PlainObject, name: string): string {
  const seed = text(request, name);
  if (seed.length > MAX_SEED) throw badRequest(`The field "${name}" may have ${MAX_SEED} letters at most.`);
  return seed;
}

function byHandIn(request: PlainObject): PlainObject | undefined {
  const named = BY_HAND.filter((name) => field(request, name) !== undefined);
  return named.length === 0 ? undefined : Object.fromEntries(named.map((name) => [name, field(request, name)]));
}
