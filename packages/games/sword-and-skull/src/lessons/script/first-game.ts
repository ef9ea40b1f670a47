import type { Lesson } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { View } from '../../view.js';
import { bid, bonus, fight, go, move, only, pass, pay, play, recruit } from './fits.js';
import { laid } from './table.js';

const LUCKY_BLOW = 'F02';
const MARINE = 'CW-A';
const MERCHANT = 'CW-B';
const GRENADIER = 'FR-A';
const QUARTERMASTER = 'FR-B';

/** From the ships to the lair: turns that each show something new, and why one would do it. */
export const firstGame: Lesson<View, Action> = {
  id: 'first-game',
  scenes: [
    {
      // The learner rolls 3 and 1, the next seat 2 and a blank.
      table: () => laid({ dice: [3, 1, 2, 0] }),
      steps: [
        { id: 'welcome', kind: 'read', rules: ['SS-E1', 'SS-F9'], show: ['LAIR'] },
        { id: 'walk', kind: 'do', rules: ['SS-M1', 'SS-M2'], show: ['O6'], choices: only('officer', move('officer')) },
        {
          id: 'crew',
          kind: 'do',
          rules: ['SS-F4', 'SS-B3', 'SS-C3'],
          show: [MARINE, MERCHANT],
          choices: [
            { id: 'marine', fits: recruit(MARINE) },
            { id: 'merchant', fits: recruit(MERCHANT) },
          ],
        },
        {
          id: 'dues',
          kind: 'watch',
          rules: ['SS-F4'],
          show: ['players'],
          when: ({ crew }) => crew === 'merchant',
          acts: [move('officer'), recruit(MERCHANT)],
        },
        {
          id: 'noDues',
          kind: 'watch',
          rules: ['SS-F4'],
          show: ['players'],
          when: ({ crew }) => crew === 'marine',
          acts: [move('officer'), recruit(MERCHANT)],
        },
      ],
    },
    {
      table: () =>
        laid({
          dice: [2, 1],
          players: { 0: { gold: 9, officer: 'O30', crew: { [MARINE]: 1, [MERCHANT]: 1 } }, 1: { officer: 'O13' } },
        }),
      steps: [
        {
          id: 'castle',
          kind: 'do',
          rules: ['SS-F10', 'SS-R2'],
          show: ['O0'],
          choices: only('officer', move('officer')),
        },
        {
          id: 'plan',
          kind: 'do',
          rules: ['SS-B3', 'SS-F4'],
          show: [GRENADIER, QUARTERMASTER],
          choices: [
            { id: 'grenadier', fits: recruit(GRENADIER) },
            { id: 'quartermaster', fits: recruit(QUARTERMASTER) },
          ],
        },
      ],
    },
    {
      // The walk, then the fight: the learner rolls 3, the crocodile 4.
      table: () =>
        laid({
          dice: [1, 0, 3, 4],
          enemy: ['E06'],
          players: { 0: { gold: 12, officer: 'O11', pirate: 'O20', crew: { [MARINE]: 1, [GRENADIER]: 1 } } },
        }),
      steps: [
        {
          id: 'cave',
          kind: 'do',
          rules: ['SS-F2', 'SS-B1', 'SS-B4'],
          show: ['O12'],
          choices: only('officer', move('officer')),
        },
      ],
    },
    {
      table: () =>
        laid({
          dice: [1, 0],
          item: ['I05'],
          players: {
            0: { gold: 13, officer: 'O9', crew: { [MARINE]: 1, [GRENADIER]: 1 } },
            1: { officer: 'O15', gold: 5 },
            2: { pirate: 'O21', gold: 4 },
          },
        }),
      steps: [
        { id: 'post', kind: 'do', rules: ['SS-F3'], show: ['O10'], choices: only('officer', move('officer')) },
        { id: 'bids', kind: 'watch', rules: ['SS-F3', 'SS-R14'], show: ['players'], acts: [bid(2), bid(4)] },
        {
          id: 'bid',
          kind: 'do',
          rules: ['SS-F3', 'SS-C2'],
          show: ['I05'],
          choices: [
            { id: 'bid', fits: bid(5) },
            { id: 'pass', fits: pass },
          ],
        },
      ],
    },
    {
      // The next seat walks 2, takes the chest and attacks: 4 against 3.
      table: () =>
        laid({
          start: 1,
          dice: [2, 0, 4, 3],
          players: {
            0: { gold: 9, officer: 'O10', pirate: 'O22', crew: { 'SC-A': 1 }, hand: [LUCKY_BLOW] },
            1: { gold: 11, officer: 'O20', crew: { 'MC-A': 1, 'RR-B': 1 } },
          },
        }),
      steps: [
        { id: 'attacked', kind: 'watch', rules: ['SS-B5', 'SS-B10'], show: ['O22'], acts: [move('officer')] },
        { id: 'before', kind: 'do', rules: ['SS-B7', 'SS-C5'], show: ['hand'], choices: only('pass', pass) },
        {
          id: 'blow',
          kind: 'do',
          rules: ['SS-B1', 'SS-B8', 'SS-C12'],
          show: [LUCKY_BLOW],
          choices: only('play', play(LUCKY_BLOW)),
        },
        {
          id: 'bonus',
          kind: 'do',
          rules: ['SS-B6'],
          show: ['players'],
          choices: [
            { id: 'gold', fits: bonus('gold') },
            { id: 'crew', fits: bonus('crew') },
          ],
        },
      ],
    },
    {
      // Seven spaces, then the First Mate: 2 against 5.
      table: () =>
        laid({
          dice: [4, 3, 2, 5],
          players: {
            0: { gold: 28, officer: 'O1', pirate: 'O26', crew: { [GRENADIER]: 2, [MERCHANT]: 1 }, items: ['I01'] },
            1: { gold: 16, officer: 'O23', crew: { 'MC-A': 2 } },
            2: { gold: 21, pirate: 'V9', crew: { 'SC-B': 1 } },
          },
        }),
      steps: [
        { id: 'ready', kind: 'read', rules: ['SS-M5', 'SS-F9'], show: ['O2', 'LAIR'] },
        {
          id: 'volcano',
          kind: 'do',
          rules: ['SS-M5', 'SS-R3'],
          show: ['O2'],
          choices: only('officer', move('officer')),
        },
        { id: 'fork', kind: 'do', rules: ['SS-M5'], show: ['V1'], choices: only('in', go('V1')) },
        { id: 'lake', kind: 'do', rules: ['SS-M6', 'SS-F18'], show: ['LAKE'], choices: only('lake', go('LAKE')) },
      ],
    },
    {
      // Into the lair; the King asks for 40, and would roll 1 against 5.
      table: () =>
        laid({
          dice: [1, 0, 2, 5, 1],
          players: {
            0: { gold: 41, officer: 'LAKE', pirate: 'O26', crew: { [GRENADIER]: 2, [MERCHANT]: 1 }, items: ['I01'] },
            1: { gold: 16, officer: 'O23', crew: { 'MC-A': 2 } },
            2: { gold: 21, pirate: 'O19', crew: { 'SC-B': 1 } },
          },
        }),
      steps: [
        {
          id: 'enter',
          kind: 'do',
          rules: ['SS-M7', 'SS-R4'],
          show: ['LAIR'],
          choices: only('officer', move('officer')),
        },
        {
          id: 'king',
          kind: 'do',
          rules: ['SS-F9', 'SS-R19'],
          show: ['players'],
          choices: [
            { id: 'pay', fits: pay },
            { id: 'fight', fits: fight },
          ],
        },
        { id: 'winner', kind: 'read', rules: ['SS-E1', 'SS-E3'] },
      ],
    },
  ],
};
