import { type Random, shuffle, type Uid } from '@roadstead/kernel';
import { boxesOf } from './rules/box.js';
import { firstPile } from './rules/discover.js';
import { clone, type State } from './state.js';

/** Every place that holds face-down cards. */
function hiddenPlaces(state: State): Uid[][] {
  const places = [state.pile];
  for (const player of state.players) places.push(player.coins);
  for (const box of boxesOf(state)) places.push(...(box.hiddenPlaces?.(state) ?? []));
  return places;
}

/** What the next card may be, each card being equally likely: the discard pile is made the new draw pile if need be. */
export function nextCards(state: State): readonly Uid[] {
  const pile = firstPile(state) ?? state.pile;
  if (pile.length > 0) return hiddenTogether(state, hiddenPlaces(state))[state.shuffledAt[pile[0]!]!]!;
  return pile === state.pile ? state.discard : [];
}

/** A random state that looks the same to everybody. */
export function redeal(state: State, random: Random): State {
  const dealt = clone(state);
  const places = hiddenPlaces(dealt);
  const batches = hiddenTogether(state, places);
  for (const batch of batches) shuffle(batch, random);
  for (const place of places) {
    for (let i = 0; i < place.length; i++) place[i] = batches[state.shuffledAt[place[i]!]!]!.pop()!;
  }
  return dealt;
}

/**
 * Cards that nobody can tell apart: those that came into the draw pile together and have not been seen since, wherever they
 * lie now. By the number of the shuffle, each in the order of the card list: the true order leaves no trace.
 */
function hiddenTogether(state: State, places: readonly Uid[][]): Uid[][] {
  const hidden = state.shuffledAt.map(() => false);
  for (const place of places) {
    for (const uid of place) hidden[uid] = true;
  }
  const batches: Uid[][] = [];
  for (let shuffle = 0; shuffle <= state.shuffles; shuffle++) batches.push([]);
  for (let uid = 0; uid < hidden.length; uid++) {
    if (hidden[uid]) batches[state.shuffledAt[uid]!]!.push(uid);
  }
  return batches;
}
