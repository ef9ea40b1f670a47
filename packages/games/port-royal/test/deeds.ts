import type { Seat, Uid } from '@roadstead/kernel';
import { type Action, cardOf } from '@roadstead/port-royal';

/** What may be added to taking a ship. */
export interface TakeWith {
  readonly gift?: Seat;
  readonly forgo?: true;
  readonly keep?: true;
}

/** An action as tests write it: `take base_sailor_3_1`, `take … giving to 1, forgoing`, `repel and keep` … */
export function inWords(action: Action): string {
  switch (action.type) {
    case 'take':
      return `take ${nameOf(action.uid)}${given(action)}`;
    case 'repel':
      return action.keep ? 'repel and keep' : 'repel';
    case 'claim':
      return `claim ${nameOf(action.uid)} with ${action.with.map(nameOf).sort().join(' + ')}`;
    case 'gamble':
      return `gamble ${nameOf(action.uid)}`;
    case 'fulfil':
    case 'decline':
      return `${action.type}${task(action)}`;
    case 'character':
      return `character ${action.character}`;
    case 'share':
      return `share ${action.seat}`;
    case 'top':
    case 'sell':
      return `${action.type} ${nameOf(action.uid)}`;
    case 'setAside':
      return action.cards === undefined ? 'setAside' : `setAside ${action.cards}`;
    default:
      return action.type;
  }
}

/** An action that takes, claims, fulfils and turns up nothing. */
export function isIdle(action: Action): boolean {
  return ['stop', 'admit', 'pass', 'endTurn', 'decline', 'keepTime'].includes(action.type);
}

function given({ gift, forgo, keep }: TakeWith): string {
  return `${gift === undefined ? '' : ` giving to ${gift}`}${forgo ? ' forgoing' : ''}${keep ? ' keeping' : ''}`;
}

/** A contract, or a mission with the ships that are given for it; nothing where no task is named. */
function task(action: { contract?: string; mission?: string; with?: readonly Uid[] }): string {
  const name = action.contract ?? action.mission;
  const ships = action.with ? ` with ${action.with.map(nameOf).sort().join(' + ')}` : '';
  return name === undefined ? '' : ` ${name}${ships}`;
}

function nameOf(uid: Uid): string {
  return cardOf(uid)?.id ?? `card ${uid}`;
}
