import { FORGOTTEN_MS } from '@roadstead/server';
import { personNamed } from './people.js';
import { tableNamed } from './tables.js';
import type { AdminVerb } from './verb.js';

const FOR_GOOD = `  --write  does it; without it you are only told what would be gone

It cannot be undone: a backup before it is a good idea. It may be done while the server runs.
`;

export const deletePerson: AdminVerb = {
  name: 'delete-person',
  takes: '<person> [--write]',
  summary: 'takes somebody out for good',
  help: `Takes a person out of everything, as people can do themselves: seats stay with nobody in
them, what was said stays without its author, all else about the person is gone.

${FOR_GOOD}
<person> is an id, or the name of an account.
`,
  options: { write: { type: 'boolean' } },
  least: 1,
  most: 1,
  async run(admin, [who], { write }) {
    const { id, name } = await personNamed(admin, who!);
    if (write === true) {
      await admin.store.people.delete(id);
      await admin.tellNodes({ kind: 'ended', person: id, device: null });
    }
    const line = write === true ? `${name} (${id}) is gone.` : `${name} (${id}) would be gone: add --write.`;
    admin.tell({ id, name, deleted: write === true }, [line]);
    return 0;
  },
};

export const deleteTable: AdminVerb = {
  name: 'delete-table',
  takes: '<table> [--write]',
  summary: 'takes a table away for good, logbook, talk and all',
  help: `Takes a table away with its logbook and all that was said there. Ratings and statistics
that it was counted in stay as they are.

${FOR_GOOD}`,
  options: { write: { type: 'boolean' } },
  least: 1,
  most: 1,
  async run(admin, [which], { write }) {
    const { id, game, seq } = await tableNamed(admin, which!);
    if (write === true) {
      await admin.store.tables.delete(id);
      await admin.tellNodes({ kind: 'table', table: id, turns: [] });
    }
    const what = `Table ${id} (${game}, ${seq} entries)`;
    admin.tell({ id, deleted: write === true }, [
      `${what} ${write === true ? 'is gone' : 'would be gone: add --write'}.`,
    ]);
    return 0;
  },
};

export const forget: AdminVerb = {
  name: 'forget',
  takes: '[--write]',
  summary: 'logs out who was not here for 400 days, and deletes such guests',
  help: `Logs out everybody who was not here for 400 days, and deletes the guests among them who sit
nowhere, at most 500 at a time. A server does so by itself every hour, but not where it
would be many at once, since then the clock of the machine is more likely wrong: see that
the date is right first.

${FOR_GOOD}`,
  options: { write: { type: 'boolean' } },
  least: 0,
  most: 0,
  async run(admin, _, { write }) {
    const before = Date.now() - FORGOTTEN_MS;
    const { sessions, guests } = await admin.store.people.forget(before, write === true ? 'all' : 'none');
    const end = write === true ? 'done' : 'add --write to do it';
    admin.tell({ sessions, guests, done: write === true }, [
      `${sessions} to log out, ${guests} guests to delete: ${end}.`,
    ]);
    return 0;
  },
};
