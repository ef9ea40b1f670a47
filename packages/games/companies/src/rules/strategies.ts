import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { DISCS, STRATEGIES } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Player, State } from '../state.js';
import { seatOf } from './against.js';
import { ask } from './ask.js';
import { reveal } from './fight.js';
import { drawPirateTile } from './pirates.js';

/** V-4.11: whoever has not laid a card is asked; when all lie there they are revealed together. */
export function layStrategies(state: State, chance: Chance, tell?: Tell<Event>): void {
  const fight = state.fight!;
  const { sides, cards } = fight;
  const place = sides.findIndex((side, at) => cards[at]! < 0 && seatOf(side) !== null);
  if (place >= 0) {
    state.agenda.push({ do: 'strategies' });
    ask(state, { kind: 'strategy', seat: seatOf(sides[place]!)! });
  } else if (sides[1].kind === 'pirates') drawPirateTile(state, chance, tell);
  else reveal(state, chance, tell);
}

export function layStrategy({ fight }: State, seat: Seat, card: number): void {
  const place = fight!.sides.findIndex((side, at) => fight!.cards[at]! < 0 && seatOf(side) === seat);
  fight!.cards[place] = card;
}

/** V-4.15: the +0 cards, and own-marked fields of the discs up to the fleet's level. V-4.64: fire ships need two ships. */
export function cardsFor(player: Player, fleet: number): readonly number[] {
  const { experience, ships } = player.fleets[fleet]!;
  const marked = [...player.markers, ...player.extraMarkers]
    .filter((card) => card >= 0 && STRATEGIES[card]!.level <= experience)
    .sort((a, b) => a - b);
  const cards = [...DISCS[0]!, ...marked];
  return ships.length > 1 ? cards : cards.filter((card) => !STRATEGIES[card]!.sacrifice);
}
