import {
  type Action,
  type ActionOf,
  BONUS_GOLD,
  BRIDGE_GOLD,
  crewNumber,
  ENEMIES,
  FIGURES,
  type Figure,
  type FortunePlay,
  ITEMS,
  LAIR,
  SMOKY_CARDS,
  SMOKY_MIGHT,
  SPACES,
  SPYGLASS_PLUS,
  spaceNumber,
  strengthOf,
  type View,
  winChance,
} from '@roadstead/sword-and-skull';
import { bidWorth } from './auction.js';
import { onShip, withCrew, withGold, withItem, withoutItem } from './changes.js';
import { enemiesToCome, type Holding } from './facts.js';
import { windowWorth } from './fight-cards.js';
import { bestWay, duelWorth, goldUnit, landingWorth, moveWorth, VICTORY } from './landing.js';
import { type Outlook, standing } from './outlook.js';
import { itemNumberOf, itemsOf, itemWorth } from './things.js';
import { placeWorth, rollWorth } from './turn.js';
import { waysOver } from './ways.js';

export const figureNumber = (figure: Figure): number => FIGURES.indexOf(figure);

/** What an action is believed to be worth: to be compared with other answers to the same question, and nothing else. */
export function worthOf(outlook: Outlook, action: Action): number {
  const { own, view } = outlook;
  switch (action.type) {
    case 'roll':
      return rollWorth(outlook);
    case 'play':
      return view.pending!.kind === 'window' ? windowWorth(outlook, action) : playWorth(outlook, action);
    case 'move':
      return moveWorth(outlook, figureNumber(action.figure), action.by);
    case 'place':
      return placeWorth(outlook, figureNumber(action.figure), spaceNumber(action.to)!);
    case 'go': {
      const fork = view.pending as { readonly figure: Figure; readonly left: number };
      return bestWay(outlook, figureNumber(fork.figure), waysOver(spaceNumber(action.to)!, fork.left));
    }
    case 'first':
      return firstWorth(outlook, figureNumber(action.figure));
    case 'recruit':
      return standing(outlook, withCrew(own, crewNumber(action.crew), 1));
    case 'take':
      return takeWorth(outlook, action);
    case 'bid':
      return bidWorth(outlook, action.gold);
    case 'pass':
      return 0;
    case 'pay':
      return VICTORY;
    case 'fight':
      return view.spied === null
        ? 0
        : enemyWorth(
            outlook,
            ENEMIES.findIndex(({ id }) => id === view.spied),
          );
    case 'bury':
      return nextEnemyWorth(outlook);
    case 'resolve':
      return -ORDER.indexOf(action.card);
    case 'ship':
      return standing(outlook, onShip(own, figureNumber(action.figure)));
    case 'sell':
      return saleWorth(outlook, itemNumberOf(action.item));
    case 'attack':
      return attackWorth(outlook, action);
    case 'bonus':
      return bonusWorth(outlook, action);
    case 'endTurn':
      return 0;
  }
}

/** With less gold others get the item. */
const ENOUGH_TO_BID = 6;

/** Of at-once cards: what brings something before what costs something, and the squall last. */
const ORDER = ['F09', 'F10', 'F07', 'F08', 'F16', 'F11', 'F12'];

/** Cards for the start of a turn are compared with the roll, those for its end with ending it. */
function playWorth(outlook: Outlook, action: FortunePlay): number {
  const { own, weights, all, rival } = outlook;
  switch (action.card) {
    case 'F04':
      return placeWorth(outlook, figureNumber(action.figure), spaceNumber(action.to)!) - weights.play;
    case 'F13':
      return moveWorth(outlook, figureNumber(action.figure), action.by) - weights.play;
    case 'F06': {
      const item = itemNumberOf(action.item);
      const bought = withItem(withGold(own, own.gold - ITEMS[item]!.price), item, itemsOf(outlook, own.seat));
      const gained = standing(outlook, bought) - standing(outlook, own);
      return (
        rollWorth(outlook) +
        gained +
        rival *
          lossOf(outlook, all[action.seat]!, (one) => withGold(withoutItem(one, item), one.gold + ITEMS[item]!.price)) -
        weights.play
      );
    }
    case 'F05':
      return weights.item * Math.min(1, own.gold / ENOUGH_TO_BID) - weights.play;
    case 'F14': {
      const kind = crewNumber(action.crew);
      return (
        crewGain(outlook, kind) +
        rival * lossOf(outlook, all[action.seat]!, (one) => withCrew(one, kind, -1)) -
        weights.play
      );
    }
    case 'F15':
      return crewGain(outlook, crewNumber(action.crew)) - weights.play;
    default:
      return 0;
  }
}

