import { type Random, type Seat, shuffle } from '@roadstead/kernel';
import { FORTUNE } from './cards/fortune.js';
import { clone, type State } from './state.js';

/** A random state that this seat, or a spectator, could be in. */
export function redeal(state: State, viewer: Seat | null, random: Random): State {
  const dealt = clone(state);
  shuffleUnknown(dealt.items.cards, random);
  redealEnemies(dealt, viewer, random);
  for (let batch = 0; batch <= state.shuffles; batch++) redealFortune(dealt, viewer, batch, random);
  dealt.stackedDice = []; // nobody knows what the dice will show
  return dealt;
}

/** How they really lie leaves no trace: the same chance gives the same order in every state that the viewer could be in. */
function shuffleUnknown(cards: number[], random: Random): void {
  cards.sort((a, b) => a - b);
  shuffle(cards, random);
}

/** The enemy that a spyglass shows, and those that the viewer has put at the bottom, stay where they are. */
function redealEnemies({ enemies: { cards }, buried, asking }: State, viewer: Seat | null, random: Random): void {
  const isKnown = (place: number) =>
    viewer !== null &&
    (buried[place] === viewer || (place === cards.length - 1 && asking?.kind === 'spy' && asking.seat === viewer));
  const unknown = cards.filter((_, place) => !isKnown(place));
  shuffleUnknown(unknown, random);
  cards.forEach((card, place) => {
    cards[place] = isKnown(place) ? card : unknown.pop()!;
  });
}

/**
 * Cards that came into the pile by the same shuffle and that the viewer has not seen since: what others hold of them could
 * be any that is held in a hand, and the rest lies in the pile.
 */
function redealFortune(state: State, viewer: Seat | null, batch: number, random: Random): void {
  const places: { hand: number[]; place: number }[] = [];
  state.players.forEach(({ hand, drawnAfter }, seat) => {
    if (seat === viewer) return;
    drawnAfter.forEach((drawn, place) => {
      if (drawn === batch) places.push({ hand, place });
    });
  });
  const pile = batch === state.shuffles ? state.fortune.cards : [];
  const unseen = [...pile, ...places.map(({ hand, place }) => hand[place]!)];
  shuffleUnknown(unseen, random);
  for (const { hand, place } of places) {
    hand[place] = unseen.splice(
      unseen.findIndex((card) => FORTUNE[card]!.kind === 'hand'),
      1,
    )[0]!;
  }
  if (batch === state.shuffles) state.fortune.cards = unseen;
}
