import type { NodeBus } from '../nodes/node-bus.js';
import type { Store } from '../store/store.js';
import type { Presence } from './presence.js';

/** Whom a person does not want to hear: kept in the store, and known to each of their connections, at every node. */
export class Mutes {
  private readonly store: Store;
  private readonly presence: Presence;
  private readonly bus: NodeBus;

  constructor(store: Store, presence: Presence, bus: NodeBus) {
    this.store = store;
    this.presence = presence;
    this.bus = bus;
  }

  async change(person: string, other: string, muted: boolean): Promise<void> {
    await this.store.people.mute(person, other, muted);
    await this.refresh(person);
    this.bus.tell({ kind: 'muted', person });
  }

  /** After it was changed, here or at another node. */
  async refresh(person: string): Promise<void> {
    const sockets = this.presence.socketsOf(person);
    if (sockets.length === 0) return;
    const muted = new Set(await this.store.people.mutedBy(person));
    for (const socket of sockets) socket.muted = muted;
  }
}
