import { type Questions, questionsOf } from '../act.js';
import type { Game, OptionValues, Typed } from '../contract.js';
import type { ActEntry, GameRecord } from './record.js';
import { type Replaying, replayAct, replayOpening } from './replay.js';
import type { Steps } from './steps.js';
import { cutBack, placeIn } from './undo.js';

/** After so many acts a copy of the state is kept: going back costs at most this many acts to be carried out again. */
const KEEP_EVERY = 32;
const NOWHERE: ReadonlySet<number> = new Set();

/** A state, and the number of the act it stood after (0: set-up). */
interface Kept<S> {
  readonly seq: number;
  readonly state: S;
}

/** The acts of a record that are in force, the state they lead to, and what is asked in it. */
export class Course<S, A extends Typed, E extends Typed, V, O extends OptionValues> {
  private readonly game: Game<S, A, E, V, O>;
  private readonly record: GameRecord;
  private readonly kept: Kept<S>[] = [];
  private readonly acts: number[];
  /** Acts that will be gone back to: there a copy is kept whenever they were. */
  private readonly returns: ReadonlySet<number>;
  private current: S;
  private asked: Questions<A> | undefined;

  /** Begins after set-up, or after the acts that led to this state. */
  constructor(
    game: Game<S, A, E, V, O>,
    record: GameRecord,
    state: S,
    { acts = [], returns = NOWHERE }: { readonly acts?: number[]; readonly returns?: ReadonlySet<number> } = {},
  ) {
    this.game = game;
    this.record = record;
    this.current = state;
    this.acts = acts;
    this.returns = returns;
    if (acts.length > 0) this.keep();
  }

  get state(): S {
    return this.current;
  }

  /** Listed once, however often it is looked at. */
  get questions(): Questions<A> {
    this.asked ??= questionsOf(this.game, this.current);
    return this.asked;
  }

  get line(): readonly number[] {
    return this.acts;
  }

  /** Act number `seq` has led to this state, in which this is asked. */
  extend(seq: number, state: S, questions: Questions<A>): void {
    this.acts.push(seq);
    this.current = state;
    this.asked = questions;
    if (this.acts.length % KEEP_EVERY === 0 || this.returns.has(seq)) this.keep();
  }

  /** Carries out act number `seq` of the record, on the very state that stands. */
  goOn(seq: number, how?: Replaying<A, E>): void {
    this.extend(seq, this.current, replayAct(this.game, this.current, seq, this.actAt(seq), how));
  }

  /** The same on a copy: a state that was looked at stays as it was. */
  goOnApart(seq: number, how?: Replaying<A, E>): void {
    const next = this.game.clone(this.current);
    this.extend(seq, next, replayAct(this.game, next, seq, this.actAt(seq), how));
  }

  /** Stands again as right after act number `seq`. */
  backTo(seq: number): void {
    cutBack(this.acts, seq);
    while (this.kept.length > 0 && this.kept.at(-1)!.seq > seq) this.kept.pop();
    const from = this.kept.at(-1);
    const again = this.acts.splice(this.placeAfter(from));
    this.current = this.stateOf(from);
    this.asked = undefined;
    for (const act of again) this.goOn(act);
  }

  /**
   * How the table stood right after act number `seq`, one of those in force (0: after set-up): a step for each act that is
   * carried out again. What is passed is kept, so that the way is long only once. Nothing may change between the steps.
   */
  *stepsTo(seq: number): Steps<S> {
    let place = this.kept.findLastIndex((kept) => kept.seq <= seq);
    const from = this.kept[place];
    const state = this.stateOf(from);
    for (let i = this.placeAfter(from); i < this.acts.length && this.acts[i]! <= seq; i++) {
      const act = this.acts[i]!;
      replayAct(this.game, state, act, this.actAt(act));
      if ((i + 1) % KEEP_EVERY === 0) this.kept.splice(++place, 0, { seq: act, state: this.game.clone(state) });
      yield;
    }
    return state;
  }

  /** A state to go on from; set-up where none is kept. */
  private stateOf(kept: Kept<S> | undefined): S {
    return kept === undefined ? replayOpening(this.game, this.record) : this.game.clone(kept.state);
  }

  private placeAfter(kept: Kept<S> | undefined): number {
    return kept === undefined ? 0 : placeIn(this.acts, kept.seq) + 1;
  }

  private actAt(seq: number): ActEntry {
    return this.record.entries[seq - 1] as ActEntry;
  }

  private keep(): void {
    this.kept.push({ seq: this.acts.at(-1)!, state: this.game.clone(this.current) });
  }
}
