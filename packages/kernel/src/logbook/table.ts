import { begin, carryOut, legalAction, type Questions } from '../act.js';
import type { Game, Odds, OptionValues, Result, Seat, Tell, Typed } from '../contract.js';
import { copyOf } from '../plain.js';
import { RecordingChance } from '../random/recording.js';
import { commitment, freshSeed, SecretRandom } from '../random/secret.js';
import { Refusal } from '../refusal.js';
import { same } from '../same.js';
import { Course } from './course.js';
import { openRecord, parseRequest, replayCourse, rulesFor, type Snapshot, type TableRequest } from './open.js';
import { type Entry, type GameRecord, RECORD_FORMAT, type UndoEntry } from './record.js';
import { replayAct } from './replay.js';
import { listener, type Told, type ToldAgain, tellAgain } from './retell.js';
import { finish, type Steps } from './steps.js';
import { barrier, isQuietActOfAnother, refusesUndo, undoable, whyNothingToUndo } from './undo.js';

// biome-ignore lint/suspicious/noExplicitAny: whoever holds it knows no game
export type AnyTable = Table<any, Typed, Typed, any, any>;

/**
 * A table at which a game is played: its logbook, and the state that the logbook leads to. Whatever is refused changes
 * nothing. It belongs to the keeper, who hands out views and events; nobody else may hold it.
 */
export class Table<S, A extends Typed, E extends Typed, V, O extends OptionValues = OptionValues> {
  readonly game: Game<S, A, E, V, O>;
  private readonly log: GameRecord & { readonly entries: Entry[] };
  private readonly course: Course<S, A, E, V, O>;

  private constructor(game: Game<S, A, E, V, O>, log: GameRecord, course: Course<S, A, E, V, O>) {
    this.game = game;
    this.log = log as GameRecord & { readonly entries: Entry[] };
    this.course = course;
  }

