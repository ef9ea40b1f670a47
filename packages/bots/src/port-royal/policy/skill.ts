import type { Language } from '@roadstead/kernel';
import type { Action, PortRoyalOdds, View } from '@roadstead/port-royal';
import type { Decision } from '../../bot.js';
import type { Skill } from '../../search/skill.js';
import { type Reason, sentence } from '../reasons.js';
import { exactlyUnseen, roughlyUnseen } from './discover.js';
import { decide } from './policy.js';
import { ROW_BY_UID, ROWS } from './rows.js';
import type { Weights } from './weights.js';

/** Port Royal as search needs it, by what things are believed to be worth. */
export function portRoyalSkill(weights: Weights): Skill<View, Action> {
  return {
    guess(decision) {
      const view = decision.view();
      const odds = () => exactlyUnseen(decision.odds().weights);
      const { action } = decide(view, decision.seat, decision.legal, odds, weights);
      return { action, why: (language) => sentence(reasonFor(view, decision, action), language) };
    },
    play: (view, seat, legal) => decide(view, seat, legal, () => roughlyUnseen(view), weights).action,
    reason: (decision, action, win, language) =>
      `${sentence(reasonFor(decision.view(), decision, action), language)} ${expected(win, language)}`,
  };
}

/** Why a player would do this here. */
function reasonFor(view: View, { odds, legal }: Decision<View, Action>, action: Action): Reason {
  const percent = () => Math.round((odds() as PortRoyalOdds).bust * 100);
  switch (action.type) {
    case 'discover':
      if (legal.length === 1) return { why: 'onlyWay' };
      return percent() === 0 ? { why: 'safe' } : { why: 'goOn', bust: percent() };
    case 'stop':
      return percent() === 0 ? { why: 'enough' } : { why: 'stop', bust: percent() };
    case 'repel':
      return action.keep ? { why: 'contract' } : { why: 'clash' };
    case 'admit':
      return { why: 'harmless' };
    case 'take': {
      const { uid } = view.harbour.find((card) => card.uid === action.uid)!;
      return { why: 'best', card: ROWS[ROW_BY_UID[uid]!]!.card };
    }
    case 'pass':
      return { why: 'nothing' };
    case 'claim':
      return { why: 'claim' };
    case 'fulfil':
      return { why: 'contract' };
    case 'setAside':
      return { why: 'timeToSpare' };
    case 'keepTime':
      return { why: 'noTime' };
    default:
      return { why: 'onlyWay' };
  }
}

function expected(win: number, language: Language): string {
  const percent = Math.round(win * 100);
  return {
    en: `Playing on from here looks like a ${percent} % chance.`,
    nl: `Vanaf hier lijkt de kans ${percent} %.`,
    de: `Von hier an sieht es nach ${percent} % aus.`,
  }[language];
}
