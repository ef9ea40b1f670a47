import type { Seat, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { Action, Event } from '@roadstead/sword-and-skull';
import type { Sound } from '../../../sound/synth.js';
import type { ThingId } from '../../game-ui.js';
import { SOUNDS } from './sounds.js';
import { standOf } from './standing.js';

const asEvent = (event: Typed): Event => event as Event;
/** From so much on, gold sounds like much. */
const MUCH = 5;

/** What an event sounds like. */
export function soundOf(typed: Typed): Sound | null {
  const event = asEvent(typed);
  switch (event.type) {
    case 'rolled':
    case 'rerolled':
      return SOUNDS.dice;
    case 'moved':
      return SOUNDS.steps(event.path.length);
    case 'placed':
      return SOUNDS.put;
    case 'sent':
      return SOUNDS.sent;
    case 'gold':
      return event.n < MUCH ? SOUNDS.coin : SOUNDS.coins;
    case 'recruited':
    case 'drew':
    case 'revealed':
    case 'played':
    case 'item':
    case 'buried':
    case 'spied':
      return SOUNDS.card;
    case 'auction':
    case 'bid':
      return SOUNDS.gavel;
    case 'fight':
      return event.foe === 'king' ? SOUNDS.king : SOUNDS.clash;
    case 'result':
      return event.winner === 0 ? SOUNDS.won : SOUNDS.lost;
    case 'price':
      return SOUNDS.king;
    case 'reshuffled':
      return SOUNDS.shuffle;
    case 'over':
      return SOUNDS.fanfare;
    default:
      return null;
  }
}

/** Somebody fights this seat, takes from it, or is about to win: that waits for nothing else to be read out. */
export function isUrgent(typed: Typed, seat: Seat | null): boolean {
  const event = asEvent(typed);
  switch (event.type) {
    case 'fight':
      return event.seat === seat && seat !== null;
    case 'price':
    case 'over':
      return true;
    default:
      return false;
  }
}

/** Whether this was done to the seat by somebody else. */
export function concerns(typed: Typed, seat: Seat): boolean {
  const event = asEvent(typed);
  switch (event.type) {
    case 'gold':
      return event.from === seat || event.to === seat;
    case 'recruited':
      return event.from === seat;
    case 'item':
      return event.from === seat;
    case 'fight':
    case 'result':
      return event.seat === seat;
    case 'bonus':
      return event.loser === seat;
    default:
      return false;
  }
}

/** Gold and cards that go to others, and a fight that is lost. */
export function harms(typed: Typed, seat: Seat): boolean {
  const event = asEvent(typed);
  switch (event.type) {
    case 'gold':
    case 'recruited':
      return event.from === seat;
    case 'result':
      return event.seat === seat && event.winner === 0;
    case 'bonus':
      return event.loser === seat && event.take !== 'nothing';
    default:
      return false;
  }
}

/** Spaces, cards and players (`seat 2`) that an event speaks of. */
export function thingsOf(typed: Typed): readonly ThingId[] {
  const event = asEvent(typed);
  switch (event.type) {
    case 'moved':
      return [...event.path, figureThing(event.seat, event.figure)];
    case 'placed':
    case 'sent':
      return [event.to, figureThing(event.seat, event.figure)];
    case 'gold': {
      const purses = [event.from, event.to].flatMap((purse) => purseThing(purse));
      return [seatThing(event.seat), ...purses];
    }
    case 'recruited':
      return [event.crew, seatThing(event.seat), ...(event.from === null ? [] : [seatThing(event.from)])];
    case 'drew':
      return event.cards ?? [];
    case 'revealed':
    case 'played':
      return [event.card];
    case 'item':
    case 'sold':
      return [event.item, seatThing(event.seat)];
    case 'auction':
      return [event.item];
    case 'spied':
      return event.card === undefined ? [] : [event.card];
    case 'fight':
    case 'result':
      return [
        figureThing(event.attacker, event.figure),
        ...(event.seat === undefined ? [] : [figureThing(event.seat, event.foeFigure!)]),
        ...(event.card === undefined ? [] : [event.card]),
      ];
    case 'bid':
    case 'bonus':
    case 'debt':
      return [seatThing(event.seat)];
    default:
      return [];
  }
}

/** How highlights name a player and a figure. */
export const seatThing = (seat: Seat): string => `seat ${seat}`;
export const figureThing = (seat: Seat, figure: string): string => `${figure} ${seat}`;

function purseThing(purse: Seat | string | undefined): readonly ThingId[] {
  if (purse === undefined || purse === 'bank') return [];
  return [typeof purse === 'number' ? seatThing(purse) : purse];
}

/** What an action is about; an action without anything goes by its button. */
export function thingsOfAction(typed: Typed, standing: Standing): readonly ThingId[] {
  const action = typed as Action;
  const seat = standOf(standing).view.pending?.seat ?? 0;
  switch (action.type) {
    case 'move':
    case 'first':
    case 'ship':
      return [figureThing(seat, action.figure)];
    case 'place':
      return [figureThing(seat, action.figure), action.to];
    case 'go':
      return [action.to];
    case 'attack':
      return [figureThing(action.seat, action.figure)];
    case 'recruit':
      return [action.crew];
    case 'sell':
      return [action.item];
    case 'resolve':
      return [action.card];
    case 'take':
      return [seatThing(action.seat), ...(action.crew === undefined ? [] : [action.crew])];
    case 'bonus':
      return action.take === 'crew' ? [action.crew] : ['bonus'];
    case 'play':
      return thingsOfPlay(action, seat);
    default:
      return [action.type];
  }
}

function thingsOfPlay(action: Extract<Action, { type: 'play' }>, seat: Seat): readonly ThingId[] {
  switch (action.card) {
    case 'F04':
      return [action.card, figureThing(seat, action.figure), action.to];
    case 'F13':
      return [action.card, figureThing(seat, action.figure)];
    case 'F06':
      return [action.card, action.item, seatThing(action.seat)];
    case 'F14':
      return [action.card, action.crew, seatThing(action.seat)];
    case 'F15':
      return [action.card, action.crew];
    default:
      return [action.card];
  }
}

export const isTurn = ({ type }: Typed): boolean => type === 'turn';

export const endsTurn = ({ type }: Typed): boolean => type === 'endTurn';
