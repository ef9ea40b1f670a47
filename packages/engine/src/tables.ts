import { type AnyTable, type PlainObject, Refusal } from '@roadstead/kernel';
import { badRequest, required } from './fields.js';

/** A finished game takes about 100 KiB, so this many fit into the memory that Node gives a program. */
export const MAX_TABLES = 16_384;

/** The tables of one engine, by their ids. They stay until they are dropped. */
export class Tables {
  private readonly byId = new Map<string, AnyTable>();
  private opened = 0;

  /** To be asked before a table is made, as making it costs more than asking. */
  checkRoom(): void {
    if (this.byId.size < MAX_TABLES) return;
    throw badRequest(`There are ${MAX_TABLES} tables already: drop some that are not needed.`);
  }

  add(table: AnyTable): string {
    const id = `t${++this.opened}`;
    this.byId.set(id, table);
    return id;
  }

  /** The table that a request is about. */
  of(request: PlainObject): AnyTable {
    return this.byId.get(this.idIn(request))!;
  }

  drop(request: PlainObject): void {
    this.byId.delete(this.idIn(request));
  }

  private idIn(request: PlainObject): string {
    const id = required(request, 'table');
    if (typeof id !== 'string' && typeof id !== 'number')
      throw badRequest('The field "table" must be the id of a table.');
    if (typeof id === 'string' && this.byId.has(id)) return id;
    throw new Refusal('UNKNOWN_TABLE', 'There is no table with this id.');
  }
}
