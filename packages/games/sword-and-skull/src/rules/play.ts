import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { FortunePlay } from '../actions.js';
import { FIGURES } from '../board/figures.js';
import { spaceNumber } from '../board/spaces.js';
import { crewNumber } from '../cards/crew.js';
import { fortuneNumber } from '../cards/fortune.js';
import { ITEMS, itemNumber } from '../cards/items.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { openAuction } from './auction.js';
import { recruit, winOver } from './crew.js';
import { playInWindow } from './fight.js';
import { discardFromHand } from './fortune.js';
import { payTo } from './gold.js';
import { keepItem, takeItem } from './items.js';
import { BEFORE_ROLLING, END } from './steps.js';
import { moveOne, putOne, setOut } from './turn.js';

/** A fortune card from the hand: SS-C4 says when which of them fit. */
export function play(state: State, seat: Seat, action: FortunePlay, chance: Chance, tell?: Tell<Event>): void {
  const card = fortuneNumber(action.card);
  if (state.fight !== null) {
    playInWindow(state, seat, card, chance, tell);
    return;
  }
  discardFromHand(state, seat, card, tell);
  switch (action.card) {
    case 'F04': // SS-C7
      setOut(state);
      putOne(state, FIGURES.indexOf(action.figure), spaceNumber(action.to)!, tell);
      break;
    case 'F13': // SS-C7
      setOut(state);
      moveOne(state, FIGURES.indexOf(action.figure), action.by);
      break;
    case 'F06':
      state.agenda.push(BEFORE_ROLLING);
      buyWeapon(state, seat, action.seat, itemNumber(action.item), tell);
      break;
    case 'F05':
      state.agenda.push(END);
      openAuction(state, chance, tell);
      break;
    case 'F14':
      state.agenda.push(END);
      winOver(state, seat, crewNumber(action.crew), action.seat, tell);
      break;
    case 'F15':
      state.agenda.push(END);
      recruit(state, seat, crewNumber(action.crew), tell);
      break;
  }
}

/** SS-C8: the owner cannot refuse, and gets the price. */
function buyWeapon(state: State, seat: Seat, owner: Seat, item: number, tell?: Tell<Event>): void {
  const { id, price } = ITEMS[item]!;
  payTo(state, seat, price, owner, 'F06', tell);
  takeItem(state.players[owner]!, item);
  tell?.({ type: 'item', seat, item: id, why: 'F06', from: owner });
  keepItem(state, seat, item);
}
