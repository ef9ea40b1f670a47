import { loadedGame } from '@roadstead/games';
import { type GameRecord, Refusal, Retelling, recordUpTo, type Seat, type Typed } from '@roadstead/kernel';
import { type Played, type Room, type Standing, type TableToTell, tellPlayed, tellStanding } from '@roadstead/protocol';
import { roomOf } from '../../local/room-of.js';
import type { ReplayFile } from './replay-file.js';

/** A game gone through again: how it stood after every entry of its record, for every seat. Nothing here ever changes. */
export class Replay extends Retelling {
  readonly file: ReplayFile;

  /** Its game is loaded. Throws a `Refusal` for a record that is not in order, or of a game that is not there. */
  constructor(file: ReplayFile) {
    const entry = loadedGame(file.record.game);
    if (entry === undefined) throw new Refusal('UNKNOWN_GAME', 'There is no such game here.');
    super(entry.game, file.record, entry.highlights);
    this.file = file;
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

  /** There is nothing to choose from: whoever looks back does not act. */
  standing(step: number, seat: Seat | null): Standing {
    const { game } = this;
    const state = this.state(step);
    const result = game.result(state);
    const moment: TableToTell = {
      seq: step,
      toAct: this.toAct(step),
      over: result !== null,
      result,
      view: (of) => game.view(state, of),
      legal: () => [],
      odds: (of) => game.odds?.(state, of) ?? null,
    };
    const { odds } = this.file.house;
    return tellStanding(moment, { seat, now: this.at(step), acts: false, odds, undoable: 0, order: null });
  }

  opening(seat: Seat | null): Typed[] {
    return this.events(0, seat);
  }

  /** Everything that was played, as a seat may know it. */
  log(seat: Seat | null): Played[] {
    return this.record.entries.map((entry, i) => tellPlayed(i + 1, entry, this.events(i + 1, seat), this.at(i + 1)));
  }

  /** What was done in a step; null for set-up and for what was taken back. */
  action(step: number): { readonly seat: Seat; readonly action: Typed } | null {
    const entry = this.entry(step);
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

  private at(step: number): number {
    const { times, createdAt } = this.file;
    return times[step - 1] ?? createdAt;
  }
}
