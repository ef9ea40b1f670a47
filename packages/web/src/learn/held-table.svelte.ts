import type { AnyTable, Seat, Typed } from '@roadstead/kernel';
import type { Played, Room, Standing } from '@roadstead/protocol';
import { LocalTable } from '../local/local-table.js';
import { settings } from '../settings/settings.svelte.js';
import type { Hint, TableModel } from '../table/model.js';

/** What becomes of an act: done, or a sentence why not. */
type ActAnswer = (action: Typed) => string | null;

/** A table that a lesson or a puzzle keeps and shows. What is done at it, its owner decides. */
export class HeldTable implements TableModel {
  readonly id: string;
  readonly seat: Seat;
  readonly connection = 'here';
  readonly waiting = false;
  readonly said = [];
  private readonly answer: ActAnswer;
  private readonly back: () => boolean;
  private shown: LocalTable = $state.raw(null as unknown as LocalTable);
  private refused: string | null = $state(null);

  constructor(id: string, seat: Seat, table: AnyTable, answer: ActAnswer, back: () => boolean = () => false) {
    this.id = id;
    this.seat = seat;
    this.answer = answer;
    this.back = back;
    this.show(table);
  }

  /** The table as it stands now. */
  show(table: AnyTable): void {
    const seats = Array.from({ length: table.seats }, (_, seat) =>
      seat === this.seat ? ({ kind: 'person', name: '' } as const) : ({ kind: 'bot', level: 'captain' } as const),
    );
    this.shown = LocalTable.around(this.id, table, seats, { odds: true, practice: false, cover: false });
  }

  readonly room: Room = $derived.by(() => this.shown.room(this.seat));

  readonly standing: Standing = $derived.by(() => {
    const { odds, ...rest } = { ...this.shown.standing(this.seat, 0), undoable: 0 };
    return settings.now.odds && odds !== undefined ? { ...rest, odds } : rest;
  });

  readonly opening: readonly Typed[] = $derived.by(() => this.shown.opening(this.seat));
  readonly log: readonly Played[] = $derived.by(() => this.shown.log(this.seat));

  get refusal(): string | null {
    return this.refused;
  }

  async act(action: Typed): Promise<boolean> {
    this.refused = null;
    const sentence = this.answer(action);
    this.refused = sentence;
    return sentence === null;
  }

  async undo(): Promise<boolean> {
    return this.back();
  }

  async askUndo(): Promise<boolean> {
    return false;
  }

  async answerUndo(): Promise<boolean> {
    return false;
  }

  async arm(): Promise<boolean> {
    return false;
  }

  async say(): Promise<boolean> {
    return false;
  }

  async viewAfter(act: number): Promise<unknown> {
    return this.shown.viewAfter(act, this.seat);
  }

  async hint(): Promise<Hint | null> {
    return null;
  }

  dismissRefusal(): void {
    this.refused = null;
  }
}
