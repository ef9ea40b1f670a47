import { GAMES, gameById } from '@roadstead/games/all';
import { chosenOptions, type OptionValue } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { applies, canPlay, defaultOptions, whyNot, withChoice } from '../src/games/fit-options.js';

const { game } = gameById('port-royal')!;
const plain = defaultOptions(game);

describe('options that do not go together', () => {
  it('give way to the latest choice, as little as possible', () => {
    const together = withChoice(game, plain, 3, { name: 'mode', value: 'co-op' })!;
    expect(together).toEqual({ ...plain, mode: 'co-op', with: ['contracts'] });
    const small = withChoice(game, { ...plain, with: ['gambler'] }, 3, { name: 'box', value: 'unterwegs' })!;
    expect(small).toEqual({ ...plain, box: 'unterwegs' });
  });

  it.each([
    ['en', 'Under way! is for 2 to 4 players.'],
    ['nl', 'Hijs de zeilen! is voor 2 tot 4 spelers.'],
    ['de', 'Unterwegs ist für 2 bis 4 Spieler.'],
  ] as const)('are refused with a reason in %s', (language, sentence) => {
    const entry = gameById('port-royal')!;
    expect(whyNot(entry, { ...plain, box: 'unterwegs' }, 5, language)).toBe(sentence);
    expect(whyNot(entry, { ...plain, box: 'unterwegs' }, 4, language)).toBeNull();
  });

  it('follow the number of seats', () => {
    expect(withChoice(game, plain, 1, null)).toMatchObject({ with: ['contracts'] });
    expect(withChoice(game, { ...plain, box: 'unterwegs' }, 5, null)).toMatchObject({ box: 'base' });
    expect(withChoice(game, plain, 9, null)).toBeNull();
  });

  it('are hidden where only the default can be', () => {
    const aside = chosenOptions(game).find(({ name }) => name === 'setAside')!;
    expect(applies(game, aside, plain, 3)).toBe(false);
    expect(applies(game, aside, { ...plain, mode: 'co-op', with: ['contracts'] }, 3)).toBe(true);
    const characters = chosenOptions(game).find(({ name }) => name === 'characters')!;
    expect(applies(game, characters, plain, 3)).toBe(false);
    expect(applies(game, characters, { ...plain, chapter: 1 }, 3)).toBe(true);
  });

  it('take along what belongs to an option that is given up', () => {
    const chapter = { ...plain, chapter: 2, characters: 'pick' };
    expect(withChoice(game, chapter, 3, { name: 'chapter', value: 'none' })).toEqual(plain);
  });
});

describe.each(GAMES.map(({ game }) => game))('$id', (game) => {
  it('can be played after any single choice, at any table', () => {
    for (let seats = game.players.min; seats <= game.players.max; seats++) {
      const start = withChoice(game, defaultOptions(game), seats, null)!;
      for (const spec of chosenOptions(game)) {
        const values: readonly OptionValue[] =
          spec.kind === 'one'
            ? spec.values
            : spec.kind === 'some'
              ? spec.values.map((one) => [one])
              : [...(spec.values ?? []), spec.min, spec.max];
        for (const value of values) {
          const fitting = withChoice(game, start, seats, { name: spec.name, value });
          if (fitting === null) continue;
          expect(canPlay(game, fitting, seats)).toBe(true);
          expect(fitting[spec.name]).toEqual(value);
        }
      }
    }
  });
});
