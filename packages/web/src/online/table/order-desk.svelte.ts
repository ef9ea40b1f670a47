import { loadedGame } from '@roadstead/games';
import type { Typed } from '@roadstead/kernel';
import { untrack } from 'svelte';
import type { TableModel } from '../../table/model.js';
import { toast } from '../../ui/toasts.svelte.js';
import { words } from '../../words/index.svelte.js';
import { online } from '../words/index.svelte.js';

/** What one decides ahead. It belongs to the page: a table that is laid out anew, as in another window, loses none of it. */
export class OrderDesk {
  private readonly table: () => TableModel;
  isChoosing = $state(false);
  private chosen: readonly string[] = $state.raw([]);
  private calledOff = false;
  private before: { readonly order: Typed | null; readonly seq: number } | null = null;

  constructor(table: () => TableModel) {
    this.table = table;
  }

  private readonly rules = $derived.by(() => loadedGame(this.table().room.game)?.orders);
  readonly order: Typed | null = $derived.by(() => this.table().standing?.order ?? null);
  /** What could be ordered while others are to act. */
  readonly offers: readonly Typed[] = $derived.by(() => {
    const { seat, standing } = this.table();
    if (this.rules === undefined || seat === null || standing === null || standing.over) return [];
    return standing.toAct.includes(seat) ? [] : this.rules.offers(standing.view, seat);
  });
  /** By name, so that a choice stays while the table changes. */
  readonly exceptions: ReadonlyMap<string, Typed> = $derived.by(
    () =>
      new Map(
        this.offers.flatMap((one): [string, Typed][] => {
          const name = this.rules!.exception(one, words.language);
          return name === '' ? [] : [[name, one]];
        }),
      ),
  );
  readonly isMadeOfParts: boolean = $derived.by(() => this.rules?.isMadeOfParts ?? false);
  /** What is ordered with the exceptions or parts that are chosen; null where that is nothing yet. */
  readonly joined: Typed | null = $derived.by(() => {
    const chosen = this.chosen.flatMap((name) => this.exceptions.get(name) ?? []);
    return this.rules === undefined || (this.isMadeOfParts && chosen.length === 0) ? null : this.rules.join(chosen);
  });

  inWords(order: Typed): string {
    return this.rules!.describe(order, words.language);
  }

  choose(): void {
    this.chosen = [];
    this.isChoosing = true;
  }

  isChosen(name: string): boolean {
    return this.chosen.includes(name);
  }

  tick(name: string, isChosen: boolean): void {
    this.chosen = isChosen ? [...this.chosen, name] : this.chosen.filter((one) => one !== name);
  }

  async give(order: Typed): Promise<void> {
    this.isChoosing = false;
    await this.table().arm(order);
  }

  async callOff(): Promise<void> {
    this.calledOff = true;
    await this.table().arm(null);
  }

  /** Called within an effect: says what became of an order, and offers nothing that cannot be ordered any more. */
  follow(): void {
    const [now, seq] = [this.order, this.table().standing?.seq ?? 0];
    if (this.offers.length === 0) this.isChoosing = false;
    untrack(() => {
      const { before, calledOff } = this;
      if (before?.order && now === null && !calledOff) this.tellEnd(before.seq);
      this.calledOff = false;
      this.before = { order: now, seq };
    });
  }

  private tellEnd(since: number): void {
    const { log, seat } = this.table();
    const { orderUsed, orderGone } = online.words.play;
    toast(log.some((played) => played.seq > since && played.seat === seat) ? orderUsed : orderGone);
  }
}
