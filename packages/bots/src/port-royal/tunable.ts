import type { Action, View } from '@roadstead/port-royal';
import type { Decision } from '../bot.js';
import type { Tunable } from '../tune/tunable.js';
import { exactlyUnseen } from './policy/discover.js';
import { decide } from './policy/policy.js';
import { TUNED_WEIGHTS, WEIGHT_NAMES, type Weights } from './policy/weights.js';

/** The policy by itself, without search, and with the exact odds of the next card. */
export const portRoyalTunable: Tunable = {
  names: WEIGHT_NAMES,
  start: WEIGHT_NAMES.map((name) => TUNED_WEIGHTS[name]),
  bot(numbers) {
    const weights = Object.fromEntries(WEIGHT_NAMES.map((name, i) => [name, numbers[i]!])) as Weights;
    return {
      choose({ view, seat, legal, odds }: Decision<View, Action>) {
        return decide(view(), seat, legal, () => exactlyUnseen(odds().weights), weights);
      },
    };
  },
};
