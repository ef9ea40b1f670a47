import type { Seat } from '@roadstead/kernel';
import type { Action, ActionOf, PortRoyalOdds, Ship, View } from '@roadstead/port-royal';
import type { Bot, BotChoice, Decision } from '../bot.js';
import { adventureMove } from './adventure/rule-of-thumb.js';
import { cardNamed } from './cards.js';
import { contractsLeft, isTogether, wantsForgone } from './contracts.js';
import { lettingIn, passing } from './grounds.js';
import { harbourWorth, nextWorth } from './harbour.js';
import { isBeforeFirstTurn } from './policy/policy.js';
import { type Reason, sentence } from './reasons.js';
import { WEIGHTS } from './weights.js';
import { takeWorth } from './worth.js';

/** Plays for the best it can get this turn: looks one card ahead and never at what the others may want. */
export const greedy: Bot<View, Action> = {
  choose(decision) {
    const ofAdventure = adventureMove(decision.view(), decision.seat, decision.legal, decision.random);
    if (ofAdventure) return choice(ofAdventure, { why: 'onlyWay' });
    const gift = decision.legal.find(({ type }) => type === 'claim' || type === 'fulfil');
    if (gift) return choice(gift, { why: gift.type === 'claim' ? 'claim' : 'contract' });
    switch (decision.view().phase) {
      case 'discover':
        return discover(decision);
      case 'repel':
        return repel(decision);
      case 'trade':
        return take(decision);
      case 'decide':
        return keepTime(decision);
      default:
        return choice({ type: 'endTurn' }, { why: 'onlyWay' });
    }
  },
};

function choice(action: Action, reason: Reason): BotChoice<Action> {
  return { action, why: (language) => sentence(reason, language) };
}

function discover({ view, odds, legal }: Decision<View, Action>): BotChoice<Action> {
  const mayGoOn = legal.some(({ type }) => type === 'discover');
  const mayStop = legal.some(({ type }) => type === 'stop');
  if (!mayGoOn) return choice({ type: 'stop' }, { why: 'onlyWay' });
  if (!mayStop) return choice({ type: 'discover' }, { why: 'onlyWay' });
  const seen = view();
  const { weights, bust } = odds() as PortRoyalOdds;
  const harbour = seen.harbour.map(({ card }) => cardNamed(card));
  const gain = nextWorth(seen, weights) - harbourWorth(seen, harbour);
  const percent = Math.round(bust * 100);
  if (percent === 0 && gain > 0) return choice({ type: 'discover' }, { why: 'safe' });
  if (gain > WEIGHTS.caution) return choice({ type: 'discover' }, { why: 'goOn', bust: percent });
  return choice({ type: 'stop' }, percent === 0 ? { why: 'little' } : { why: 'stop', bust: percent });
}

function repel({ view, odds, legal }: Decision<View, Action>): BotChoice<Action> {
  const seen = view();
  const { harbour, revealed } = seen;
  const keep = legal.find((action) => action.type === 'repel' && action.keep);
  if (keep) return choice(keep, { why: 'contract' });
  const ship = cardNamed(revealed!.card) as Ship;
  const clashes = harbour.some(({ card: id }) => {
    const card = cardNamed(id);
    return card.type === 'ship' && card.colour === ship.colour;
  });
  return clashes
    ? choice({ type: 'repel' }, { why: 'clash' })
    : choice({ type: 'admit' }, lettingIn(seen, odds() as PortRoyalOdds));
}

function take({ view, seat, legal }: Decision<View, Action>): BotChoice<Action> {
  const seen = view();
  let best = choice({ type: 'pass' }, passing(seen, seat));
  let most = 0;
  for (const action of legal) {
    if (action.type !== 'take') continue;
    const card = cardTaken(seen, action);
    const worth = action.forgo ? forgoneWorth(seen, seat, card as Ship) : (takeWorth(seen, seat, card) ?? 0);
    const liked = worth - giftTo(seen, action.gift);
    if (liked <= most) continue;
    most = liked;
    best = choice(action, { why: 'best', card });
  }
  return best;
}

/** A coin for somebody else is best given to whoever has least: competing it helps him least, together it helps all. */
function giftTo(view: View, seat: Seat | undefined): number {
  return seat === undefined ? 0 : view.players[seat]!.influence / 100;
}

function forgoneWorth(view: View, seat: Seat, ship: Ship): number {
  if (!wantsForgone(view, seat, ship)) return 0;
  return isTogether(view) ? WEIGHTS.contractTogether : WEIGHTS.contract;
}

function keepTime({ view, legal }: Decision<View, Action>): BotChoice<Action> {
  const [none] = legal;
  if (isBeforeFirstTurn(none)) return choice(none!, { why: 'allTheTime' });
  const seen = view();
  const spare = (seen.timePile ?? 0) - WEIGHTS.timePerContract * contractsLeft(seen);
  return spare > 0
    ? choice({ type: 'setAside' }, { why: 'timeToSpare' })
    : choice({ type: 'keepTime' }, { why: 'noTime' });
}

function cardTaken(view: View, action: ActionOf<'take'>) {
  return cardNamed(view.harbour.find(({ uid }) => uid === action.uid)!.card);
}
