import type { Language } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { fightModel } from '../../src/games/sword-and-skull/play/fight.js';
import { questionOf } from '../../src/games/sword-and-skull/play/question.js';
import { tellingOf } from '../../src/games/sword-and-skull/play/telling.js';
import { fightTitle } from '../../src/games/sword-and-skull/stages/fight-words.js';
import { name, Played } from './positions.js';

/** The officer of seat 0 comes into the quicksand, stays there, and meets both figures of seat 1. */
const met = () =>
  new Played({
    stack: { dice: [1, 0, 5, 2, 4] },
    position: { players: { 0: { officer: 'O28', hand: ['F04'] }, 1: { officer: 'O29', pirate: 'O29' } } },
  }).act({ type: 'roll' }, { type: 'move', figure: 'officer', by: 1 });

const LANGUAGES: readonly Language[] = ['en', 'nl', 'de'];

it('SS-B5 whom one can fight begins like a sentence', () => {
  const { choices } = questionOf(met().stand(), 'nl', name)!;
  expect(choices.map(({ title }) => title)).toEqual(['De officier van Griet', 'De piraat van Griet']);
});

it('SS-B1 a fight is named with both sides, whoever looks', () => {
  const fought = met().act({ type: 'attack', seat: 1, figure: 'pirate' });
  const titles = (seat: number | null) => {
    const stand = fought.stand(seat);
    const model = fightModel(stand.view, stand.view.fight!, []);
    return LANGUAGES.map((language) => fightTitle(model, tellingOf(stand, language, name)));
  };
  expect(titles(0)).toEqual([
    'Your officer against Griet’s pirate',
    'Je officier tegen de piraat van Griet',
    'Dein Offizier gegen den Piraten von Griet',
  ]);
  expect(titles(1)[2]).toBe('Offizier von Anna gegen deinen Piraten');
  expect(titles(2)[2]).toBe('Offizier von Anna gegen den Piraten von Griet');
});
