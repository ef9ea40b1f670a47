import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { choice, does, only } from './fits.js';
import { fleet, laid, ship } from './table.js';

/** A scoring, and the nation of whoever is behind. */
export const nations: Lesson<View, Action> = {
  id: 'nations',
  scenes: [
    {
      // The last year of a calendar scores: everybody ends his turn.
      table: () =>
        laid({
          round: 3,
          dice: [6],
          position: {
            turn: 1,
            order: [1, 0],
            players: {
              0: { ducats: 0, fleets: { I: fleet('MI4', ship('srs', 'pepper', 'pepper')) } },
              1: { ducats: 30, fleets: { I: fleet('MN1', ship('srs', 'tobacco', 'tobacco')) } },
            },
            harbours: {
              batavia: {
                fields: [
                  [1, 1, 0],
                  [1, 2, 0],
                  [null, 1, 0],
                  [null, 0, 0],
                ],
                administrator: [1, 'director'],
              },
            },
          },
        }),
      steps: [
        { id: 'behind', kind: 'read', rules: ['V-8.2', 'V-8.3'], show: ['batavia'] },
        { id: 'sail', kind: 'do', rules: ['V-3.9'], choices: only('sail', does('sail', { to: 'galle' })) },
        { id: 'deliver', kind: 'do', rules: ['V-4.2'], choices: only('deliver', does('deliver', { cubes: 2 })) },
        { id: 'done', kind: 'do', rules: ['V-7.1', 'V-8.1'], choices: only('done', does('done')) },
        {
          id: 'nation',
          kind: 'do',
          rules: ['V-8.4', 'V-8.6', 'V-8.8'],
          show: ['batavia'],
          choices: [
            choice('spain', does('nation', { nation: 'spain' })),
            choice('portugal', does('nation', { nation: 'portugal' })),
          ],
        },
        {
          id: 'place',
          kind: 'do',
          rules: ['V-8.3', 'V-4.41'],
          show: ['batavia'],
          choices: only('place', does('place', { at: 'batavia' })),
        },
        {
          id: 'remove',
          kind: 'do',
          rules: ['V-8.10', 'V-8.11'],
          show: ['batavia'],
          choices: only('remove', does('remove')),
        },
        { id: 'lesson', kind: 'read', rules: ['V-4.41', 'V-4.42', 'A23'] },
      ],
    },
  ],
};
