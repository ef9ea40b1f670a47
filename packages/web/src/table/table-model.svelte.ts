import type { Language, Seat, Typed } from '@roadstead/kernel';
import type { Played, Room, Said, Standing } from '@roadstead/protocol';
import { settings } from '../settings/settings.svelte.js';
import { typeIsHere } from '../ui/types.js';
import type { TableModel } from './model.js';
import type { SourceState, TableSource } from './source.js';
import { SourceVerbs } from './source-verbs.js';

/** A table from any source, as the page shows it. The source is the only truth: nothing is guessed before it is told. */
class SourceTable extends SourceVerbs implements TableModel {
  readonly id: string;
  private readonly stop: () => void;
  private state: SourceState = $state.raw(null as unknown as SourceState);

  constructor(source: TableSource, language: () => Language) {
    super(source, language);
    this.id = source.table;
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

  close(): void {
    this.stop();
    this.source.close();
  }
}

export type OpenTable = TableModel & Pick<SourceTable, 'close'>;

/** The table once it can be shown; one sentence where it may not be watched. */
export async function createTableModel(source: TableSource, language: () => Language): Promise<OpenTable | string> {
  const type = typeIsHere();
  const barred = await new Promise<string | null>((resolve) => {
    const stop = source.subscribe(({ room, standing, barred }) => {
      if (barred !== null) resolve(barred.message);
      else if (room !== null && (standing !== null || room.status === 'gathering')) resolve(null);
      else return;
      queueMicrotask(() => stop());
    });
  });
  await type;
  if (barred === null) return new SourceTable(source, language);
  source.close();
  return barred;
}
