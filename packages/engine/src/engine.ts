import { isPlainObject, type PlainObject, Refusal, type RefusalCode } from '@roadstead/kernel';
import { badRequest, field, text } from './fields.js';
import { isTooLong, MAX_LINE_BYTES } from './line.js';
import { Tables } from './tables.js';
import { bot, play } from './verbs/bots.js';
import { act, legal, odds, undo, view } from './verbs/seats.js';
import { drop, games, load, open, record, status } from './verbs/tables.js';
import type { Verb } from './verbs/verb.js';

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['games', games],
  ['new', open],
  ['status', status],
  ['view', view],
  ['legal', legal],
  ['act', act],
  ['odds', odds],
  ['bot', bot],
  ['play', play],
  ['undo', undo],
  ['record', record],
  ['load', load],
  ['drop', drop],
]);

export type Answer =
  | { readonly id?: unknown; readonly ok: true; readonly [name: string]: unknown }
  | {
      readonly id?: unknown;
      readonly ok: false;
      readonly error: { readonly code: RefusalCode; readonly message: string };
    };

/** The line protocol: tables, and requests about them. Nothing that comes in, however broken, makes it throw. */
export class Engine {
  private readonly tables = new Tables();

  /** One line of JSON in, one out. */
  answer(line: string): string {
    const request = parsed(line);
    if (request instanceof Refusal) return JSON.stringify(refused(request));
    const id = idText(request);
    if (id instanceof Refusal) return JSON.stringify(refused(id));
    const answer = textOf(this.carryOut(request));
    return id === undefined ? answer : `{"id":${id},${answer.slice(1)}`;
  }

  /** The same without text: for those who have parsed the request already. */
  handle(request: unknown): Answer {
    const answer = this.carryOut(request);
    const id = isPlainObject(request) ? field(request, 'id') : undefined;
    return id === undefined ? answer : { id, ...answer };
  }

  private carryOut(request: unknown): Answer {
    try {
      if (!isPlainObject(request)) throw badRequest('A request must be a JSON object.');
      return { ok: true, ...verbOf(request)(request, this.tables) };
    } catch (error) {
      return refused(error);
    }
  }
}

function verbOf(request: PlainObject): Verb {
  const verb = VERBS.get(text(request, 'do'));
  if (verb === undefined) throw badRequest(`The field "do" must be one of ${[...VERBS.keys()].join(', ')}.`);
  return verb;
}

function parsed(line: string): unknown {
  if (isTooLong(line)) return badRequest(`A line may have ${MAX_LINE_BYTES} bytes at most.`);
  try {
    return JSON.parse(line);
  } catch {
    return new Refusal('BAD_JSON', 'This line is not valid JSON.');
  }
}

/** The id as it is repeated. Tried before anything is done, since one that is nested too deeply cannot be written. */
function idText(request: unknown): string | undefined | Refusal {
  try {
    return isPlainObject(request) ? JSON.stringify(field(request, 'id')) : undefined;
  } catch {
    return badRequest('The field "id" is nested too deeply.');
  }
}

/** Only what was sent to us can be nested too deeply to be written, and only `record` gives that back. */
function textOf(answer: Answer): string {
  try {
    return JSON.stringify(answer);
  } catch (error) {
    return JSON.stringify(refused(error));
  }
}

/** Whatever else the rules stumble over is a request that nobody should have made. */
function refused(error: unknown): Answer {
  const { code, message } =
    error instanceof Refusal
      ? error
      : badRequest('This request cannot be carried out: something in it is out of bounds.');
  return { ok: false, error: { code, message } };
}
