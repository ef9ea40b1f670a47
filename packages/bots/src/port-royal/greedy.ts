import type { Action, ActionOf, PortRoyalOdds, Ship, View } from '@roadstead/port-royal';
import type { Bot, Choice, Decision } from '../bot.js';
import { harbourWorth, nextWorth } from './harbour.js';
import { type Reason, sentence } from './reasons.js';
import { WEIGHTS } from './weights.js';
import { cardNamed, takeWorth } from './worth.js';

/** Plays for the best it can get this turn: looks one card ahead and never at what the others may want. */
export const greedy: Bot<View, Action> = {
  choose(decision) {
    const claim = decision.legal.find((action) => action.type === 'claim');
    if (claim) return choice(claim, { why: 'claim' });
    switch (decision.view().phase) {
      case 'discover':
        return discover(decision);
      case 'repel':
        return repel(decision);
      case 'trade':
        return take(decision);
      default:
        return choice(decision.legal[0]!, { why: 'onlyWay' });
    }
  },
};

function choice(action: Action, reason: Reason): Choice<Action> {
  return { action, why: (language) => sentence(reason, language) };
}

function discover({ view, odds }: Decision<View, Action>): Choice<Action> {
  const seen = view();
  const { weights, bust } = odds() as PortRoyalOdds;
  const harbour = seen.harbour.map(({ card }) => cardNamed(card));
  const percent = Math.round(bust * 100);
  if (nextWorth(seen, weights) > harbourWorth(seen, harbour) + WEIGHTS.caution) {
    return choice({ type: 'discover' }, { why: 'goOn', bust: percent });
  }
  return choice({ type: 'stop' }, { why: 'stop', bust: percent });
}

function repel({ view }: Decision<View, Action>): Choice<Action> {
  const { harbour, revealed } = view();
  const ship = cardNamed(revealed!.card) as Ship;
  const clashes = harbour.some(({ card: id }) => {
    const card = cardNamed(id);
    return card.type === 'ship' && card.colour === ship.colour;
  });
  return clashes ? choice({ type: 'repel' }, { why: 'clash' }) : choice({ type: 'admit' }, { why: 'harmless' });
}

function take({ view, seat, legal }: Decision<View, Action>): Choice<Action> {
  const seen = view();
  let best = choice({ type: 'pass' }, { why: 'nothing' });
  let most = 0;
  for (const action of legal) {
    if (action.type !== 'take') continue;
    const card = cardTaken(seen, action);
    const worth = takeWorth(seen, seat, card) ?? 0;
    if (worth <= most) continue;
    most = worth;
    best = choice(action, { why: 'best', card });
  }
  return best;
}

function cardTaken(view: View, action: ActionOf<'take'>) {
  return cardNamed(view.harbour.find(({ uid }) => uid === action.uid)!.card);
}
