import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@roadstead/games';
import { LANGUAGES } from '@roadstead/kernel';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** The one file that lists the games, and their own folders. */
const MAY_NAME = /^games\/(index\.ts$|[^/]+\/)/;

it('the shell names no game: only its list and the folders of the games do', () => {
  const names = GAMES.flatMap(({ game, words }) => [
    game.id,
    `@roadstead/${game.id}`,
    ...LANGUAGES.map((language) => words.title[language]),
  ]);
  const shell = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !MAY_NAME.test(relative(SOURCES, path)));
  expect(shell.length).toBeGreaterThan(50);
  const naming = shell.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return (
      names.some((name) => text.includes(name)) ||
      /games\/(?!index|game-ui|fit-options|OptionsForm|GamePick)[a-z-]+\//.test(text)
    );
  });
  expect(naming.map((path) => relative(SOURCES, path))).toEqual([]);
});
