import type { Game, OptionValues, Typed } from '../contract.js';
import type { GameRecord } from './record.js';
import { replayAct, replayOpening } from './replay.js';
import { cutBack } from './undo.js';

/** After so many acts a copy of the state is kept: going back costs at most this many acts to be carried out again. */
const KEEP_EVERY = 32;

/** A state, and the number of the act it stood after (0: set-up). */
export interface Standing<S> {
  readonly seq: number;
  readonly state: S;
}

/** The acts of a record that are in force, and the state they lead to. */
export class Course<S, A extends Typed, E extends Typed, V, O extends OptionValues> {
  private readonly game: Game<S, A, E, V, O>;
  private readonly record: GameRecord;
  private readonly kept: Standing<S>[] = [];
  private readonly acts: number[] = [];
  private current: S;

  /** Begins after set-up. */
  constructor(game: Game<S, A, E, V, O>, record: GameRecord, state: S) {
    this.game = game;
    this.record = record;
    this.current = state;
  }

  get state(): S {
    return this.current;
  }

  get line(): readonly number[] {
    return this.acts;
  }

  /** Act number `seq` has led to this state. */
  extend(seq: number, state: S): void {
    this.acts.push(seq);
    this.current = state;
    if (this.acts.length % KEEP_EVERY === 0) this.keep();
  }

  /** Carries these acts out, from the standing if it is one of them. */
  follow(line: readonly number[], standing?: Standing<S>): void {
    const known = standing === undefined ? -1 : line.indexOf(standing.seq);
    if (standing !== undefined && known >= 0) {
      this.acts.push(...line.slice(0, known + 1));
      this.current = standing.state;
      this.keep();
    }
    for (const seq of line.slice(known + 1)) {
      replayAct(this.game, this.current, this.record, seq);
      this.extend(seq, this.current);
    }
  }

  /** Stands again as right after act number `seq`. */
  backTo(seq: number): void {
    cutBack(this.acts, seq);
    while (this.kept.length > 0 && this.kept.at(-1)!.seq > seq) this.kept.pop();
    const from = this.kept.at(-1);
    const state = from === undefined ? replayOpening(this.game, this.record) : this.game.clone(from.state);
    for (const act of this.acts) {
      if (act > (from?.seq ?? 0)) replayAct(this.game, state, this.record, act);
    }
    this.current = state;
  }

  private keep(): void {
    this.kept.push({ seq: this.acts.at(-1)!, state: this.game.clone(this.current) });
  }
}
