import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { Event } from '../../events.js';
import { answered } from '../../rules/agenda.js';
import { coinsOf, gain, pay } from '../../rules/money.js';
import { type State, type Step, seatsFromActive } from '../../state.js';
import { CROWN_FIELDS } from './characters.js';
import { moveCrowns, takeCube } from './cubes.js';
import { eventById } from './event-cards.js';
import { priceOfCube } from './month.js';
import { adventureOf, effectOf, heroOf } from './state.js';

export const PAY_OR_DECLINE: readonly Action[] = [Object.freeze({ type: 'pay' }), Object.freeze({ type: 'decline' })];

/** PR-A3: the top event is the very first act of a turn. A month's end leaves the turn without one. */
export function turnUpEvent(state: State, chance: Chance, tell?: Tell<Event>): void {
  const adventure = adventureOf(state);
  const { events } = adventure;
  const id = events.pile.pop()!;
  events.known = Math.min(events.known, events.pile.length);
  chance.revealed();
  tell?.({ type: 'event', seat: state.active, event: id });
  const { effect } = eventById(id)!;
  if (effect.is === 'monthEnd') {
    events.discard.push(id);
    const sold = priceOfCube(state) === undefined ? [] : askEverybody(state, 'buyOff');
    state.agenda.unshift(...sold, { do: 'hourglass' });
    return;
  }
  adventure.event = id;
  if (effect.is === 'coins') gain(state, state.active, effect.n, 'event', chance, tell);
  if (effect.is === 'alms') giveAlms(state, effect.n, chance, tell);
  if (effect.is === 'audience') state.agenda.unshift(...askEverybody(state, 'audience'));
}

function askEverybody(state: State, what: 'audience' | 'buyOff'): readonly Step[] {
  return seatsFromActive(state).map((seat) => ({ do: 'askPay', what, seat }));
}

/** PR-A28: those with fewest coins, all tied. */
function giveAlms(state: State, n: number, chance: Chance, tell?: Tell<Event>): void {
  const fewest = Math.min(...state.players.map(coinsOf));
  const poor = seatsFromActive(state).filter((seat) => coinsOf(state.players[seat]!) === fewest);
  for (const seat of poor) gain(state, seat, n, 'event', chance, tell);
}

/** Puts the question to a seat that can say yes. */
export function askPay(state: State, what: 'audience' | 'buyOff', seat: Seat): void {
  const { crowns, cubes } = heroOf(state, seat);
  const canGain = what === 'audience' ? crowns < CROWN_FIELDS : cubes > 0;
  if (canGain && coinsOf(state.players[seat]!) >= priceOf(state, what)) state.agenda.unshift({ do: 'ask', what, seat });
}

function priceOf(state: State, what: 'audience' | 'buyOff'): number {
  return what === 'audience' ? effectOf(state, 'audience')!.pay : priceOfCube(state)!;
}

/** Yes to an audience (PR-A28), or to taking off the leftmost cube (PR-A22), which goes to the box. */
export function payAsked(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): void {
  const what = state.asking!.what as 'audience' | 'buyOff';
  answered(state);
  const price = priceOf(state, what);
  if (what === 'audience') {
    pay(state, seat, price, 'audience', chance, tell);
    moveCrowns(state, seat, effectOf(state, 'audience')!.crowns, 'audience', tell);
    return;
  }
  pay(state, seat, price, 'boughtOff', chance, tell);
  heroOf(state, seat).boxed++;
  tell?.({ type: 'boughtOff', seat, n: price });
  takeCube(state, seat, chance, tell);
}
