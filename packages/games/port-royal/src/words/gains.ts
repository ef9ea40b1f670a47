import type { Seat } from '@roadstead/kernel';
import { influenceOfTrade } from '../variants/words/figures.js';
import type { View } from '../view.js';
import type { Deed } from './deeds.js';
import { anyCard } from './facts.js';

/** The influence that a deed adds; persons sent on an expedition take theirs along. */
export function gainOf(deed: Deed, view: View, seat: Seat): number {
  switch (deed.type) {
    case 'hire':
      return deed.person.influence;
    case 'claim': {
      const given = deed.crew.reduce((sum, { n, card }) => sum + (card.type === 'person' ? n * card.influence : 0), 0);
      return deed.expedition.influence - given;
    }
    case 'trade':
      return influenceOfTrade(view, seat, deed.ship);
    case 'deal':
      // A ship whose coins are waived is discarded, so no wholesaler keeps it.
      return deed.advance?.influence ?? influenceOfTrade(view, seat, deed.ship);
    case 'fulfil':
      return deed.influence;
    default:
      return 0;
  }
}

/** Where the end asks for an expedition, influence alone does not bring it on. */
export function bringsEnd(deed: Deed, view: View, seat: Seat): boolean {
  const { influence = 0, display = [] } = view.players[seat] ?? {};
  const gain = gainOf(deed, view, seat);
  if (view.goal === null || view.endTriggered || gain <= 0 || influence + gain < view.goal) return false;
  if (view.end !== 'expedition' || deed.type === 'claim') return true;
  return display.some((ref) => anyCard(ref).type === 'expedition');
}

/** Where all win together, the last contract is the victory. */
export function bringsVictory(deed: Deed, view: View): boolean {
  const advance = deed.type === 'fulfil' ? deed : deed.type === 'deal' ? deed.advance : null;
  if (advance === null || advance.step < advance.of || view.timePile === undefined) return false;
  const open = (view.contracts ?? []).filter(({ slots }) => slots.every((seat) => seat === null));
  return open.every(({ id }) => id === advance.contract.id);
}
