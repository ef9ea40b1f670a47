import type { Action, State, View } from '@roadstead/companies';
import type { Language } from '@roadstead/kernel';
import type { Decision } from '../bot.js';
import { expected } from '../search/expected.js';
import type { Skill } from '../search/skill.js';
import { type Manner, PLAIN, tasted } from '../taste.js';
import { outlookOf } from './facts.js';
import { isLastCalendar } from './last-calendar.js';
import { decide, weighed } from './policy.js';
import { type Reason, sentence } from './reasons.js';
import { slip } from './slips.js';
import { CAPTAIN } from './weight-rows.js';
import type { Weights } from './weights.js';
import { reasonsFor } from './why.js';

/** More answers than this have no fair trial in a second: the best by the policy are tried. */
const TRIED = 5;
/** What the policy holds for senseless is not tried at all. */
const SENSELESS = -20;
/** More turns than a round can have. */
const TURNS = 8;
/** More figures would not be read. */
const MOST_FIGURES = 2;

export type Style = Manner<Weights, Reason>;

/**
 * The Companies as search needs it, by what things are believed to be worth. A style is in the guess: in thought all play
 * alike, since nobody gains by believing that others share a whim.
 */
export function companiesSkillOf({ taste, words }: Style): Skill<View, Action> {
  const weights = tasted(CAPTAIN, taste);
  /** What speaks for an action, in so many sentences at most. */
  const told = (
    decision: Decision<View, Action>,
    action: Action,
    language: Language,
    most: number,
    isChosen: boolean,
  ) =>
    reasonsFor(outlookOf(decision.view(), decision.seat, weights), decision.legal, action, isChosen)
      .slice(0, most)
      .map((reason) => sentence(reason, language, words))
      .join(' ');
  return {
    guess(decision) {
      const action = decide(decision.view(), decision.seat, decision.legal, weights, decision.random);
      return { action, why: (language) => told(decision, action, language, 1, true) };
    },
    halfMargin: 12,
    slip,
    play: (view, seat, legal, random) => decide(view, seat, legal, CAPTAIN, random),
    candidates,
    turn: (state) => TURNS * (state as State).round + (state as State).turn,
    reason: (decision, action, win, language) =>
      `${told(decision, action, language, MOST_FIGURES, true)} ${expected(win, language)}`,
    explain: (decision, action, language) => told(decision, action, language, MOST_FIGURES, false),
  };
}

export const companiesSkill = companiesSkillOf(PLAIN);

/** What is worth a thought: where to sail, whom to fight, what to buy. All else follows, or is as good one way as the other. */
const PONDERED: ReadonlySet<Action['type']> = new Set([
  'sail',
  'stay',
  'attack',
  'challenge',
  'fight',
  'done',
  'research',
  'nation',
  'place',
]);

/** To leave it at that is always worth a trial: what is not spent or risked counts as well. */
const LEAVES: ReadonlySet<Action['type']> = new Set(['stay', 'hold', 'done', 'pass']);

/**
 * A strategy is not searched: whoever looks for the best one plays it always. Nor is anything before the last calendar,
 * where the end is too far and what the net says of a turn was never worth more than the captain's own answer.
 */
function candidates(view: View, legal: readonly Action[]): readonly Action[] {
  if (!isLastCalendar(view) || !legal.some(({ type }) => PONDERED.has(type))) return [];
  const all = weighed(view, view.toAct[0]!, legal, CAPTAIN);
  // Nothing that is free is left for later, so there is nothing to think about.
  if (all[0]!.action.type === 'load' || all[0]!.action.type === 'deliver') return [];
  return all
    .filter(
      ({ action, worth }, place) => place === 0 || (worth > SENSELESS && (place < TRIED || LEAVES.has(action.type))),
    )
    .map(({ action }) => action);
}
