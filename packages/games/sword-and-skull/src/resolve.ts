import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Action, ActionOf } from './actions.js';
import { FIGURES } from './board/figures.js';
import { spaceNumber } from './board/spaces.js';
import { crewNumber } from './cards/crew.js';
import { fortuneNumber } from './cards/fortune.js';
import { itemNumber } from './cards/items.js';
import type { Event } from './events.js';
import { runAgenda } from './rules/agenda.js';
import { bid } from './rules/auction.js';
import { takeGoldAtBridge } from './rules/bridge.js';
import { bury, turnUpEnemy } from './rules/cave.js';
import { recruit, winOver } from './rules/crew.js';
import { goOnSelling } from './rules/debt.js';
import { passInWindow } from './rules/fight.js';
import { attack, takeBonusCrew, takeBonusGold } from './rules/fights.js';
import { doAtOnce } from './rules/fortune.js';
import { sell } from './rules/items.js';
import { takeFork } from './rules/move.js';
import { play } from './rules/play.js';
import { sendToShip } from './rules/send.js';
import { chooseFirst, endTurn, moveOne, putOne, roll } from './rules/turn.js';
import { fightKing, payRansom } from './rules/volcano.js';
import type { Question, QuestionOf, State } from './state.js';

export function resolve(state: State, seat: Seat, action: Action, chance: Chance, tell?: Tell<Event>): void {
  const question = state.asking!;
  state.asking = null;
  carryOut(state, seat, action, question, chance, tell);
  runAgenda(state, chance, tell);
}

function carryOut(
  state: State,
  seat: Seat,
  action: Action,
  question: Question,
  chance: Chance,
  tell?: Tell<Event>,
): void {
  switch (action.type) {
    case 'roll':
      roll(state, chance, tell);
      break;
    case 'play':
      play(state, seat, action, chance, tell);
      break;
    case 'move':
      moveOne(state, figureIn(action), action.by);
      break;
    case 'place':
      putOne(state, figureIn(action), spaceNumber(action.to)!, tell);
      break;
    case 'go': {
      const { figure, left } = question as QuestionOf<'fork'>;
      takeFork(state, figure, left, spaceNumber(action.to)!, tell);
      break;
    }
    case 'first':
      chooseFirst(state, figureIn(action));
      break;
    case 'recruit':
      recruit(state, seat, crewNumber(action.crew), tell);
      break;
    case 'take':
      if (action.crew === undefined) takeGoldAtBridge(state, action.seat, tell);
      else winOver(state, seat, crewNumber(action.crew), action.seat, tell);
      break;
    case 'bid':
      bid(state, seat, action.gold, tell);
      break;
    case 'pass':
      if (question.kind === 'window') passInWindow(state, chance, tell);
      break;
    case 'pay': {
      const { figure, price } = question as QuestionOf<'lair'>;
      payRansom(state, figure, price, tell);
      break;
    }
    case 'fight':
      if (question.kind === 'spy') turnUpEnemy(state, question.figure, chance, tell);
      else fightKing(state, figureOf(question), chance, tell);
      break;
    case 'bury':
      bury(state, seat, figureOf(question), chance, tell);
      break;
    case 'resolve':
      doAtOnce(state, figureOf(question), fortuneNumber(action.card), chance, tell);
      break;
    case 'ship':
      sendToShip(state, seat, figureIn(action), 'F12', tell);
      break;
    case 'sell':
      sell(state, seat, itemNumber(action.item), tell);
      if (question.kind === 'debt') goOnSelling(state, tell);
      break;
    case 'attack':
      attack(state, figureOf(question), action.seat, figureIn(action), chance, tell);
      break;
    case 'bonus':
      takeBonus(state, seat, action, question as QuestionOf<'bonus'>, tell);
      break;
    case 'endTurn':
      endTurn(state);
      break;
  }
}

function takeBonus(
  state: State,
  seat: Seat,
  action: ActionOf<'bonus'>,
  { loser, figure }: QuestionOf<'bonus'>,
  tell?: Tell<Event>,
): void {
  if (action.take === 'gold') takeBonusGold(state, seat, loser, figure, tell);
  else if (action.take === 'crew') takeBonusCrew(state, seat, loser, crewNumber(action.crew), tell);
  else tell?.({ type: 'bonus', seat, take: 'nothing', loser });
}

/** The figure that a question is about. */
function figureOf(question: Question): number {
  return (question as { readonly figure: number }).figure;
}

function figureIn({ figure }: { readonly figure: (typeof FIGURES)[number] }): number {
  return FIGURES.indexOf(figure);
}
