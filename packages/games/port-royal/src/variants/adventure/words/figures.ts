import type { Seat } from '@roadstead/kernel';
import type { Ship } from '../../../cards/card.js';
import type { View } from '../../../view.js';
import { type Ability, characterById } from '../characters.js';
import { type Effect, eventById } from '../event-cards.js';

/** What the event of the turn and the characters add to the figures that buttons show. */

function effectIn({ event }: View): Effect | undefined {
  return event == null ? undefined : eventById(event)?.effect;
}

function abilityOf(view: View, seat: Seat): Ability | undefined {
  const { ability, character } = view.players[seat] ?? {};
  return ability && character != null ? characterById(character)?.ability : undefined;
}

/** Coins that a ship brings a seat in addition. */
export function moreEarnings(view: View, seat: Seat, ship: Ship): number {
  const ability = abilityOf(view, seat);
  return ability?.is === 'trader' && ability.colour === ship.colour ? ability.coins : 0;
}

/** How much more persons cost a seat, or how much less. */
export function morePrice(view: View, seat: Seat): number {
  const effect = effectIn(view);
  const ability = abilityOf(view, seat);
  const byEvent = effect?.is === 'cost' && (effect.forAll || seat === view.active) ? effect.n : 0;
  return byEvent - (ability?.is === 'discount' ? ability.n : 0);
}

/** The fee of this turn, where it is not the usual one. */
export function feeByEvent(view: View): number | undefined {
  const effect = effectIn(view);
  return effect?.is === 'fee' ? effect.n : undefined;
}

/** Cards that the active seat may take in addition. */
export function morePicks(view: View): number {
  const effect = effectIn(view);
  return effect?.is === 'picks' ? effect.n : 0;
}
