import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { findServices } from '../../../../scripts/services.mjs';
import { Authority, type Certificate } from '../../../../test/cluster/certificates.js';
import { newNats, newPostgres, type Service } from '../../../../test/cluster/services.js';
import { NatsBus } from '../../src/nodes/nats-bus.js';
import { openStore } from '../../src/store/open-store.js';
import { guests, NO_LIMITS, nodeVisitor, ServerProcess } from '../../src/test-kit/index.js';
import { until } from '../torture/patience.js';
import { PlayedTable } from '../torture/played-table.js';
import { PROGRAM } from '../torture/program.js';
import { TappedLine } from './tapped-line.js';

/** With letters that mean something in an address. */
const PASSWORD = 'hush:@/?';
const USER = `ann:${encodeURIComponent(PASSWORD)}`;
const PLAIN_PASSWORD = 'whisper';
const programs = findServices()!;

let folder: string;
let authority: Authority;
/** Where the services of these tests are; its own name, of the same machine; and somewhere else. */
let certificates: { here: Certificate; named: Certificate; elsewhere: Certificate };
let postgres: Service;
let nats: Service;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadstead-secured-'));
  await chmod(folder, 0o711); // nats-server reads its own from there
  authority = await Authority.in(folder);
  certificates = {
    here: await authority.certificate('here', 'IP:127.0.0.1'),
    named: await authority.certificate('named', 'DNS:localhost'),
    elsewhere: await authority.certificate('elsewhere', 'DNS:elsewhere.example'),
  };
  postgres = await newPostgres(programs, { secured: { certificate: certificates.here, password: PLAIN_PASSWORD } });
  nats = await newNats(programs, natsWith(certificates.here));
  await Promise.all([postgres.start(), nats.start()]);
});

afterAll(async () => {
  await Promise.all([postgres.remove(), nats.remove()]);
  await rm(folder, { recursive: true });
});

const natsWith =
  ({ file, key }: Certificate, ...who: string[]) =>
  () => [
    '--tls',
    '--tlscert',
    file,
    '--tlskey',
    key,
    ...(who.length > 0 ? who : ['--user', 'ann', '--pass', PASSWORD]),
  ];
const portOf = (url: string) => new URL(url).port;
const database = (port: number | string, more: string, host = '127.0.0.1') =>
  `postgres://roadstead:${PLAIN_PASSWORD}@${host}:${port}/postgres?${more}`;

async function node(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const process = await ServerProcess.prepare(PROGRAM, await mkdtemp(join(folder, 'node-')), { ...NO_LIMITS, ...env });
  onTestFinished(() => process.kill());
  return process;
}

it('two nodes play over PostgreSQL and NATS that know them by pass-word and are known by certificate, and who listens on the lines learns nothing', async () => {
  const lines = [await TappedLine.to(portOf(postgres.url)), await TappedLine.to(portOf(nats.url))] as const;
  onTestFinished(() => {
    for (const line of lines) line.close();
  });
  const env = {
    NODE_EXTRA_CA_CERTS: authority.file,
    ROADSTEAD_DATABASE: database(lines[0].port, 'sslmode=verify-full'),
    ROADSTEAD_NATS: `tls://${USER}@127.0.0.1:${lines[1].port}`,
  };
  const nodes = [await node(env), await node(env)];
  for (const one of nodes) await one.start();
  for (const { base } of nodes)
    await expect
      .poll(async () => (await fetch(`${base}/healthz`)).json())
      .toMatchObject({ ok: true, nats: 'connected' });
  let calls = 0;
  const people = await guests(2, () => {
    const { base } = nodes[calls++ % 2]!;
    return nodeVisitor(() => base);
  });
  const table = new PlayedTable({ people, random: new FastRandom('secured'), speed: 1 });
  await table.play(() => 20);
  for (let i = 0; i < 3; i++) {
    const mark = table.mark();
    await until(() => table.missing(mark));
  }
  table.rest();
  await until(() => table.unsettled());
  const store = await openStore(database(portOf(postgres.url), `sslmode=verify-full&sslrootcert=${authority.file}`));
  expect(await table.differences(store)).toEqual([]);
  const secrets = [PASSWORD, encodeURIComponent(PASSWORD), PLAIN_PASSWORD, table.id, 'roadstead.', 'insert into'];
  for (const { overheard } of lines) {
    expect(overheard.length).toBeGreaterThan(2_000);
    expect(secrets.filter((secret) => overheard.includes(secret))).toEqual([]);
  }
  expect(lines[1].overheard).toContain('INFO {'); // so it is the line that is listened to
  table.close();
  await store.close();
});

