import { KING_MIGHT, LAKE, type View, winChance } from '@roadstead/sword-and-skull';
import { meanRansom, payChance } from './chances.js';
import { MOVES_TO_CASTLE, MOVES_TO_LAIR } from './distances.js';
import { type Holding, holdingOf } from './facts.js';
import { castleIncome, lairChance, mateChance } from './outlook.js';

/** How many numbers describe a seat. */
export const FEATURES = 31;

/** What a chance keeps of its worth with every move that it is further off. */
const PACE = 0.75;

/** The features of every seat, by what everybody sees; null amid a turn, where playing on tells more. */
export function featuresOf(view: View): number[][] | null {
  const kind = view.pending?.kind;
  if (kind !== 'turn' && kind !== 'move' && kind !== 'place') return null;
  const all = view.players.map((player) => ({ ...holdingOf(player), blows: 0, thinkings: 0 }));
  const strengths = all.map((holding) => strengthOf(holding, all.length));
  return all.map((holding, seat) => seatFeatures(view, holding, seat, all, strengths));
}

/** How near a seat is to winning. */
interface Strength {
  /** By figure: the chance of going straight to the lair, the further off the less. */
  readonly better: number;
  readonly worse: number;
  readonly pays: number;
  readonly king: number;
  /** The chance in the lair of a figure that waits before it. */
  readonly waiting: number;
  readonly moves: number;
}

function strengthOf(holding: Holding, players: number): Strength {
  const { at, gold, might } = holding;
  const [officer, pirate] = [assault(holding, 0, players), assault(holding, 1, players)];
  const waiting = (figure: number) => (at[figure] === LAKE ? lairChance(holding, figure, players) : 0);
  return {
    better: Math.max(officer, pirate),
    worse: Math.min(officer, pirate),
    pays: payChance(gold, players),
    king: winChance(Math.max(might[0], might[1]) - KING_MIGHT),
    waiting: Math.max(waiting(0), waiting(1)),
    moves: Math.min(MOVES_TO_LAIR[0]![at[0]]!, MOVES_TO_LAIR[1]![at[1]]!),
  };
}

function assault(holding: Holding, figure: number, players: number): number {
  const moves = MOVES_TO_LAIR[figure]![holding.at[figure]!]!;
  const lair = lairChance(holding, figure, players);
  return PACE ** moves * (moves <= 1 ? lair : lair * mateChance(holding, figure));
}

function seatFeatures(
  view: View,
  own: Holding,
  seat: number,
  all: readonly Holding[],
  strengths: readonly Strength[],
): number[] {
  const { better, worse, pays, king, waiting, moves } = strengths[seat]!;
  const seats = all.length;
  const price = meanRansom(seats);
  const untilTurn = (seat - view.active + seats) % seats;
  const best = Math.max(own.might[0], own.might[1]);
  const castles = PACE ** MOVES_TO_CASTLE[0]![own.at[0]]! + PACE ** MOVES_TO_CASTLE[1]![own.at[1]]!;
  const rivals = (of: (holding: Holding, strength: Strength) => number) => {
    let most = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) most = Math.max(most, of(all[other]!, strengths[other]!));
    }
    return most;
  };
  return [
    own.gold / price,
    Math.min(1, own.gold / price) ** 3,
    pays,
    best / KING_MIGHT,
    Math.min(own.might[0], own.might[1]) / KING_MIGHT,
    king,
    3 * better,
    3 * worse,
    waiting,
    untilTurn === 0 ? waiting : 0,
    moves / 10,
    MOVES_TO_LAIR[0]![own.at[0]]! / 10,
    MOVES_TO_LAIR[1]![own.at[1]]! / 10,
    (own.might[0] - own.might[1]) / KING_MIGHT,
    own.symbols / 8,
    (castleIncome(own) * castles) / 10,
    own.crewCount / 8,
    own.cards / 3,
    own.hasSpyglass ? 1 : 0,
    own.hasCompass ? 1 : 0,
    own.hasRope ? 1 : 0,
    own.doubloons,
    untilTurn / seats,
    untilTurn === 0 ? 1 : 0,
    Math.min(1, view.round / 20),
    1 / seats,
    3 * rivals((_, strength) => strength.better),
    rivals((_, strength) => strength.waiting),
    rivals(({ gold }) => gold) / price,
    rivals(({ might }) => Math.max(might[0], might[1])) / KING_MIGHT,
    rivals((_, strength) => strength.pays * PACE ** strength.moves),
  ];
}
