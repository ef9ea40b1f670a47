import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { discover, only, stop, takePerson, takeShip } from './fits.js';

const SEED = 'under way';
const WHOLESALER = 'unterwegs_wholesaler_blue_6_2';

/** Wholesalers, passengers and a stricter tax. */
export const underWay: Lesson<View, Action> = {
  id: 'under-way',
  scenes: [
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        options: { box: 'unterwegs' },
        byHand: {
          hands: { 0: { coins: 5, display: [WHOLESALER] }, 1: { coins: 4, display: ['unterwegs_sailor_3_1'] } },
          stack: ['unterwegs_passenger_a_4_2', 'unterwegs_ship_blue_2_2c_combine'],
        },
      }),
      steps: [
        { id: 'newGame', kind: 'read', rules: ['PR-U1', 'PR-U3'], show: ['mat'] },
        { id: 'passenger', kind: 'do', rules: ['PR-U5'], choices: only('discover', discover) },
        { id: 'stop', kind: 'do', rules: ['PR-U4'], show: ['display'], choices: only('stop', stop) },
        {
          id: 'take',
          kind: 'do',
          rules: ['PR-U4', 'PR-U5'],
          choices: [
            { id: 'ship', fits: takeShip },
            { id: 'person', fits: takePerson },
          ],
        },
      ],
    },
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        options: { box: 'unterwegs' },
        byHand: {
          hands: {
            0: { coins: 11, display: [WHOLESALER, 'unterwegs_passenger_a_4_2'] },
            1: { coins: 4, display: ['unterwegs_sailor_3_1'] },
            2: { coins: 6, display: ['unterwegs_passenger_b_6_3'] },
          },
          stack: ['unterwegs_ship_yellow_2_3c', 'unterwegs_tax'],
        },
      }),
      steps: [
        { id: 'tax', kind: 'do', rules: ['PR-U2'], show: ['mat'], choices: only('discover', discover) },
        { id: 'combined', kind: 'read', rules: ['PR-U6'] },
      ],
    },
  ],
};
