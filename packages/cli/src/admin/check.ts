import { checkPlace } from '@roadstead/server';
import { ProgressBar } from '../progress.js';
import { thousands } from '../table-print.js';
import type { AdminVerb } from './verb.js';

export const check: AdminVerb = {
  name: 'check',
  takes: '',
  summary: 'looks everything through: is anything damaged or missing?',
  help: `Looks everything through and changes nothing: whether the file is whole, whether all that
is in it belongs together, and whether every logbook is complete and replays by the rules
and its seed. Tells what is wrong, a line each; exit code 1 if anything is.

It may be done while the server runs, and of a backup: put it into a folder of its own as
roadstead.db, and name that folder with --data.
`,
  least: 0,
  most: 0,
  async run(admin) {
    const bar = new ProgressBar(
      admin.streams.stderr,
      (await admin.store.tables.ids('', Number.MAX_SAFE_INTEGER)).length,
      'tables',
    );
    const checked = await checkPlace(admin.store, (done) => bar.update(done));
    bar.clear();
    const { tables, entries, faults } = checked;
    const end = faults.length === 0 ? 'all is well' : `${thousands(faults.length)} faults`;
    admin.tell(checked, [
      ...faults.map(({ table, sentence }) =>
        table === null ? `the data: ${sentence}` : `table ${table}: ${sentence}`,
      ),
      `${thousands(tables)} tables with ${thousands(entries)} entries: ${end}.`,
    ]);
    return faults.length === 0 ? 0 : 1;
  },
};
