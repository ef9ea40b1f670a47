import type { OrderPart } from '@roadstead/companies';
import type { OfferedPlan, PlanDesk } from '../../../table/plans/plan-desk.svelte.js';
import type { Stand } from '../play/standing.js';

/** What purchases need to know of the table around them. */
interface OrderedAt {
  readonly stand: Stand;
  readonly plans: PlanDesk | undefined;
}

/** A part of an order, as it is called. */
interface Named {
  readonly part: OrderPart;
  readonly label: string;
}

/** Nothing of it counts once the table stands otherwise. */
interface Noted {
  readonly seq: number;
  readonly parts: readonly Named[];
}

const DONE: OrderPart = { act: { type: 'done' } };

/** Purchases, repairs and the end of buying, put together before they are done as one order. */
export class Ordering {
  private readonly table: () => OrderedAt;
  private noted: Noted = $state.raw({ seq: -1, parts: [] });
  /** Whether a press orders instead of doing it at once: stays as it is, from turn to turn. */
  private isChosen = $state(false);

  constructor(table: () => OrderedAt) {
    this.table = table;
  }

  /** Whether what is asked can be answered by an order. */
  readonly isPossible: boolean = $derived.by(() => {
    const { plans, stand } = this.table();
    return stand.legal.length > 2 && plans?.compose([DONE]) != null;
  });

  readonly isOn: boolean = $derived(this.isChosen && this.isPossible);

  readonly parts: readonly Named[] = $derived.by(() =>
    this.isOn && this.noted.seq === this.table().stand.seq ? this.noted.parts : [],
  );

  /** All of it as one command. */
  readonly offered: OfferedPlan | null = $derived.by(() => this.composed(this.parts));

  /** All of it, and the end of buying. */
  readonly ending: OfferedPlan | null = $derived.by(() =>
    this.parts.length === 0 ? null : this.composed([...this.parts, { part: DONE, label: '' }]),
  );

  toggle(): void {
    this.isChosen = !this.isOn;
  }

  /** Whether this can come after what was put together so far. */
  fits(part: OrderPart): boolean {
    return this.composed([...this.parts, { part, label: '' }]) !== null;
  }

  add(part: OrderPart, label: string): void {
    if (this.fits(part)) this.note([...this.parts, { part, label }]);
  }

  remove(place: number): void {
    this.note(this.parts.toSpliced(place, 1));
  }

  async carryOut({ plan }: OfferedPlan): Promise<void> {
    await this.table().plans?.carryOut(plan);
  }

  private note(parts: readonly Named[]): void {
    this.noted = { seq: this.table().stand.seq, parts };
  }

  private composed(parts: readonly Named[]): OfferedPlan | null {
    return this.table().plans?.compose(parts.map(({ part }) => part)) ?? null;
  }
}
