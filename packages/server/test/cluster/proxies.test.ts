import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastRandom } from '@roadstead/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProxies } from '../../../../scripts/services.mjs';
import { FULL } from '../../../../test/full.js';
import { freePort } from '../../src/test-kit/free-port.js';
import { guests, nodeVisitor } from '../../src/test-kit/index.js';
import { until } from '../torture/patience.js';
import { PlayedTable } from '../torture/played-table.js';
import { startTwoNodes, type TwoNodes } from './two-nodes.js';

const SPEED = 5;
const programs = findProxies();
for (const [name, program] of Object.entries(programs))
  if (FULL && program === null) console.log(`Left out: play behind ${name}, since it is not installed here.`);
const deployed = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url)), 'utf8');

let folder: string;
let nodes: TwoNodes['nodes'];
let store: TwoNodes['store'];
let end: TwoNodes['end'];

beforeAll(async () => {
  if (!FULL) return; // they are installed for the full run only
  folder = await mkdtemp(join(tmpdir(), 'roadstead-proxies-'));
  ({ nodes, store, end } = await startTwoNodes({ ROADSTEAD_PROXY: 'loopback', ROADSTEAD_BOT_PAUSE_MS: '20' }));
});

afterAll(async () => {
  if (!FULL) return;
  await end();
  await rm(folder, { recursive: true, force: true });
});

/** With its file from `deploy`, but for addresses, certificates and where it writes. */
async function startCaddy(program: string, port: number): Promise<ChildProcess> {
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${await deployed('Caddyfile')}`);
  const own = {
    HOME: folder,
    ROADSTEAD_SITE: `http://127.0.0.1:${port}`,
    ROADSTEAD_NODES: nodes.map((node) => `127.0.0.1:${node.port}`).join(' '),
  };
  return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, ...own },
    stdio: 'ignore',
  });
}

async function startNginx(program: string, port: number): Promise<ChildProcess> {
  const site = (await deployed('nginx.conf'))
    .replace('10.0.0.1:7171', `127.0.0.1:${nodes[0]!.port}`)
    .replace('10.0.0.2:7171', `127.0.0.1:${nodes[1]!.port}`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_.*$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}\n}`,
  );
  return spawn(program, ['-c', file, '-p', folder], { stdio: 'ignore' });
}

describe.each([
  { name: 'Caddy', program: programs.caddy, start: startCaddy },
  { name: 'nginx', program: programs.nginx, start: startNginx },
])('behind $name', ({ program, start }) => {
  it.runIf(FULL && program !== null)(
    'people of one table play through both nodes, and a node that is restarted refuses nobody',
    async () => {
      const port = await freePort();
      const proxy = await start(program!, port);
      const base = `http://127.0.0.1:${port}`;
      try {
        await expect
          .poll(() =>
            fetch(`${base}/api/openapi.json`).then(
              ({ ok }) => ok,
              () => false,
            ),
          )
          .toBe(true);
        for (const path of ['/healthz', '/metrics']) expect((await fetch(base + path)).status).toBe(404);
        const people = await guests(2, () => nodeVisitor(() => base));
        const random = new FastRandom('proxies');
        const table = new PlayedTable({ people, bots: ['deckhand'], random, speed: SPEED, answerMs: 30_000 * SPEED });
        await table.play(() => 20 + random.int(200));
        const beyond = async () => {
          const mark = table.mark();
          await until(() => table.missing(mark));
        };
        await beyond();
        for (const node of nodes) {
          expect(await node.stop()).toBe(0);
          await beyond(); // at the other one
          await node.start();
          await beyond();
        }
        table.rest();
        await until(() => table.unsettled());
        expect(table.refusals).toEqual([]);
        expect(await table.faults(store)).toEqual([]);
        expect(await table.differences(store)).toEqual([]);
        table.close();
      } finally {
        proxy.kill('SIGTERM');
        if (proxy.exitCode === null) await once(proxy, 'exit');
      }
    },
  );
});