describe('PostgreSQL', () => {
  it.each([
    [
      'whose certificate is of nobody we know',
      () => database(portOf(postgres.url), 'sslmode=verify-full'),
      'certificate',
    ],
    [
      'whose certificate is of another',
      () => database(portOf(postgres.url), `sslmode=verify-full&sslrootcert=${authority.file}`, 'localhost'),
      "does not match certificate's altnames",
    ],
    ['that speaks no TLS', () => `${inject('postgres')}?sslmode=verify-full`, 'does not support SSL'],
    ['that wants TLS where none is spoken', () => database(portOf(postgres.url), ''), 'no encryption'],
    [
      'whose pass-word is another',
      () => database(portOf(postgres.url), `sslmode=no-verify`).replace(PLAIN_PASSWORD, 'loud'),
      'password authentication failed',
    ],
    ['whose certificates cannot be read', () => database(1, 'sslrootcert=/nowhere/ca.pem'), 'no such file'],
    ['that is not there, by a name', () => database(1, '', 'localhost'), 'ECONNREFUSED'],
  ])('%s is not gone on with, and one sentence says why', async (_, url, why) => {
    const error = await openStore(url()).then(
      () => null,
      (error: Error) => error,
    );
    expect(error?.message).toMatch(/^PostgreSQL cannot be reached: .+\.$/);
    expect(error?.message).toContain(why);
    expect(error?.message).not.toMatch(/whisper|loud|postgres:\/\//);
  });
});

describe('NATS', () => {
  const down = async (url: string, why: string) => {
    const bus = new NatsBus(url, 'place');
    onTestFinished(() => bus.close());
    await expect.poll(() => bus.failure).toContain(why);
    expect(bus.state).toBe('down');
  };

  it('whose certificate is of nobody we know is told nothing', () =>
    down(`tls://${USER}@127.0.0.1:${portOf(nats.url)}`, 'certificate'));

  it('that speaks no TLS is told nothing', () => down(inject('nats').replace('nats:', 'tls:'), "not support 'tls'"));

  it('that lets nobody in is known to', async () => {
    const closed = await newNats(programs, () => ['--auth', 'mum']);
    onTestFinished(() => closed.remove());
    await closed.start();
    await down(closed.url, 'Authorization');
  });

  it('whose certificate is of another, or of a name where it is reached by a number, is told nothing; one that asks for a token is gone on with', async () => {
    const [elsewhere, named] = [certificates.elsewhere, certificates.named].map((one) =>
      newNats(programs, natsWith(one)),
    );
    const others = [await elsewhere!, await named!];
    const good = await newNats(programs, natsWith(certificates.here, '--auth', 'mum'));
    for (const one of [...others, good]) {
      onTestFinished(() => one.remove());
      await one.start();
    }
    const [wrong, right] = [
      await node({
        NODE_EXTRA_CA_CERTS: authority.file,
        ROADSTEAD_NATS: others.map(({ url }) => url.replace('nats://', `tls://${USER}@`)).join(),
      }),
      await node({ NODE_EXTRA_CA_CERTS: authority.file, ROADSTEAD_NATS: good.url.replace('nats://', 'tls://mum@') }),
    ];
    await right.start();
    await expect
      .poll(async () => (await fetch(`${right.base}/healthz`)).json())
      .toMatchObject({ ok: true, nats: 'connected' });
    await wrong.start();
    expect(await (await fetch(`${wrong.base}/healthz`)).json()).toMatchObject({ ok: true, nats: 'down' });
    expect(wrong.words).toMatch(/altnames.*NATS cannot be reached/);
    expect(wrong.words).not.toContain('hush');
  });
});
