import type { Audience, GameWords, Seat, Typed } from '@roadstead/kernel';
import type { Played } from '@roadstead/protocol';
import type { GameUi, ThingId } from '../games/game-ui.js';
import type { Words } from '../words/index.svelte.js';
import { actsUndone } from './acts-in-force.js';

export interface LogLine {
  readonly key: string;
  readonly seq: number;
  /** Who did it; null for set-up. */
  readonly seat: Seat | null;
  readonly text: string;
  /** Taken back later. */
  readonly undone: boolean;
  readonly toYou: boolean;
  /** What it speaks of. */
  readonly things: readonly ThingId[];
  readonly startsTurn: boolean;
}

export interface LogTurn {
  readonly key: string;
  /** The entry that it begins with. */
  readonly seq: number;
  readonly title: string;
  readonly lines: readonly LogLine[];
}

export interface LogTelling {
  readonly ui: Pick<GameUi, 'isTurn' | 'concerns' | 'thingsOf'>;
  // biome-ignore lint/suspicious/noExplicitAny: the words of any game
  readonly words: GameWords<any, any, any>;
  readonly shell: Words;
  readonly audience: Audience;
  /** The seat that this device plays now. */
  readonly seat: Seat | null;
}

/** Every fact of the game in words, oldest first; details that another sentence tells are left out. */
export function logLines(opening: readonly Typed[], log: readonly Played[], telling: LogTelling): LogLine[] {
  const undone = actsUndone(log);
  const first = lines(0, null, opening, false, telling);
  return [
    ...first,
    ...log.flatMap((played) =>
      played.kind === 'undo'
        ? [undoLine(played, telling)]
        : lines(played.seq, played.seat, played.events, undone.has(played.seq), telling),
    ),
  ];
}

/** Lines by the turn they belong to; the sentence that begins a turn is its title. */
export function byTurn(lines: readonly LogLine[], shell: Words): LogTurn[] {
  const turns: { key: string; seq: number; title: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.startsTurn) turns.push({ key: line.key, seq: line.seq, title: line.text, lines: [] });
    else if (turns.length === 0) turns.push({ key: line.key, seq: line.seq, title: shell.log.setup, lines: [line] });
    else turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** The lines after this device's seat last did something. */
export function sinceOwnTurn(lines: readonly LogLine[], seat: Seat | null): readonly LogLine[] {
  const last = lines.findLastIndex((line) => line.seat === seat && !line.undone);
  return lines.slice(last + 1);
}

function lines(
  seq: number,
  by: Seat | null,
  events: readonly Typed[],
  undone: boolean,
  telling: LogTelling,
): LogLine[] {
  const { ui, words, audience, seat } = telling;
  return events.flatMap((event, i) => {
    const text = words.isDetail(event) ? '' : words.event(event, audience);
    if (text === '') return [];
    const toYou = seat !== null && by !== seat && (ui.concerns?.(event, seat) ?? false);
    const things = ui.thingsOf?.(event) ?? [];
    return [{ key: `${seq}.${i}`, seq, seat: by, text, undone, toYou, things, startsTurn: ui.isTurn(event) }];
  });
}

function undoLine({ seq, seat }: Played, { shell, audience }: LogTelling): LogLine {
  const text = seat === audience.you ? shell.log.youTook : shell.log.took(audience.name(seat));
  return { key: `${seq}`, seq, seat, text, undone: false, toYou: false, things: [], startsTurn: false };
}
