import type { Presence } from '../socket/presence.js';
import type { Here } from './news.js';
import type { NodeBus } from './node-bus.js';

/** Tables in one message. */
const AT_ONCE = 200;

/** Tells other nodes who has which table open at this one. */
export class Announcer {
  private readonly node: string;
  private readonly bus: NodeBus;
  private readonly presence: () => Presence;
  private readonly changed = new Set<string>();

  constructor(node: string, bus: NodeBus, presence: () => Presence) {
    this.node = node;
    this.bus = bus;
    this.presence = presence;
  }

  /** Somebody has come to a table, gone, or looks elsewhere. */
  readonly change = (table: string): void => {
    if (this.bus.state !== 'connected') return; // all of it is told when others can be heard again
    if (this.changed.size === 0) setImmediate(() => this.tell([...this.takeChanged()]));
    this.changed.add(table);
  };

  /** That the node is there. */
  beat(): void {
    this.bus.tell({ kind: 'here', node: this.node, tables: {} });
  }

  /** Everything, for those who know nothing of it yet. */
  all(): void {
    this.tell(this.presence().watchedTables);
  }

  gone(): void {
    this.bus.tell({ kind: 'gone', node: this.node });
  }

  private takeChanged(): string[] {
    const tables = [...this.changed];
    this.changed.clear();
    return tables;
  }

  private tell(tables: readonly string[]): void {
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      const some = tables.slice(from, from + AT_ONCE);
      this.bus.tell({
        kind: 'here',
        node: this.node,
        tables: Object.fromEntries(some.map((table) => [table, this.here(table)])),
      });
    }
  }

  private here(table: string): Here {
    const sockets = this.presence()
      .watchersOf(table)
      .map(({ socket }) => socket);
    const looking = sockets.filter((socket) => socket.looking.has(table));
    return { people: people(sockets), looking: people(looking) };
  }
}

function people(sockets: readonly { readonly person: string }[]): string[] {
  return [...new Set(sockets.map(({ person }) => person))];
}
