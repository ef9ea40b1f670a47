import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** What belongs to no game: what all of them draw with, and the pictures of the page itself. */
const SHARED = ['kit', 'pictures'];

/** Every other folder is a game's. */
const GAMES = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
  .map(({ name }) => name);

/** Which folders the files of one folder import from, with the file that does. */
function reachedFrom(folder: string): { readonly file: string; readonly folder: string }[] {
  const files = readdirSync(join(SRC, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const imports = [...readFileSync(path, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)].map((match) => match[1]!);
    return imports.map((from) => ({
      file: relative(SRC, path),
      folder: relative(SRC, resolve(dirname(path), from)).split(sep)[0]!,
    }));
  });
}

it.each(SHARED)('%s knows no game', (folder) => {
  const reached = reachedFrom(folder);
  expect(reached.length).toBeGreaterThan(0);
  expect(reached.filter((to) => !SHARED.includes(to.folder))).toEqual([]);
});

describe.each(GAMES)('%s', (game) => {
  it('draws with the kit, and with nothing of another game', () => {
    const reached = reachedFrom(game);
    expect(reached.some((to) => to.folder === 'kit')).toBe(true);
    expect(reached.filter((to) => to.folder !== 'kit' && to.folder !== game)).toEqual([]);
  });

  it('is an entry of its own', () => {
    const { exports } = JSON.parse(readFileSync(join(SRC, '../package.json'), 'utf8'));
    expect(exports[`./${game}`]).toMatchObject({ source: `./src/${game}/index.ts` });
  });
});

it('the common entry names no game', () => {
  const index = readFileSync(join(SRC, 'index.ts'), 'utf8');
  expect(GAMES.filter((game) => index.includes(game))).toEqual([]);
  expect(GAMES.length).toBeGreaterThan(0);
});
