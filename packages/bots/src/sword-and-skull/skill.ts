import type { Action, View } from '@roadstead/sword-and-skull';
import type { Skill } from '../search/skill.js';
import { bestOf, decide } from './policy.js';
import { reasonFor, sentence } from './reasons.js';
import { WEIGHT_ROWS } from './weight-rows.js';

/** More answers than this have no fair trial: the best by the policy are tried. */
const TRIED = 12;

const weights = WEIGHT_ROWS.start;

/** Sword & Skull as search needs it, by what things are believed to be worth. */
export const swordAndSkullSkill: Skill<View, Action> = {
  guess(decision) {
    const view = decision.view();
    const action = decide(view, decision.seat, decision.legal, weights);
    return { action, why: (language) => sentence(reasonFor(view, decision.seat, action), language) };
  },
  halfMargin: 15,
  play: (view, seat, legal) => decide(view, seat, legal, weights),
  candidates: (view, legal) => (legal.length > TRIED ? bestOf(view, view.pending!.seat, legal, weights, TRIED) : legal),
  reason: () => 'x.',
};
