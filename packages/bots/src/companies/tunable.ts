import type { Action, View } from '@roadstead/companies';
import type { Decision } from '../bot.js';
import type { Tunable } from '../tune/tunable.js';
import { decide } from './policy.js';
import { WEIGHT_ROWS } from './weight-rows.js';
import { WEIGHT_NAMES, type Weights } from './weights.js';

const numbersOf = (row: Weights): number[] => WEIGHT_NAMES.map((name) => row[name]);

/** The policy by itself, without search. */
export const companiesTunable: Tunable = {
  names: WEIGHT_NAMES,
  rows: {
    start: numbersOf(WEIGHT_ROWS.start),
    ...Object.fromEntries(Object.entries<Weights>(WEIGHT_ROWS).map(([name, row]) => [name, numbersOf(row)])),
  },
  bot(weights) {
    const named = Object.fromEntries(WEIGHT_NAMES.map((name, i) => [name, weights[i]!])) as Weights;
    return {
      choose: ({ view, seat, legal, random }: Decision<View, Action>) => ({
        action: decide(view(), seat, legal, named, random),
      }),
    };
  },
};
