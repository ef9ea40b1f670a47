import { KING_MIGHT, LAKE, type View, winChance } from '@roadstead/sword-and-skull';
import { meanRansom, payChance } from './chances.js';
import { MOVES_TO_CASTLE, MOVES_TO_LAIR } from './distances.js';
import { type Holding, holdingOf } from './facts.js';
import { castleIncome, lairChance, mateChance } from './outlook.js';

/** How many numbers describe a seat. */
export const FEATURES = 41;

/** What a chance keeps of its worth with every move that it is further off. */
const PACE = 0.75;

/** What a turn or two may still bring. */
const SOME_GOLD = 4;
const MUCH_GOLD = 9;
const SOME_MIGHT = 2;

/** The features of every seat, by what one of them sees; null amid a turn, where playing on tells more. */
export function featuresOf(view: View): number[][] | null {
  const kind = view.pending?.kind;
  if (kind !== 'turn' && kind !== 'move' && kind !== 'place') return null;
  const all = view.players.map(holdingOf);
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
  const { hand } = view.players[seat]!;
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
    (3 * strengths.reduce((sum, strength) => sum + strength.better, -better)) / (seats - 1),
    payChance(own.gold + SOME_GOLD, seats),
    payChance(own.gold + MUCH_GOLD, seats),
    winChance(best + SOME_MIGHT - KING_MIGHT),
    winChance(Math.min(own.might[0], own.might[1]) - KING_MIGHT),
    hand === null ? 0 : 1,
    own.blows / 2,
    own.thinkings / 2,
    held(hand, 'F04') / 2,
    held(hand, 'F13') / 2,
  ];
}

/** How many of a card are in a hand, if it is seen. */
function held(hand: readonly string[] | null, card: string): number {
  let n = 0;
  if (hand !== null) for (const one of hand) if (one === card) n++;
  return n;
}
