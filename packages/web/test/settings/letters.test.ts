import { describe, expect, it } from 'vitest';
import { companiesCommands } from '../../src/games/companies/commands.js';
import { portRoyalCommands } from '../../src/games/port-royal/commands.js';
import { swordAndSkullCommands } from '../../src/games/sword-and-skull/commands.js';
import { isTaken, type KeySettings, type Letter, lettersOf, withLetter } from '../../src/settings/letters.js';

const words = { en: '', nl: '', de: '' };
const command = (id: string, key: string) => ({ id, key, words, types: [id] });
const REEF = { id: 'reef', commands: [command('dive', 'd'), command('rise', 's')] };
const ISLE = { id: 'isle', commands: [command('dig', 'd')] };
const PLAIN: KeySettings = {
  keys: { undo: 'u', log: 'l', read: 'r', inspect: 'i', playBack: 'b', pause: 'k' },
  gameKeys: {},
};

const of = (letters: readonly Letter[], game: string | null, command: string) =>
  letters.find((letter) => letter.game === game && letter.command === command)!;

describe('letters at a table', () => {
  it('are those of its game first, then those of every table', () => {
    const letters = lettersOf(PLAIN, [REEF]).map(({ game, command, key }) => `${game} ${command} ${key}`);
    expect(letters).toEqual([
      'reef dive d',
      'reef rise s',
      'null undo u',
      'null log l',
      'null read r',
      'null inspect i',
      'null playBack b',
      'null pause k',
    ]);
  });

  it('may be changed, each for its game alone', () => {
    const changed = withLetter(PLAIN, of(lettersOf(PLAIN, [REEF]), 'reef', 'dive'), 'x');
    const letters = lettersOf(changed, [REEF, ISLE]);
    expect(of(letters, 'reef', 'dive').key).toBe('x');
    expect(of(letters, 'reef', 'rise').key).toBe('s');
    expect(of(letters, 'isle', 'dig').key).toBe('d');
    expect(lettersOf(withLetter(changed, of(letters, null, 'undo'), 'z'), []).at(0)!.key).toBe('z');
  });

  it('are taken where both could be heard at one table, and not by those of another game', () => {
    const letters = lettersOf(PLAIN, [REEF, ISLE]);
    expect(isTaken('d', of(letters, 'reef', 'rise'), letters)).toBe(true);
    expect(isTaken('d', of(letters, null, 'undo'), letters)).toBe(true);
    expect(isTaken('u', of(letters, 'isle', 'dig'), letters)).toBe(true);
    expect(isTaken('s', of(letters, 'isle', 'dig'), letters)).toBe(false);
    expect(isTaken('d', of(letters, 'reef', 'dive'), letters)).toBe(false);
  });
});

it.each([
  ['port-royal', portRoyalCommands],
  ['sword-and-skull', swordAndSkullCommands],
  ['companies', companiesCommands],
] as const)('no letter means two things at a table of %s', (id, commands) => {
  const letters = lettersOf(PLAIN, [{ id, commands }]);
  expect(letters.filter((letter) => isTaken(letter.key, letter, letters))).toEqual([]);
});

it('the letters of Port Royal are free at every table', () => {
  const keys = lettersOf(PLAIN, [{ id: 'port-royal', commands: portRoyalCommands }]).map(({ key }) => key);
  expect(keys).toEqual(['d', 's', 'm', 'e', 'g', 'h', 't', 'u', 'l', 'r', 'i', 'b', 'k']);
});
