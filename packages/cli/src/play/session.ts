import type { ThinkRequest } from '@roadstead/bots';
import {
  type ActEntry,
  type AnyTable,
  type BotStyle,
  type Entry,
  eventsFor,
  type GameEntry,
  type GameRecord,
  type Language,
  listener,
  type OptionValues,
  PlanBook,
  type PlanEnd,
  type PlanMoment,
  PlanRun,
  retell,
  type Seat,
  type StepOutcome,
  same,
  styleNamed,
  Table,
  type TableRequest,
  type Told,
  type Typed,
} from '@roadstead/kernel';
import { type Crew, isPerson, loneSeat, withStyles } from './crew.js';
import { WORDS } from './words/index.js';

/** What was taken back: the last act of it, and what it is called where it was a command of several. */
interface TakenBack {
  readonly act: ActEntry;
  readonly plan: string | null;
}

/** A table in play, who sits at it, and everything that was told. */
export class PlaySession {
  readonly entry: GameEntry;
  readonly crew: Crew;
  readonly language: Language;
  readonly table: AnyTable;
  readonly options: OptionValues;
  private readonly seed: string;
  /** What was told of each entry of the logbook; set-up is number 0. */
  private readonly told: (readonly Told<Typed>[])[];
  private readonly plans = new PlanBook();

  private constructor(
    entry: GameEntry,
    table: AnyTable,
    crew: Crew,
    language: Language,
    told: (readonly Told<Typed>[])[],
  ) {
    this.entry = entry;
    this.table = table;
    this.crew = crew;
    this.language = language;
    this.told = told;
    const { options, seed = '' } = table.record();
    this.options = options;
    this.seed = seed;
  }

  static open(entry: GameEntry, request: TableRequest, crew: Crew, language: Language): PlaySession {
    const told: Told<Typed>[] = [];
    const table = Table.open(entry.game, request, listener(told));
    return new PlaySession(entry, table, withStyles(crew, entry.styles, table.commitment), language, [told]);
  }

  /** Goes on with a record; throws a `Refusal` for one that cannot be. */
  static resume(entry: GameEntry, raw: unknown, crew: (seats: number) => Crew, language: Language): PlaySession {
    const table = Table.load(entry.game, raw);
    const told = [...retell(entry.game, table.record())].map((step) => step.told as Told<Typed>[]);
    return new PlaySession(entry, table, crew(table.seats), language, told);
  }

  get words(): GameEntry['words'] {
    return this.entry.words;
  }

  get record(): GameRecord {
    return this.table.record();
  }

  /** The person spoken to as "you": the only one at the table, if there is only one. */
  get you(): Seat | null {
    return loneSeat(this.crew);
  }

  /** Somebody alone without a name is "you"; several are counted. */
  name(seat: Seat): string {
    const { you, player } = WORDS[this.language];
    return this.crew[seat]?.name ?? (seat === this.you ? you : player(seat + 1));
  }

  /** The person who has to decide next; null if it is a bot's turn, or nobody's. */
  get decider(): Seat | null {
    return this.table.toAct.find((seat) => isPerson(this.crew, seat)) ?? null;
  }

  /** True if somebody else at this keyboard must not see what this seat sees. */
  hasSecrets(seat: Seat): boolean {
    const view = this.table.view(seat);
    return this.crew.some(
      (_, other) => other !== seat && isPerson(this.crew, other) && !same(this.table.view(other), view),
    );
  }

  act(seat: Seat, action: unknown): void {
    this.told.push(this.table.act(seat, action));
  }

