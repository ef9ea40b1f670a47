import type { Chance, Tell } from '@roadstead/kernel';
import {
  CHEST_REFILL,
  CHURCH_CARDS,
  DOCK_GAIN,
  DOCK_PRICE,
  GEYSER_BACK,
  GEYSER_CARDS,
  IDOL_BACK,
  QUICKSAND,
  TAVERN_CARDS,
  TAX,
} from '../board/numbers.js';
import { CHESTS, DOCKS, SPACES } from '../board/spaces.js';
import { ROPE } from '../cards/items.js';
import type { Event } from '../events.js';
import type { State, Step } from '../state.js';
import { openAuction } from './auction.js';
import { crossBridge } from './bridge.js';
import { enterCave } from './cave.js';
import { oweTrove } from './debt.js';
import { rollForSpace, rollTwo } from './dice.js';
import { drawFortune } from './fortune.js';
import { gainFromBank } from './gold.js';
import { sendToShip } from './send.js';
import { visitSettlement } from './settlement.js';
import { FIGHTS, SPACE } from './steps.js';
import { enterLair, fightMate, payAtDen } from './volcano.js';

/** SS-M1: does the space where a figure stands; its fights come after it. */
export function doSpace(
  state: State,
  { figure, at }: Extract<Step, { do: 'space' }>,
  chance: Chance,
  tell?: Tell<Event>,
): void {
  const here = state.players[state.active]!.at[figure]!;
  if (at !== undefined && at !== here) return; // SS-R7
  state.phase = 'event';
  if (state.fought.length > 0) state.fought.length = 0;
  state.agenda.push(FIGHTS[figure]!);
  doEvent(state, figure, here, chance, tell);
}

/** SS-F1: as printed, and not optional. */
function doEvent(state: State, figure: number, here: number, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.active;
  const { type, settlement } = SPACES[here]!;
  switch (type) {
    case 'settlement':
      visitSettlement(state, figure, settlement!);
      break;
    case 'cave':
    case 'smoky_cave':
      enterCave(state, figure, chance, tell);
      break;
    case 'dock':
      landAtDock(state, figure, here, tell);
      break;
    case 'chest':
      openChest(state, here, tell);
      break;
    case 'church':
      drawFortune(state, figure, CHURCH_CARDS[figure]!, chance, tell);
      break;
    case 'tavern':
      drawFortune(state, figure, TAVERN_CARDS[figure]!, chance, tell);
      break;
    case 'trading_post':
      openAuction(state, chance, tell);
      break;
    case 'tax_collector':
      oweTrove(state, figure, TAX[figure]!, 'tax_collector', tell);
      break;
    case 'bridge_of_tears':
      crossBridge(state, figure);
      break;
    case 'quicksand':
      sink(state, figure, chance, tell);
      break;
    case 'idol':
      touchIdol(state, figure, chance, tell);
      break;
    case 'geyser':
      braveGeyser(state, figure, chance, tell);
      break;
    case 'lava_tubes':
      enterLavaTubes(state, figure, chance, tell);
      break;
    case 'thieves_den':
      payAtDen(state, figure, chance, tell);
      break;
    case 'treasure_trove':
      takeTrove(state, tell);
      break;
    case 'buried_treasure': {
      const [a, b] = rollTwo(state, 'buried_treasure', chance, tell) as [number, number];
      gainFromBank(state, seat, a + b, 'buried_treasure', tell);
      break;
    }
    case 'lake_of_fire':
      fightMate(state, figure, chance, tell);
      break;
    case 'lair':
      enterLair(state, figure, chance, tell);
      break;
    case 'castle': // SS-R1: paid as the figure came here
    case 'ship':
      break;
  }
}

/** SS-F11 */
function landAtDock(state: State, figure: number, here: number, tell?: Tell<Event>): void {
  const dockOf = DOCKS.indexOf(here);
  if (dockOf === figure) gainFromBank(state, state.active, DOCK_GAIN[figure]!, 'dock', tell);
  else oweTrove(state, figure, DOCK_PRICE[dockOf]!, 'dock', tell);
}

/** SS-F5: the others are filled even if this one was empty. */
function openChest(state: State, here: number, tell?: Tell<Event>): void {
  const opened = CHESTS.indexOf(here);
  const n = state.chests[opened]!;
  state.chests[opened] = 0;
  if (n > 0) {
    state.players[state.active]!.gold += n;
    tell?.({ type: 'gold', seat: state.active, n, why: 'chest', from: SPACES[here]!.id });
  }
  for (let chest = 0; chest < state.chests.length; chest++) {
    if (chest === opened) continue;
    state.chests[chest]! += CHEST_REFILL;
    state.bank -= CHEST_REFILL;
  }
}

/** SS-F17 */
function takeTrove(state: State, tell?: Tell<Event>): void {
  const n = state.trove;
  if (n === 0) return;
  state.trove = 0;
  state.players[state.active]!.gold += n;
  tell?.({ type: 'gold', seat: state.active, n, why: 'treasure_trove', from: 'trove' });
}

/** SS-C15: a rope holds its owner's figures. */
const isRoped = (state: State): boolean => state.players[state.active]!.items.includes(ROPE);

/** SS-F14 */
function sink(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const die = rollForSpace(state, 'quicksand', chance, tell);
  if (QUICKSAND[figure]!.includes(die) && !isRoped(state)) {
    sendToShip(state, state.active, figure, 'quicksand', tell);
  }
}

/** SS-F15 */
function touchIdol(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const die = rollForSpace(state, 'idol', chance, tell);
  if (!IDOL_BACK.includes(die)) gainFromBank(state, state.active, die, 'idol', tell);
  else if (!isRoped(state)) sendToShip(state, state.active, figure, 'idol', tell);
}

/** SS-F16 */
function braveGeyser(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const die = rollForSpace(state, 'geyser', chance, tell);
  if (GEYSER_BACK.includes(die) && !isRoped(state)) sendToShip(state, state.active, figure, 'geyser', tell);
  else drawFortune(state, figure, GEYSER_CARDS, chance, tell);
}

/** SS-F7, SS-R21: on by the die, and that space then; a blank is no move and no further event. */
function enterLavaTubes(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const die = rollForSpace(state, 'lava_tubes', chance, tell);
  if (die === 0) return;
  state.agenda.pop(); // figures are fought only where the walk ends
  state.agenda.push(SPACE[figure]!, { do: 'walk', figure, left: die });
}
