import type { Seat } from '@roadstead/kernel';
import {
  CASTLE_GOLD,
  CASTLE_PER_SYMBOL,
  DOUBLOON_GOLD,
  KING_MIGHT,
  LAKE,
  MATE_MIGHT,
  SPYGLASS_PLUS,
  type View,
  winChance,
} from '@roadstead/sword-and-skull';
import type { AuctionFacts } from './auction.js';
import { meanRansom, payChance } from './chances.js';
import { type Fading, fadingBy, MOVES_TO_LAIR } from './distances.js';
import { type Holding, holdingOf } from './facts.js';
import type { Weights } from './weights.js';

/** A victory; everything else is measured by it. */
export const WIN = 100;

/** The table as one seat sees it. */
export interface Outlook {
  readonly view: View;
  readonly weights: Weights;
  readonly seat: Seat;
  readonly own: Holding;
  readonly all: readonly Holding[];
  /** What a chance is worth that is some moves off; and the same where nobody is in a hurry. */
  readonly fading: Fading;
  readonly calm: Fading;
  readonly price: number;
  /** How much of the game is still to come, from 1 down. */
  readonly left: number;
  /** What the loss of a rival is worth. */
  readonly rival: number;
  /** What was found out already: what a roll and an item to come are worth on average, and the enemies to come. */
  readonly known: { item?: number; enemies?: readonly number[]; roll?: number; auction?: AuctionFacts };
}

/** Rounds that a game has, more or less: what is gathered late brings little. */
const ROUNDS = 16;
const LEAST_LEFT = 0.2;
/** So much gold keeps one out of most debts. */
const ENOUGH_GOLD = 5;
/** So many times the King's Might is as good as any more. */
const STRONG_ENOUGH = 1.3;

export function outlookOf(view: View, seat: Seat, weights: Weights): Outlook {
  const all = view.players.map(holdingOf);
  const players = all.length;
  let threat = 0;
  for (const other of all) {
    if (other.seat !== seat)
      threat = Math.max(
        threat,
        lairChance(other, 0, players) * near(other, 0),
        lairChance(other, 1, players) * near(other, 1),
      );
  }
  return {
    view,
    weights,
    seat,
    own: all[seat]!,
    all,
    fading: fadingBy(clamp(weights.pace - weights.hurry * threat)),
    calm: fadingBy(clamp(weights.pace)),
    price: meanRansom(players),
    left: Math.max(LEAST_LEFT, 1 - view.round / ROUNDS),
    rival: weights.rival / (players - 1),
    known: {},
  };
}

const clamp = (pace: number): number => Math.max(0.05, Math.min(0.99, pace));

/** How near a figure is to the lair: 1 in the Lake of Fire, less with every move. */
const near = ({ at }: Holding, figure: number): number => 1 / MOVES_TO_LAIR[figure]![at[figure]!]! ** 2;

/** SS-F9: the chance to win in the lair, by ransom or by fight. */
export function lairChance({ gold, might, blows, thinkings }: Holding, figure: number, players: number): number {
  const pays = payChance(gold, players);
  return pays + (1 - pays) * winChance(might[figure]! - KING_MIGHT, blows, thinkings);
}

/** SS-F18 */
export function mateChance({ might, hasSpyglass, blows, thinkings }: Holding, figure: number): number {
  return winChance(
    might[figure]! + (hasSpyglass ? SPYGLASS_PLUS : 0) - MATE_MIGHT,
    blows > 0 ? 1 : 0,
    thinkings > 0 ? 1 : 0,
  );
}

/** What a player's things and places are worth to him. */
export function standing({ weights, fading, calm, price, left, all }: Outlook, holding: Holding): number {
  const { gold, might, symbols, at, doubloons, cards, crewCount } = holding;
  const players = all.length;
  const one = assault(holding, 0, players, fading, weights);
  const other = assault(holding, 1, players, fading, weights);
  const ransom = Math.min(1, gold / price);
  const king = Math.min(STRONG_ENOUGH, Math.max(might[0], might[1]) / KING_MIGHT);
  const castles = calm.castle[0]![at[0]]! + calm.castle[1]![at[1]]!;
  return (
    WIN * (one > other ? one + weights.second * other : other + weights.second * one) +
    weights.gold * gold +
    weights.purse * Math.min(1, gold / ENOUGH_GOLD) +
    weights.nearRansom * ransom * ransom +
    weights.might * (might[0] + might[1]) +
    weights.nearKing * king * king +
    left * (weights.symbol * symbols + weights.doubloon * doubloons) +
    weights.castle * castleIncome(holding) * castles +
    weights.card * cards +
    weights.crew * crewCount +
    (holding.hasSpyglass ? weights.spyglass * left : 0) +
    (holding.hasCompass ? weights.compass * left : 0) +
    (holding.hasRope ? weights.rope * left : 0)
  );
}

/** SS-F10 */
export function castleIncome({ symbols, doubloons }: Holding): number {
  return CASTLE_GOLD + CASTLE_PER_SYMBOL * symbols + DOUBLOON_GOLD * doubloons;
}

/** The chance to win by going straight to the lair with a figure, the further off the less. */
function assault(holding: Holding, figure: number, players: number, fading: Fading, weights: Weights): number {
  const at = holding.at[figure]!;
  const lair = lairChance(holding, figure, players);
  const chance = at === LAKE ? lair : lair * mateChance(holding, figure);
  return (fading.lair[figure]![at]! * chance ** weights.sure) / (1 - (1 - chance) * weights.again);
}
