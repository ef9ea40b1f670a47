import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { choice, does, only } from './fits.js';
import { fleet, laid, ship } from './table.js';

/** Secret cards, who begins, and what it costs. */
export const combat: Lesson<View, Action> = {
  id: 'combat',
  scenes: [
    {
      table: () =>
        laid({
          position: {
            players: {
              0: { fleets: { I: fleet('elmina', ship('srs', 'sugar', 'sugar')) } },
              1: { fleets: { I: fleet('elmina', ship('srs', 'sugar', 'sugar')) } },
            },
          },
        }),
      steps: [
        { id: 'meeting', kind: 'read', rules: ['V-4.10', 'V-4.70'], show: ['elmina'] },
        { id: 'stay', kind: 'do', rules: ['V-3.8'], choices: only('stay', does('stay')) },
        { id: 'attack', kind: 'do', rules: ['V-4.70', 'A24'], choices: only('attack', does('attack')) },
        {
          id: 'card',
          kind: 'do',
          rules: ['V-4.11', 'V-4.12', 'V-4.60'],
          choices: [choice('ram', does('card', { card: 'ram0' })), choice('flight', does('card', { card: 'flight0' }))],
        },
        { id: 'reveal', kind: 'watch', rules: ['V-4.11', 'V-4.62'], acts: [does('card', { card: 'melee0' })] },
        { id: 'lesson', kind: 'read', rules: ['V-4.14', 'V-4.61'] },
      ],
    },
  ],
};
