import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../packages/server/src/test-kit/free-port.js';
import type { findServices } from '../../scripts/services.mjs';
import type { Certificate } from './certificates.js';

type Programs = NonNullable<ReturnType<typeof findServices>>;

const run = promisify(execFile);
const ASK_EVERY_MS = 20;
const PATIENCE_MS = 120_000;

/** PostgreSQL refuses to run as root: this is anybody else. */
const NOBODY = 65_534;
const ids = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export interface Service {
  /** Where it is found: the same after it was started again. */
  readonly url: string;
  /** Of its process, while it runs. */
  readonly pid: number | undefined;
  start(): Promise<void>;
  /** Without a warning. */
  kill(): Promise<void>;
  /** For good, with all that it kept. */
  remove(): Promise<void>;
}

interface PostgresNature {
  /** Whether it waits for its disk. */
  readonly durable?: boolean;
  /** Then it lets in only who speaks TLS and knows the pass-word; otherwise everybody who is on this machine. */
  readonly secured?: { readonly certificate: Certificate; readonly password: string };
}

/** A PostgreSQL server of its own, in a folder that is gone with it. */
export async function newPostgres(
  { initdb, postgres }: Programs,
  { durable = false, secured }: PostgresNature = {},
): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'roadstead-postgres-'));
  const own = async (file: string) => {
    if (ids.uid !== undefined) await chown(file, ids.uid, ids.gid);
    return file;
  };
  const copied = async (from: string, name: string) => {
    await copyFile(from, join(folder, name));
    await chmod(join(folder, name), 0o600);
    return own(join(folder, name));
  };
  const written = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return own(join(folder, name));
  };
  await own(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const entry = secured
    ? ['-A', 'scram-sha-256', `--pwfile=${await written('password', secured.password)}`]
    : ['-A', 'trust'];
  await run(initdb, ['-D', data, '-U', 'roadstead', ...entry, '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...ids,
    cwd: folder,
  });
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 300,
    fsync: durable ? 'on' : 'off',
    ...(secured && {
      ssl: 'on',
      ssl_cert_file: await copied(secured.certificate.file, 'server.pem'),
      ssl_key_file: await copied(secured.certificate.key, 'server.key'),
      hba_file: await written('hba', 'hostssl all all 127.0.0.1/32 scram-sha-256\n'),
    }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = secured
    ? `postgres://roadstead:${secured.password}@127.0.0.1:${port}/postgres?sslmode=no-verify`
    : `postgres://roadstead@127.0.0.1:${port}/postgres`;
  const server = new Program(
    postgres,
    () => ['-D', data, '-p', String(port), ...args],
    folder,
    () => letsIn(url),
  );
  // As `pg_ctl stop -m immediate`: at once, without writing anything, but its processes end with it.
  return server.service(url, 'SIGQUIT');
}

/** `more` is looked at with every start. */
export async function newNats({ nats }: Programs, more: () => readonly string[] = () => []): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'roadstead-nats-'));
  const port = await freePort();
  const server = new Program(
    nats,
    () => ['-a', '127.0.0.1', '-p', String(port), ...more()],
    folder,
    () => listens(port),
  );
  return server.service(`nats://127.0.0.1:${port}`, 'SIGKILL');
}

class Program {
  private readonly file: string;
  private readonly args: () => readonly string[];
  private readonly folder: string;
  private readonly isReady: () => Promise<boolean>;
  private child: ChildProcess | null = null;

  constructor(file: string, args: () => readonly string[], folder: string, isReady: () => Promise<boolean>) {
    this.file = file;
    this.args = args;
    this.folder = folder;
    this.isReady = isReady;
  }

  service(url: string, sudden: 'SIGKILL' | 'SIGQUIT'): Service {
    const running = () => this.child?.pid;
    return {
      url,
      get pid() {
        return running();
      },
      start: () => this.start(),
      kill: () => this.end(sudden),
      remove: async () => {
        await this.end('SIGINT');
        await rm(this.folder, { recursive: true, force: true });
      },
    };
  }

  private async start(): Promise<void> {
    let said = '';
    const child = spawn(this.file, this.args(), { ...ids, cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
    });
    this.child = child;
    const until = performance.now() + PATIENCE_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || performance.now() > until) throw new Error(`${this.file} does not start: ${said}`);
      await wait(ASK_EVERY_MS);
    }
  }

  private async end(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}

/** The address of an empty database of a server. */
export async function newDatabaseAt(server: string): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/postgres$/, name);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** It listens before it lets anybody in. */
async function letsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
