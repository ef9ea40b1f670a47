import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { discover, gamble, only, pass, stop, takePerson, takeShip } from './fits.js';

const SEED = 'the gambler';
const GAMBLER = 'promo_gambler_4_1';
const OPTIONS = { with: ['gambler'] };

const TAKES = [
  { id: 'ship', fits: takeShip },
  { id: 'person', fits: takePerson },
] as const;

/** Four cards at once: a good turn, and a bad one. */
export const gambler: Lesson<View, Action> = {
  id: 'gambler',
  scenes: [
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        options: OPTIONS,
        byHand: {
          hands: { 0: { coins: 4, display: [GAMBLER] } },
          stack: ['base_ship_yellow_1_1c', 'base_settler_4_1', 'base_ship_red_3_2c', 'base_ship_blue_2_3c'],
        },
      }),
      steps: [
        { id: 'who', kind: 'read', rules: ['PR-G1'], show: ['display'] },
        { id: 'gamble', kind: 'do', rules: ['PR-G1', 'PR-G3'], show: ['piles'], choices: only('gamble', gamble) },
        { id: 'first', kind: 'do', rules: ['PR-G4'], choices: TAKES },
        { id: 'second', kind: 'do', rules: ['PR-G4'], choices: [...TAKES, { id: 'pass', fits: pass }] },
      ],
    },
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        options: OPTIONS,
        byHand: {
          hands: { 0: { coins: 4, display: [GAMBLER, 'base_pirate_5_1'] } },
          stack: [
            'base_ship_green_3_2c',
            'base_ship_red_1_1c',
            'base_captain_4_1',
            'base_ship_green_1_1c',
            'base_ship_black_2_1c',
          ],
        },
      }),
      steps: [
        { id: 'single', kind: 'do', rules: ['PR-G5'], choices: only('discover', discover) },
        {
          id: 'dare',
          kind: 'do',
          rules: ['PR-G2', 'PR-G3'],
          show: ['piles'],
          choices: [
            { id: 'gamble', fits: gamble },
            { id: 'stop', fits: stop },
          ],
        },
        { id: 'when', kind: 'read', rules: ['PR-G1', 'PR-G5'] },
      ],
    },
  ],
};
