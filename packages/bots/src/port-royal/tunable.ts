import type { Action, View } from '@roadstead/port-royal';
import type { Decision } from '../bot.js';
import type { Tunable } from '../tune/tunable.js';
import { exactlyUnseen } from './policy/discover.js';
import { decide } from './policy/policy.js';
import { WEIGHT_ROWS } from './policy/weight-rows.js';
import { WEIGHT_NAMES, type Weights } from './policy/weights.js';

function numbersOf<N extends string>(rows: Readonly<Record<N, Weights>>): Record<N, number[]> {
  const numbers = Object.entries<Weights>(rows).map(([name, row]) => [name, WEIGHT_NAMES.map((weight) => row[weight])]);
  return Object.fromEntries(numbers);
}

/** The policy by itself, without search, and with the exact odds of the next card. */
export const portRoyalTunable: Tunable = {
  names: WEIGHT_NAMES,
  rows: numbersOf(WEIGHT_ROWS),
  bot(numbers) {
    const weights = Object.fromEntries(WEIGHT_NAMES.map((name, i) => [name, numbers[i]!])) as Weights;
    return {
      choose({ view, seat, legal, odds, random }: Decision<View, Action>) {
        return { action: decide(view(), seat, legal, () => exactlyUnseen(odds().weights), weights, random) };
      },
    };
  },
};
