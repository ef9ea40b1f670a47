import {
  type Action,
  type FightView,
  LUCKY_BLOW_PLUS,
  numbers,
  PLAY_BLOW,
  PLAY_PEACE,
} from '@roadstead/sword-and-skull';
import { afterThinking, isAhead, winChance } from './chances.js';
import { duelWorth, goldUnit } from './landing.js';
import { type Outlook, WIN } from './outlook.js';
import { itemWorth } from './things.js';

const { DEN_PER_PIP, FACES } = numbers;

/** SS-B7: what an answer in a window of a fight is worth: passing is worth nothing, a card what it changes less what it is worth in the hand. */
export function windowWorth(outlook: Outlook, action: Action): number {
  if (action.type === 'pass') return 0;
  return (
    (action === PLAY_PEACE ? peaceWorth(outlook) : helpWorth(outlook, action === PLAY_BLOW)) - outlook.weights.play
  );
}

/** Keep the Peace: what the fight would cost. */
function peaceWorth(outlook: Outlook): number {
  const { own, all, view } = outlook;
  const { chance, foe } = sidesOf(outlook, view.fight!);
  return -duelWorth(outlook, own, all[foe]!, chance);
}

/** The chance of this seat to win before the dice, and whom it fights. */
function sidesOf(
  { seat }: Outlook,
  { attacker, might, plus, seat: defender }: FightView,
): { chance: number; foe: number } {
  const attack = winChance(might[0] + plus[0] - might[1] - plus[1]);
  return attacker === seat ? { chance: attack, foe: defender! } : { chance: 1 - attack, foe: attacker };
}

/** SS-B8: Lucky Blows where they are sure to win together; another roll where it may. */
function helpWorth(outlook: Outlook, isBlow: boolean): number {
  const { view, seat, own } = outlook;
  const fight = view.fight!;
  const isAttacker = fight.attacker === seat;
  const lead = fight.might[0] + fight.plus[0] - fight.might[1] - fight.plus[1];
  const [mine, theirs] = fight.dice!;
  const wins = (blows: number) => {
    const plus = blows * LUCKY_BLOW_PLUS;
    return isAttacker ? isAhead(mine, theirs, lead + plus) : theirs > 0 && !isAhead(mine, theirs, lead - plus);
  };
  if (wins(0)) return 0;
  if (isBlow) {
    for (let blows = 1; blows <= own.blows; blows++) if (wins(blows)) return stakeOf(outlook, fight) / blows;
    return 0;
  }
  const plus = own.blows * LUCKY_BLOW_PLUS;
  const chance = isAttacker ? afterThinking(theirs, lead + plus, own.thinkings) : defended(mine, lead - plus);
  return chance * stakeOf(outlook, fight);
}

/** The chance of a defender who rolls again. */
function defended(mine: number, lead: number): number {
  let held = 0;
  for (let theirs = 0; theirs < FACES; theirs++) if (theirs > 0 && !isAhead(mine, theirs, lead)) held++;
  return held / FACES;
}

/** What winning is worth more than losing. */
function stakeOf(outlook: Outlook, fight: FightView): number {
  const { own, all, seat, weights } = outlook;
  const unit = goldUnit(outlook, own);
  const den = ((DEN_PER_PIP * (FACES - 1)) / 2) * unit;
  switch (fight.foe) {
    case 'king':
      return WIN;
    case 'mate':
      return den + WIN * outlook.pace * 0.3;
    case 'enemy':
      return fight.gold! * unit + fight.items! * itemWorth(outlook) + fight.fortune! * weights.card;
    default: {
      const foe = all[fight.attacker === seat ? fight.seat! : fight.attacker]!;
      return duelWorth(outlook, own, foe, 1) - duelWorth(outlook, own, foe, 0);
    }
  }
}
