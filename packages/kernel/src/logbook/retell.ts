import type { Questions } from '../act.js';
import type { AnyGame, Game, OptionValues, Seat, Tell, Typed } from '../contract.js';
import { type GameHighlights, type Highlight, type HighlightKind, highlightsIn, turnStarts } from '../highlights.js';
import { Course } from './course.js';
import { checkResult, openRecord, rulesFor } from './open.js';
import { badEntry, type Entry, type GameRecord } from './record.js';
import { replayOpening } from './replay.js';
import { refusesUndo } from './undo.js';

/** An event as it was told, with its audience. */
export interface Told<E> {
  readonly event: E;
  /** The seats it is for; everybody when missing. */
  readonly only?: readonly Seat[];
  /** What all others are told instead; nothing when missing. */
  readonly others?: E;
}

/** A listener that writes everything into a list. */
export function listener<E>(told: Told<E>[]): Tell<E> {
  return (event, only, others) => {
    told.push({ event, ...(only && { only }), ...(others && { others }) });
  };
}

/** What a seat, or a spectator (null), hears of it. */
export function eventsFor<E>(told: readonly Told<E>[], seat: Seat | null): E[] {
  return told.flatMap(({ event, only, others }) => {
    if (only === undefined || (seat !== null && only.includes(seat))) return [event];
    return others === undefined ? [] : [others];
  });
}

/** What an entry of a record told, gone through again; number 0 is set-up. */
export interface ToldAgain<E> {
  readonly seq: number;
  readonly entry: Entry | null;
  readonly told: readonly Told<E>[];
}

/** One entry of a record gone through again. */
export interface Retold<S, E, A = Typed> extends ToldAgain<E> {
  /** How the table stands after it; for reading only. */
  readonly state: S;
  /** What is asked then. */
  readonly questions: Questions<A>;
}

/**
 * Tells a whole record again, entry by entry, with what was undone later: for the log, for replays and for checking. Every
 * act must be legal; with `checkSeed`, chance must also have brought what the seed gives, where the record has it.
 */
export function* retell<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  newest: Game<S, A, E, V, O>,
  record: GameRecord,
  checkSeed = false,
): Generator<Retold<S, E, A>> {
  const game = rulesFor(newest, record);
  const seed = checkSeed ? record.seed : undefined;
  let told: Told<E>[] = [];
  const opened = replayOpening(game, record, { tell: listener(told), seed });
  const course = new Course(game, record, opened, { returns: returnsIn(record) });
  yield { seq: 0, entry: null, told, state: course.state, questions: course.questions };
  for (const [i, entry] of record.entries.entries()) {
    const seq = i + 1;
    told = [];
    if (entry.type === 'act') {
      course.goOnApart(seq, { tell: listener(told), questions: course.questions, seed });
    } else {
      const isOver = course.questions.length === 0;
      const sentence = isOver && !entry.agreed ? 'The game is over.' : refusesUndo(record.entries, course.line, entry);
      if (sentence !== null) throw badEntry(seq, entry, sentence);
      course.backTo(entry.to);
    }
    yield { seq, entry, told, state: course.state, questions: course.questions };
  }
}

/** The acts that its undos go back to: whoever tells all of it knows them beforehand, and plays nothing twice. */
function returnsIn({ entries }: GameRecord): ReadonlySet<number> {
  return new Set(entries.flatMap((entry) => (entry.type === 'undo' ? [entry.to] : [])));
}

/** What was told in a record of our own, whose entries were checked as they were made: nothing is checked or kept. */
export function* tellAgain<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  record: GameRecord,
): Generator<ToldAgain<E>> {
  let told: Told<E>[] = [];
  const opened = replayOpening(game, record, { tell: listener(told) });
  const course = new Course(game, record, opened, { returns: returnsIn(record) });
  yield { seq: 0, entry: null, told };
  for (const [i, entry] of record.entries.entries()) {
    told = [];
    if (entry.type === 'act') course.goOn(i + 1, { tell: listener(told) });
    else course.backTo(entry.to);
    yield { seq: i + 1, entry, told };
  }
}

/**
 * A record gone through to its end and kept for looking back: how the table stood after every entry, what was told of it,
 * and where something remarkable happened. Steps are the numbers of the entries; step 0 is set-up.
 */
export class Retelling {
  readonly record: GameRecord;
  /** The rules that it was played by. */
  readonly game: AnyGame;
  readonly highlights: readonly Highlight[];
  /** The kinds of highlights that the game marks. */
  readonly kinds: readonly HighlightKind[];
  /** The steps in which turns begin. */
  readonly turns: readonly number[];
  private readonly steps: readonly Retold<unknown, Typed>[];

  /** Throws a `Refusal` for a record that is not in order. */
  constructor(newest: AnyGame, raw: unknown, marks?: GameHighlights<Typed>) {
    const { game, record } = openRecord(newest, raw);
    this.game = game;
    this.record = record;
    this.steps = [...retell<unknown, Typed, Typed, unknown, GameRecord['options']>(game, record, true)];
    checkResult(game, record, this.state(this.last));
    const told = this.steps.map(({ seq }) => ({ seq, events: this.events(seq, null) }));
    this.kinds = marks?.kinds ?? [];
    this.highlights = marks ? highlightsIn(told, marks) : [];
    this.turns = marks ? turnStarts(told, (event) => marks.isTurn(event)) : [];
  }

  /** The number of the last step. */
  get last(): number {
    return this.steps.length - 1;
  }

  get isOver(): boolean {
    return this.record.result !== undefined;
  }

  /** For reading only. */
  state(step: number): unknown {
    return this.steps[step]!.state;
  }

  /** Null for set-up. */
  entry(step: number): Entry | null {
    return this.steps[step]?.entry ?? null;
  }

  /** What a seat, or a spectator (null), heard of a step. */
  events(step: number, seat: Seat | null): Typed[] {
    return eventsFor(this.steps[step]!.told, seat);
  }

  toAct(step: number): readonly Seat[] {
    return this.game.toAct(this.state(step));
  }

  nextTurn(step: number): number {
    return this.turns.find((turn) => turn > step) ?? this.last;
  }

  previousTurn(step: number): number {
    return this.turns.findLast((turn) => turn < step) ?? 0;
  }

  /** The next highlight of a kind (1) or the one before (-1); null where there is none. */
  highlight(step: number, kind: string, direction: 1 | -1): number | null {
    const seqs = this.highlights.filter((mark) => mark.kind === kind).map(({ seq }) => seq);
    return (direction > 0 ? seqs.find((seq) => seq > step) : seqs.findLast((seq) => seq < step)) ?? null;
  }
}
