import type { StoredTable } from '@roadstead/server';
import { wholeNumber } from '../args.js';
import { UsageError } from '../usage.js';
import { listing, time } from './listing.js';
import { type Admin, AdminError, type AdminVerb } from './verb.js';

const STATUSES = ['gathering', 'playing', 'over'] as const;

export const tables: AdminVerb = {
  name: 'tables',
  takes: '[--status S] [--limit N]',
  summary: 'lists tables, the last used first',
  help: `Lists tables, the last used first.

  --status S  only those that are gathering, playing or over
  --limit N   how many (50)
`,
  options: { status: { type: 'string' }, limit: { type: 'string' } },
  least: 0,
  most: 0,
  async run(admin, _, { status, limit }) {
    const wanted = STATUSES.find((known) => known === status);
    if (status !== undefined && wanted === undefined)
      throw new UsageError(`--status must be one of ${STATUSES.join(', ')}`);
    const most = wholeNumber('--limit', limit as string | undefined, 50, 1, 1_000_000);
    const found = await admin.store.tables.list(wanted === undefined ? {} : { status: wanted }, most);
    const told = await Promise.all(found.map((table) => summary(admin, table)));
    const rows = told.map(({ id, game, status, seq, updatedAt, seats }) => [
      id,
      game,
      status,
      String(seq),
      time(updatedAt),
      seats.map(({ name, bot }) => name ?? bot ?? '-').join(', '),
    ]);
    admin.tell(told, listing([['table', 'game', 'status', 'entries', 'last used', 'seats'], ...rows]));
    return 0;
  },
};

export const table: AdminVerb = {
  name: 'table',
  takes: '<table>',
  summary: 'all about one table but its secrets',
  help: 'Tells all about one table but its secrets (the seed, the cards, the invitation).\n',
  least: 1,
  most: 1,
  async run(admin, [id]) {
    const stored = await tableNamed(admin, id!);
    const told = await summary(admin, stored);
    const lines = Object.entries({
      table: told.id,
      game: `${told.game}, rules ${told.rules}`,
      status: told.status,
      options: JSON.stringify(told.options),
      house: JSON.stringify(told.house),
      entries: String(told.seq),
      'to act': told.toAct.length === 0 ? '-' : told.toAct.join(', '),
      created: time(told.createdAt),
      started: time(told.startedAt),
      over: time(told.overAt),
      'last used': time(told.updatedAt),
      ...Object.fromEntries(told.seats.map((seat, i) => [`seat ${i}`, seatLine(seat)])),
    }).map((row) => [...row]);
    admin.tell(told, listing(lines));
    return 0;
  },
};

export async function tableNamed({ store }: Admin, id: string): Promise<StoredTable> {
  const found = await store.tables.byId(id);
  if (found === null) throw new AdminError(`There is no table ${id}.`);
  return found;
}

type Seat = Awaited<ReturnType<typeof summary>>['seats'][number];

function seatLine({ name, person, bot, standIn, left }: Seat): string {
  if (bot !== null) return `bot, ${bot}`;
  if (person === null) return '-';
  return [`${name} (${person})`, left && 'has left', standIn && `a bot stands in: ${standIn}`]
    .filter(Boolean)
    .join(', ');
}

/** Field by field, so that no secret gets in. */
async function summary({ store }: Admin, stored: StoredTable) {
  const { id, game, rules, options, house, status, seq, version, toAct, result, host } = stored;
  const { createdAt, startedAt, overAt, updatedAt, dueAt, awaitsBot, follows } = stored;
  const seats = await Promise.all(
    stored.seats.map(async ({ person, bot, standIn, left, ready }) => {
      const name = person === null ? null : ((await store.people.byId(person))?.name ?? null);
      return { person, name, bot, standIn, left, ready };
    }),
  );
  const about = { id, game, rules, options, house, status, seq, version, toAct, awaitsBot, dueAt, result, host, seats };
  return { ...about, createdAt, startedAt, overAt, updatedAt, follows };
}
