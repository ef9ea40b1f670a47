import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { choice, does, only } from './fits.js';
import { FAR_AWAY, fleet, laid, ship } from './table.js';

/** Load, sail, deliver, and spend what came in. */
export const firstVoyage: Lesson<View, Action> = {
  id: 'first-voyage',
  scenes: [
    {
      table: () =>
        laid({ position: { players: { 0: { ducats: 4, fleets: { I: fleet('galle', ship('srs')) } }, 1: FAR_AWAY } } }),
      steps: [
        { id: 'welcome', kind: 'read', rules: ['V-8.1', 'V-2.1'], show: ['galle'] },
        {
          id: 'load',
          kind: 'do',
          rules: ['V-3.4', 'V-3.11'],
          show: ['galle'],
          choices: only('load', does('load', { from: 'general' })),
        },
        { id: 'again', kind: 'do', rules: ['V-3.7'], show: ['galle'], choices: only('load', does('load')) },
        {
          id: 'sail',
          kind: 'do',
          rules: ['V-3.6', 'V-3.9'],
          show: ['batavia', 'MI4'],
          choices: only('sail', does('sail', { to: 'MI4' })),
        },
      ],
    },
    {
      table: () =>
        laid({
          round: 3,
          position: {
            players: {
              0: { ducats: 4, fleets: { I: fleet('MI4', ship('srs', 'cinnamon', 'cinnamon')) } },
              1: FAR_AWAY,
            },
          },
        }),
      steps: [
        {
          id: 'openSea',
          kind: 'do',
          rules: ['V-3.9'],
          show: ['OC1'],
          choices: only('sail', does('sail', { to: 'OC1' })),
        },
        {
          id: 'arrive',
          kind: 'do',
          rules: ['V-3.6', 'V-3.8'],
          show: ['batavia'],
          choices: only('sail', does('sail', { to: 'batavia' })),
        },
        {
          id: 'deliver',
          kind: 'do',
          rules: ['V-4.2', 'V-4.4'],
          show: ['batavia'],
          choices: only('deliver', does('deliver', { cubes: 2 })),
        },
        {
          id: 'spend',
          kind: 'do',
          rules: ['V-5.2', 'V-5.10'],
          show: ['batavia'],
          choices: [
            choice('ship', does('buy', { ship: 'fluyt', harbour: 'batavia' })),
            choice('warehouse', does('warehouse', { harbour: 'batavia' })),
          ],
        },
        { id: 'end', kind: 'read', rules: ['V-7.3', 'V-3.7'] },
      ],
    },
  ],
};
