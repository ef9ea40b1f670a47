import { resolve } from 'node:path';
import { moveAndCheck } from '@roadstead/server';
import { thousands } from '../table-print.js';
import { UsageError } from '../usage.js';
import type { AdminVerb } from './verb.js';

export const move: AdminVerb = {
  name: 'move',
  takes: '--to <postgres://…|FILE>',
  summary: 'copies the whole place into a PostgreSQL database, or into a file',
  help: `Copies everything into another database: from a file to PostgreSQL, or back. The place
must be closed meanwhile, or be a backup (in a folder of its own as roadstead.db, named
with --data). It is only read, and left as it is.

  --to WHERE  an empty PostgreSQL database, or a file that is not there yet

The copy is compared with what it was made from, row by row, and some of its games are
replayed. Interrupted, it goes on where it was when it is asked for again; until all of it
is there and found good, no server opens it.
`,
  options: { to: { type: 'string' } },
  least: 0,
  most: 0,
  async runAt(place, { streams, tell }, _, { to }) {
    if (typeof to !== 'string' || to === '') throw new UsageError('move needs --to and where to');
    const where = /^postgres(ql)?:\/\//.test(to) ? to : resolve(to);
    let rows = 0;
    const moved = await moveAndCheck(place, where, {
      progress: (more) => {
        rows += more;
        if (streams.stderr.isTTY) streams.stderr.write(`\r${thousands(rows)} rows`);
      },
    });
    if (streams.stderr.isTTY) streams.stderr.write('\n');
    const all = Object.values(moved.rows).reduce((sum, count) => sum + count, 0);
    tell(moved, [
      `${thousands(all)} rows are there and the same (${thousands(moved.before)} were there before), ${thousands(
        moved.replayed,
      )} games were replayed: ${thousands(moved.rows.people!)} people, ${thousands(moved.rows.tables!)} tables, ${thousands(
        moved.rows.entries!,
      )} entries.`,
    ]);
    return 0;
  },
};
