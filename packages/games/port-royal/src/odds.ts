import type { Odds, Uid } from '@roadstead/kernel';
import { cardOf } from './cards/catalogue.js';
import { nextCards } from './hidden.js';
import { canRepel } from './rules/discover.js';
import { hasColour } from './rules/harbour.js';
import type { State } from './state.js';

export interface PortRoyalOdds extends Odds {
  /** How likely the next card busts the turn, from 0 to 1; 0 when no card can be turned up in this phase. */
  readonly bust: number;
}

/** Everybody knows the same: which cards have been seen since they were last shuffled. */
export function odds(state: State): PortRoyalOdds {
  const cards = nextCards(state);
  const weights: Record<string, number> = {};
  for (const uid of cards) {
    const { id } = cardOf(uid);
    weights[id] = (weights[id] ?? 0) + 1;
  }
  const discovering = state.phase === 'discover' || state.phase === 'repel';
  const busts = discovering ? cards.filter((uid) => wouldBust(state, uid)).length : 0;
  return { total: cards.length, weights: sorted(weights), bust: cards.length === 0 ? 0 : busts / cards.length };
}

/** A ship of a colour already here that the active player cannot repel. */
function wouldBust(state: State, uid: Uid): boolean {
  const card = cardOf(uid);
  return card.type === 'ship' && hasColour(state.harbour, card.colour) && !canRepel(state, card);
}

/** In the order of the ids, so that the list itself betrays nothing about the pile. */
function sorted(weights: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1)));
}
