import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@roadstead/games/all';
import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { gameWordsIn, isFreeOfGames, sentencesIn } from './shell-words.js';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** The one file that lists the games, and their own folders. */
const MAY_NAME = /^games\/(list\.ts$|[^/]+\/)/;

const shell = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte|css)$/.test(entry.name))
  .map((entry) => relative(SOURCES, join(entry.parentPath, entry.name)))
  .filter((path) => !MAY_NAME.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }));

describe('the shell', () => {
  it('names no game: only its list and the folders of the games do', () => {
    const names = GAMES.flatMap(({ game, words }) => [
      game.id,
      `@roadstead/${game.id}`,
      ...LANGUAGES.map((language) => words.title[language]),
    ]);
    expect(shell.length).toBeGreaterThan(50);
    const naming = shell.filter(
      ({ text }) =>
        names.some((name) => text.includes(name)) ||
        /games\/(?!list|index|game-ui|fit-options|OptionsForm|GamePick)[a-z-]+\//.test(text),
    );
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  it('says nothing that is true of one game only', () => {
    const said = shell.flatMap(({ path, text }) =>
      sentencesIn(path, text).flatMap((sentence) => (isFreeOfGames(sentence) ? [] : [`${path}: ${sentence}`])),
    );
    expect(said).toEqual([]);
  });

  it('calls nothing in its code by what lies on the table of one game', () => {
    const called = shell.flatMap(({ path, text }) => gameWordsIn(text).map((word) => `${path}: ${word}`));
    expect(called).toEqual([]);
  });
});

describe('the words that are looked for', () => {
  it.each([
    'Look at a game once more, card by card.',
    'Bekijk een spel nog eens, kaart voor kaart.',
    'Was die Karten änderten',
    'Draw, or the first thing you can do',
    'Next bust',
    'Seed of the shuffle',
    'Karten und Münzen',
  ])('are found in: %s', (sentence) => expect(isFreeOfGames(sentence)).toBe(false));

  it.each(['Drawing …', 'Diese Seekarte ist zerrissen', 'The chart is drawn', 'A discarded draft'])(
    'are not found in: %s',
    (sentence) => expect(isFreeOfGames(sentence)).toBe(true),
  );

  it('are found in names, strings and keys, not in comments', () => {
    expect(gameWordsIn('const cardWidth = 1;')).toEqual(['cardWidth']);
    expect(gameWordsIn("play('bust');")).toEqual(['bust']);
    expect(gameWordsIn("command('draw');")).toEqual(["'draw'"]);
    expect(gameWordsIn('line.cards')).toEqual(['cards']);
    expect(gameWordsIn('const deeds = { stop: () => {} };')).toEqual([]);
    expect(gameWordsIn("// a card\n/* a card */\nconst a = 'b'; <!-- card -->")).toEqual([]);
  });
});
