import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { move, only, recruit, sell } from './fits.js';
import { laid } from './table.js';

/** Crew that earns, crew that fights, and what happens to whoever cannot pay. */
export const money: Lesson<View, Action> = {
  id: 'money',
  scenes: [
    {
      table: () =>
        laid({ dice: [1, 0], players: { 0: { gold: 10, pirate: 'O22' }, 1: { officer: 'O13', crew: { 'SC-B': 1 } } } }),
      steps: [
        { id: 'cove', kind: 'do', rules: ['SS-F4'], show: ['O23'], choices: only('pirate', move('pirate')) },
        {
          id: 'whom',
          kind: 'do',
          rules: ['SS-C3', 'SS-R2', 'SS-R17'],
          show: ['SC-A', 'SC-B'],
          choices: [
            { id: 'cutthroat', fits: recruit('SC-A') },
            { id: 'fence', fits: recruit('SC-B') },
          ],
        },
      ],
    },
    {
      table: () => laid({ dice: [1, 0], players: { 0: { gold: 1, pirate: 'O29', items: ['I07', 'I12'] } } }),
      steps: [
        { id: 'tax', kind: 'do', rules: ['SS-F13', 'SS-D1'], show: ['O30'], choices: only('pirate', move('pirate')) },
        {
          id: 'debt',
          kind: 'do',
          rules: ['SS-D1', 'SS-D3'],
          show: ['I07', 'I12'],
          choices: [
            { id: 'compass', fits: sell('I12') },
            { id: 'knife', fits: sell('I07') },
          ],
        },
      ],
    },
    {
      table: () => laid({ dice: [1, 0], trove: 14, players: { 0: { gold: 6, officer: 'V6' } } }),
      steps: [
        {
          id: 'trove',
          kind: 'do',
          rules: ['SS-F17', 'SS-S2'],
          show: ['V7'],
          choices: only('officer', move('officer')),
        },
      ],
    },
  ],
};
