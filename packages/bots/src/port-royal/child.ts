import { type Action, type Card, cardOf, figuresFor, type View } from '@roadstead/port-royal';
import type { Bot } from '../bot.js';
import { isBeforeFirstTurn, isClash } from './policy/policy.js';
import { sentence } from './reasons.js';

/** Cards at which a child stops turning up more, whatever the odds say. */
const ENOUGH = 4;
/** And with something nice to buy, already at so many. */
const NICE = 3;

/**
 * A scripted child, to measure the lowest level by: turns up a few cards without counting, buys the person with the most
 * influence that it can pay for, else takes the ship with the most coins, and claims whatever it may.
 */
export const child: Bot<View, Action> = {
  choose({ view, seat, legal }) {
    const action = chosen(view(), seat, legal);
    return { action, why: (language) => sentence({ why: 'onlyWay' }, language) };
  },
};

function chosen(view: View, seat: number, legal: readonly Action[]): Action {
  const gift = legal.find(({ type }) => type === 'claim' || type === 'fulfil');
  if (gift !== undefined) return gift;
  const one = (type: Action['type']) => legal.find((action) => action.type === type);
  switch (view.phase) {
    case 'discover': {
      const isEnough = view.harbour.length >= ENOUGH || (view.harbour.length >= NICE && nicest(view, seat) > 0);
      return (isEnough ? one('stop') : one('discover')) ?? legal[0]!;
    }
    case 'repel':
      return (isClash(view) ? one('repel') : one('admit')) ?? legal[0]!;
    case 'trade':
      return best(view, seat, legal) ?? one('pass') ?? legal[0]!;
    default:
      return isBeforeFirstTurn(legal[0]) ? legal[0]! : (one('decline') ?? one('keepTime') ?? legal[0]!);
  }
}

/** The most influence that lies in the harbour and can be paid for. */
function nicest(view: View, seat: number): number {
  return Math.max(
    0,
    ...view.harbour.map(({ uid }) => charm(view, seat, cardOf(uid))).filter((worth) => worth >= PERSON),
  );
}

/** Persons come before ships. */
const PERSON = 100;

function charm(view: View, seat: number, card: Card): number {
  const { price, earnings, fee } = figuresFor(view, seat);
  if (card.type === 'ship') return earnings(card) - fee;
  if (card.type !== 'person' || view.players[seat]!.coins < price(card) + fee) return 0;
  return card.influence > 0 ? PERSON * card.influence : 0;
}

function best(view: View, seat: number, legal: readonly Action[]): Action | undefined {
  let most = 0;
  let nicest: Action | undefined;
  for (const action of legal) {
    if (action.type !== 'take' || action.forgo || action.keep) continue;
    const worth = charm(view, seat, cardOf(action.uid));
    if (worth <= most) continue;
    most = worth;
    nicest = action;
  }
  return nicest;
}
