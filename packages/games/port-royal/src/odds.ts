import type { Odds, Seat, Uid } from '@roadstead/kernel';
import { CATALOGUE, cardOf } from './cards/catalogue.js';
import { type Likely, nextCards } from './hidden.js';
import { boxesOf } from './rules/box.js';
import { canRepel } from './rules/discover.js';
import { hasColourOf } from './rules/harbour.js';
import type { State } from './state.js';

export interface PortRoyalOdds extends Odds {
  /** How likely the next card busts the turn, from 0 to 1; 0 when no card can be turned up in this phase. */
  readonly bust: number;
}

/** Every card once, and for each uid its place there. */
const CARDS = [...new Set(CATALOGUE)];
const PLACE: readonly number[] = CATALOGUE.map((card) => CARDS.indexOf(card));

/** Mostly everybody knows the same: which cards have been seen since they were last shuffled. */
export function odds(state: State, seat: Seat | null): PortRoyalOdds {
  const next = nextCards(state, seat);
  return { total: totalOf(next), weights: weigh(next), bust: bustAmong(next, state) };
}

/** The risk alone, for those who ask at every card. */
export function bustRisk(state: State): number {
  return bustAmong(nextCards(state, null), state);
}

function totalOf(next: readonly Likely[]): number {
  return next.reduce((sum, { cards, weight }) => sum + cards.length * weight, 0);
}

function bustAmong(next: readonly Likely[], state: State): number {
  const total = totalOf(next);
  if (total === 0 || (state.phase !== 'discover' && state.phase !== 'repel')) return 0;
  if (boxesOf(state).some((box) => box.losesNextShip?.(state))) return 0;
  let busts = 0;
  for (const { cards, weight } of next) for (const uid of cards) if (wouldBust(state, uid)) busts += weight;
  return busts / total;
}

/** In the order of the card list, so that the order itself betrays nothing about the pile. */
function weigh(next: readonly Likely[]): Record<string, number> {
  const counts = Array<number>(CARDS.length).fill(0);
  for (const { cards, weight } of next) for (const uid of cards) counts[PLACE[uid]!]! += weight;
  const weights: Record<string, number> = {};
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) weights[CARDS[i]!.id] = counts[i]!;
  return weights;
}

/** A ship of a colour already here that the active player cannot repel. */
function wouldBust(state: State, uid: Uid): boolean {
  const card = cardOf(uid);
  return card.type === 'ship' && hasColourOf(state.harbour, uid) && !canRepel(state, card);
}
