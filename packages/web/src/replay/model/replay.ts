import { gameById } from '@roadstead/games';
import { highlightsFor } from '@roadstead/games/highlights';
import {
  type AnyGame,
  checkResult,
  eventsFor,
  type GameRecord,
  type Highlight,
  type HighlightKind,
  highlightsIn,
  openRecord,
  Refusal,
  type Retold,
  recordUpTo,
  retell,
  type Seat,
  type Typed,
  turnStarts,
} from '@roadstead/kernel';
import { type Played, type Room, type Standing, type Told, tellPlayed, tellStanding } from '@roadstead/protocol';
import { roomOf } from '../../local/room-of.js';
import type { ReplayFile } from './replay-file.js';

/**
 * A game gone through again: how it stood after every entry of its record, for every seat. Steps are the numbers of the
 * entries; step 0 is set-up. Nothing here ever changes.
 */
export class Replay {
  readonly file: ReplayFile;
  readonly record: GameRecord;
  /** The rules that it was played by. */
  readonly game: AnyGame;
  readonly highlights: readonly Highlight[];
  /** The steps in which turns begin. */
  readonly turns: readonly number[];
  private readonly steps: readonly Retold<unknown, Typed>[];

  /** Throws a `Refusal` for a record that is not in order, or of a game that is not there. */
  constructor(file: ReplayFile) {
    const entry = gameById(file.record.game);
    if (entry === undefined) throw new Refusal('UNKNOWN_GAME', 'There is no such game here.');
    const { game, record } = openRecord(entry.game, file.record);
    this.file = file;
    this.game = game;
    this.record = record;
    this.steps = [...retell(game as AnyGame, record, true)];
    checkResult(game, record, this.steps.at(-1)!.state);
    const told = this.steps.map(({ seq, told }) => ({ seq, events: eventsFor(told, null) }));
    const marks = highlightsFor(record.game);
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

  /** Whether it can be played on: not while it is being played elsewhere, for it would show what is still to come. */
  get canGoOn(): boolean {
    return this.isOver && this.record.seed !== undefined;
  }

  /** The seats from which it may be looked at: while a game goes on, one's own alone. */
  get seats(): readonly (Seat | null)[] {
    if (!this.isOver) return [this.file.you];
    return [...Array.from({ length: this.record.seats }, (_, seat) => seat), null];
  }

  toAct(step: number): readonly Seat[] {
    return this.game.toAct(this.state(step));
  }

  /** There is nothing to choose from: whoever looks back does not act. */
  standing(step: number, seat: Seat | null): Standing {
    const { game } = this;
    const state = this.state(step);
    const result = game.result(state);
    const moment: Told = {
      seq: step,
      toAct: game.toAct(state),
      over: result !== null,
      result,
      view: (of) => game.view(state, of),
      legal: () => [],
      odds: (of) => game.odds(state, of),
    };
    const { odds } = this.file.house;
    return tellStanding(moment, { seat, now: this.at(step), acts: false, odds, undoable: 0, order: null });
  }

  opening(seat: Seat | null): Typed[] {
    return eventsFor(this.steps[0]!.told, seat);
  }

  /** Everything that was played, as a seat may know it. */
  log(seat: Seat | null): Played[] {
    return this.steps
      .slice(1)
      .map(({ seq, entry, told }) => tellPlayed(seq, entry!, eventsFor(told, seat), this.at(seq)));
  }

  /** What was done in a step; null for set-up and for what was taken back. */
  action(step: number): { readonly seat: Seat; readonly action: Typed } | null {
    const entry = this.steps[step]?.entry;
    return entry?.type === 'act' ? { seat: entry.seat, action: entry.action } : null;
  }

  room(seat: Seat | null, id: string): Room {
    const { record, file } = this;
    const overAt = this.isOver ? this.at(this.last) : null;
    const { seats, createdAt } = file;
    return roomOf({ id, version: 0, record, seats, odds: file.house.odds, createdAt, overAt, seat });
  }

  upTo(step: number): GameRecord {
    return recordUpTo(this.record, step);
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

  private state(step: number): unknown {
    return this.steps[step]!.state;
  }

  private at(step: number): number {
    const { times, createdAt } = this.file;
    return times[step - 1] ?? createdAt;
  }
}
