import type { Action, View } from '@roadstead/sword-and-skull';
import type { Decision } from '../bot.js';
import { tunableByName } from '../tunable-by-name.js';
import { decide } from './policy.js';
import { WEIGHT_ROWS } from './weight-rows.js';
import { WEIGHT_NAMES } from './weights.js';

/** The policy by itself, without search. */
export const swordAndSkullTunable = tunableByName(WEIGHT_NAMES, WEIGHT_ROWS, (weights) => ({
  choose: ({ view, seat, legal }: Decision<View, Action>) => ({ action: decide(view(), seat, legal, weights) }),
}));
