import type { Hub } from '../socket/hub.js';
import type { Mutes } from '../socket/mutes.js';
import type { Presence } from '../socket/presence.js';
import type { Store } from '../store/store.js';
import { isAsked } from '../tables/seating.js';
import type { NodeBus } from './node-bus.js';

/** How often it is looked for while others cannot be heard, and while they can: even then a message may be lost. */
const EVERY_MS = { down: 5_000, connected: 60_000 };
/** A node may have been this late to write, or to be heard. */
const LATE_MS = 10_000;
const AT_ONCE = 1_000;

interface LostNewsParts {
  readonly store: Pick<Store, 'tables'>;
  readonly bus: Pick<NodeBus, 'state' | 'onState'>;
  readonly presence: Pick<Presence, 'socketsOf'>;
  readonly hub: Pick<Hub, 'pushTurn'>;
  readonly mutes: Pick<Mutes, 'refreshAll'>;
  readonly now: () => number;
}

/**
 * What other nodes said and nobody here has heard, as far as no table that is open here tells it: whose turn it has become
 * elsewhere, and whom somebody does not want to hear.
 */
export class LostNews {
  private readonly o: LostNewsParts;
  private next = 0;
  private since: number;
  /** Tables as they were told of the last time. */
  private told: ReadonlyMap<string, number> = new Map();

  constructor(parts: LostNewsParts) {
    this.o = parts;
    this.since = parts.now();
    parts.bus.onState(() => {
      this.next = 0;
    });
  }

  async look(): Promise<void> {
    const { bus, mutes, now } = this.o;
    const at = now();
    if (bus.state === 'alone' || at < this.next) return;
    this.next = at + EVERY_MS[bus.state];
    await this.tellTurns();
    await mutes.refreshAll();
    this.since = at;
  }

  private async tellTurns(): Promise<void> {
    const { store, presence, hub } = this.o;
    const found = await store.tables.changedSince(this.since - LATE_MS, AT_ONCE);
    for (const table of found) {
      if (this.told.get(table.id) === table.version) continue;
      for (const [seat, { person }] of table.seats.entries()) {
        if (person !== null && presence.socketsOf(person).length > 0)
          hub.pushTurn(table.id, person, isAsked(table, seat));
      }
    }
    this.told = new Map(found.map(({ id, version }) => [id, version]));
  }
}
