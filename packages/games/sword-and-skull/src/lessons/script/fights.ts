import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { move, only, pass, play, roll } from './fits.js';
import { laid } from './table.js';

const PEACE = 'F01';
const THINKING = 'F03';

/** Blanks, enemies that grow, and the cards that help. */
export const fights: Lesson<View, Action> = {
  id: 'fights',
  scenes: [
    {
      // A blank against 2; thought over, a 4.
      table: () =>
        laid({
          dice: [1, 0, 0, 2, 4],
          enemy: ['E14'],
          item: ['I02'],
          players: { 0: { officer: 'O15', crew: { 'FR-A': 2, 'CW-A': 1, 'MC-A': 1 }, hand: [THINKING] } },
        }),
      steps: [
        { id: 'roll', kind: 'do', rules: ['SS-C4', 'SS-C5'], show: ['hand'], choices: only('roll', roll) },
        {
          id: 'grown',
          kind: 'do',
          rules: ['SS-B4', 'SS-R18'],
          show: ['O16'],
          choices: only('officer', move('officer')),
        },
        {
          id: 'blank',
          kind: 'do',
          rules: ['SS-B2', 'SS-B8', 'SS-R11'],
          show: [THINKING],
          choices: [
            { id: 'play', fits: play(THINKING) },
            { id: 'pass', fits: pass },
          ],
        },
      ],
    },
    {
      table: () =>
        laid({
          start: 1,
          dice: [1, 0, 3, 2],
          players: {
            0: { gold: 8, pirate: 'O5', crew: { 'RR-B': 1 }, hand: [PEACE] },
            1: { gold: 12, officer: 'O4', crew: { 'FR-A': 1, 'CW-A': 1 } },
          },
        }),
      steps: [
        { id: 'stronger', kind: 'watch', rules: ['SS-B5'], show: ['O5'], acts: [move('officer')] },
        {
          id: 'peace',
          kind: 'do',
          rules: ['SS-B7', 'SS-C12'],
          show: [PEACE],
          choices: [
            { id: 'play', fits: play(PEACE) },
            { id: 'pass', fits: pass },
          ],
        },
        { id: 'lesson', kind: 'read', rules: ['SS-B5', 'SS-B6'] },
      ],
    },
  ],
};