  /**
   * Carries out a command of several actions, as far as it goes. Whatever was done of it is taken back as one. `others` lets
   * those answer who need nobody at the keyboard, until the seat is asked again: false where it is not.
   */
  async carryOut(
    seat: Seat,
    plan: Typed,
    label: string,
    moment: () => PlanMoment<Typed, unknown> | null,
    others: () => Promise<boolean>,
  ): Promise<PlanEnd> {
    const run = new PlanRun<Typed, unknown>(this.entry.plans!, plan);
    const seqs: number[] = [];
    let outcome: StepOutcome = 'done';
    for (;;) {
      const step = run.next(moment(), outcome);
      if (step.kind === 'wait' && (await others())) {
        outcome = this.table.over ? 'over' : 'other';
        continue;
      }
      if (step.kind !== 'act') {
        this.plans.note({ seat, plan, label, seqs });
        return step.kind === 'wait' ? { kind: 'halted', why: 'other' } : step;
      }
      this.act(seat, step.act);
      seqs.push(this.table.seq);
      outcome = this.table.over ? 'over' : this.hasBarrier(this.table.seq) ? 'chance' : 'done';
    }
  }

  /** The commands that a seat has given and not taken back, the oldest first. */
  given(seat: Seat): readonly Typed[] {
    return this.plans.given(seat, this.table.inForce);
  }

  /** How a bot plays; none for somebody who has no style. */
  style(seat: Seat): BotStyle | undefined {
    return styleNamed(this.entry.styles, this.crew[seat]?.style);
  }

  /** What a bot of some level is to think about in a seat. With the same table and seed, it thinks the same. */
  request(level: string, seat: Seat, budget: ThinkRequest['budget']): ThinkRequest {
    const { state, seq } = this.table;
    return {
      game: this.entry.game.id,
      rules: this.table.game.rules,
      state,
      seat,
      level,
      budget,
      seed: `${this.seed}:${seq}`,
    };
  }

  /** The last act of a person that no undo has taken back; null if there is none. */
  get lastOwnAct(): number | null {
    return this.table.inForce.findLast((seq) => isPerson(this.crew, this.entryAt(seq).seat)) ?? null;
  }

  /** Takes back what a person did last, and with `agreed` also what came after it; null if that cannot be. */
  undo(agreed: boolean): TakenBack | null {
    const last = this.lastOwnAct;
    const act = last === null ? null : this.entryAt(last);
    if (last === null || act?.type !== 'act') return null;
    const free = this.table.undoable(act.seat);
    const plan = this.plans.takeBack(this.table.inForce, free);
    if (plan !== null) this.table.undoTo(act.seat, plan.to);
    else if (free > 0) this.table.undoStep(act.seat);
    else if (agreed) this.table.undoAgreed(act.seat, this.table.inForce.findLast((seq) => seq < last) ?? 0);
    else return null;
    this.told.push([]);
    return { act, plan: plan?.label ?? null };
  }

  /** All events in force as a seat heard them, or everybody (null), from the beginning or from right before an act on. */
  events(seat: Seat | null, from = 0): readonly Typed[] {
    const seqs = [0, ...this.table.inForce].filter((seq) => seq >= from);
    return seqs.flatMap((seq) => eventsFor(this.told[seq] ?? [], seat));
  }

  /**
   * All there is to tell before the next decision: what happened since a person last acted, that act included. Whoever had
   * to look away is told what happened since an own act.
   */
  news(seat: Seat | null): readonly Typed[] {
    const mayHaveMissed = seat !== null && this.hasSecrets(seat);
    return this.events(seat, (mayHaveMissed ? this.lastActOf(seat) : this.lastOwnAct) ?? 0);
  }

  private lastActOf(seat: Seat): number | null {
    return this.table.inForce.findLast((seq) => this.entryAt(seq).seat === seat) ?? null;
  }

  private hasBarrier(seq: number): boolean {
    const entry = this.entryAt(seq);
    return entry.type === 'act' && (entry.chance.length > 0 || entry.revealed === true);
  }

  private entryAt(seq: number): Entry {
    const entry = this.table.entries[seq - 1];
    if (entry === undefined) throw new Error(`there is no entry ${seq}`);
    return entry;
  }
}
