import type { StoredPerson } from '@roadstead/server';
import { wholeNumber } from '../args.js';
import { listing, time } from './listing.js';
import { type Admin, AdminError, type AdminVerb } from './verb.js';

export const people: AdminVerb = {
  name: 'people',
  takes: '[SEARCH] [--limit N]',
  summary: 'lists people, those seen last first',
  help: `Lists people, those seen last first; with SEARCH those whose name or id has it.

  --limit N   how many (50)
`,
  options: { limit: { type: 'string' } },
  least: 0,
  most: 1,
  async run(admin, [search = ''], { limit }) {
    const most = wholeNumber('--limit', limit as string | undefined, 50, 1, 1_000_000);
    const found = (await admin.store.people.list(search, most)).map(shown);
    const rows = found.map(({ id, name, account, banned, createdAt, seenAt }) => [
      id,
      name,
      account ? 'account' : 'guest',
      banned ? 'banned' : '',
      time(createdAt),
      time(seenAt),
    ]);
    admin.tell(found, listing([['person', 'name', 'kind', '', 'since', 'seen'], ...rows]));
    return 0;
  },
};

export const ban: AdminVerb = banning('ban', true, 'shuts somebody out');
export const unban: AdminVerb = banning('unban', false, 'lets somebody in again');

function banning(name: string, banned: boolean, summary: string): AdminVerb {
  const effect = banned
    ? 'The person can do nothing any more but take the data along and go; it holds within\ntwo seconds on a server that is running, at once where ROADSTEAD_NATS is set. Seats stay.'
    : 'The person can come in again.';
  return {
    name,
    takes: '<person>',
    summary,
    help: `${effect}\n\n<person> is an id, or the name of an account.\n`,
    least: 1,
    most: 1,
    async run(admin, [who]) {
      const person = await personNamed(admin, who!);
      await admin.store.people.change(person.id, { banned });
      if (banned) await admin.tellNodes({ kind: 'ended', person: person.id, device: null });
      const { name, id } = person;
      admin.tell({ id, name, banned }, [`${name} (${id}) is ${banned ? 'banned' : 'not banned any more'}.`]);
      return 0;
    },
  };
}

/** By id, or by the name of an account; names of guests are not unique. */
export async function personNamed({ store }: Admin, who: string): Promise<StoredPerson> {
  const person = (await store.people.byId(who)) ?? (await store.people.accountByName(who));
  if (person === null) throw new AdminError(`There is no person with the id, and no account with the name, ${who}.`);
  return person;
}

function shown({ id, name, passphraseHash, language, banned, createdAt, seenAt }: StoredPerson) {
  return { id, name, account: passphraseHash !== null, language, banned, createdAt, seenAt };
}
