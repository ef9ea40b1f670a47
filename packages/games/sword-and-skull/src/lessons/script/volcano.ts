import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { first, go, move, only, pay } from './fits.js';
import { laid } from './table.js';

/** The way to the King: what a defeat costs, and when it is time to go. */
export const volcano: Lesson<View, Action> = {
  id: 'volcano',
  scenes: [
    {
      // The First Mate rolls 5 against 1; then the Den, a 2.
      table: () => laid({ dice: [2, 3, 1, 5, 2], players: { 0: { gold: 20, officer: 'V5', crew: { 'FR-A': 1 } } } }),
      steps: [
        {
          id: 'den',
          kind: 'do',
          rules: ['SS-M6', 'SS-F18'],
          show: ['V5', 'LAKE'],
          choices: only('officer', move('officer')),
        },
        { id: 'jump', kind: 'do', rules: ['SS-M7', 'SS-F18'], show: ['LAKE'], choices: only('lake', go('LAKE')) },
        { id: 'cost', kind: 'read', rules: ['SS-F8', 'SS-R20'], show: ['V5'] },
      ],
    },
    {
      // A double: the officer into the lair, the pirate past the Castle; then the price.
      table: () =>
        laid({
          seats: 2,
          dice: [3, 3, 0],
          players: { 0: { gold: 26, officer: 'LAKE', pirate: 'O27', crew: { 'SC-B': 1 } }, 1: { officer: 'O13' } },
        }),
      steps: [
        {
          id: 'double',
          kind: 'do',
          rules: ['SS-M3', 'SS-M8', 'SS-R4'],
          show: ['LAIR', 'O0'],
          choices: only('officer', first('officer')),
        },
        { id: 'price', kind: 'do', rules: ['SS-F9', 'SS-R19'], show: ['LAIR'], choices: only('pay', pay) },
        { id: 'when', kind: 'read', rules: ['SS-F9', 'SS-E1'], show: ['players'] },
      ],
    },
  ],
};
