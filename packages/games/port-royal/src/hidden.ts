import { type Random, shuffle, type Uid } from '@roadstead/kernel';
import { boxesOf } from './rules/box.js';
import { firstPile } from './rules/discover.js';
import { clone, type State } from './state.js';

/** Every place that holds face-down cards. */
function hiddenPlaces(state: State): Uid[][] {
  const coins = state.players.map((player) => player.coins);
  return [state.pile, ...coins, ...boxesOf(state).flatMap((box) => box.hiddenPlaces?.(state) ?? [])];
}

/**
 * Cards that nobody can tell apart: those that came into the draw pile together and have not been seen since, wherever they
 * lie now.
 */
function hiddenTogether(state: State, shuffledAt: number): Uid[] {
  return hiddenPlaces(state)
    .flat()
    .filter((uid) => state.shuffledAt[uid] === shuffledAt);
}

/** What the next card may be, each card being equally likely: the discard pile is made the new draw pile if need be. */
export function nextCards(state: State): Uid[] {
  const pile = firstPile(state) ?? state.pile;
  if (pile.length > 0) return hiddenTogether(state, state.shuffledAt[pile[0]!]!);
  return pile === state.pile ? [...state.discard] : [];
}

/** A random state that looks the same to everybody. */
export function redeal(state: State, random: Random): State {
  const dealt = clone(state);
  for (let batch = 0; batch <= state.shuffles; batch++) {
    const cards = hiddenTogether(state, batch);
    shuffle(cards, random);
    for (const place of hiddenPlaces(dealt)) {
      for (let i = 0; i < place.length; i++) {
        if (state.shuffledAt[place[i]!] === batch) place[i] = cards.pop()!;
      }
    }
  }
  return dealt;
}
