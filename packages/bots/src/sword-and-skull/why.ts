import {
  type Action,
  type ActionOf,
  BONUS_GOLD,
  BRIDGE_GOLD,
  CASTLE,
  type Figure,
  type FortunePlay,
  ITEMS,
  LAIR,
  LUCKY_BLOW_PLUS,
  spaceNumber,
} from '@roadstead/sword-and-skull';
import { chanceBefore, chanceOfThinking } from './fight-cards.js';
import { wayWorth } from './landing.js';
import type { Outlook } from './outlook.js';
import type { Reason } from './reasons.js';
import { itemNumberOf } from './things.js';
import { WAYS, type WalkEnd, waysOver } from './ways.js';
import { percent, reasonsForWay } from './why-way.js';
import { attackChance, figureNumber, spiedChance } from './worth.js';

/** What speaks for an action, the most telling first; never nothing. */
export function reasonsFor(outlook: Outlook, legal: readonly Action[], action: Action): readonly Reason[] {
  const reasons = legal.length < 2 ? [] : reasonsOf(outlook, action);
  return reasons.length > 0 ? reasons : [{ why: legal.length < 2 ? 'onlyWay' : 'best' }];
}

function reasonsOf(outlook: Outlook, action: Action): readonly Reason[] {
  const { own, view, all } = outlook;
  const { pending } = view;
  switch (action.type) {
    case 'roll':
      return [{ why: 'roll' }];
    case 'move': {
      const figure = figureNumber(action.figure);
      return along(outlook, figure, WAYS[own.at[figure]!]![action.by]!);
    }
    case 'go': {
      const { figure, left } = pending as { readonly figure: Figure; readonly left: number };
      return along(outlook, figureNumber(figure), waysOver(spaceNumber(action.to)!, left));
    }
    case 'place':
      return put(outlook, action.figure, action.to);
    case 'play':
      return pending!.kind === 'window' ? inWindow(outlook, action) : playing(outlook, action);
    case 'first':
      return own.at[figureNumber(action.figure)] === LAIR ? [] : [{ why: 'first' }];
    case 'recruit':
      return [{ why: 'recruit', crew: action.crew }];
    case 'take':
      return [takes(action, Math.min(BRIDGE_GOLD, all[action.seat]!.gold))];
    case 'bid':
      return [{ why: 'bid', item: view.auction!.item, gold: action.gold }];
    case 'pass':
      return [pending!.kind === 'bid' ? { why: 'noBid', item: view.auction!.item } : { why: 'passWindow' }];
    case 'pay':
      return [{ why: 'pay' }];
    case 'fight':
      return pending!.kind === 'lair'
        ? [{ why: 'fightKing' }]
        : [{ why: 'spied', chance: percent(spiedChance(outlook)) }];
    case 'bury':
      return [{ why: 'bury', chance: percent(spiedChance(outlook)) }];
    case 'resolve':
      return [{ why: 'order' }];
    case 'ship':
      return [{ why: 'squall' }];
    case 'sell':
      return [{ why: 'spare', item: action.item }];
    case 'attack':
      return [{ why: 'attack', chance: percent(attackChance(outlook, action)) }];
    case 'bonus':
      return [bonus(action)];
    case 'endTurn':
      return [{ why: 'keepCards' }];
  }
}

/** What speaks for the best of several ways. */
function along(outlook: Outlook, figure: number, ways: readonly WalkEnd[]): readonly Reason[] {
  const best = ways.reduce((a, b) => (wayWorth(outlook, figure, b) > wayWorth(outlook, figure, a) ? b : a));
  return reasonsForWay(outlook, figure, best);
}

function put(outlook: Outlook, figure: Figure, to: string): readonly Reason[] {
  return reasonsForWay(outlook, figureNumber(figure), { to: spaceNumber(to)!, castle: spaceNumber(to) === CASTLE });
}

function playing(outlook: Outlook, action: FortunePlay): readonly Reason[] {
  switch (action.card) {
    case 'F04':
      return put(outlook, action.figure, action.to);
    case 'F13': {
      const figure = figureNumber(action.figure);
      return along(outlook, figure, WAYS[outlook.own.at[figure]!]![action.by]!);
    }
    case 'F06':
      return [{ why: 'bargain', item: action.item, gold: ITEMS[itemNumberOf(action.item)]!.price }];
    case 'F14':
      return [{ why: 'takeCrew', crew: action.crew }];
    case 'F15':
      return [{ why: 'recruit', crew: action.crew }];
    default:
      return [{ why: 'playCard', card: action.card }];
  }
}

function inWindow(outlook: Outlook, { card }: FortunePlay): readonly Reason[] {
  if (card === 'F01') return [{ why: 'peace', chance: percent(1 - chanceBefore(outlook)) }];
  if (card === 'F02') return [{ why: 'blow', plus: LUCKY_BLOW_PLUS }];
  return [{ why: 'reroll', chance: percent(chanceOfThinking(outlook)) }];
}

function takes({ crew }: ActionOf<'take'>, gold: number): Reason {
  return crew === undefined ? { why: 'takeGold', gold } : { why: 'takeCrew', crew };
}

function bonus(action: ActionOf<'bonus'>): Reason {
  if (action.take === 'crew') return { why: 'takeCrew', crew: action.crew };
  return action.take === 'gold' ? { why: 'takeGold', gold: BONUS_GOLD } : { why: 'nothing' };
}
