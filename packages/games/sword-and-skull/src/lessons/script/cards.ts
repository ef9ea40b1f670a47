import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { endTurn, go, move, only, play, roll, sail } from './fits.js';
import { laid } from './table.js';

const WINDS = 'F13';
const RECRUITS = 'F15';

/** Fortune cards: at once, on the table, or for the right moment. */
export const cards: Lesson<View, Action> = {
  id: 'cards',
  scenes: [
    {
      table: () => laid({ dice: [1, 0], fortune: ['F16', WINDS], item: ['I10'], players: { 0: { officer: 'O6' } } }),
      steps: [
        {
          id: 'church',
          kind: 'do',
          rules: ['SS-F12', 'SS-C1'],
          show: ['O7'],
          choices: only('officer', move('officer')),
        },
        { id: 'hold', kind: 'do', rules: ['SS-C4', 'SS-C5'], show: ['hand'], choices: only('end', endTurn) },
      ],
    },
    {
      table: () =>
        laid({ dice: [], trove: 15, players: { 0: { gold: 12, pirate: 'V2', officer: 'O7', hand: [WINDS] } } }),
      steps: [
        { id: 'winds', kind: 'do', rules: ['SS-C7'], show: ['V7', WINDS], choices: only('sail', sail('pirate', 5)) },
        { id: 'past', kind: 'do', rules: ['SS-M6', 'SS-R3'], show: ['V6'], choices: only('on', go('V6')) },
      ],
    },
    {
      table: () => laid({ dice: [1, 0], players: { 0: { gold: 12, officer: 'O4', hand: [RECRUITS] } } }),
      steps: [
        { id: 'keep', kind: 'do', rules: ['SS-C4'], show: ['hand'], choices: only('roll', roll) },
        { id: 'chest', kind: 'do', rules: ['SS-F5'], show: ['O5'], choices: only('officer', move('officer')) },
        { id: 'recruits', kind: 'do', rules: ['SS-C9'], show: [RECRUITS], choices: only('play', play(RECRUITS)) },
      ],
    },
  ],
};
