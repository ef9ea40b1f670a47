import type { Lesson, Made } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { admit, claim, discover, only, pass, repel, stop, take, takeBestShip, takePerson, takeShip } from './fits.js';

const SEED = 'a guided first game';
const FLUTE = 'base_ship_blue_2_3c';
const SAILOR = 'base_sailor_3_1';
const GALLEON = 'base_ship_black_4_2c';
const PRIEST = 'base_priest_4_1';
const LADY = 'base_mademoiselle_9_3';
const PIRATE = 'base_pirate_9_3';

/** How everybody stands after the first turn, by what the learner took in it. */
const afterFirstTurn = ({ firstCard }: Made) =>
  firstCard === 'sailor'
    ? { 0: { coins: 2, display: [SAILOR] }, 1: { coins: 5 }, 2: { coins: 4 } }
    : { 0: { coins: 7 }, 1: { coins: 4 }, 2: { coins: 3 } };

/** From the first card to the last round: the base game for three, in turns that each show something new. */
export const firstGame: Lesson<View, Action> = {
  id: 'first-game',
  scenes: [
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        byHand: { stack: [FLUTE, SAILOR, 'base_ship_yellow_1_2c'] },
      }),
      steps: [
        { id: 'welcome', kind: 'read', rules: ['PR-E1', 'PR-E2'], show: ['mat'] },
        { id: 'draw', kind: 'do', rules: ['PR-D1', 'PR-D2'], choices: only('discover', discover) },
        { id: 'risk', kind: 'do', rules: ['PR-D6'], show: ['piles'], choices: only('discover', discover) },
        { id: 'stop', kind: 'do', rules: ['PR-D10'], choices: only('stop', stop) },
        {
          id: 'firstCard',
          kind: 'do',
          rules: ['PR-T3', 'PR-T4'],
          choices: [
            { id: 'flute', fits: take(FLUTE) },
            { id: 'sailor', fits: take(SAILOR) },
          ],
        },
        {
          id: 'fee',
          kind: 'watch',
          rules: ['PR-T5'],
          show: ['players'],
          acts: [takeBestShip, takeBestShip],
        },
      ],
    },
    {
      table: (made) => ({
        seats: 3,
        start: 1,
        seed: SEED,
        byHand: {
          hands: afterFirstTurn(made),
          stack: [
            'base_ship_green_1_1c',
            'base_ship_red_3_2c',
            'base_settler_4_1',
            'base_ship_green_3_2c',
            GALLEON,
            PRIEST,
            'base_ship_yellow_2_2c',
          ],
        },
      }),
      steps: [
        { id: 'others', kind: 'watch', rules: ['PR-D1'], show: ['players'], acts: [discover, discover] },
        { id: 'bust', kind: 'watch', rules: ['PR-D6', 'PR-T1'], show: ['harbour'], acts: [discover] },
        {
          id: 'careful',
          kind: 'watch',
          rules: ['PR-D1'],
          show: ['players'],
          acts: [discover, discover, stop, take(GALLEON)],
        },
        {
          id: 'yourShare',
          kind: 'do',
          rules: ['PR-T5', 'PR-T6'],
          choices: [
            { id: 'ship', fits: takeShip },
            { id: 'person', fits: takePerson },
            { id: 'pass', fits: pass },
          ],
        },
      ],
    },
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        byHand: {
          hands: {
            0: { coins: 5, display: [SAILOR, 'base_sailor_5_2'] },
            1: { coins: 4, display: ['base_trader_red_3_1', 'base_settler_4_1'] },
            2: { coins: 6, display: [PRIEST, 'base_jester_5_1'] },
          },
          stack: [
            'base_ship_yellow_4_3c',
            'base_ship_yellow_2_2c',
            'base_ship_blue_5_3c',
            'base_ship_green_1_1c',
            'base_ship_red_6_3c',
            'base_captain_4_1',
          ],
        },
      }),
      steps: [
        { id: 'swords', kind: 'do', rules: ['PR-P4'], show: ['mat'], choices: only('discover', discover) },
        { id: 'repel', kind: 'do', rules: ['PR-D3', 'PR-D4'], choices: only('repel', repel) },
        { id: 'goOn', kind: 'do', rules: ['PR-D3'], choices: only('discover', discover) },
        { id: 'third', kind: 'do', rules: ['PR-T1'], choices: only('discover', discover) },
        { id: 'letIn', kind: 'do', rules: ['PR-D5'], choices: only('admit', admit) },
        { id: 'fourth', kind: 'do', rules: ['PR-T1'], choices: only('discover', discover) },
        {
          id: 'courage',
          kind: 'do',
          rules: ['PR-T1', 'PR-D6'],
          show: ['piles'],
          choices: [
            { id: 'stop', fits: stop },
            { id: 'discover', fits: discover },
          ],
        },
        {
          id: 'enough',
          kind: 'do',
          rules: ['PR-D10'],
          when: ({ courage }) => courage === 'discover',
          choices: only('stop', stop),
        },
        {
          id: 'takeOne',
          kind: 'do',
          rules: ['PR-T2'],
          choices: [
            { id: 'ship', fits: takeShip },
            { id: 'person', fits: takePerson },
          ],
        },
        {
          id: 'takeTwo',
          kind: 'do',
          rules: ['PR-T1'],
          choices: [
            { id: 'ship', fits: takeShip },
            { id: 'person', fits: takePerson },
            { id: 'pass', fits: pass },
          ],
        },
      ],
    },
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        byHand: {
          hands: {
            0: { coins: 8, display: [SAILOR, 'base_sailor_5_2', 'base_settler_4_1', 'base_jack_6_1'] },
            1: { coins: 13, display: ['base_trader_red_3_1', 'base_settler_4_1', 'base_admiral_7_2'] },
            2: { coins: 5, display: [PRIEST, 'base_jester_5_1', 'base_captain_4_1'] },
          },
          // After the tax comes the coin that most swords earn.
          stack: ['base_ship_black_7_3c', 'base_tax_max_swords', 'base_governor_8_0', 'base_expedition_2settler'],
        },
      }),
      steps: [
        { id: 'tax', kind: 'do', rules: ['PR-D9'], show: ['players'], choices: only('discover', discover) },
        { id: 'expedition', kind: 'do', rules: ['PR-D8'], choices: only('discover', discover) },
        {
          id: 'claim',
          kind: 'do',
          rules: ['PR-X1', 'PR-X2', 'PR-X3'],
          show: ['display'],
          choices: only('claim', claim),
        },
        { id: 'persons', kind: 'read', rules: ['PR-P3', 'PR-P5', 'PR-P6', 'PR-P7', 'PR-P8'], show: ['players'] },
      ],
    },
    {
      table: () => ({
        seats: 3,
        start: 0,
        seed: SEED,
        byHand: {
          hands: {
            0: { coins: 11, display: ['base_expedition_2settler', 'base_sailor_5_2', 'base_sailor_7_3'] },
            1: { coins: 9, display: ['base_expedition_2captain', 'base_trader_blue_5_2', 'base_admiral_9_3'] },
            2: {
              coins: 4,
              display: [
                PRIEST,
                'base_captain_4_1',
                'base_settler_4_1',
                'base_trader_green_3_1',
                'base_trader_yellow_5_2',
              ],
            },
          },
          stack: [LADY, PIRATE, 'base_ship_red_1_1c', 'base_ship_blue_1_1c', 'base_ship_red_3_2c'],
        },
      }),
      steps: [
        { id: 'nearEnd', kind: 'do', rules: ['PR-E1'], show: ['mat'], choices: only('stop', stop) },
        { id: 'hire', kind: 'do', rules: ['PR-T4', 'PR-P8'], choices: only('lady', take(LADY)) },
        { id: 'lastRound', kind: 'watch', rules: ['PR-E1'], show: ['players'], acts: [stop, take(PIRATE)] },
        { id: 'allOrNothing', kind: 'watch', rules: ['PR-D6'], show: ['players'], acts: [discover, discover] },
        { id: 'winner', kind: 'read', rules: ['PR-E2'] },
      ],
    },
  ],
};
