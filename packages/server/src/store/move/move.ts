import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { BadData } from '../bad-data.js';
import { openStore } from '../open-store.js';
import type { Db } from '../schema.js';
import { CONTENTS, type Contents, columnsOf, lastRow, MOVING, rowsAfter, type StoredRow } from './contents.js';
import { nodesUp, reading, writing } from './databases.js';

export interface Moved {
  /** How many rows of each kind there are now. */
  readonly rows: Readonly<Record<string, number>>;
  /** Rows that were there from an attempt before. */
  readonly before: number;
}

export interface MoveOptions {
  /** Told after every page that is on disk. */
  readonly progress?: (rows: number) => void;
  readonly page?: number;
  /** Looks the copy over when it is complete; what it throws leaves the copy unfinished. */
  readonly check: () => Promise<void>;
}

/** Few enough for the widest of rows to be one statement. */
const PAGE = 200;

/**
 * Copies a place into an empty database, or goes on where it was interrupted. The source is only read, as it was when this
 * began. Until the copy was found to be the same, row by row, it is marked as unfinished, and nobody serves it.
 */
export async function movePlace(
  from: string,
  to: string,
  { progress, check, page = PAGE }: MoveOptions,
): Promise<Moved> {
  return reading(from, async ({ db: source, changed }) => {
    const up = await nodesUp(source);
    if (up.length > 0) throw new BadData(`The place is open (${up.join(', ')}): close it first.`);
    await (await openStore(to)).close(); // makes what is missing
    return writing(to, async (target) => {
      const columns = await columnsOf(target);
      await begin(target, await markOf(source));
      let before = 0;
      const rows: Record<string, number> = {};
      for (const contents of CONTENTS) {
        const of = columns.get(contents.name)!;
        before += await countOf(target, contents);
        for (let last = await lastRow(target, contents); ; ) {
          const some = await rowsAfter(source, contents, of, last, page);
          if (some.length === 0) break;
          await put(target, contents, some);
          progress?.(some.length);
          last = some.at(-1)!;
        }
      }
      for (const contents of CONTENTS) rows[contents.name] = await compare(source, target, contents, columns, page);
      if (await changed())
        throw new BadData('The place was written to meanwhile: close it, take the copy away, and move it again.');
      await check();
      await target.deleteFrom('facts').where('name', '=', MOVING).execute();
      return { rows, before };
    });
  });
}

/** A place that is not complete must not be served. */
export async function refuseUnfinished(keys: { get(name: string): Promise<string | null> }): Promise<void> {
  if ((await keys.get(MOVING)) !== null)
    throw new BadData('This place was not moved here completely: let "roadstead admin move" finish, or take it away.');
}

/** By this an interrupted move knows that it goes on with the same place. */
async function markOf(source: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['people', 'tables']) {
    const contents = CONTENTS.find((one) => one.name === name)!;
    hash.update(JSON.stringify(await rowsAfter(source, contents, contents.key, null, PAGE)));
  }
  return hash.digest('hex');
}

async function begin(target: Db, mark: string): Promise<void> {
  const known = await target.selectFrom('facts').select('value').where('name', '=', MOVING).executeTakeFirst();
  if (known?.value === mark) return;
  if (known !== undefined)
    throw new BadData('Another place was being moved there: let that finish, or take what is there away.');
  for (const contents of CONTENTS)
    if ((await lastRow(target, contents)) !== null)
      throw new BadData('There is a place there already: a place is moved into an empty database only.');
  await target.insertInto('facts').values({ name: MOVING, value: mark }).execute();
}

async function put(target: Db, { name }: Contents, rows: readonly StoredRow[]): Promise<void> {
  // Which columns it has was asked of the database itself.
  await target
    .insertInto(name as 'facts')
    .values(rows as never)
    .execute();
}

async function countOf(db: Db, { name }: Contents): Promise<number> {
  const kept = name === 'facts' ? sql`where name != ${MOVING}` : sql``;
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)} ${kept}`.execute(db);
  return Number(rows[0]!.n);
}

async function compare(
  source: Db,
  target: Db,
  contents: Contents,
  columns: ReadonlyMap<string, readonly string[]>,
  page: number,
): Promise<number> {
  const of = columns.get(contents.name)!;
  const [theirs, ours] = [await sumOf(source, contents, of, page), await sumOf(target, contents, of, page)];
  if (theirs.count !== ours.count)
    throw new BadData(
      `There are ${theirs.count} rows of ${contents.name}, and ${ours.count} in the copy: take it away, and begin anew.`,
    );
  if (theirs.hash !== ours.hash)
    throw new BadData(`The copy of ${contents.name} is not the same: take it away, and begin anew.`);
  return ours.count;
}

/** Of all rows, logbooks included, letter by letter. */
async function sumOf(db: Db, contents: Contents, columns: readonly string[], page: number) {
  const hash = createHash('sha256');
  let count = 0;
  for (let last: StoredRow | null = null; ; ) {
    const rows: StoredRow[] = await rowsAfter(db, contents, columns, last, page);
    for (const row of rows) hash.update(JSON.stringify(columns.map((column) => row[column])));
    count += rows.length;
    if (rows.length < page) return { count, hash: hash.digest('hex') };
    last = rows.at(-1)!;
  }
}
