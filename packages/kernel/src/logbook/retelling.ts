import type { AnyGame, Seat, Typed } from '../contract.js';
import { type GameHighlights, type Highlight, type HighlightKind, highlightsIn, turnStarts } from '../highlights.js';
import { checkResult, openRecord } from './load.js';
import type { Entry, GameRecord } from './record.js';
import { type Retold, retell } from './retell.js';
import { eventsFor } from './told.js';

/**
 * A record gone through to its end and kept for looking back: how the table stood after every entry, what was told of it,
 * and where something remarkable happened. Steps are the numbers of the entries; step 0 is set-up.
 */
export class Retelling {
  readonly record: GameRecord;
  /** The rules that it was played by. */
  readonly game: AnyGame;
  readonly highlights: readonly Highlight[];
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

  /** The next bust or big turn (1) or the one before (-1); null where there is none. */
  highlight(step: number, kind: HighlightKind, direction: 1 | -1): number | null {
    const seqs = this.highlights.filter((mark) => mark.kind === kind).map(({ seq }) => seq);
    return (direction > 0 ? seqs.find((seq) => seq > step) : seqs.findLast((seq) => seq < step)) ?? null;
  }
}
