import { describe, expect, it } from 'vitest';
import { abilitiesOf, fitChips } from '../../src/games/port-royal/play/abilities.js';
import { Played } from './positions.js';

const display = (...cards: string[]) =>
  new Played({ hands: { 0: { display: cards } }, stack: ['base_priest_4_1', 'base_settler_4_1'] }).view.players[0]!;
const shown = (...cards: string[]) =>
  abilitiesOf(display(...cards)).map(({ key, before = '', after = '', coins = '' }) =>
    [key, before, after, coins].filter((part) => part !== '').join(' '),
  );

describe('what a display can do', () => {
  it('is one chip for each kind, equal ones added up, what is used most first', () => {
    expect(
      shown(
        'base_jester_7_2',
        'base_sailor_3_1',
        'base_captain_4_1',
        'base_pirate_5_1',
        'base_trader_blue_3_1',
        'base_captain_4_1',
        'base_governor_8_0',
        'base_admiral_7_2',
        'base_mademoiselle_7_2',
      ),
    ).toEqual(['swords 3', 'trades blue +1', 'anchor 2', 'admiral 2', 'jester 1', 'mademoiselle −1', 'governor +1']);
    expect(shown()).toEqual([]);
  });

  it('leaves out what there is no room for, never the first, and keeps room to say how many', () => {
    const all = abilitiesOf(display('base_jester_7_2', 'base_sailor_3_1', 'base_captain_4_1', 'base_admiral_7_2'));
    expect(fitChips(all, 40, false)).toEqual(all);
    const some = fitChips(all, 10, false);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(some).toEqual(all.slice(0, some.length));
    expect(fitChips(all, 10, true).length).toBeGreaterThan(some.length);
    expect(fitChips(all, 0, true)).toEqual([]);
  });
});
