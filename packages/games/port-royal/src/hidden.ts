import { type Random, type Seat, shuffle, type Uid } from '@roadstead/kernel';
import { boxesOf } from './rules/box.js';
import { firstPile } from './rules/discover.js';
import { clone, type State } from './state.js';

/** Cards of which each is as likely as the others. */
export interface Likely {
  readonly cards: readonly Uid[];
  /** How likely each of them is, beside cards of another weight. */
  readonly weight: number;
}

/** Every place that holds cards which this seat does not see. */
function hiddenPlaces(state: State, seat: Seat | null): Uid[][] {
  const places = [state.pile];
  for (const player of state.players) places.push(player.coins);
  for (const box of boxesOf(state)) places.push(...(box.hiddenPlaces?.(state, seat) ?? []));
  return places;
}

function knowsTop(state: State, seat: Seat | null): boolean {
  return boxesOf(state).some((box) => box.knowsTop?.(state, seat));
}

function latecomers(state: State): readonly Uid[] {
  return boxesOf(state).flatMap((box) => box.latecomers?.(state) ?? []);
}

/** What the next card may be: the discard pile is made the new draw pile if need be. */
export function nextCards(state: State, seat: Seat | null): readonly Likely[] {
  const pile = firstPile(state) ?? state.pile;
  if (pile.length === 0) return [{ cards: pile === state.pile ? state.discard : [], weight: 1 }];
  const top = pile.at(-1)!;
  if (pile === state.pile && knowsTop(state, seat)) return [{ cards: [top], weight: 1 }];
  const batches = hiddenTogether(state, hiddenPlaces(state, seat));
  const at = state.shuffledAt[top]!;
  return at === 1 ? afterLatecomers(batches, latecomers(state)) : [{ cards: batches[at]!, weight: 1 }];
}

/** Latecomers are in the pile or were drawn from it; all others may also be coins from before they came. */
function afterLatecomers(batches: readonly Uid[][], late: readonly Uid[]): readonly Likely[] {
  const [first = [], second = []] = batches;
  if (late.length === 0) return [{ cards: second, weight: 1 }];
  const isLate = (uid: Uid) => late.includes(uid);
  const newer = second.filter(isLate);
  const older = [...first, ...second.filter((uid) => !isLate(uid))].sort((a, b) => a - b);
  if (newer.length === 0) return [{ cards: older, weight: 1 }];
  if (first.length === 0) return [{ cards: second, weight: 1 }];
  return [
    { cards: newer, weight: older.length },
    { cards: older, weight: second.length - newer.length },
  ];
}

/** A random state that looks the same to this seat. */
export function redeal(state: State, seat: Seat | null, random: Random): State {
  const dealt = clone(state);
  const top = knowsTop(state, seat) ? dealt.pile.pop() : undefined;
  const places = hiddenPlaces(dealt, seat);
  const late = latecomers(state);
  const batches = hiddenTogether(state, places);
  if (late.length > 0) exchange(late, batches, dealt.shuffledAt, random);
  for (const batch of batches) shuffle(batch, random);
  for (const place of places) {
    for (let i = 0; i < place.length; i++) place[i] = batches[state.shuffledAt[place[i]!]!]!.pop()!;
  }
  if (top !== undefined) dealt.pile.push(top);
  for (const box of boxesOf(dealt)) box.redeal?.(dealt, random);
  return dealt;
}

/** Deals the cards of the first two batches to them anew: all but the latecomers, who stay in the second. */
function exchange(late: readonly Uid[], batches: Uid[][], shuffledAt: number[], random: Random): void {
  const [first = [], second = []] = batches;
  const newer = second.filter((uid) => late.includes(uid));
  const older = [...first, ...second.filter((uid) => !late.includes(uid))].sort((a, b) => a - b);
  shuffle(older, random);
  batches[0] = older.slice(0, first.length);
  batches[1] = [...newer, ...older.slice(first.length)];
  for (const uid of batches[0]) shuffledAt[uid] = 0;
  for (const uid of batches[1]) shuffledAt[uid] = 1;
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
