import { type Patched, patchTable } from '@roadstead/server';
import { tableNamed } from './tables.js';
import type { AdminVerb } from './verb.js';

export const patch: AdminVerb = {
  name: 'patch',
  takes: '<table|all> [--write]',
  summary: 'replays tables under the rules as they are now',
  help: `Replays tables under the rules as they are now and tells which would break, and where.
Every action must still be legal and meet the chance that it met, and a finished game
must end as it did. Exit code 1 if any breaks.

  --write  puts those that fit under the new rules; those that break stay as they are

It may be done while the server runs. A backup before it is a good idea.
`,
  options: { write: { type: 'boolean' } },
  least: 1,
  most: 1,
  async run(admin, [which], { write }) {
    const ids =
      which === 'all'
        ? (await admin.store.tables.list({}, Number.MAX_SAFE_INTEGER)).map(({ id }) => id)
        : [(await tableNamed(admin, which!)).id];
    const outcomes: Patched[] = [];
    for (const id of ids) {
      const table = await admin.store.tables.byId(id);
      if (table !== null) outcomes.push(await patchTable(admin.store, table, write === true));
    }
    const count = (outcome: Patched['outcome']) => outcomes.filter((one) => one.outcome === outcome).length;
    const written = outcomes.filter((one) => one.written).length;
    await admin.tellNodes(
      ...outcomes.filter((one) => one.written).map(({ id }) => ({ kind: 'table' as const, table: id, turns: [] })),
    );
    const end = write === true ? `${written} written` : `${count('fits')} would fit the new rules`;
    admin.tell(outcomes, [
      ...outcomes.filter(({ outcome }) => outcome !== 'same').map(line),
      `${outcomes.length} tables: ${count('same')} have these rules, ${end}, ${count('breaks')} break.`,
    ]);
    return count('breaks') === 0 ? 0 : 1;
  },
};

function line({ id, game, from, to, outcome, sentence, written }: Patched): string {
  const change = `${id}  ${game} ${from} -> ${to ?? '?'}`;
  if (outcome === 'breaks') return `${change}  breaks: ${sentence}`;
  return `${change}  ${written ? 'written' : 'fits'}`;
}
