import { type Chance, type Seat, shuffle, type Tell, type Uid } from '@roadstead/kernel';
import type { CoinReason, Event } from '../events.js';
import { refs } from '../refs.js';
import type { Player, State } from '../state.js';

export function coinsOf(player: Player): number {
  return player.coins.length + player.tokens;
}

/** PR-S6: false when draw pile and discard pile are both empty. */
export function cardsLeft(state: State): boolean {
  return state.pile.length > 0 || state.discard.length > 0;
}

/** PR-S5: the next card of the draw pile, which is made anew from the discard pile at the moment it is needed. */
export function draw(state: State, chance: Chance, tell?: Tell<Event>): Uid | undefined {
  if (state.pile.length === 0 && state.discard.length > 0) reshuffle(state, chance, tell);
  return state.pile.pop();
}

function reshuffle(state: State, chance: Chance, tell?: Tell<Event>): void {
  const empty = state.pile;
  state.pile = state.discard;
  state.discard = empty;
  state.shuffles++;
  for (const uid of state.pile) state.shuffledAt[uid] = state.shuffles;
  shuffle(state.pile, chance);
  tell?.({ type: 'reshuffled', n: state.pile.length });
}

/** PR-S3: a coin is the top card of the draw pile, face down; PR-S6: a token where there is none. */
export function gain(state: State, seat: Seat, n: number, why: CoinReason, chance: Chance, tell?: Tell<Event>): void {
  if (n === 0) return;
  const player = state.players[seat]!;
  for (let i = 0; i < n; i++) {
    const card = draw(state, chance, tell);
    if (card === undefined) player.tokens++;
    else player.coins.push(card);
  }
  tell?.({ type: 'coins', seat, n, why, cards: [] });
}

/** PR-S4: coins paid to the game go to the discard pile, where everybody sees their fronts. */
export function pay(state: State, seat: Seat, n: number, why: CoinReason, chance: Chance, tell?: Tell<Event>): void {
  if (n === 0) return;
  const player = state.players[seat]!;
  const cards = Math.min(n, player.coins.length);
  for (let i = 0; i < cards; i++) state.discard.push(player.coins.pop()!);
  player.tokens -= n - cards;
  if (cards > 0) chance.revealed();
  tell?.({ type: 'coins', seat, n: -n, why, cards: refs(state.discard.slice(state.discard.length - cards)) });
}

/** PR-S4: coins paid to a player move over, still face down. */
export function payTo(state: State, from: Seat, to: Seat, n: number, tell?: Tell<Event>): void {
  const payer = state.players[from]!;
  const receiver = state.players[to]!;
  for (let i = 0; i < n; i++) {
    const card = payer.coins.pop();
    if (card !== undefined) {
      receiver.coins.push(card);
    } else {
      payer.tokens--;
      receiver.tokens++;
    }
  }
  tell?.({ type: 'fee', seat: from, to, n });
}
