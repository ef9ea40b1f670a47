/** Finds the services that several nodes share, for their tests, and installs them where that is easy. Only what Node itself brings may be imported. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** Where PostgreSQL's programs may be, the newest first. */
function folders() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...path, '/usr/sbin', '/usr/local/sbin'];
}

/** The path of a program, or null. */
function find(program) {
  const folder = folders().find((candidate) => existsSync(join(candidate, program)));
  return folder === undefined ? null : join(folder, program);
}

/** The programs, or null where one of them is missing. */
export function findServices() {
  const [initdb, postgres, nats] = ['initdb', 'postgres', 'nats-server'].map(find);
  return initdb && postgres && nats ? { initdb, postgres, nats } : null;
}

/** Proxies that may stand before several nodes, as far as they are here. */
export function findProxies() {
  return { caddy: find('caddy'), nginx: find('nginx') };
}

/** The programs, after trying to install them on Debian; null where that is not possible. */
export function ensureServices() {
  const found = findServices();
  if (found !== null) return found;
  install('PostgreSQL and nats-server for the tests of several nodes', ['postgresql', 'nats-server']);
  return findServices();
}

/** The proxies, in the same way. */
export function ensureProxies() {
  const missing = Object.entries(findProxies()).flatMap(([name, path]) => (path === null ? [name] : []));
  if (missing.length > 0) install('proxies for the tests of several nodes', missing);
  return findProxies();
}

function install(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} (once)…`);
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const attempt = () => apt('install', '-y', '--no-install-recommends', ...packages).status === 0;
  // Lists of packages may be old.
  if (attempt()) return;
  apt('update');
  attempt();
}
