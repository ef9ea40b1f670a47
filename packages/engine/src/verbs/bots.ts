import { admiralFor, type Bot, type BotChoice, type Budget, botFor, decisionOf, LEVELS } from '@roadstead/bots/all';
import { gameById } from '@roadstead/games/all';
import {
  type AnyTable,
  eventsFor,
  FastRandom,
  type PlainObject,
  Refusal,
  type Seat,
  type Typed,
} from '@roadstead/kernel';
import { badRequest, object, optional, seatOf, text, wholeNumber } from '../fields.js';
import { statusOf } from '../status.js';
import type { Verb } from './verb.js';

type TableBot = Bot<unknown, Typed>;

const BOT_FIELDS = ['do', 'id', 'table', 'seat', 'level', 'ms'];

/** Whoever asks for another way of thinking than there is would not notice that he got the usual one. */
function checkFields(request: PlainObject, { game }: AnyTable): void {
  const unknown = Object.keys(request).find((name) => !BOT_FIELDS.includes(name));
  if (unknown === undefined) return;
  const { iterations, ms } = admiralFor(game.id);
  throw badRequest(
    `There is no field "${unknown.slice(0, 40)}": a bot is asked with table, seat, level and ms. Without ms an admiral thinks for ${iterations} iterations, at most ${ms} ms.`,
  );
}

export const bot: Verb = (request, tables) => {
  const table = tables.of(request);
  checkFields(request, table);
  const seat = seatOf(request, 'seat', table.seats);
  const level = levelNamed(table, text(request, 'level'));
  const ms = optional(request, 'ms', (fields, name) => wholeNumber(fields, name, 1));
  checkTurn(table, seat);
  const choice = choose(level, table, seat, ms === undefined ? undefined : { ms });
  return { action: choice.action, why: choice.why('en') };
};

export const play: Verb = (request, tables) => {
  const table = tables.of(request);
  const bots = botsOf(table, object(request, 'bots'));
  const max = optional(request, 'max', (fields, name) => wholeNumber(fields, name, 0)) ?? Number.POSITIVE_INFINITY;
  const actions: { seat: Seat; action: Typed }[] = [];
  const events: Typed[] = [];
  try {
    while (actions.length < max) {
      const seat = table.toAct.find((candidate) => bots.has(candidate));
      if (seat === undefined) break;
      const { action } = choose(bots.get(seat)!, table, seat);
      events.push(...eventsFor(table.act(seat, action), null));
      actions.push({ seat, action });
    }
  } catch (error) {
    // What has been done stands, so it is told; asked once more, the bot that failed is the first to act.
    if (actions.length === 0) throw error;
  }
  return { actions, events, ...statusOf(table) };
};

/**
 * What a bot does by what its seat may see. Its luck comes from the table's public commitment and the place in the logbook:
 * a table with the same seed sees the same bots do the same.
 */
function choose(level: TableBot, table: AnyTable, seat: Seat, budget?: Budget): BotChoice<Typed> {
  const random = new FastRandom(`${table.commitment}/${table.seq}/${seat}`);
  return level.choose(decisionOf(table.game, table.state, seat, random, table.legal(seat)), budget);
}

function checkTurn(table: AnyTable, seat: Seat): void {
  if (table.over) throw new Refusal('GAME_OVER', 'The game is over.');
  if (!table.toAct.includes(seat)) throw new Refusal('NOT_YOUR_TURN', `Seat ${seat} has nothing to decide now.`);
}

function botsOf(table: AnyTable, named: Readonly<Record<string, unknown>>): Map<Seat, TableBot> {
  return new Map(
    Object.entries(named).map(([seat, level]) => {
      if (!/^\d{1,3}$/.test(seat) || Number(seat) >= table.seats) {
        throw badRequest(`The field "bots" names a seat that is not there: the seats are 0 to ${table.seats - 1}.`);
      }
      return [Number(seat), levelNamed(table, level)];
    }),
  );
}

function stylesOf({ game }: AnyTable): string {
  return (
    gameById(game.id)
      ?.styles?.map(({ id }) => id)
      .join(', ') ?? 'none in this game'
  );
}

function levelNamed(table: AnyTable, level: unknown): TableBot {
  const known = typeof level === 'string' ? botFor(table.game.id, level) : undefined;
  if (known === undefined) {
    throw badRequest(
      `There is no such level of bot: there are ${LEVELS.join(', ')}, and styles of playing as in captain:STYLE (${stylesOf(table)}).`,
    );
  }
  return known;
}
