import { Refusal } from '@roadstead/kernel';
import { checkGame } from '@roadstead/kernel/harness';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { everyNth, FULL } from '../../../../test/full.js';
import { baseOptions } from './base-options.js';
import { ALLOWED, ASKED, type Combination, inShort, isAllowed, tablesOf } from './combinations.js';
import { deckOf } from './deck.js';
import { richHands } from './play.js';
import { optionsOf } from './position.js';
import { table } from './table.js';

const MINUTES = 60_000;

/** One of each kind, to be checked at every single step. */
const CLOSELY: readonly Combination[] = ALLOWED.filter(({ box, with: boxes, end, mode }) => {
  const kinds = ['', 'unterwegs', 'gambler', 'contract-cards', 'contracts', 'unterwegs+gambler+contracts'];
  if (box === 'unterwegs') return true;
  return kinds.includes(boxes.join('+')) && end === 'standard' && (mode === 'co-op' || boxes.length < 3);
});

describe('combinations of boxes', () => {
  it('exactly those that the rules allow are played; any other is refused with a sentence', () => {
    for (const combination of ASKED) {
      for (const seats of [0, 1, 2, 3, 4, 5, 6]) {
        const sentence = portRoyal.refuses({ seats, options: { ...baseOptions(), ...combination } });
        const place = `${inShort(combination)}, ${seats} players`;
        if (isAllowed(combination, seats)) expect(sentence, place).toBeNull();
        else expect(sentence, place).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('the cards of the boxes join the base game, each once', () => {
    for (const combination of ALLOWED.filter(({ end, mode }) => end === 'standard' && mode === 'competitive')) {
      const { state } = table(combination);
      expect(portRoyal.inventory(state).length, inShort(combination)).toBe(deckOf(optionsOf(combination)).length);
    }
  });

  it('a position by hand cannot use a card that the boxes do not hold', () => {
    const display = ['promo_gambler_4_1'];
    const refused = () =>
      portRoyal.setup({ seats: 2, options: baseOptions(), byHand: { hands: { 0: { display } } } }, NEVER);
    expect(refused).toThrow(Refusal);
  });

  it.each(everyNth(4, ALLOWED).map((combination, i) => [inShort(combination), combination, i] as const))(
    'the harness passes, checking now and then: %s',
    (name, combination, i) => {
      const all = tablesOf(combination);
      const tables = FULL ? all : [all[i % all.length]!];
      checkGame(portRoyal, { games: tables.length, seed: name, tables, every: 16, redeals: 1 });
    },
    2 * MINUTES,
  );

  it.each(everyNth(2, CLOSELY).map((combination) => [inShort(combination), combination] as const))(
    'the harness passes, checking at every step: %s',
    (name, combination) => {
      const tables = tablesOf(combination).slice(0, 1);
      checkGame(portRoyal, { games: 1, seed: `${name}, closely`, tables });
    },
    2 * MINUTES,
  );

  it('the harness passes with cards put aside before the start', () => {
    const options = { with: ['contracts'], mode: 'co-op', setAside: 6 };
    const tables = [1, 2, 4].map((seats) => ({ seats, options }));
    checkGame(portRoyal, { games: 6, seed: 'aside', tables, every: 8, redeals: 1 });
  });

  it('the harness passes where hardly a card is left', () => {
    const tables = [2, 3, 5].map((seats) => ({ seats, byHand: { hands: richHands(seats) } }));
    checkGame(portRoyal, { games: FULL ? 30 : 1, seed: 'scarce', tables, every: 4, redeals: 1 });
  });
});

const NEVER = { int: () => 0, revealed: () => undefined };