  /** Sets a new table up. */
  static open<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
    game: Game<S, A, E, V, O>,
    request: TableRequest,
    tell?: Tell<E>,
  ): Table<S, A, E, V, O> {
    const setup = parseRequest(game, request);
    const { seed = freshSeed(), follows } = request;
    const chance = new RecordingChance(new SecretRandom(seed, 0));
    const state = begin(game, setup, chance, tell);
    const log: GameRecord = {
      format: RECORD_FORMAT,
      game: game.id,
      rules: game.rules,
      ...setup,
      ...(follows && { follows }),
      commitment: commitment(seed),
      seed,
      opening: { chance: chance.drawn },
      entries: [],
    };
    return new Table(game, log, new Course(game, log, state));
  }

  /** The table at the end of a record from anywhere; with a snapshot, only what came after it is played again. */
  static load<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
    game: Game<S, A, E, V, O>,
    raw: unknown,
    snapshot?: Snapshot,
  ): Table<S, A, E, V, O> {
    const opened = openRecord(game, raw);
    const { result, ...log } = opened.record;
    const course = finish(replayCourse(opened.game, opened.record, { snapshot }));
    if (result === undefined && log.seed === undefined) {
      throw new Refusal('BAD_RECORD', 'The game is not over and the record has no seed, so it cannot go on.');
    }
    return new Table(opened.game, log, course);
  }

  /**
   * The table at the end of a record that was kept where nobody else writes: each entry was checked as it was made, so
   * none is checked again. `load` is for records from anywhere else.
   */
  static resume<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
    newest: Game<S, A, E, V, O>,
    kept: GameRecord,
    snapshot?: Snapshot,
  ): Table<S, A, E, V, O> {
    return finish(Table.resuming(newest, kept, snapshot));
  }

  static *resuming<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
    newest: Game<S, A, E, V, O>,
    kept: GameRecord,
    snapshot?: Snapshot,
  ): Steps<Table<S, A, E, V, O>> {
    const game = rulesFor(newest, kept);
    const record: GameRecord = { ...kept, entries: [...kept.entries] };
    const { result: _, ...log } = record;
    return new Table(game, log, yield* replayCourse(game, record, { snapshot, own: true }));
  }

  get seats(): number {
    return this.log.seats;
  }

  /** To be published as the table starts. */
  get commitment(): string {
    return this.log.commitment;
  }

  /** The number of entries in the logbook. */
  get seq(): number {
    return this.log.entries.length;
  }

  get entries(): readonly Entry[] {
    return this.log.entries;
  }

  /** The numbers of the acts that no undo has taken back. */
  get inForce(): readonly number[] {
    return this.course.line;
  }

  /** The whole truth, for the keeper's eyes and for reading only. */
  get state(): S {
    return this.course.state;
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.state);
  }

  get over(): boolean {
    return this.toAct.length === 0;
  }

  get result(): Result | null {
    return this.game.result(this.state);
  }

  /** What is asked now. */
  get questions(): Questions<A> {
    return this.course.questions;
  }

  /** Empty for a seat that is not asked. */
  legal(seat: Seat): readonly A[] {
    this.checkSeat(seat);
    return this.questions.find((question) => question.seat === seat)?.legal ?? [];
  }

  /**
   * True where what a seat is asked has not changed since the logbook had so many entries: others have acted at most, and
   * nothing that they did used chance, brought something to light or changed what the seat may do. Of seats that are asked
   * at the same time, each may answer what it was asked.
   */
  stillAsks(seat: Seat, expect: number): boolean {
    const legal = this.legal(seat);
    if (legal.length === 0 || !Number.isInteger(expect) || expect < 0 || expect > this.seq) return false;
    for (let seq = this.seq; seq > expect; seq--) {
      if (!isQuietActOfAnother(this.entries[seq - 1]!, seat)) return false;
    }
    return expect === this.seq || same(legal, this.legalAfter(expect, seat));
  }

  view(seat: Seat | null): V {
    if (seat !== null) this.checkSeat(seat);
    return this.game.view(this.state, seat);
  }

  /** What a seat saw right after act number `seq`, one of those in force (0: after set-up). */
  viewAfter(seq: number, seat: Seat | null): V {
    return finish(this.lookingBack(seq, seat));
  }

  /** The same in steps, between which the table must stay as it is. */
  *lookingBack(seq: number, seat: Seat | null): Steps<V> {
    if (seat !== null) this.checkSeat(seat);
    if (seq !== 0 && !this.inForce.includes(seq)) throw new Refusal('BAD_REQUEST', `Act ${seq} is not in force.`);
    return this.game.view(yield* this.course.stepsTo(seq), seat);
  }

  /** Null in a game without odds. */
  odds(seat: Seat | null): Odds | null {
    if (seat !== null) this.checkSeat(seat);
    return this.game.odds?.(this.state, seat) ?? null;
  }

  /** Carries out an action, and tells what happened: `eventsFor` picks what each seat may hear of it. */
  act(seat: Seat, action: unknown): Told<E>[] {
    this.checkSeat(seat);
    const legal = legalAction(this.questions, seat, action);
    const chance = new RecordingChance(new SecretRandom(this.secret(), this.seq + 1));
    const told: Told<E>[] = [];
    const next = this.game.clone(this.state); // should the rules fail midway, the table has not moved
    const questions = carryOut(this.game, next, seat, legal, chance, listener(told));
    const revealed = chance.uncovered && { revealed: true as const };
    this.log.entries.push({ type: 'act', seat, action: copyOf(legal), chance: chance.drawn, ...revealed });
    this.course.extend(this.seq, next, questions);
    return told;
  }

  /** How many of its own last acts a seat can freely take back. */
  undoable(seat: Seat): number {
    this.checkSeat(seat);
    return this.over ? 0 : undoable(this.entries, this.inForce, seat);
  }

  /** Takes back all that a seat freely can. */
  undo(seat: Seat): UndoEntry {
    this.checkFreeUndo(seat);
    return this.takeBack({ type: 'undo', seat, to: barrier(this.entries, this.inForce, seat) });
  }

  /** Takes back a seat's last act. */
  undoStep(seat: Seat): UndoEntry {
    this.checkFreeUndo(seat);
    return this.takeBack({ type: 'undo', seat, to: this.inForce.at(-2) ?? 0 });
  }

  /** Takes back what a seat did after act number `to` (0: all of it), if it freely can. */
  undoTo(seat: Seat, to: number): UndoEntry {
    this.checkFreeUndo(seat);
    return this.takeBack({ type: 'undo', seat, to });
  }

  /**
   * Goes back as far as one likes, to right after act number `to` (0: to the start). The keeper has asked every seat,
   * or the table is of a kind that allows it; once its seed is published, a game should stay over.
   */
  undoAgreed(seat: Seat, to: number): UndoEntry {
    this.checkSeat(seat);
    this.secret();
    return this.takeBack({ type: 'undo', seat, to, agreed: true });
  }

  /**
   * Carries out an entry that another keeper of the same table has written after this one's last, and tells what
   * happened.
   */
  follow(entry: Entry): Told<E>[] {
    if (entry.type === 'undo') {
      this.takeBack(entry);
      return [];
    }
    const told: Told<E>[] = [];
    const next = this.game.clone(this.state);
    const how = { tell: listener(told), questions: this.questions };
    const questions = replayAct(this.game, next, this.seq + 1, entry, how);
    this.log.entries.push(entry);
    this.course.extend(this.seq, next, questions);
    return told;
  }

  /** Everything that was told since set-up, told again from the logbook. */
  retell(): Generator<ToldAgain<E>> {
    return tellAgain(this.game, this.log);
  }

  /** The logbook, seed included: the keeper's until the game is over, everybody's then. It goes on with the table. */
  get logbook(): GameRecord {
    const { result } = this;
    return result === null ? this.log : { ...this.log, result };
  }

  /** A copy of the logbook. */
  record(): GameRecord {
    return copyOf(this.logbook);
  }

  snapshot(): Snapshot {
    const { game, rules, commitment } = this.log;
    return { game, rules, commitment, seq: this.seq, state: copyOf(this.state) };
  }

  /** What a seat could do after so many entries, all later ones being acts in force. */
  private legalAfter(seq: number, seat: Seat): readonly A[] {
    const { inForce } = this;
    const state = finish(this.course.stepsTo(inForce[inForce.length - 1 - (this.seq - seq)] ?? 0));
    return this.game.legal(state, seat);
  }

  private takeBack(entry: UndoEntry): UndoEntry {
    const sentence = refusesUndo(this.entries, this.inForce, entry);
    if (sentence !== null) throw new Refusal('ILLEGAL_ACTION', sentence);
    this.course.backTo(entry.to);
    this.log.entries.push(entry);
    return entry;
  }

  private checkFreeUndo(seat: Seat): void {
    this.checkSeat(seat);
    if (this.over) throw new Refusal('GAME_OVER', 'The game is over.');
    const sentence = whyNothingToUndo(this.entries, this.inForce, seat);
    if (sentence !== null) throw new Refusal('ILLEGAL_ACTION', sentence);
  }

  private checkSeat(seat: Seat): void {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.seats) return;
    throw new Refusal('BAD_REQUEST', `There is no such seat: the seats are 0 to ${this.seats - 1}.`);
  }

  private secret(): string {
    if (this.log.seed !== undefined) return this.log.seed;
    throw new Refusal('GAME_OVER', 'The seed of this table is not known, so the game cannot go on.');
  }
}
