import type { RequestOutcome } from '@roadstead/client';
import { type Entry, openRecord, retell, type Seat, same, type Typed } from '@roadstead/kernel';
import type { Truth } from './truth.js';

interface Attempt {
  readonly seq: number;
  /** Null: an undo. */
  readonly action: Typed | null;
  /** As which entry it was acknowledged. */
  acknowledged?: number;
  /** The code with which it was refused. */
  refused?: string;
  /** How many milliseconds it took to be told. */
  waited?: number;
}

/** Every action that people sent to one table, and what they were told of it. */
export class Attempts {
  private readonly all: Attempt[] = [];
  private readonly bySeq = new Map<number, Attempt[]>();

  sent(seq: number, action: Typed | null): (outcome: RequestOutcome) => void {
    const attempt: Attempt = { seq, action };
    this.all.push(attempt);
    this.bySeq.set(seq, [...(this.bySeq.get(seq) ?? []), attempt]);
    const from = performance.now();
    return (outcome) => {
      attempt.waited = performance.now() - from;
      if (outcome.ok) attempt.acknowledged = outcome.seq!;
      else attempt.refused = outcome.error.code;
    };
  }

  get count(): number {
    return this.all.length;
  }

  /** How many were acknowledged so far. */
  get acknowledged(): number {
    return this.all.filter(({ acknowledged }) => acknowledged !== undefined).length;
  }

  /** Codes of refusals; that the game has gone on meanwhile is none: who is asked beside others is told so any day. */
  get refusals(): string[] {
    return this.all.flatMap(({ refused }) => (refused === undefined || refused === 'STALE' ? [] : [refused]));
  }

  /** Those that are acknowledged by now. */
  told(): ReadonlySet<Attempt> {
    return new Set(this.all.filter(({ acknowledged }) => acknowledged !== undefined));
  }

  get longestWait(): number {
    return Math.max(0, ...this.all.map(({ waited = 0 }) => waited));
  }

  /**
   * What the store has against it: actions that are missing, of those that were acknowledged before it was asked, and entries
   * that nobody asked for.
   */
  faults({ game, record, entries, stored }: Truth, told: ReadonlySet<Attempt>): string[] {
    /** Whom each state asks, the one after set-up first; looked up only where somebody answered beside others. */
    let asked: readonly (readonly Seat[])[] | undefined;
    /** An answer counts for as long as its seat is asked the same: meanwhile others may have answered, too. */
    const couldBecome = (meant: number, entry: number, seat: Seat): boolean => {
      if (meant >= entry) return meant === entry;
      asked ??= [...retell(openRecord(game, record).game, record)].map(({ state }) => game.toAct(state));
      return asked.slice(meant - 1, entry).every((seats) => seats.includes(seat));
    };
    const faults = entries.flatMap(({ seq }, i) => (seq === i + 1 ? [] : [`entry ${i + 1} is missing`]));
    const taken = new Set<number>();
    for (const { seq, action, acknowledged } of told) {
      if (acknowledged === undefined) continue;
      const entry = entries[acknowledged - 1]?.entry;
      if (!couldBecome(seq, acknowledged, entry?.seat ?? -1))
        faults.push(`meant as ${seq}, acknowledged as ${acknowledged}`);
      if (!isEntry(entry, action)) {
        const [meant, there] = [action, entry].map((one) => JSON.stringify(one ?? null));
        faults.push(`${acknowledged} was acknowledged and lost: ${meant}, there is ${there} of ${entries.length}`);
      }
      if (taken.has(acknowledged)) faults.push(`${acknowledged} was acknowledged to two`);
      taken.add(acknowledged);
    }
    for (const { seq, entry } of entries) {
      if (stored.seats[entry.seat]!.bot !== null) continue;
      const meant =
        this.bySeq.get(seq)?.some(({ action }) => isEntry(entry, action)) ||
        this.all.some((one) => isEntry(entry, one.action) && couldBecome(one.seq, seq, entry.seat));
      if (!meant) faults.push(`nobody meant entry ${seq}: an action was doubled`);
    }
    return faults;
  }
}

function isEntry(entry: Entry | undefined, action: Typed | null): boolean {
  return entry?.type === 'act' ? same(entry.action, action) : entry?.type === 'undo' && action === null;
}
