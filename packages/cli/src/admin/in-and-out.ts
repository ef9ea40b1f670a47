import { writeFile } from 'node:fs/promises';
import { Refusal } from '@roadstead/kernel';
import { importRecord, recordOf } from '@roadstead/server';
import { contents, recordIn } from '../record-file.js';
import { personNamed } from './people.js';
import { type Admin, AdminError, type AdminVerb } from './verb.js';

export const exporting: AdminVerb = {
  name: 'export',
  takes: '<table|person> [--out FILE]',
  summary: 'the record of a table, or all that is stored about a person',
  help: `Writes the record of a table (as "verify" reads it), or all that is stored about a
person (an id, or the name of an account), as JSON.

  --out FILE  where to; otherwise to standard output

The record of a game that is not over holds all its secrets: keep it to yourself.
`,
  options: { out: { type: 'string' } },
  least: 1,
  most: 1,
  async run(admin, [what], { out }) {
    const pieces = await exported(admin, what!);
    if (typeof out !== 'string') {
      for await (const piece of pieces) admin.streams.stdout.write(piece);
      return 0;
    }
    try {
      await writeFile(out, pieces, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new AdminError(code === 'EEXIST' ? `${out} is there already.` : `Cannot write ${out}: ${message}.`);
    }
    admin.tell({ file: out }, [`Written to ${out}.`]);
    return 0;
  },
};

async function exported(admin: Admin, what: string): Promise<AsyncIterable<string> | Iterable<string>> {
  const { store, streams } = admin;
  const table = await store.tables.byId(what);
  if (table === null) return (await store.people.exportAll((await personNamed(admin, what)).id))!;
  if (table.record === null) throw new AdminError('The game has not started: there is no record yet.');
  if (table.status !== 'over') streams.stderr.write('This game is not over: its record holds secrets.\n');
  return [`${JSON.stringify(recordOf(table, await store.tables.entries(table.id, 0)), null, 2)}\n`];
}

export const importing: AdminVerb = {
  name: 'import',
  takes: '<FILE> [--open]',
  summary: 'puts a finished game in as a table of its own',
  help: `Puts the record of a finished game in as a table where nobody sits, to be looked at and
played again. It is verified first. FILE may be - for standard input.

  --open  anybody may see it; otherwise only who has the invitation, which is told
`,
  options: { open: { type: 'boolean' } },
  least: 1,
  most: 1,
  async run(admin, [file], { open }) {
    const record = recordIn(await contents(file!, admin.streams));
    if (typeof record === 'string') throw new AdminError(record);
    try {
      const { id, invite } = await importRecord(admin.store, record, open === true, Date.now());
      const path = `/table?id=${id}${open === true ? '' : `#${invite}`}`;
      admin.tell({ id, path }, [`Table ${id}: ${path}`]);
    } catch (error) {
      if (error instanceof Refusal) throw new AdminError(error.message);
      throw error;
    }
    return 0;
  },
};
