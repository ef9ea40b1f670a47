import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { fulfilMission, keep, only, stop } from './fits.js';

const HERBS = 'adventure_ship_ares_2_herbs';
const BOOK = 'adventure_ship_ares_4_book';
const SAILOR = 'base_sailor_3_1';
const CHAPTER_1 = { chapter: 1, mode: 'co-op' };

/** Missions, events, a character's house and the hourglass: two of them in the first chapter, together. */
export const adventure: Lesson<View, Action> = {
  id: 'adventure',
  scenes: [
    {
      table: () => ({
        seats: 2,
        start: 0,
        seed: 'the lamp goes out',
        options: CHAPTER_1,
        byHand: {
          missions: ['10', '11'],
          events: { pile: ['event_tailwind', 'event_market_day', 'event_months_end'] },
          hands: {
            0: { coins: 3, character: 'char_jean', kept: [HERBS], display: [SAILOR] },
            1: { coins: 3, character: 'char_grace' },
          },
          // The first of them is the coin that the event gives.
          stack: ['base_priest_4_1', BOOK],
        },
      }),
      steps: [
        { id: 'story', kind: 'read', rules: ['PR-A4', 'PR-A19'], show: ['missions'] },
        { id: 'event', kind: 'read', rules: ['PR-A3', 'PR-A28'], show: ['month'] },
        { id: 'stop', kind: 'do', rules: ['PR-A10'], show: ['harbour'], choices: only('stop', stop) },
        {
          id: 'keep',
          kind: 'do',
          rules: ['PR-A11'],
          show: ['harbour', 'missions'],
          choices: only('keep', keep),
        },
        {
          id: 'fulfil',
          kind: 'do',
          rules: ['PR-A6', 'PR-A7', 'PR-A8'],
          show: ['missions'],
          choices: [
            { id: 'boats', fits: fulfilMission('10') },
            { id: 'book', fits: fulfilMission('11') },
          ],
        },
        { id: 'house', kind: 'read', rules: ['PR-A7', 'PR-A9', 'PR-A16'], show: ['mat'] },
      ],
    },
    {
      table: () => ({
        seats: 2,
        start: 0,
        seed: 'the hourglass',
        options: CHAPTER_1,
        byHand: {
          missions: ['10', '11'],
          events: { pile: ['event_months_end'] },
          hands: {
            0: { coins: 3, character: 'char_jean', missions: ['10'], crowns: 1, display: [SAILOR] },
            1: { coins: 4, character: 'char_grace' },
          },
          stack: ['base_captain_4_1'],
        },
      }),
      steps: [
        { id: 'hourglass', kind: 'read', rules: ['PR-A4'], show: ['missions'] },
        { id: 'month', kind: 'read', rules: ['PR-A4', 'PR-A2'], show: ['month'] },
        { id: 'card9', kind: 'read', rules: ['PR-A19', 'PR-A20'], show: ['goal'] },
        { id: 'against', kind: 'read', rules: ['PR-A21', 'PR-A22'] },
      ],
    },
  ],
};
