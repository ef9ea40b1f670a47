import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { decline, discover, forgo, fulfil, only, stop, take, takeShip } from './fits.js';

const SEED = 'contracts';
const SAILOR = 'base_sailor_3_1';

/** Contracts that wait, and some that do not. */
export const contracts: Lesson<View, Action> = {
  id: 'contracts',
  scenes: [
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        options: {
          with: ['contracts'],
          contracts: ['contract_fighter', 'contract_trader_prince', 'contract_comedian', 'contract_explorer'],
        },
        byHand: { hands: { 0: { coins: 4, display: [SAILOR, SAILOR] } }, stack: [SAILOR] },
      }),
      steps: [
        { id: 'open', kind: 'read', rules: ['PR-C5', 'PR-C6', 'PR-C7'], show: ['contracts'] },
        { id: 'chance', kind: 'do', rules: ['PR-K10'], show: ['contracts'], choices: only('stop', stop) },
        { id: 'hire', kind: 'do', rules: ['PR-K10'], choices: only('sailor', take(SAILOR)) },
        { id: 'fulfil', kind: 'do', rules: ['PR-C6', 'PR-C7'], choices: only('fulfil', fulfil) },
      ],
    },
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        options: {
          with: ['contracts'],
          contracts: ['contract_tiny_gamester', 'contract_galleon_foe', 'contract_cheap_staff', 'contract_lady_killer'],
        },
        byHand: { stack: ['base_ship_black_4_2c', 'base_ship_red_1_1c', 'base_ship_blue_2_2c'] },
      }),
      steps: [
        { id: 'second', kind: 'do', rules: ['PR-C9'], choices: only('discover', discover) },
        { id: 'third', kind: 'do', rules: ['PR-K7'], show: ['contracts'], choices: only('discover', discover) },
        {
          id: 'asked',
          kind: 'do',
          rules: ['PR-C9', 'PR-K7'],
          choices: [
            { id: 'fulfil', fits: fulfil },
            { id: 'decline', fits: decline },
          ],
        },
        { id: 'stop', kind: 'do', rules: ['PR-D6'], choices: only('stop', stop) },
        {
          id: 'foe',
          kind: 'do',
          rules: ['PR-K5', 'PR-K4'],
          show: ['contracts'],
          choices: [
            { id: 'forgo', fits: forgo },
            { id: 'ship', fits: takeShip },
          ],
        },
        { id: 'newCards', kind: 'read', rules: ['PR-C1', 'PR-C2', 'PR-C3', 'PR-C4'] },
      ],
    },
  ],
};
