import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Engine } from '@roadstead/engine';
import { type GameRecord, verify } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { type App, createApp, openData, readConfig, type Store } from '@roadstead/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { roadstead } from './capture.js';

let folder: string;
let data: string;
let store: Store;
let app: App;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-admin-'));
  data = join(folder, 'data');
  store = await openData(data);
  const config = readConfig({
    PORT: '0',
    ROADSTEAD_DATA: data,
    ROADSTEAD_PAGE: folder,
    ROADSTEAD_LOG: 'silent',
    ROADSTEAD_BOT_PAUSE_MS: '0',
  });
  // A server that runs all the while, as it would.
  app = await createApp(config, store, { cost: { logN: 6, r: 8, p: 1 } });
  address = await app.listen();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const admin = (...argv: string[]) => roadstead(['admin', ...argv, '--data', data]);
const json = async (...argv: string[]) => JSON.parse((await admin(...argv, '--json')).out);

async function call(cookie: string | null, method: string, path: string, body?: unknown) {
  const answer = await fetch(address + path, {
    method,
    headers: { ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const told: any = await answer.json();
  return {
    status: answer.status,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie,
    body: told,
  };
}

/** Somebody with an account. */
async function account(name: string) {
  const { cookie } = await call(null, 'POST', '/api/enter', {});
  const made = await call(cookie, 'POST', '/api/account', { name, passphrase: 'nine herons at low tide' });
  return { cookie: made.cookie!, id: made.body.id as string };
}

async function newTable(cookie: string, start = false): Promise<string> {
  const { body } = await call(cookie, 'POST', '/api/tables', { game: 'port-royal', seats: 2, bots: ['deckhand'] });
  if (!start) return body.id;
  await call(cookie, 'POST', `/api/tables/${body.id}/start`, {});
  // Its bot has done what it had to do: from now on nobody writes to it but the test.
  await expect.poll(async () => (await store.tables.byId(body.id))!.toAct).toEqual([0]);
  return body.id;
}

function record(max?: number): GameRecord {
  const engine = new Engine();
  engine.handle({ do: 'new', game: 'port-royal', players: 3, seed: 'admin' });
  engine.handle({ do: 'play', table: 't1', bots: { 0: 'random', 1: 'random', 2: 'random' }, ...(max && { max }) });
  return (engine.handle({ do: 'record', table: 't1' }) as unknown as { record: GameRecord }).record;
}

function recordFile(content: unknown): string {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const imported = async () => (await json('import', recordFile(record()))).id as string;

describe('admin', () => {
  it('has help for itself and for each thing that it does', async () => {
    const { out } = await roadstead(['admin', '--help']);
    const names = [...out.matchAll(/^ {2}([a-z][a-z-]*) {2,}\S/gm)].map(([, name]) => name!);
    expect(names).toEqual(
      expect.arrayContaining([
        'tables',
        'table',
        'people',
        'ban',
        'unban',
        'export',
        'import',
        'patch',
        'backup',
        'vacuum',
        'push-keys',
      ]),
    );
    for (const name of names) {
      const { out: help, code } = await roadstead(['admin', name, '--help']);
      expect(help).toContain(`Usage: roadstead admin ${name}`);
      expect(code).toBe(0);
      expect((await roadstead(['help', 'admin', name])).out).toBe(help);
    }
  });

  it.each([
    [[], /what to do is missing/],
    [['tabels'], /did you mean tables\?/],
    [['table'], /table needs <table>/],
    [['ban', 'a', 'b'], /one argument too many/],
    [['tables', '--status', 'odd'], /--status must be one of/],
    [['tables', '--limit', 'x'], /--limit must be a whole number/],
    [['people', '--odd'], /there is no option --odd/],
  ])('says in a sentence what is wrong with %j', async (argv, sentence) => {
    const { code, err } = await admin(...argv);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });

  it('makes no data where there are none', async () => {
    const nowhere = join(folder, 'nowhere');
    const { code, err } = await roadstead(['admin', 'tables', '--data', nowhere]);
    expect(err).toBe(`roadstead admin: There are no data in ${nowhere}: say where with --data.\n`);
    expect(code).toBe(1);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('says in a sentence that something does not exist', async () => {
    for (const argv of [
      ['table', 'x'],
      ['ban', 'x'],
      ['export', 'x'],
      ['patch', 'x'],
      ['import', join(folder, 'x')],
    ]) {
      const { code, err, out } = await admin(...argv);
      expect(err).toMatch(/^roadstead admin: .+\n$/);
      expect(out).toBe('');
      expect(code).toBeGreaterThan(0);
    }
  });
});

describe('admin tables', () => {
  it('lists them, and tells all about one but its secrets', async () => {
    const { cookie } = await account('Anna');
    const [gathering, playing] = [await newTable(cookie), await newTable(cookie, true)];
    const stored = (await store.tables.byId(playing))!;
    expect((await json('tables')).map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [gathering, playing].toSorted(),
    );
    expect((await json('tables', '--status', 'playing')).map(({ id }: { id: string }) => id)).toEqual([playing]);
    expect(await json('tables', '--limit', '1')).toHaveLength(1);
    const { out } = await admin('tables');
    expect(out).toMatch(new RegExp(`^${playing} +port-royal +playing +\\d+ +\\S+ \\S+ +Anna, deckhand$`, 'm'));
    const about = (await admin('table', playing)).out;
    expect(about).toMatch(/^seat 0 +Anna \(\w{16}\)$/m);
    expect(about).toMatch(/^seat 1 +bot, deckhand$/m);
    for (const text of [
      about,
      out,
      JSON.stringify(await json('table', playing)),
      JSON.stringify(await json('tables')),
    ]) {
      for (const secret of [stored.record!.seed!, stored.invite, 'chance']) expect(text).not.toContain(secret);
    }
  });
});

describe('admin people', () => {
  it('lists and finds them, without what is theirs alone', async () => {
    const anna = await account('Anna');
    await call(null, 'POST', '/api/enter', {});
    await call(anna.cookie, 'PATCH', '/api/me', { noticeUrl: 'https://ntfy.example/secret-topic' });
    const all = await json('people');
    expect(all).toHaveLength(2);
    const found = await json('people', 'anna');
    expect(found).toMatchObject([{ id: anna.id, name: 'Anna', account: true, banned: false }]);
    expect((await admin('people', 'anna')).out).toMatch(new RegExp(`^${anna.id} +Anna +account`, 'm'));
    expect(JSON.stringify(all)).not.toMatch(/scrypt|secret-topic/);
  });

  it('bans and unbans: it holds at once on a server that runs, also for open sockets', async () => {
    const anna = await account('Anna');
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie: anna.cookie } });
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const { out } = await admin('ban', 'anna');
    expect(out).toBe(`Anna (${anna.id}) is banned.\n`);
    expect((await call(anna.cookie, 'GET', '/api/me/tables')).status).toBe(403);
    await closed;
    expect((await admin('people')).out).toContain('banned');
    expect(await json('unban', anna.id)).toEqual({ id: anna.id, name: 'Anna', banned: false });
    expect((await call(anna.cookie, 'GET', '/api/me/tables')).status).toBe(200);
  });
});

describe('admin export and import', () => {
  it('puts a finished game in and takes it out again, the same', async () => {
    const file = recordFile(record());
    const { out } = await admin('import', file);
    const [, id, invite] = /^Table (\w{12}): \/table\?id=\w{12}#([\w-]{22})\n$/.exec(out)!;
    const exported = JSON.parse((await admin('export', id!)).out);
    expect(exported).toEqual(record());
    expect(verify(portRoyal, exported)).toBeNull();
    // People who have the link see it on the server that runs.
    const { cookie } = await account('Anna');
    expect((await call(cookie, 'GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await call(cookie, 'POST', `/api/tables/${id}/enter`, { invite })).body).toMatchObject({ status: 'over' });
    expect((await call(cookie, 'GET', `/api/tables/${id}/record`)).body).toEqual(record());
  });

  it('opens it to everybody if asked to', async () => {
    const { id } = await json('import', recordFile(record()), '--open');
    const { cookie } = await account('Anna');
    expect((await call(cookie, 'GET', `/api/tables/${id}`)).status).toBe(200);
  });

  it.each([
    ['a game that is not over', record(9), /not over/],
    ['a result that is wrong', { ...record(), result: { ...record().result, winners: [0, 1, 2] } }, /result/],
    ['another game', { ...record(), game: 'chess' }, /"chess", which is not known here/],
    ['no record', { hello: 1 }, /unknown field/],
  ])('refuses %s and keeps nothing', async (_, content, sentence) => {
    const { code, err } = await admin('import', recordFile(content));
    expect(err).toMatch(sentence);
    expect(code).toBe(1);
    expect(await json('tables')).toEqual([]);
  });

  it('exports a person, and warns of the secrets of a game that runs', async () => {
    const anna = await account('Anna');
    const id = await newTable(anna.cookie, true);
    expect(await json('export', 'anna')).toMatchObject({ person: { id: anna.id, name: 'Anna' }, tables: [{ id }] });
    const { out, err } = await admin('export', id);
    expect(JSON.parse(out)).toMatchObject({ game: 'port-royal', seed: expect.any(String) });
    expect(err).toMatch(/not over/);
    expect((await admin('export', await newTable(anna.cookie))).err).toMatch(/has not started/);
  });

  it('writes to a file, but over none', async () => {
    const id = await imported();
    const file = join(folder, 'out.json');
    expect((await admin('export', id, '--out', file)).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(record());
    expect(await admin('export', id, '--out', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('there already'),
    });
  });
});

describe('admin patch', () => {
  /** As if it had been played by rules of another number. */
  async function played(
    id: string,
    rules: number,
    change: (entries: GameRecord['entries']) => GameRecord['entries'] = (all) => all,
  ) {
    const { record: head, seq, result } = (await store.tables.byId(id))!;
    const log = (await store.tables.entries(id, 0)).map(({ entry }) => entry);
    const entries = change(log).map((entry, i) => ({ seq: i + 1, entry, at: 1 }));
    await store.tables.replaceLog(id, seq, entries, { rules, record: { ...head!, rules }, result });
  }

  it('tells what fits and what breaks, and writes only when told to, while the server runs', async () => {
    const { cookie } = await account('Anna');
    const [fits, breaks, ends, running] = [
      await imported(),
      await imported(),
      await imported(),
      await newTable(cookie, true),
    ];
    const gathering = await newTable(cookie);
    await played(fits, 9);
    await played(breaks, 9, ([first, ...rest]) => [{ ...first!, action: { type: 'fly' } } as never, ...rest]);
    await played(ends, 9);
    const { result } = (await store.tables.byId(ends))!;
    await store.tables.change(ends, (await store.tables.byId(ends))!.version, { result: { ...result!, winners: [] } });
    await store.tables.change(running, (await store.tables.byId(running))!.version, { rules: 9 });

    const written = () => store.tables.list({}, 99);
    const before = await written();
    const dry = await admin('patch', 'all');
    expect(dry.code).toBe(1);
    expect(dry.out).toMatch(new RegExp(`^${fits} {2}port-royal 9 -> 1 {2}fits$`, 'm'));
    expect(dry.out).toMatch(new RegExp(`^${breaks} {2}.* breaks: entry 1 .*$`, 'm'));
    expect(dry.out).toMatch(new RegExp(`^${ends} {2}.* breaks: The game would end differently\\.$`, 'm'));
    expect(dry.out).not.toContain(gathering);
    expect(dry.out).toMatch(/^5 tables: 1 have these rules, 2 would fit the new rules, 2 break\.$/m);
    expect(await written()).toEqual(before);

    const wet = await json('patch', 'all', '--write');
    const outcome = (id: string) => wet.find((one: { id: string }) => one.id === id);
    expect(outcome(fits)).toMatchObject({ outcome: 'fits', written: true, from: 9, to: 1 });
    expect(outcome(breaks)).toMatchObject({ outcome: 'breaks', written: false });
    expect(await store.tables.byId(fits)).toMatchObject({ rules: 1, record: { rules: 1 } });
    expect(await store.tables.byId(breaks)).toMatchObject({ rules: 9 });
    expect(JSON.parse((await admin('export', fits)).out)).toEqual(record());
    expect(await store.tables.byId(running)).toMatchObject({ rules: 1, status: 'playing' });
    expect(await admin('patch', fits)).toMatchObject({ code: 0, out: expect.stringContaining('1 have these rules') });
  });

  it('checks tables that have these rules already', async () => {
    const id = await imported();
    await played(id, 1, (entries) => entries.slice(0, -1));
    expect(await admin('patch', id)).toMatchObject({ code: 1, out: expect.stringMatching(/breaks: /) });
  });
});

describe('admin backup, vacuum and push-keys', () => {
  it('copies everything while the server runs', async () => {
    const { cookie } = await account('Anna');
    const id = await newTable(cookie, true);
    const copy = join(folder, 'copy', 'roadstead.db');
    expect((await admin('backup', copy)).code).toBe(1); // no such folder
    const { mkdirSync } = await import('node:fs');
    mkdirSync(join(folder, 'copy'));
    expect((await admin('backup', copy)).out).toMatch(/roadstead\.db: [\d ]+ bytes\.\n$/);
    expect(await admin('backup', copy)).toMatchObject({ code: 1, err: expect.stringContaining('there already') });
    const restored = await roadstead(['admin', 'table', id, '--data', join(folder, 'copy'), '--json']);
    expect(JSON.parse(restored.out)).toMatchObject({ id, status: 'playing' });
  });

  it('packs the database while the server runs', async () => {
    const { cookie } = await account('Anna');
    expect(await json('vacuum')).toEqual({ done: true });
    expect((await call(cookie, 'GET', '/api/me')).status).toBe(200);
  });

  it('makes keys for web push once, which a server that runs knows at once', async () => {
    const key = async () => (await call(null, 'GET', '/api/push-key')).body.key;
    expect(await key()).toBeNull();
    const { publicKey } = await json('push-keys');
    expect(await key()).toBe(publicKey);
    expect(await json('push-keys')).toEqual({ publicKey, isNew: false });
    const anew = await json('push-keys', '--new');
    expect(anew.publicKey).not.toBe(publicKey);
    expect(await key()).toBe(anew.publicKey);
    expect(JSON.stringify(anew)).not.toContain('private');
  });
});

describe('admin check', () => {
  it('finds nothing wrong where nothing is, while the server runs', async () => {
    const { cookie } = await account('Wim');
    await newTable(cookie, true);
    await newTable(cookie);
    const { code, out } = await admin('check');
    expect(out).toMatch(/^2 tables with \d+ entries: all is well\.\n$/);
    expect(code).toBe(0);
  });

  it('finds a logbook that does not replay, one that is not complete, and a seat that is lost', async () => {
    const { cookie } = await account('Wim');
    const ids = [await newTable(cookie, true), await newTable(cookie, true), await newTable(cookie, true)];
    for (const id of ids.slice(0, 2)) {
      const { seq, record } = (await store.tables.byId(id))!;
      expect(record).not.toBeNull();
      const log = await store.tables.entries(id, 0);
      const changed =
        id === ids[0] ? [{ seq: 1, at: 1, entry: { type: 'act', seat: 0, action: { type: 'fly' }, chance: [] } }] : log;
      expect(await store.tables.replaceLog(id, seq, changed as typeof log, {})).toBe(true);
    }
    const db = new DatabaseSync(join(data, 'roadstead.db'));
    db.prepare('update tables set seq = seq + 3 where id = ?').run(ids[1]!);
    db.prepare('update seats set person = null where table_id = ?').run(ids[2]!);
    db.close();
    const { code, out } = await admin('check');
    expect(code).toBe(1);
    expect(out).toContain(`table ${ids[0]}: entry 1`);
    expect(out).toMatch(new RegExp(`table ${ids[1]}: it should have \\d+ entries`));
    expect(out).toContain(`a seat of table ${ids[2]} cannot be found by its person`);
    expect((await json('check')).faults).toHaveLength(3);
  });
});

describe('admin delete-person, delete-table and forget', () => {
  it('take away for good what was meant, and only when told to; a server that runs knows', async () => {
    const [wim, eva] = [await account('Wim'), await account('Eva')];
    const id = await newTable(wim.cookie, true);
    expect((await admin('delete-table', id)).out).toContain('would be gone');
    expect(await store.tables.byId(id)).not.toBeNull();
    expect(await json('delete-table', id, '--write')).toEqual({ id, deleted: true });
    expect((await call(wim.cookie, 'GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await admin('delete-person', 'Wim')).out).toContain('would be gone');
    expect((await call(wim.cookie, 'GET', '/api/me')).status).toBe(200);
    expect((await admin('delete-person', 'Wim', '--write')).out).toContain('is gone');
    expect((await call(wim.cookie, 'GET', '/api/me')).status).toBe(401);
    expect((await call(eva.cookie, 'GET', '/api/me')).status).toBe(200);
    expect((await admin('check')).code).toBe(0);
  });

  it('forget tells whom, and forgets when told to', async () => {
    const { cookie, id } = await account('Wim');
    await store.people.change(id, { seenAt: 1 });
    expect(await json('forget')).toEqual({ sessions: 1, guests: 0, done: false });
    expect((await call(cookie, 'GET', '/api/me')).status).toBe(200);
    expect(await json('forget', '--write')).toEqual({ sessions: 1, guests: 0, done: true });
    expect((await call(cookie, 'GET', '/api/me')).status).toBe(401);
  });
});

describe('admin of data that are damaged', () => {
  it('says so in a sentence', async () => {
    const odd = join(folder, 'odd');
    mkdirSync(odd);
    writeFileSync(join(odd, 'roadstead.db'), '');
    const { code, err } = await roadstead(['admin', 'tables', '--data', odd]);
    expect(code).toBe(1);
    expect(err).toMatch(/^roadstead admin: .*roadstead\.db is empty/);
  });
});
