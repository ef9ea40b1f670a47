import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ARCHITECTURE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

/** Every folder with a package in it, without the first part of its path. */
const FOLDERS = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[\\/])package\.json$/.test(path) && !/node_modules|[\\/]dist[\\/]/.test(path))
  .map((path) => path.replace(/[\\/]package\.json$/, '').replaceAll('\\', '/'));

/** What is said under a heading. */
function section(title: string): string {
  const found = ARCHITECTURE.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`There is no heading "${title}".`);
  return found;
}

/** The rows of the table that follows a line, up to the first that is none. */
function rowsAfter(head: string): readonly string[] {
  const lines = ARCHITECTURE.slice(ARCHITECTURE.indexOf(head)).split('\n').slice(2);
  return lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  );
}

/** What stands in the first column between marks of code. */
function named(rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

it('the architecture says of every library why it is there, and of none that is not', () => {
  const manifests = ['.', ...FOLDERS.map((folder) => `packages/${folder}`)].map(
    (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest,
  );
  const used = manifests
    .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
    .filter((name) => !/^(@roadstead|@types)\//.test(name));
  expect(used.length).toBeGreaterThan(30);
  expect(named(rowsAfter('| library |')).toSorted()).toEqual([...new Set(used)].toSorted());
});

it('the architecture knows every package', () => {
  expect(named(rowsAfter('| package |')).toSorted()).toEqual(FOLDERS.map((folder) => `packages/${folder}`).toSorted());
});

it.each([
  ['Port Royal', 'games/port-royal'],
  ['Sword & Skull', 'games/sword-and-skull'],
  ['The Companies', 'games/companies'],
  ['Server', 'server'],
])('the architecture knows every folder of %s, and no other', (title, folder) => {
  const sources = join(ROOT, 'packages', folder);
  const listed = section(title)
    .split('```')[1]!
    .split('\n')
    .flatMap((line) => line.split(/ {2,}/)[0]!.split(', '))
    .filter((path) => path.startsWith('src/'));
  expect(listed.filter((path) => !existsSync(join(sources, path)))).toEqual([]);
  const folders = readdirSync(join(sources, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // The kit for tests is named with the packages.
  const unlisted = folders.filter(({ name }) => name !== 'test-kit' && !listed.includes(`src/${name}/`));
  expect(unlisted.map(({ name }) => name)).toEqual([]);
});

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names no file of the repository that is not there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const paths = [...text.matchAll(/`\/?((?:packages|test|docs|deploy|scripts)\/[^`\s<*]+)`/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(3);
  // Some are of every game; screenshots come into being when they are taken.
  const homes = ['.', ...FOLDERS.map((folder) => `packages/${folder}`)];
  const isThere = (path: string) => homes.some((home) => existsSync(join(ROOT, home, path)));
  expect(paths.filter((path) => path !== 'packages/web/screenshots' && !isThere(path))).toEqual([]);
});
