import { type Deed, influenceOfTrade, type View } from '@roadstead/port-royal';
import type { Scene } from '../scene.js';
import { cardAt } from './cards.js';

/** The influence that a deed adds; persons sent on an expedition take theirs along. */
export function gainOf(deed: Deed, view: View, scene: Scene): number {
  switch (deed.type) {
    case 'hire':
      return deed.person.influence;
    case 'claim': {
      const given = deed.crew.reduce((sum, { n, card }) => sum + (card.type === 'person' ? n * card.influence : 0), 0);
      return deed.expedition.influence - given;
    }
    case 'trade':
      return influenceOfTrade(view, scene.seat ?? view.active, deed.ship);
    case 'deal':
      // A ship whose coins are waived is discarded, so no wholesaler keeps it.
      return deed.advance?.influence ?? influenceOfTrade(view, scene.seat ?? view.active, deed.ship);
    case 'fulfil':
      return deed.influence;
    default:
      return 0;
  }
}

/** Where the end asks for an expedition, influence alone does not bring it on. */
export function bringsEnd(deed: Deed, view: View, scene: Scene): boolean {
  const { influence = 0, display = [] } = view.players[scene.seat ?? view.active] ?? {};
  const gain = gainOf(deed, view, scene);
  if (view.goal === null || view.endTriggered || gain <= 0 || influence + gain < view.goal) return false;
  if (view.end !== 'expedition' || deed.type === 'claim') return true;
  return display.some((ref) => cardAt(ref).type === 'expedition');
}

/** Where all win together, the last contract is the victory. */
export function bringsVictory(deed: Deed, view: View): boolean {
  const advance = deed.type === 'fulfil' ? deed : deed.type === 'deal' ? deed.advance : null;
  if (advance === null || advance.step < advance.of || view.timePile === undefined) return false;
  const open = (view.contracts ?? []).filter(({ slots }) => slots.every((seat) => seat === null));
  return open.every(({ id }) => id === advance.contract.id);
}
