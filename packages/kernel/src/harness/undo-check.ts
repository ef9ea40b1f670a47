import type { Random, Seat } from '../contract.js';
import type { ActEntry } from '../logbook/record.js';
import type { AnyTable } from '../logbook/table.js';
import { copyOf } from '../plain.js';
import { Refusal } from '../refusal.js';
import { same } from '../same.js';
import { difference } from './compare.js';
import type { Watch } from './watch.js';

interface Remembered {
  readonly seat: Seat;
  readonly isBarrier: boolean;
  readonly before: unknown;
}

/** Its own memory of what was done, to see that undo gives back exactly what it may and nothing else. */
export class UndoCheck {
  private readonly table: AnyTable;
  private readonly watch: Watch;
  private readonly acts: Remembered[] = [];

  constructor(table: AnyTable, watch: Watch) {
    this.table = table;
    this.watch = watch;
  }

  /** To be called after each act, with the state before it. */
  remember(before: unknown): void {
    const { seat, chance, revealed } = this.table.entries.at(-1) as ActEntry;
    this.acts.push({ seat, isBarrier: chance.length > 0 || revealed === true, before });
  }

  /** Lets any seat undo, all it can or one step, whether it may or not. */
  attempt(random: Random): void {
    const seat = random.int(this.table.seats);
    const isStep = random.int(2) === 0;
    const free = this.table.over ? 0 : this.freeActs(seat);
    const count = isStep ? Math.min(free, 1) : free;
    const expected = count === 0 ? copyOf(this.table.state) : this.acts.at(-count)!.before;
    const isRefused = this.isRefused(() => (isStep ? this.table.undoStep(seat) : this.table.undo(seat)));
    if (isRefused !== (count === 0)) {
      this.fail(`seat ${seat} may take back ${free} acts, but undo is ${isRefused ? 'refused' : 'not refused'}`);
    }
    if (!same(expected, this.table.state)) this.fail(difference(expected, this.table.state));
    this.acts.length -= count;
  }

  private freeActs(seat: Seat): number {
    const barrier = this.acts.findLastIndex((act) => act.isBarrier || act.seat !== seat);
    return this.acts.length - 1 - barrier;
  }

  private isRefused(undo: () => void): boolean {
    try {
      undo();
      return false;
    } catch (error) {
      if (error instanceof Refusal) return true;
      throw error;
    }
  }

  private fail(detail: string): never {
    return this.watch.fail('undo stops at barriers', detail);
  }
}
