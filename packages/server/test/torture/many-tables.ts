import { DatabaseSync } from '@photostructure/sqlite';

/** Where a table's own parts are. */
const PARTS = ['seats', 'entries', 'snapshots', 'admissions', 'talk'];

/** Copies one table of a store as often as asked, with all its parts, under ids and names of their own. */
export function multiply(file: string, table: string, count: number): void {
  const db = new DatabaseSync(file);
  db.exec('pragma foreign_keys = off; pragma synchronous = off; begin');
  const columnsOf = (name: string) =>
    (db.prepare(`pragma table_info(${name})`).all() as { name: string }[]).map((column) => column.name);
  const copy = (name: string, key: string) => {
    const columns = columnsOf(name);
    const values = columns.map((column) => (column === key ? '?' : column));
    return db.prepare(`insert into ${name} (${columns}) select ${values} from ${name} where ${key} = ?`);
  };
  const copies = [copy('tables', 'id'), ...PARTS.map((name) => copy(name, 'table_id'))];
  for (let i = 0; i < count; i++) {
    const id = i.toString(36).padStart(12, '0');
    for (const statement of copies) statement.run(id, table);
  }
  db.exec('commit');
  db.close();
}
