import { type Random, shuffle, type Uid } from '@roadstead/kernel';
import { clone, type State } from './state.js';

/**
 * Cards that nobody can tell apart: those that came into the draw pile together and have not been seen since, whether they
 * still lie there or have become coins.
 */
function hiddenTogether(state: State, shuffledAt: number): Uid[] {
  const hidden = shuffledAt === state.shuffles ? [...state.pile] : [];
  for (const player of state.players) {
    for (const uid of player.coins) if (state.shuffledAt[uid] === shuffledAt) hidden.push(uid);
  }
  return hidden;
}

/** What the next card may be, each card being equally likely: the discard pile is made the new draw pile if need be. */
export function nextCards(state: State): Uid[] {
  return state.pile.length > 0 ? hiddenTogether(state, state.shuffles) : [...state.discard];
}

/** A random state that looks the same to everybody. */
export function redeal(state: State, random: Random): State {
  const dealt = clone(state);
  for (let batch = 0; batch <= state.shuffles; batch++) {
    const cards = hiddenTogether(state, batch);
    shuffle(cards, random);
    if (batch === state.shuffles) dealt.pile = cards.splice(0, state.pile.length);
    for (const player of dealt.players) {
      player.coins = player.coins.map((uid) => (state.shuffledAt[uid] === batch ? cards.pop()! : uid));
    }
  }
  return dealt;
}
