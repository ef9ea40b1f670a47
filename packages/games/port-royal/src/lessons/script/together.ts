import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { discover, fulfil, keepTime, only, setAside, stop, take } from './fits.js';

const LADY = 'base_mademoiselle_7_2';
const JESTER = 'base_jester_7_2';

/** All against the time pile. */
export const together: Lesson<View, Action> = {
  id: 'together',
  scenes: [
    {
      table: () => ({
        seats: 2,
        start: 0,
        seed: 'together',
        options: {
          with: ['contracts'],
          mode: 'co-op',
          setAside: 0,
          contracts: [
            'contract_lady_killer',
            'contract_comedian',
            'contract_fighter',
            'contract_explorer',
            'contract_trader_prince',
          ],
        },
        byHand: {
          hands: {
            0: { coins: 8, display: ['base_captain_4_1'] },
            1: { coins: 8, display: ['base_priest_4_1'] },
          },
          // A jester comes next whether or not a card is put aside.
          timeStack: [LADY, JESTER, JESTER],
          stack: ['base_tax_min_influence'],
        },
      }),
      steps: [
        { id: 'goal', kind: 'read', rules: ['PR-O1', 'PR-O4'], show: ['contracts'] },
        { id: 'time', kind: 'do', rules: ['PR-O2', 'PR-O3'], show: ['piles'], choices: only('discover', discover) },
        {
          id: 'points',
          kind: 'do',
          rules: ['PR-O6'],
          show: ['piles'],
          choices: [
            { id: 'setAside', fits: setAside },
            { id: 'keepTime', fits: keepTime },
          ],
        },
        { id: 'stop', kind: 'do', rules: ['PR-K1'], show: ['contracts'], choices: only('stop', stop) },
        { id: 'hire', kind: 'do', rules: ['PR-K1'], choices: only('lady', take(LADY)) },
        { id: 'fulfil', kind: 'do', rules: ['PR-C6', 'PR-O7'], choices: only('fulfil', fulfil) },
        { id: 'partner', kind: 'watch', rules: ['PR-O5'], show: ['players'], acts: [stop, take(JESTER), fulfil] },
        { id: 'alone', kind: 'read', rules: ['PR-O1', 'PR-O5'] },
      ],
    },
  ],
};
