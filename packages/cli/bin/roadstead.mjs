#!/usr/bin/env node
/**
 * Starts Roadstead's command line from a clone: builds the TypeScript sources when the compiled ones are missing or older.
 * Plain JavaScript that needs nothing but Node, so that it can say what is missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COMPILER = join(ROOT, 'node_modules/@typescript/native/bin/tsc');

checkNode();
if (!existsSync(join(ROOT, 'node_modules'))) stop(`Roadstead is not installed yet: run "npm ci" in ${ROOT} first.`);
const projects = [...withReferences(CLI)];
const incomplete = projects.some((config) => !existsSync(join(dirname(config), 'dist')));
if (incomplete || projects.some(isStale)) build(incomplete);
await import('../dist/main.js');

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Roadstead needs Node 20.19 or newer, and this is ${process.versions.node}: get it from https://nodejs.org.`);
}

/** The configuration of this package and of all that it is compiled from. */
function withReferences(path, found = new Set()) {
  const config = path.endsWith('.json') ? path : join(path, 'tsconfig.json');
  if (found.has(config)) return found;
  found.add(config);
  const { references = [] } = JSON.parse(readFileSync(config, 'utf8'));
  for (const { path } of references) withReferences(join(dirname(config), path), found);
  return found;
}

/** A package may be compiled in several parts: its sources must be older than the last of them. */
function isStale(config) {
  const built = builtBy(config);
  if (!existsSync(built) || hasErrors(built)) return true;
  const parts = projects
    .filter((other) => dirname(other) === dirname(config))
    .map(builtBy)
    .filter(existsSync);
  return newest(join(dirname(config), 'src')) > Math.max(...parts.map((part) => statSync(part).mtimeMs));
}

function builtBy(config) {
  return config.replace(/json$/, 'tsbuildinfo');
}

/** The compiler writes its output even where the last build failed, and notes that it did. */
function hasErrors(built) {
  return /"(semanticDiagnosticsPerFile|emitDiagnosticsPerFile|errors)":/.test(readFileSync(built, 'utf8'));
}

/** When a folder or anything in it last changed; folders count, as they change when a file goes. */
function newest(folder) {
  let latest = statSync(folder).mtimeMs;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return latest;
}

/** `all`: compiled files are gone, which the compiler would not notice by itself. */
function build(all) {
  if (!existsSync(COMPILER)) stop(`The TypeScript compiler is missing: run "npm ci" in ${ROOT} first.`);
  process.stderr.write('Building Roadstead…\n');
  const force = all ? ['--force'] : [];
  const { status } = spawnSync(process.execPath, [COMPILER, '-b', ...force, CLI], { stdio: ['ignore', 2, 2] });
  if (status !== 0) stop('Roadstead could not be built: see above.');
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
