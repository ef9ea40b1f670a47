import type { Here } from './news.js';

/** A node that says nothing for so long is taken for gone. */
const SILENT_MS = 5_000;

interface Node {
  heardAt: number;
  readonly tables: Map<string, Here>;
}

/** Who is at which table by way of other nodes, as far as they have said so. */
export class Elsewhere {
  private readonly nodes = new Map<string, Node>();
  private readonly mono: () => number;

  constructor(mono: () => number = () => performance.now()) {
    this.mono = mono;
  }

  /** True if nothing was known of that node. */
  hear(id: string, tables: Readonly<Record<string, Here>>): boolean {
    const known = this.nodes.get(id);
    const node = known ?? { heardAt: 0, tables: new Map<string, Here>() };
    node.heardAt = this.mono();
    this.nodes.set(id, node);
    for (const [table, here] of Object.entries(tables)) {
      if (here.people.length === 0) node.tables.delete(table);
      else node.tables.set(table, here);
    }
    return known === undefined;
  }

  /** Returns the tables that were open there. */
  forget(id: string): string[] {
    const tables = [...(this.nodes.get(id)?.tables.keys() ?? [])];
    this.nodes.delete(id);
    return tables;
  }

  /** Those that are silent. Returns the tables that were open there. */
  forgetSilent(): string[] {
    const before = this.mono() - SILENT_MS;
    const silent = [...this.nodes].filter(([, { heardAt }]) => heardAt < before);
    return silent.flatMap(([id]) => this.forget(id));
  }

  isPresent(table: string, person: string): boolean {
    return this.at(table).some(({ people }) => people.includes(person));
  }

  isLooking(table: string, person: string): boolean {
    return this.at(table).some(({ looking }) => looking.includes(person));
  }

  isWatched(table: string): boolean {
    return this.at(table).length > 0;
  }

  private at(table: string): Here[] {
    return [...this.nodes.values()].flatMap(({ tables }) => tables.get(table) ?? []);
  }
}
