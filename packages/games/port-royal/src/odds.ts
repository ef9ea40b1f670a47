import type { Odds, Uid } from '@roadstead/kernel';
import { CATALOGUE, cardOf } from './cards/catalogue.js';
import { nextCards } from './hidden.js';
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

/** Everybody knows the same: which cards have been seen since they were last shuffled. */
export function odds(state: State): PortRoyalOdds {
  const cards = nextCards(state);
  return { total: cards.length, weights: weigh(cards), bust: bustAmong(cards, state) };
}

/** The risk alone, for those who ask at every card. */
export function bustRisk(state: State): number {
  return bustAmong(nextCards(state), state);
}

function bustAmong(cards: readonly Uid[], state: State): number {
  if (cards.length === 0 || (state.phase !== 'discover' && state.phase !== 'repel')) return 0;
  let busts = 0;
  for (const uid of cards) if (wouldBust(state, uid)) busts++;
  return busts / cards.length;
}

/** In the order of the card list, so that the order itself betrays nothing about the pile. */
function weigh(cards: readonly Uid[]): Record<string, number> {
  const counts = Array<number>(CARDS.length).fill(0);
  for (const uid of cards) counts[PLACE[uid]!]!++;
  const weights: Record<string, number> = {};
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) weights[CARDS[i]!.id] = counts[i]!;
  return weights;
}

/** A ship of a colour already here that the active player cannot repel. */
function wouldBust(state: State, uid: Uid): boolean {
  const card = cardOf(uid);
  return card.type === 'ship' && hasColourOf(state.harbour, uid) && !canRepel(state, card);
}
