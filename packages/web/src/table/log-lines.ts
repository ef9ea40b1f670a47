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
  /** Somebody else's doing concerns the seat. */
  readonly toYou: boolean;
  /** The seat loses something by it. */
  readonly harm: boolean;
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
  readonly ui: Pick<GameUi, 'isTurn' | 'concerns' | 'harms' | 'thingsOf'>;
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
  const facts = new Facts(telling.words);
  facts.add(opening, { seq: 0, seat: null, undone: false });
  for (const played of log) {
    if (played.kind === 'undo') facts.add([], played);
    else facts.add(played.events, { seq: played.seq, seat: played.seat, undone: undone.has(played.seq) });
  }
  return facts.all.flatMap((fact) => ('kind' in fact ? [undoLine(fact, telling)] : line(fact, telling)));
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

/** An event of the log, and by whose doing and when it came. */
interface Fact extends Origin {
  readonly key: string;
  readonly event: Typed;
  /** What it was put together from, itself last. */
  readonly parts: readonly Typed[];
}

interface Origin {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly undone: boolean;
}

/** What a log tells, with events that are one fact as one: it goes by the last of them, since it is told anew with each. */
class Facts {
  readonly all: (Fact | Played)[] = [];

  constructor(private readonly words: LogTelling['words']) {}

  add(events: readonly Typed[], origin: Origin | Played): void {
    if ('kind' in origin) {
      this.all.push(origin);
      return;
    }
    for (const [i, event] of events.entries()) {
      const before = this.all.at(-1);
      const key = `${origin.seq}.${i}`;
      const both = before === undefined ? null : this.joined(before, event, origin);
      if (both === null) this.all.push({ ...origin, key, event, parts: [event] });
      else this.all[this.all.length - 1] = { ...origin, key, event: both, parts: [...(before as Fact).parts, event] };
    }
  }

  private joined(before: Fact | Played, event: Typed, { seat, undone }: Origin): Typed | null {
    if ('kind' in before || before.seat !== seat || before.undone !== undone) return null;
    return this.words.joined?.(before.event, event) ?? null;
  }
}

function line({ key, seq, seat: by, undone, event, parts }: Fact, telling: LogTelling): LogLine[] {
  const { ui, words, audience, seat } = telling;
  const text = words.isDetail(event) ? '' : words.event(event, audience);
  if (text === '') return [];
  const toYou = seat !== null && by !== seat && parts.some((part) => ui.concerns?.(part, seat) ?? false);
  const harm = toYou && parts.some((part) => ui.harms?.(part, seat) ?? false);
  const things = [...new Set(parts.flatMap((part) => ui.thingsOf?.(part) ?? []))];
  return [{ key, seq, seat: by, text, undone, toYou, harm, things, startsTurn: ui.isTurn(event) }];
}

function undoLine({ seq, seat }: Played, { shell, audience }: LogTelling): LogLine {
  const text = seat === audience.you ? shell.log.youTook : shell.log.took(audience.name(seat));
  return { key: `${seq}`, seq, seat, text, undone: false, toYou: false, harm: false, things: [], startsTurn: false };
}
