import type { Tell } from '@roadstead/kernel';
import type { Event } from '../events.js';
import type { Fight, State } from '../state.js';
import { ask } from './ask.js';
import { win } from './end.js';
import { gainFromBank } from './gold.js';
import { sendToDen } from './send.js';
import { AT_DEN } from './steps.js';

/** What follows from a fight as soon as its result counts. */
export function fightWon(state: State, fight: Fight, isWon: boolean, tell?: Tell<Event>): void {
  switch (fight.foe) {
    case 'player':
      askForBonus(state, fight, isWon);
      break;
    case 'enemy':
      state.enemies.discards.push(fight.card); // SS-R18: win or lose, and before the reward
      if (isWon) reward(state, fight, tell);
      break;
    case 'mate':
      if (!isWon) backToDen(state, fight, 'mate', tell);
      break;
    case 'king':
      if (isWon) win(state, fight.figure, 'fight', tell);
      else backToDen(state, fight, 'king', tell);
  }
}

/** SS-B6: whoever wins, attacker or defender. */
function askForBonus(state: State, { attacker, figure, seat, foeFigure }: Fight, isWon: boolean): void {
  if (isWon) ask(state, { kind: 'bonus', seat: attacker, loser: seat, figure: foeFigure });
  else ask(state, { kind: 'bonus', seat, loser: attacker, figure });
}

/** SS-R18: gold, then items, then the smoky cave's card. */
function reward(state: State, { figure, gold, items, fortune }: Fight, tell?: Tell<Event>): void {
  gainFromBank(state, state.active, gold, 'enemy', tell);
  if (fortune > 0) state.agenda.push({ do: 'draw', n: fortune, figure });
  for (let item = 0; item < items; item++) state.agenda.push({ do: 'item', why: 'enemy' });
}

/** SS-R20: to the Den, and its roll. */
function backToDen(state: State, { figure }: Fight, why: 'mate' | 'king', tell?: Tell<Event>): void {
  sendToDen(state, state.active, figure, why, tell);
  state.agenda.push(AT_DEN[figure]!);
}
