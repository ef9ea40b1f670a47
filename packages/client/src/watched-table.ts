import type { Typed } from '@roadstead/kernel';
import type { Phrase, Played, Room, Said, SocketRequest, Standing } from '@roadstead/protocol';
import { Listeners } from './listeners.js';
import type { RefusalInfo, RequestOutcome } from './outcome.js';

/** Everything that is known of one table, wherever it is kept. It is never changed, only replaced. */
export interface WatchedState {
  /** Null until it was told. */
  readonly room: Room | null;
  /** Null while the table gathers. */
  readonly standing: Standing | null;
  /** What happened at set-up, and every entry since: 1, 2, 3 … without a gap or a double. */
  readonly opening: readonly Typed[];
  readonly log: readonly Played[];
  readonly said: readonly Said[];
  /** Something was asked whose answer, or whose effect, is still to come. */
  readonly waiting: boolean;
  /** The last refusal, until something else is asked or it is dismissed. */
  readonly refusal: RefusalInfo | null;
  /** Why this table cannot be watched at all. */
  readonly barred: RefusalInfo | null;
}

export const NOTHING_WATCHED: WatchedState = {
  room: null,
  standing: null,
  opening: [],
  log: [],
  said: [],
  waiting: false,
  refusal: null,
  barred: null,
};

type AboutTable<R> = R extends { readonly table: string } ? Omit<R, 'id' | 'table'> : never;
/** What is asked of a table. */
export type TableVerb = AboutTable<SocketRequest>;
export type VerbAtTable = TableVerb & { readonly table: string };

/** One table, watched: who listens, what was asked of it, and what was refused. Where it is kept is another matter. */
export abstract class WatchedTable<S extends WatchedState> {
  readonly table: string;
  protected shown: S;
  protected closed = false;
  private readonly listeners = new Listeners<S>();
  private asked = 0;

  constructor(table: string, shown: S) {
    this.table = table;
    this.shown = shown;
  }

  get state(): S {
    return this.shown;
  }

  /** Told at once and with every change. What it returns ends it. */
  subscribe(listener: (state: S) => void): () => void {
    listener(this.shown);
    return this.listeners.add(listener);
  }

  act(action: Typed): Promise<RequestOutcome> {
    return this.ask({ do: 'act', expect: this.seq, action });
  }

  /** The last act, or what was done after act number `to`, or all that one freely can. */
  undo(step: boolean, to?: number): Promise<RequestOutcome> {
    return this.ask({ do: 'undo', expect: this.seq, step, ...(to !== undefined && { to }) });
  }

  askUndo(to: number): Promise<RequestOutcome> {
    return this.ask({ do: 'askUndo', expect: this.seq, to });
  }

  /** `to`: where whoever answers has read that they want to go back to. */
  answerUndo(to: number, agree: boolean): Promise<RequestOutcome> {
    return this.ask({ do: 'answerUndo', to, agree });
  }

  arm(order: Typed | null): Promise<RequestOutcome> {
    return this.ask({ do: 'arm', order });
  }

  say(what: { readonly text: string } | { readonly phrase: Phrase }): Promise<RequestOutcome> {
    return this.ask({ do: 'say', ...what });
  }

  /** What one saw right after act number `after` (0: after set-up). */
  lookBack(after: number): Promise<RequestOutcome> {
    return this.ask({ do: 'lookBack', after });
  }

  hint(): Promise<RequestOutcome> {
    return this.ask({ do: 'hint' });
  }

  dismissRefusal(): void {
    this.show({ refusal: null } as Partial<S>);
  }

  abstract close(): void;

  protected abstract send(request: VerbAtTable): Promise<RequestOutcome>;

  /** What an answer tells beside yes or no. */
  protected learnFrom(_verb: TableVerb, _outcome: RequestOutcome): void {}

  /** A refusal as it is shown. */
  protected told(refusal: RefusalInfo): RefusalInfo {
    return refusal;
  }

  protected get seq(): number {
    return this.shown.standing?.seq ?? 0;
  }

  protected get isWaiting(): boolean {
    return this.asked > 0;
  }

  protected show(change: Partial<S>): void {
    this.shown = { ...this.shown, ...change, waiting: this.isWaiting };
    this.listeners.tell(this.shown);
  }

  private async ask(verb: TableVerb): Promise<RequestOutcome> {
    this.asked++;
    this.show({ refusal: null } as Partial<S>);
    const outcome = await this.send({ ...verb, table: this.table } as VerbAtTable);
    this.asked--;
    if (this.closed) return outcome;
    this.learnFrom(verb, outcome);
    this.show((outcome.ok ? {} : { refusal: this.told(outcome.error) }) as Partial<S>);
    return outcome;
  }
}
