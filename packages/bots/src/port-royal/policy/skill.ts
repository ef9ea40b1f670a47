import type { Language } from '@roadstead/kernel';
import { type Action, type Card, type PortRoyalOdds, TITLES, type View } from '@roadstead/port-royal';
import type { Decision } from '../../bot.js';
import { expected } from '../../search/expected.js';
import type { Skill } from '../../search/skill.js';
import { type Manner, PLAIN, tasted } from '../../taste.js';
import { chapterReason } from '../adventure/reasons.js';
import { circumstance, circumstancesOf } from '../circumstances.js';
import { lettingIn, passing } from '../grounds.js';
import { type Reason, sentence } from '../reasons.js';
import { slip } from '../slips.js';
import { exactlyUnseen, prospectOf, roughlyUnseen } from './discover.js';
import { weightsFor } from './kind.js';
import { decide, isBeforeFirstTurn, isClash } from './policy.js';
import { ROW_BY_UID, ROWS } from './rows.js';
import { factsOf } from './seat.js';
import type { Weights } from './weights.js';
import { outlookOf, takeWorth } from './worth.js';

/** More of them would not be read. */
const MOST_FIGURES = 3;

export type Style = Manner<Weights, Reason>;

/** What cards are worth to somebody of a style, at the kind of table that a view shows. */
const weightsOf = (view: View, { taste }: Style) => tasted(weightsFor(view), taste);

/**
 * Port Royal as search needs it, by what things are believed to be worth. A style is in the guess: in thought all play
 * alike, since nobody gains by believing that others share a whim.
 */
export function portRoyalSkillOf(style: Style): Skill<View, Action> {
  return {
    guess(decision) {
      const view = decision.view();
      const odds = () => exactlyUnseen(decision.odds().weights);
      const action = decide(view, decision.seat, decision.legal, odds, weightsOf(view, style), decision.random);
      return { action, why: (language) => saidOf(view, decision, action, language, style) };
    },
    halfMargin: 4,
    play: (view, seat, legal, random) => decide(view, seat, legal, () => roughlyUnseen(view), weightsFor(view), random),
    candidates: (_view, legal) => (isBeforeFirstTurn(legal[0]) ? legal.filter(earnsTitle) : legal),
    slip,
    isGrave: (_view, legal) => isBeforeFirstTurn(legal[0]),
    reason: (decision, action, win, language) =>
      `${explained(decision, action, language, style)} ${expected(win, language)}`,
    explain: (decision, action, language) => explained(decision, action, language, style),
  };
}

export const portRoyalSkill = portRoyalSkillOf(PLAIN);

/** Of all numbers of cards to put aside, those that lift the title of a win. */
function earnsTitle(action: Action): boolean {
  return action.type === 'setAside' && TITLES.some(({ points }) => points === action.cards);
}

/** The reason, with the figures it rests upon. */
function explained(decision: Decision<View, Action>, action: Action, language: Language, style: Style): string {
  const view = decision.view();
  const figures = circumstancesOf(view, decision.seat, action, () => decision.odds() as PortRoyalOdds);
  const told = figures.slice(0, MOST_FIGURES).map((one) => circumstance(one, language));
  return [saidOf(view, decision, action, language, style), ...told].join(' ');
}

function saidOf(
  view: View,
  decision: Decision<View, Action>,
  action: Action,
  language: Language,
  style: Style,
): string {
  const ofChapter = chapterReason(view, decision.seat, action, language);
  return ofChapter ?? sentence(reasonFor(view, decision, action, style), language, style.words);
}

/** Why a player would do this here. */
function reasonFor(view: View, { odds, legal, seat }: Decision<View, Action>, action: Action, style: Style): Reason {
  const weights = weightsOf(view, style);
  const percent = () => Math.round((odds() as PortRoyalOdds).bust * 100);
  switch (action.type) {
    case 'discover':
      if (legal.length === 1) return { why: 'onlyWay' };
      return percent() === 0 ? { why: 'safe' } : { why: 'goOn', bust: percent() };
    case 'stop':
      if (legal.length === 1) return { why: 'onlyWay' };
      if (percent() === 0) return { why: addsLittle(view, seat, odds() as PortRoyalOdds, weights) ? 'little' : 'here' };
      return { why: 'stop', bust: percent(), card: bestOf(view, seat, weights) };
    case 'repel':
      return { why: action.keep ? 'contract' : isClash(view) ? 'clash' : 'keepOut' };
    case 'admit':
      return isClash(view) ? { why: 'busts' } : lettingIn(view, odds() as PortRoyalOdds);
    case 'take': {
      const { uid } = view.harbour.find((card) => card.uid === action.uid)!;
      return { why: 'best', card: ROWS[ROW_BY_UID[uid]!]!.card };
    }
    case 'pass':
      return passing(view, seat);
    case 'claim':
      return { why: 'claim' };
    case 'fulfil':
      return { why: 'contract' };
    case 'gamble':
      return { why: 'gamble' };
    case 'decline':
      return { why: 'decline' };
    case 'setAside':
      return { why: action.cards === 0 ? 'allTheTime' : 'timeToSpare' };
    case 'keepTime':
      return { why: 'noTime' };
    default:
      return { why: 'onlyWay' };
  }
}

/** Whether the next card is hardly worth more than what lies there. */
function addsLittle(view: View, seat: number, { weights: unseen }: PortRoyalOdds, weights: Weights): boolean {
  const { now, next } = prospectOf(outlookOf(view, seat, factsOf(view, seat), weights), exactlyUnseen(unseen));
  return next <= now + weights.caution;
}

/** The card of the harbour that a seat would like best; none if it wants none. */
function bestOf(view: View, seat: number, weights: Weights): Card | undefined {
  const outlook = outlookOf(view, seat, factsOf(view, seat), weights);
  let most = 0;
  let best: Card | undefined;
  for (const { uid } of view.harbour) {
    const row = ROWS[ROW_BY_UID[uid]!]!;
    const worth = takeWorth(outlook, row);
    if (worth <= most) continue;
    most = worth;
    best = row.card;
  }
  return best;
}
