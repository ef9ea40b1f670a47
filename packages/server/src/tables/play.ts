import { type AnyTable, Refusal, type Seat, type Typed } from '@roadstead/kernel';
import { isPlayedByPerson } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import { inSlices } from '../slices.js';
import type { StoredTable } from '../store/store.js';
import { awaitsBot } from './after-entry.js';
import { type Keeper, Stale } from './keeper.js';
import { MOST_AGREED, MOST_ENTRIES, MOST_WITH_UNDO, noMoreUndo } from './most.js';
import { orderedAct, ordersTakeTime, withOrder } from './orders.js';
import { seatAt } from './seating.js';
import { checkAway, checkGoingBack, isAgreed, openRequest } from './undo.js';

/** Who asks, and the id of the request: sent twice, it counts once. `at`: when it came. */
export interface AskedBy {
  readonly person: string;
  readonly request: string;
  readonly at?: number;
}

interface PlayParts {
  readonly keeper: Keeper;
  readonly now: () => number;
  /** How long others have to agree to going back. */
  readonly undoAskedMs: number;
}

/** What people do in a game. Each gives the number of entries that the logbook has then. */
export class Play {
  private readonly keeper: Keeper;
  private readonly now: () => number;
  private readonly undoAskedMs: number;

  constructor({ keeper, now, undoAskedMs }: PlayParts) {
    this.keeper = keeper;
    this.now = now;
    this.undoAskedMs = undoAskedMs;
  }

  act(id: string, by: AskedBy, expect: number, action: Typed): Promise<number> {
    return this.keeper.write(id, {
      by,
      expect,
      answers: (stored) => seatAt(stored, by.person),
      check: (stored) => void ownSeat(stored, by.person),
      make: (table, stored) => table.act(seatAt(stored, by.person), action),
    });
  }

  /** Takes back what one did last, or what one did after act number `to`, or all that one freely can. */
  undo(id: string, by: AskedBy, expect: number, step: boolean, to?: number): Promise<number> {
    return this.keeper.write(id, {
      by,
      expect,
      check: (stored) => void ownSeat(stored, by.person),
      make: (table, stored) => {
        const seat = seatAt(stored, by.person);
        if (table.seq >= MOST_WITH_UNDO) throw noMoreUndo();
        if (to !== undefined) table.undoTo(seat, to);
        else if (step) table.undoStep(seat);
        else table.undo(seat);
        return [];
      },
    });
  }

  /** Asks all others to go back to right after an entry. Bots agree; so where nobody else plays, it is done at once. */
  async askUndo(id: string, person: string, expect: number, to: number): Promise<number> {
    await this.keeper.change(id, (loaded) => {
      const seat = ownSeat(loaded.stored, person);
      const table = started(loaded.table);
      if (table.seq !== expect) throw new Stale();
      if (loaded.stored.plannedSeed !== null) {
        throw new Refused('NOT_ALLOWED', 'Others had the same deal: to be compared, what has come to light stays so.');
      }
      checkGoingBack(table, to);
      checkAway(loaded.stored, to);
      if (table.seq >= MOST_WITH_UNDO || agreedAt(table) >= MOST_AGREED) throw noMoreUndo();
      const other = openRequest(loaded.stored, this.now());
      if (other !== null && other.seat !== seat) {
        throw new Refused('NOT_NOW', 'Somebody else has asked to go back: answer that first.');
      }
      return { undoAsked: { seat, to, agreed: [], expiresAt: this.now() + this.undoAskedMs } };
    });
    return this.goBackIfAgreed(id);
  }

  async answerUndo(id: string, person: string, to: number | undefined, agree: boolean): Promise<number> {
    await this.keeper.change(id, ({ stored }) => {
      const seat = ownSeat(stored, person);
      const asked = openRequest(stored, this.now());
      if (asked === null) throw new Refused('NOT_NOW', 'Nobody asks to go back any more.');
      if (to !== undefined && asked.to !== to)
        throw new Refused('NOT_NOW', 'By now they ask to go back to somewhere else.');
      // Who asked may take it back; their own consent is there already.
      if (!agree) return { undoAsked: null };
      if (asked.seat === seat || asked.agreed.includes(seat)) return null;
      return { undoAsked: { ...asked, agreed: [...asked.agreed, seat] } };
    });
    return this.goBackIfAgreed(id);
  }

  /** Gives an order for this turn, or takes it back. */
  async arm(id: string, person: string, order: Typed | null): Promise<number> {
    const { seq } = await this.keeper.change(id, (loaded) => {
      const seat = ownSeat(loaded.stored, person);
      const table = started(loaded.table);
      if (table.over) throw new Refusal('GAME_OVER', 'The game is over.');
      const orders = withOrder(loaded.stored.orders, table, seat, order);
      return { orders, awaitsBot: awaitsBot({ ...loaded.stored, orders }, table) };
    });
    return seq;
  }

  /** When the entry was made that an order answers which is to look like one by hand; null where none is. */
  slowOrderSince(id: string): Promise<number | null> {
    return this.keeper.look(id, ({ table, stored, times }) => {
      const isSlow = table !== null && ordersTakeTime(table) && orderedAct(stored, table) !== null;
      return isSlow ? (times.at(-1) ?? stored.turnAt) : null;
    });
  }

  /** Does for somebody what they have ordered; false if there is no such order now. */
  async carryOutOrder(id: string): Promise<boolean> {
    const ordered = await this.keeper.look(id, ({ table, stored }) => {
      return table && table.seq < MOST_ENTRIES ? orderedAct(stored, table) : null;
    });
    if (ordered === null) return false;
    await this.keeper.write(id, {
      by: null,
      expect: null, // the order is held against the table as it stands then
      make: (table, stored) => {
        const act = orderedAct(stored, table);
        if (act === null) throw new Refused('NOT_NOW', 'The order is not there any more.');
        return table.act(act.seat, act.action);
      },
    });
    return true;
  }

  private async goBackIfAgreed(id: string): Promise<number> {
    const { seq, agreed } = await this.keeper.look(id, async ({ stored, table }) => {
      const agreed = isAgreed(stored, this.now());
      // The way back is gone here, a little at a time: what is passed is kept, and going back is short.
      if (agreed) await inSlices(started(table).lookingBack(stored.undoAsked!.to, null));
      return { seq: stored.seq, agreed };
    });
    if (!agreed) return seq;
    return this.keeper.write(id, {
      by: null,
      expect: seq,
      make: (table, stored) => {
        if (!isAgreed(stored, this.now())) throw new Refused('NOT_NOW', 'It is not agreed any more.');
        table.undoAgreed(stored.undoAsked!.seat, stored.undoAsked!.to);
        return [];
      },
    });
  }
}

/** The seat of a person who plays it. */
function ownSeat(stored: StoredTable, person: string): Seat {
  const seat = seatAt(stored, person);
  if (!isPlayedByPerson(stored.seats[seat]!)) {
    throw new Refused('NOT_ALLOWED', 'You have left this game: take your seat back first.');
  }
  return seat;
}

/** How often all have agreed to go back. */
function agreedAt({ entries }: AnyTable): number {
  return entries.filter((entry) => entry.type === 'undo' && entry.agreed).length;
}

function started(table: AnyTable | null): AnyTable {
  if (table === null) throw new Refused('NOT_NOW', 'The game has not started yet.');
  return table;
}
