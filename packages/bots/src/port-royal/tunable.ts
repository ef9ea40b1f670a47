import type { Action, View } from '@roadstead/port-royal';
import type { Decision } from '../bot.js';
import { tunableByName } from '../tunable-by-name.js';
import { exactlyUnseen } from './policy/discover.js';
import { decide } from './policy/policy.js';
import { WEIGHT_ROWS } from './policy/weight-rows.js';
import { WEIGHT_NAMES } from './policy/weights.js';

/** The policy by itself, without search, and with the exact odds of the next card. */
export const portRoyalTunable = tunableByName(WEIGHT_NAMES, WEIGHT_ROWS, (weights) => ({
  choose({ view, seat, legal, odds, random }: Decision<View, Action>) {
    return { action: decide(view(), seat, legal, () => exactlyUnseen(odds().weights), weights, random) };
  },
}));
