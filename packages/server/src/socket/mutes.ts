import type { NodeBus } from '../nodes/node-bus.js';
import type { Store } from '../store/store.js';
import type { Presence } from './presence.js';

const AT_ONCE = 300;

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

  /** After others may have changed it without a word. */
  async refreshAll(): Promise<void> {
    const known = new Map(this.presence.allSockets.map((socket) => [socket, socket.muted]));
    const people = [...new Set([...known.keys()].map(({ person }) => person))];
    for (let from = 0; from < people.length; from += AT_ONCE) {
      const some = people.slice(from, from + AT_ONCE);
      const muted = await this.store.people.mutesOf(some);
      for (const person of some) {
        for (const socket of this.presence.socketsOf(person)) {
          // What was changed meanwhile is newer than what was read.
          if (socket.muted === known.get(socket)) socket.muted = muted.get(person) ?? new Set();
        }
      }
    }
  }

  /** After it was changed, here or at another node. */
  async refresh(person: string): Promise<void> {
    const sockets = this.presence.socketsOf(person);
    if (sockets.length === 0) return;
    const muted = new Set(await this.store.people.mutedBy(person));
    for (const socket of sockets) socket.muted = muted;
  }
}