function crewGain(outlook: Outlook, kind: number): number {
  return standing(outlook, withCrew(outlook.own, kind, 1)) - standing(outlook, outlook.own);
}

/** What somebody loses by a change. */
function lossOf(outlook: Outlook, one: Holding, change: (one: Holding) => Holding): number {
  return standing(outlook, one) - standing(outlook, change(one));
}

/** SS-M3: a chance in the lair is taken after what brings gold, and before what costs some. */
function firstWorth(outlook: Outlook, figure: number): number {
  const { own } = outlook;
  const gain = (one: number) => landingWorth(outlook, own, one) - standing(outlook, own);
  if (own.at[figure] === LAIR) return 0;
  return gain(figure);
}

/** SS-F6 */
function takeWorth(outlook: Outlook, { seat, crew }: ActionOf<'take'>): number {
  const { all, rival, own } = outlook;
  const from = all[seat]!;
  if (crew === undefined) {
    const n = Math.min(BRIDGE_GOLD, from.gold);
    return n * goldUnit(outlook, own) + rival * lossOf(outlook, from, (one) => withGold(one, one.gold - n));
  }
  const kind = crewNumber(crew);
  return crewGain(outlook, kind) + rival * lossOf(outlook, from, (one) => withCrew(one, kind, -1));
}

/** The chance to beat an enemy in the cave that the question is about. */
function enemyChance({ own, view }: Outlook, enemy: number): number {
  const figure = figureInQuestion(view);
  const { might } = strengthOf(enemy, own.crewCount);
  const more = isSmoky(own, figure) ? SMOKY_MIGHT : 0;
  return winChance(own.might[figure]! + SPYGLASS_PLUS - might - more, own.blows, own.thinkings);
}

/** The same for the enemy that a spyglass shows. */
export function spiedChance(outlook: Outlook): number {
  return enemyChance(outlook, spiedEnemy(outlook));
}

const spiedEnemy = ({ view }: Outlook): number => ENEMIES.findIndex(({ id }) => id === view.spied);
const isSmoky = ({ at }: Holding, figure: number): boolean => SPACES[at[figure]!]!.type === 'smoky_cave';
export const figureInQuestion = ({ pending }: View): number =>
  figureNumber((pending as { readonly figure: Figure }).figure);

/** What a fight with an enemy brings on average. */
function enemyWorth(outlook: Outlook, enemy: number): number {
  const { own, view, weights } = outlook;
  const { gold, items } = strengthOf(enemy, own.crewCount);
  const cards = isSmoky(own, figureInQuestion(view)) ? SMOKY_CARDS : 0;
  const reward = gold * goldUnit(outlook, own) + items * itemWorth(outlook) + cards * weights.card;
  return enemyChance(outlook, enemy) * reward;
}

/** SS-C13: any of those that were not seen. */
function nextEnemyWorth(outlook: Outlook): number {
  const { view } = outlook;
  const enemies = enemiesToCome(view).filter((enemy) => ENEMIES[enemy]!.id !== view.spied);
  return enemies.reduce((sum, enemy) => sum + enemyWorth(outlook, enemy), 0) / Math.max(1, enemies.length);
}

function saleWorth(outlook: Outlook, item: number): number {
  const { own } = outlook;
  return standing(outlook, withGold(withoutItem(own, item), own.gold + ITEMS[item]!.price));
}

/** The chance to win against a figure of another player. */
export function attackChance({ own, all, view }: Outlook, { seat, figure }: ActionOf<'attack'>): number {
  return winChance(own.might[figureInQuestion(view)]! - all[seat]!.might[figureNumber(figure)]!);
}

function attackWorth(outlook: Outlook, action: ActionOf<'attack'>): number {
  return duelWorth(outlook, outlook.own, outlook.all[action.seat]!, attackChance(outlook, action));
}

/** SS-B6: who cannot pay the gold goes back to his ship, and may lose an item. */
function bonusWorth(outlook: Outlook, action: ActionOf<'bonus'>): number {
  const { all, view, rival, own } = outlook;
  const { loser, figure } = view.pending as { readonly loser: number; readonly figure: Figure };
  const from = all[loser]!;
  switch (action.take) {
    case 'nothing':
      return 0;
    case 'gold': {
      const sent = (one: Holding) =>
        one.gold < BONUS_GOLD ? onShip(withGold(one, 0), figureNumber(figure)) : withGold(one, one.gold - BONUS_GOLD);
      return BONUS_GOLD * goldUnit(outlook, own) + rival * lossOf(outlook, from, sent);
    }
    case 'crew': {
      const kind = crewNumber(action.crew);
      return crewGain(outlook, kind) + rival * lossOf(outlook, from, (one) => withCrew(one, kind, -1));
    }
  }
}
