/**
 * Shared by `npm start` and `npm test`, which must work in a fresh clone: only what Node itself brings may be imported here.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = [20, 19];
const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
/** What npm leaves behind after every install of its own. */
const NPM_STAMP = join(MODULES, '.package-lock.json');
/** Which package-lock.json the installed packages belong to. */
const OUR_STAMP = join(MODULES, '.roadstead-lock');
/** `npm install` writes package-lock.json and its own stamp, in either order. */
const SAME_INSTALL_MS = 60_000;

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(
    `Roadstead needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}: get it from https://nodejs.org.`,
  );
}

/** Installs the packages unless they are there and fit package-lock.json. */
export async function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (!isInstalled(lock)) {
    console.log(existsSync(MODULES) ? 'package-lock.json has changed: installing…' : 'Installing (once)…');
    await step('npm ci', ...npm('ci'), 'Installing failed: is there a network connection?');
  }
  if (!existsSync(OUR_STAMP) || readFileSync(OUR_STAMP, 'utf8') !== lock) writeFileSync(OUR_STAMP, lock);
}

function isInstalled(lock) {
  if (!existsSync(NPM_STAMP)) return false;
  if (existsSync(OUR_STAMP) && readFileSync(OUR_STAMP, 'utf8') === lock) return true;
  const byHand = changed(NPM_STAMP) > changed(OUR_STAMP);
  return byHand && changed(NPM_STAMP) >= changed(LOCK) - SAME_INSTALL_MS;
}

function changed(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/** How to start npm: the very one that runs this script, if one does. */
function npm(...args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, [own, ...args]] : ['npm', args];
}

/** A program of the installed packages, as arguments for Node. */
export function tool(path) {
  return join(MODULES, path);
}

/** Runs a command in the repository with our own terminal; ends everything with one sentence if it fails. */
export async function step(title, command, args, sentence) {
  const code = await run(command, args);
  if (code !== 0) fail(`${sentence} (${title} ended with ${code})`);
}

/** Runs a program of ours beside others: what it says comes in one piece when it ends, with a sentence if it fails. True if all is well. */
export async function side(title, args, sentence) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
  if (code === 0) return true;
  process.stdout.write(Buffer.concat(said));
  console.error(`\n${sentence} (${title} ended with ${code})`);
  return false;
}

/** Runs a command and waits for it; Ctrl-C and SIGTERM are left to the command, so that it can end in its own way. */
export function run(command, args, cwd = ROOT) {
  const ignore = () => {};
  process.on('SIGINT', ignore);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
    });
    const end = () => child.kill('SIGTERM');
    process.on('SIGTERM', end);
    child.on('error', (error) => fail(`Could not start ${command}: ${error.message}.`));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', end);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
