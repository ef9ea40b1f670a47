import { ALL_COLOURS, characterById, eventById, type View } from '@roadstead/port-royal';
import type { SeatFacts } from '../policy/seat.js';

/** What a character who has his ability, and the event of the turn, make of what a seat can do (PR-A16, A28). */
export function addAdventure(view: View, seat: number, facts: SeatFacts): void {
  const { character, ability: isOpen } = view.players[seat]!;
  const ability = isOpen && character ? characterById(character)!.ability : undefined;
  if (ability?.is === 'discount') facts.discount += ability.n;
  if (ability?.is === 'trader') facts.trades[ALL_COLOURS.indexOf(ability.colour)]! += ability.coins;
  if (ability?.is === 'harbour') {
    facts.incomes.push({ harbourFrom: ability.from, coins: ability.coins, why: 'character' });
  }
  const effect = view.event ? eventById(view.event)!.effect : undefined;
  const isActive = seat === view.active;
  if (effect?.is === 'cost' && (effect.forAll || isActive)) facts.discount -= effect.n;
  if (effect?.is === 'swords' && isActive) facts.swords = Math.max(0, facts.swords + effect.n);
  if (effect?.is === 'picks' && isActive) facts.picks += effect.n;
}

/** What others pay the active player for every card. */
export function feeIn(view: View): number {
  const effect = view.event ? eventById(view.event)!.effect : undefined;
  return effect?.is === 'fee' ? effect.n : 1;
}
