import type { Language, Seat, Typed } from '@roadstead/kernel';
import type { Phrase, Played, Room, Said, Standing } from '@roadstead/protocol';
import { settings } from '../settings/settings.svelte.js';
import { hintIn } from './hint-in.js';
import type { Hint, TableModel } from './model.js';
import type { Outcome, SourceState, TableSource } from './source.js';

/** A table from any source, as the page shows it. The source is the only truth: nothing is guessed before it is told. */
class SourceTable implements TableModel {
  readonly id: string;
  private readonly source: TableSource;
  private readonly language: () => Language;
  private readonly stop: () => void;
  private state: SourceState = $state.raw(null as unknown as SourceState);
  /** Asked before every action: whoever may have tapped by mistake can still say no. */
  guard: (action: Typed) => Promise<boolean> = async () => true;

  constructor(source: TableSource, language: () => Language) {
    this.id = source.table;
    this.source = source;
    this.language = language;
    this.stop = source.subscribe((state) => {
      this.state = state;
    });
  }

  get room(): Room {
    return this.state.room!;
  }

  /** Without the odds where the person does not want to see them. */
  readonly standing: Standing | null = $derived.by(() => {
    const { standing } = this.state;
    if (standing === null || settings.now.odds) return standing;
    const { odds, ...rest } = standing;
    return rest;
  });

  get opening(): readonly Typed[] {
    return this.state.opening;
  }

  get log(): readonly Played[] {
    return this.state.log;
  }

  get said(): readonly Said[] {
    return this.state.said;
  }

  get seat(): Seat | null {
    return this.state.standing === null ? this.room.you.seat : this.state.standing.seat;
  }

  get waiting(): boolean {
    return this.state.waiting;
  }

  get connection(): TableModel['connection'] {
    return this.state.link === 'closed' ? 'lost' : this.state.link;
  }

  get refusal(): string | null {
    return this.state.refusal?.message ?? null;
  }

  get refusalCode(): string | null {
    return this.state.refusal?.code ?? null;
  }

  async act(action: Typed): Promise<boolean> {
    return (await this.guard(action)) && done(this.source.act(plain(action)));
  }

  undo(step: boolean): Promise<boolean> {
    return done(this.source.undo(step));
  }

  askUndo(to: number): Promise<boolean> {
    return done(this.source.askUndo(to));
  }

  answerUndo(agree: boolean): Promise<boolean> {
    return done(this.source.answerUndo(agree));
  }

  arm(order: Typed | null): Promise<boolean> {
    return done(this.source.arm(order && plain(order)));
  }

  say(what: { readonly text: string } | { readonly phrase: string }): Promise<boolean> {
    return done(this.source.say(what as { readonly text: string } | { readonly phrase: Phrase }));
  }

  async hint(): Promise<Hint | null> {
    const outcome = await this.source.hint();
    return outcome.ok ? hintIn(outcome.hint, this.language()) : null;
  }

  dismissRefusal(): void {
    this.source.dismissRefusal();
  }

  close(): void {
    this.stop();
    this.source.close();
  }
}

export type OpenTable = TableModel & Pick<SourceTable, 'guard' | 'close'>;

/** The table once it can be shown; one sentence where it may not be watched. */
export async function createTableModel(source: TableSource, language: () => Language): Promise<OpenTable | string> {
  const barred = await new Promise<string | null>((resolve) => {
    const stop = source.subscribe(({ room, standing, barred }) => {
      if (barred !== null) resolve(barred.message);
      else if (room !== null && (standing !== null || room.status === 'gathering')) resolve(null);
      else return;
      queueMicrotask(() => stop());
    });
  });
  if (barred === null) return new SourceTable(source, language);
  source.close();
  return barred;
}

async function done(outcome: Promise<Outcome>): Promise<boolean> {
  return (await outcome).ok;
}

/** Actions may come out of reactive objects, which cannot be sent to a worker. */
function plain<T extends Typed>(action: T): T {
  return JSON.parse(JSON.stringify(action)) as T;
}
