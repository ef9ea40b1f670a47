import type { Game, OptionValues, Typed } from '../contract.js';
import { openRecord, type TableRequest } from '../logbook/open.js';
import type { Entry, GameRecord } from '../logbook/record.js';
import { type Retold, retell, type Told } from '../logbook/retell.js';
import { Table } from '../logbook/table.js';
import { FastRandom } from '../random/fast.js';
import { anyAction, type Policy, pick } from './policy.js';

export interface GoldenRequest<A, V> extends TableRequest {
  readonly seed: string;
  readonly policy?: Policy<A, V>;
  /** Stops after so many acts, for a part of a long game. */
  readonly longest?: number;
}

/** A game played to its end for keeping: the text shows a change of the rules as a difference that people can read. */
export interface Golden {
  readonly text: string;
  readonly record: GameRecord;
}

/** Plays a game that follows from the request alone. */
export function playGolden<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  { policy = anyAction, longest = 5000, ...request }: GoldenRequest<A, V>,
): Golden {
  const table = Table.open(game, request);
  const random = new FastRandom(`${request.seed}/policy`);
  while (!table.over && table.seq < longest) {
    const seat = pick(table.toAct, random);
    table.act(seat, policy({ seat, actions: table.legal(seat), random, view: () => table.view(seat) }));
  }
  const record = table.record();
  return { text: transcript(game, record), record };
}

/** A record in words of the rules: one line for each entry, and under it one for each event. */
export function transcript<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  raw: unknown,
): string {
  const { game: rules, record } = openRecord(game, raw);
  const { seats, options, start, byHand, seed, result } = record;
  const lines = [`# ${record.game}, rules ${record.rules}`, JSON.stringify({ seats, options, start, byHand, seed })];
  for (const step of retell(rules, record)) lines.push(...stepLines(step));
  if (result !== undefined) lines.push('= result', `  ${JSON.stringify(result)}`);
  return `${lines.join('\n')}\n`;
}

function stepLines<S, E>({ seq, entry, told }: Retold<S, E>): string[] {
  return [`> ${seq} ${entry === null ? 'set-up' : entryText(entry)}`, ...told.map((line) => `  ${toldText(line)}`)];
}

function entryText(entry: Entry): string {
  if (entry.type === 'act') return `seat ${entry.seat} ${JSON.stringify(entry.action)}`;
  return `seat ${entry.seat} takes back to ${entry.to}${entry.agreed ? ', all agreeing' : ''}`;
}

function toldText<E>({ event, only, others }: Told<E>): string {
  if (only === undefined) return JSON.stringify(event);
  const rest = others === undefined ? '' : ` | others ${JSON.stringify(others)}`;
  return `seats ${only.join(' ')} ${JSON.stringify(event)}${rest}`;
}

/** Where two texts first differ, in a few lines for people; null if they are the same. */
export function compareTranscripts(stored: string, now: string): string | null {
  if (stored === now) return null;
  const [before, after] = [stored.split('\n'), now.split('\n')];
  const line = before.findIndex((text, i) => text !== after[i]);
  const place = line === -1 ? before.length : line;
  const entry = before.slice(0, place + 1).findLast((text) => text.startsWith('>')) ?? 'the heading';
  return `line ${place + 1} (${entry}):\n  stored: ${before[place] ?? '(end)'}\n  now:    ${after[place] ?? '(end)'}`;
}
