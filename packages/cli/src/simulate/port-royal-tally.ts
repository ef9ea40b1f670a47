import {
  type ContractTally,
  emptyTogether,
  mergeContracts,
  mergeTogether,
  type TogetherTally,
} from './port-royal-contracts.js';
import { addCounts, emptySpread, mergeSpread, type Spread } from './spread.js';

interface SeatTally {
  influence: Spread;
  coins: Spread;
  turns: number;
  busts: number;
}

export interface PortRoyalTally {
  rounds: Spread;
  turns: Spread;
  busts: Spread;
  /** Games won by more coins at equal influence, and games that ended for want of cards. */
  wonByCoins: number;
  endedWithoutCards: number;
  seats: SeatTally[];
  /** How many seats' displays are counted in `points`: all, and winners only. */
  displays: [all: number, winners: number];
  /** Influence in displays at the end by kind of card: of all, and of winners. */
  points: Record<string, [all: number, winners: number]>;
  /** By the id of the contract. */
  contracts: Record<string, ContractTally>;
  /** Co-operative games. */
  together: TogetherTally;
}

export function emptyPortRoyal(seats: number): PortRoyalTally {
  return {
    rounds: emptySpread(),
    turns: emptySpread(),
    busts: emptySpread(),
    wonByCoins: 0,
    endedWithoutCards: 0,
    seats: Array.from({ length: seats }, () => ({
      influence: emptySpread(),
      coins: emptySpread(),
      turns: 0,
      busts: 0,
    })),
    displays: [0, 0],
    points: {},
    contracts: {},
    together: emptyTogether(),
  };
}

export function mergePortRoyal(into: PortRoyalTally, from: PortRoyalTally): void {
  mergeSpread(into.rounds, from.rounds);
  mergeSpread(into.turns, from.turns);
  mergeSpread(into.busts, from.busts);
  into.wonByCoins += from.wonByCoins;
  into.endedWithoutCards += from.endedWithoutCards;
  into.seats.forEach((seat, i) => {
    mergeSeat(seat, from.seats[i]!);
  });
  addCounts(into.displays, from.displays);
  for (const [kind, points] of Object.entries(from.points)) {
    into.points[kind] ??= [0, 0];
    addCounts(into.points[kind], points);
  }
  mergeContracts(into.contracts, from.contracts);
  mergeTogether(into.together, from.together);
}

function mergeSeat(into: SeatTally, from: SeatTally): void {
  mergeSpread(into.influence, from.influence);
  mergeSpread(into.coins, from.coins);
  into.turns += from.turns;
  into.busts += from.busts;
}
