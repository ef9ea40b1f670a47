import { gameById } from '@roadstead/games';
import { Refusal, type Seat, type Typed } from '@roadstead/kernel';
import type { LocalTable } from './local-table.js';

interface Given {
  readonly order: Typed;
  readonly turn: string;
}

/** What people at one table decided beforehand. An order ends with the turn in which it was given. */
export class StandingOrders {
  private readonly table: LocalTable;
  private readonly given = new Map<Seat, Given>();

  constructor(table: LocalTable) {
    this.table = table;
  }

  of(seat: Seat | null): Typed | null {
    return (seat !== null && this.given.get(seat)?.order) || null;
  }

  give(seat: Seat, raw: Typed | null): void {
    if (raw === null) {
      this.given.delete(seat);
      return;
    }
    const { rules } = this;
    const parsed = rules?.parse(raw) ?? { refusal: 'Nothing can be decided beforehand in this game.' };
    if ('refusal' in parsed) throw new Refusal('ILLEGAL_ACTION', parsed.refusal);
    const view = this.table.view(seat);
    if (!rules!.fits(view, seat)) throw new Refusal('ILLEGAL_ACTION', 'There is nothing to decide beforehand now.');
    this.given.set(seat, { order: parsed.order, turn: rules!.turnOf(view) });
  }

  clear(): void {
    this.given.clear();
  }

  /** What an order says to do now, and for whom; null where every choice is left to its owner. */
  due(): { readonly seat: Seat; readonly action: Typed } | null {
    this.endOldOnes();
    for (const seat of this.table.toAct) {
      const order = this.of(seat);
      const action = order && this.rules?.decide(order, this.table.view(seat), seat, this.table.legal(seat));
      if (action) return { seat, action };
    }
    return null;
  }

  private endOldOnes(): void {
    for (const [seat, { turn }] of this.given) {
      if (this.table.over || this.rules?.turnOf(this.table.view(seat)) !== turn) this.given.delete(seat);
    }
  }

  private get rules() {
    return gameById(this.table.game.id)?.orders;
  }
}
