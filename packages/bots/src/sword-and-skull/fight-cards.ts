import {
  afterThinking,
  DEN,
  FACES,
  FIGURES,
  type FightView,
  type FortunePlay,
  isAhead,
  LUCKY_BLOW_PLUS,
  winChance,
} from '@roadstead/sword-and-skull';
import { moved } from './changes.js';
import { denWorth, duelWorth, goldUnit, VICTORY } from './landing.js';
import { type Outlook, standing } from './outlook.js';
import { itemWorth } from './things.js';

/** SS-B7: what a card changes in a fight, less what it is worth in the hand. To pass is worth nothing. */
export function windowWorth(outlook: Outlook, { card }: FortunePlay): number {
  const { play } = outlook.weights;
  if (card === 'F01') return peaceWorth(outlook) - play;
  return (card === 'F02' ? blowWorth(outlook) : thinkingWorth(outlook)) - play;
}

/** Keep the Peace: what the fight would cost. */
function peaceWorth(outlook: Outlook): number {
  const { own, all, view } = outlook;
  return -duelWorth(outlook, own, all[foeIn(outlook, view.fight!)]!, chanceBefore(outlook));
}

/** The player on the other side. */
function foeIn({ seat }: Outlook, fight: FightView): number {
  return fight.attacker === seat ? fight.seat! : fight.attacker;
}

/** The chance to win before the dice, if nobody plays a card. */
export function chanceBefore({ view, seat }: Outlook): number {
  const fight = view.fight!;
  const attack = winChance(leadIn(fight));
  return fight.attacker === seat ? attack : 1 - attack;
}

const leadIn = ({ might, plus }: FightView): number => might[0] + plus[0] - might[1] - plus[1];

/** Whether this seat wins with the dice as they lie, and so many Lucky Blows more. */
function wins({ view, seat }: Outlook, blows: number): boolean {
  const fight = view.fight!;
  const [mine, theirs] = fight.dice!;
  const plus = blows * LUCKY_BLOW_PLUS;
  if (fight.attacker === seat) return isAhead(mine, theirs, leadIn(fight) + plus);
  return theirs > 0 && !isAhead(mine, theirs, leadIn(fight) - plus);
}

/** SS-B8: Lucky Blows add up; they are played where they are sure to win together. */
function blowWorth(outlook: Outlook): number {
  if (wins(outlook, 0)) return 0;
  for (let blows = 1; blows <= outlook.own.blows; blows++) {
    if (wins(outlook, blows)) return stakeOf(outlook) / blows;
  }
  return 0;
}

function thinkingWorth(outlook: Outlook): number {
  return wins(outlook, 0) ? 0 : chanceOfThinking(outlook) * stakeOf(outlook);
}

/** The chance to win after rolling one's own die again, with the Lucky Blows in hand. */
export function chanceOfThinking({ view, seat, own }: Outlook): number {
  const fight = view.fight!;
  const [mine, theirs] = fight.dice!;
  const plus = own.blows * LUCKY_BLOW_PLUS;
  if (fight.attacker === seat) return afterThinking(theirs, leadIn(fight) + plus, own.thinkings);
  let held = 0;
  for (let die = 1; die < FACES; die++) if (!isAhead(mine, die, leadIn(fight) - plus)) held++;
  return held / FACES;
}

/** What winning is worth more than losing. */
function stakeOf(outlook: Outlook): number {
  const { own, all, weights, view } = outlook;
  const fight = view.fight!;
  const figure = FIGURES.indexOf(fight.figure);
  const inDen = () => denWorth(outlook, moved(own, figure, DEN), figure);
  switch (fight.foe) {
    case 'king':
      return VICTORY - inDen();
    case 'mate':
      return standing(outlook, own) - inDen();
    case 'enemy': {
      const { gold = 0, items = 0, fortune = 0 } = fight;
      return gold * goldUnit(outlook, own) + items * itemWorth(outlook) + fortune * weights.card;
    }
    case 'player': {
      const foe = all[foeIn(outlook, fight)]!;
      return duelWorth(outlook, own, foe, 1) - duelWorth(outlook, own, foe, 0);
    }
  }
}
