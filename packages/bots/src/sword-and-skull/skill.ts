import type { Language } from '@roadstead/kernel';
import type { Action, State, View } from '@roadstead/sword-and-skull';
import type { Decision } from '../bot.js';
import { expected } from '../search/expected.js';
import type { Skill } from '../search/skill.js';
import { type Manner, PLAIN, tasted } from '../taste.js';
import { outlookOf } from './outlook.js';
import { bestOf, decide } from './policy.js';
import { type Reason, sentence } from './reasons.js';
import { slip } from './slips.js';
import { ADMIRALS, CAPTAINS } from './weight-rows.js';
import type { Weights } from './weights.js';
import { reasonsFor } from './why.js';

/** Of more answers than this, the best by the policy are tried: those after them never proved better. */
const TRIED = 6;
/** More figures would not be read. */
const MOST_FIGURES = 3;

export type Style = Manner<Weights, Reason>;
type WeightsAt = (view: View) => Weights;

/**
 * Sword & Skull as search needs it, by what things are believed to be worth. A style is in the guess: in thought all play
 * alike, since nobody gains by believing that others share a whim.
 */
export function swordAndSkullSkillOf({ taste, words }: Style): Skill<View, Action> {
  const weightsAt = (rows: readonly Weights[]): WeightsAt => {
    const own = rows.map((row) => tasted(row, taste));
    return ({ players }) => own[players.length]!;
  };
  const [captain, admiral] = [weightsAt(CAPTAINS), weightsAt(ADMIRALS)];
  /** What speaks for an action, in so many sentences at most. */
  const told = (decision: Decision<View, Action>, action: Action, language: Language, most: number, by = captain) => {
    const view = decision.view();
    return reasonsFor(outlookOf(view, decision.seat, by(view)), decision.legal, action)
      .slice(0, most)
      .map((reason) => sentence(reason, language, words))
      .join(' ');
  };
  const guessBy = (by: WeightsAt) => (decision: Decision<View, Action>) => {
    const view = decision.view();
    const action = decide(view, decision.seat, decision.legal, by(view));
    return { action, why: (language: Language) => told(decision, action, language, 1, by) };
  };
  return {
    guess: guessBy(captain),
    firstThought: guessBy(admiral),
    halfMargin: 15,
    slip,
    play: (view, seat, legal) => decide(view, seat, legal, CAPTAINS[view.players.length]!),
    turn: (state) => (state as State).turn,
    candidates: (view, legal) =>
      legal.length > TRIED ? bestOf(view, view.pending!.seat, legal, CAPTAINS[view.players.length]!, TRIED) : legal,
    reason: (decision, action, win, language) =>
      `${told(decision, action, language, MOST_FIGURES)} ${expected(win, language)}`,
    explain: (decision, action, language) => told(decision, action, language, MOST_FIGURES),
  };
}

export const swordAndSkullSkill = swordAndSkullSkillOf(PLAIN);
