import { LEVELS } from '@roadstead/bots';
import { GAMES, gameById } from '@roadstead/games';
import { chosenOptions, LANGUAGES, parseOptions } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';

it('every game has an id of its own', () => {
  expect(new Set(GAMES.map(({ game }) => game.id)).size).toBe(GAMES.length);
  for (const entry of GAMES) expect(gameById(entry.game.id)).toBe(entry);
  expect(gameById('chess')).toBeUndefined();
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
