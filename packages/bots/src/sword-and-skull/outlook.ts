import type { Seat } from '@roadstead/kernel';
import { DOUBLOON_GOLD, numbers, SPYGLASS_PLUS, type View } from '@roadstead/sword-and-skull';
import type { AuctionFacts } from './auction.js';
import { meanRansom, payChance, winChance } from './chances.js';
import { MOVES_TO_CASTLE, MOVES_TO_LAIR } from './distances.js';
import { type Holding, holdingOf } from './facts.js';
import type { Weights } from './weights.js';

const { CASTLE_GOLD, CASTLE_PER_SYMBOL, KING_MIGHT, MATE_MIGHT } = numbers;

/** A victory; everything else is measured by it. */
export const WIN = 100;

/** The table as one seat sees it. */
export interface Outlook {
  readonly view: View;
  readonly weights: Weights;
  readonly seat: Seat;
  readonly own: Holding;
  readonly all: readonly Holding[];
  /** What a chance is worth that is one move further off. */
  readonly pace: number;
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
    pace: clamp(weights.pace - weights.hurry * threat, 0.05, 0.99),
    price: meanRansom(players),
    left: Math.max(LEAST_LEFT, 1 - view.round / ROUNDS),
    rival: weights.rival / (players - 1),
    known: {},
  };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

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
export function standing({ weights, pace, price, left, all }: Outlook, holding: Holding): number {
  const { gold, might, symbols, at, doubloons, cards, crewCount } = holding;
  const players = all.length;
  const one = assault(holding, 0, players, pace, weights);
  const other = assault(holding, 1, players, pace, weights);
  const best = Math.max(might[0], might[1]);
  const income = CASTLE_GOLD + CASTLE_PER_SYMBOL * symbols + DOUBLOON_GOLD * doubloons;
  const castles = weights.pace ** MOVES_TO_CASTLE[0]![at[0]]! + weights.pace ** MOVES_TO_CASTLE[1]![at[1]]!;
  return (
    WIN * (Math.max(one, other) + weights.second * Math.min(one, other)) +
    weights.gold * gold +
    weights.nearRansom * Math.min(1, gold / price) ** 2 +
    weights.might * (might[0] + might[1]) +
    weights.nearKing * Math.min(1.3, best / KING_MIGHT) ** 2 +
    left * (weights.symbol * symbols + weights.doubloon * doubloons) +
    weights.castle * income * castles +
    weights.card * cards +
    weights.crew * crewCount +
    (holding.hasSpyglass ? weights.spyglass * left : 0) +
    (holding.hasCompass ? weights.compass * left : 0) +
    (holding.hasRope ? weights.rope * left : 0)
  );
}

/** The chance to win by going straight to the lair with a figure, the further off the less. */
function assault(holding: Holding, figure: number, players: number, pace: number, { again, sure }: Weights): number {
  const moves = MOVES_TO_LAIR[figure]![holding.at[figure]!]!;
  const lair = lairChance(holding, figure, players);
  const chance = moves <= 1 ? lair : lair * mateChance(holding, figure);
  return (pace ** moves * chance ** sure) / (1 - (1 - chance) * again);
}
