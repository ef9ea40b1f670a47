import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { SPACES, spaceNumber } from '../board/spaces.js';
import { ITEMS, itemNumber } from '../cards/items.js';
import type { View } from '../view.js';

/** Why something cannot be done now. */
export const REASONS = [
  'over',
  'spectating',
  'notYours',
  'answerFirst',
  'notInHand',
  'wrongMoment',
  'occupied',
  'notOuter',
  'tooPoor',
  'bidHigher',
  'noWeapon',
  'notOwned',
  'noMoreCrew',
  'noneLeft',
  'notThere',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why a seat, or a spectator, cannot do this by what the view shows; the most telling reason first. */
export function reasonAgainst(action: Action, view: View, seat: Seat | null): Reason {
  const { pending } = view;
  if (pending === null) return 'over';
  if (seat === null) return 'spectating';
  if (pending.seat !== seat) return 'notYours';
  if (action.type === 'play') return againstPlaying(action.card, action, view, seat);
  if (action.type === 'place') return againstPlacing(action.to, view);
  if (action.type === 'bid' && pending.kind === 'bid') {
    return action.gold > view.players[seat]!.gold ? 'tooPoor' : 'bidHigher';
  }
  if (action.type === 'pay' && pending.kind === 'lair') return 'tooPoor';
  if (action.type === 'bonus' && action.take === 'crew' && pending.kind === 'bonus') return 'noMoreCrew';
  if (action.type === 'recruit' && pending.kind === 'recruit') return 'noneLeft';
  if (action.type === 'attack' && pending.kind === 'attack') return 'notThere';
  return 'answerFirst';
}

function againstPlaying(card: string, action: Action, view: View, seat: Seat): Reason {
  const own = view.players[seat]!;
  if (own.hand?.includes(card) !== true) return 'notInHand';
  const isStart = card === 'F04' || card === 'F06' || card === 'F13';
  const isEnd = card === 'F05' || card === 'F14' || card === 'F15';
  const kind = view.pending?.kind;
  if (kind !== (isStart ? 'turn' : isEnd ? 'end' : 'window')) return 'wrongMoment';
  if (action.type !== 'play') return 'wrongMoment';
  switch (action.card) {
    case 'F04':
      return againstPlacing(action.to, view);
    case 'F06':
      return againstBargain(action, view);
    case 'F05':
    case 'F15':
      return 'noneLeft';
    case 'F14':
      return 'noMoreCrew';
    default:
      return 'wrongMoment';
  }
}

/** SS-C8 */
function againstBargain({ seat, item }: Extract<Action, { card: 'F06' }>, { players }: View): Reason {
  if (ITEMS[itemNumber(item)]?.weaponOf === null) return 'noWeapon';
  return players[seat]?.items.includes(item) ? 'tooPoor' : 'notOwned';
}

function againstPlacing(to: string, { players, pending }: View): Reason {
  const number = spaceNumber(to);
  if (pending?.kind !== 'place' && pending?.kind !== 'turn') return 'answerFirst';
  if (number === undefined || SPACES[number]!.path !== 'outer') return 'notOuter';
  return players.some(({ officer, pirate }) => officer === to || pirate === to) ? 'occupied' : 'notInHand';
}
