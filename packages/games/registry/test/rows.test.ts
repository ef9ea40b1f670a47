import { LEVELS } from '@roadstead/bots';
import { loadedGame, loadGame } from '@roadstead/games';
import { GAMES, gameById } from '@roadstead/games/all';
import { chosenOptions, LANGUAGES, parseOptions } from '@roadstead/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { lotsEntry } from '../../../kernel/test/games/lots-entry.js';
import { LISTED, type ListedGame } from '../src/list.js';

it('every game has an id of its own', () => {
  expect(new Set(GAMES.map(({ game }) => game.id)).size).toBe(GAMES.length);
  for (const entry of GAMES) expect(gameById(entry.game.id)).toBe(entry);
  expect(LISTED.map(({ id }) => id)).toEqual(GAMES.map(({ game }) => game.id));
  expect(gameById('chess')).toBeUndefined();
});

describe('a game that is loaded when it is needed', () => {
  const rows = LISTED as ListedGame[];
  const list = (load: ListedGame['load']) => void rows.push({ id: 'lots', load });
  afterEach(() => void rows.pop());

  it('is there once it is loaded, and not before', async () => {
    let times = 0;
    list(async () => {
      times++;
      return lotsEntry;
    });
    expect(() => loadedGame('lots')).toThrow('not loaded');
    expect(await loadGame('lots')).toBe(lotsEntry);
    expect(loadedGame('lots')).toBe(lotsEntry);
    await loadGame('lots');
    expect(times).toBe(1);
  });

  it('is tried again after it could not be loaded', async () => {
    let isOffline = true;
    list(async () => {
      if (isOffline) throw new Error('no network');
      return lotsEntry;
    });
    await expect(loadGame('lots')).rejects.toThrow('no network');
    isOffline = false;
    expect(await loadGame('lots')).toBe(lotsEntry);
  });

  it('is nothing where there is no such game', async () => {
    list(async () => lotsEntry);
    expect(await loadGame('chess')).toBeUndefined();
    expect(loadedGame('chess')).toBeUndefined();
  });
});

describe.each(GAMES)('$game.id', ({ game, words, daily, rulebook, lessons, puzzles, puzzleSense, tally }) => {
  it('has a title in every language, and words for each of its options and values', () => {
    for (const language of LANGUAGES) {
      expect(words.title[language]).toBeTruthy();
      for (const spec of chosenOptions(game)) {
        const text = words.options?.(language)[spec.name];
        expect(text?.name, spec.name).toBeTruthy();
        if (spec.kind === 'number') continue;
        for (const value of spec.values) expect(text?.values[value]?.label, value).toBeTruthy();
      }
    }
  });

  it('has a deal of the day that can be played', () => {
    if (daily === undefined) return;
    const options = parseOptions(game.options, daily.options);
    expect(game.refuses({ seats: daily.seats, options })).toBeNull();
    expect(LEVELS as readonly string[]).toContain(daily.level);
  });

  it('loads what there is to read, to learn and to count', async () => {
    for (const language of LANGUAGES) {
      expect((await rulebook?.(language))?.language ?? language).toBe(language);
      expect((await lessons?.(language))?.lessons.length ?? 1).toBeGreaterThan(0);
    }
    expect((await puzzles?.())?.game ?? game.id).toBe(game.id);
    expect((await tally?.())?.game ?? game.id).toBe(game.id);
    expect((await puzzleSense?.()) === undefined).toBe(puzzleSense === undefined);
  });
});
