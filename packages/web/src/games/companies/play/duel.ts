import {
  type Against,
  DISCS,
  FORT_ABSORBS,
  GUNS_PER_LEVEL,
  MELEE,
  NATION_CARDS,
  NATION_GUNS,
  nationNumber,
  PIRATE_GUNS,
  STRATEGIES,
  strategyNumber,
  TILES,
  type View,
} from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import { typeOf } from './ship.js';

/** One side of a fight, as everybody sees it. */
export interface DuelSide {
  /** Null for pirates and nations. */
  readonly seat: Seat | null;
  /** The fleet, `fort`, or the id of nest or nation. */
  readonly id: string;
  readonly level: number;
  /** V-4.61 */
  readonly firepower: number;
  /** The strategies that this side may play. */
  readonly cards: readonly string[];
}

/** What a pair of cards comes to, as the first side sees it; sacrifices are left out. */
interface DuelOutcome {
  readonly deals: number;
  readonly takes: number;
  readonly begins: boolean;
}

/** V-4.15: the +0 cards, and own-marked fields of the discs up to the fleet's level. */
function cardsOf(view: View, seat: Seat, fleet: string): readonly string[] {
  const { markers, extraMarkers, fleets } = view.players[seat]!;
  const { experience, ships } = fleets[fleet]!;
  const marked = [...Object.values(markers), ...extraMarkers]
    .map(strategyNumber)
    .filter((card) => STRATEGIES[card]!.level <= experience)
    .sort((a, b) => a - b);
  return [...DISCS[0]!, ...marked]
    .filter((card) => ships.length > 1 || !STRATEGIES[card]!.sacrifice)
    .map((card) => STRATEGIES[card]!.id);
}

function gunsOf(view: View, seat: Seat, fleet: string): number {
  const { ships, experience } = view.players[seat]!.fleets[fleet]!;
  return ships.reduce((sum, ship) => sum + typeOf(ship).guns, experience * GUNS_PER_LEVEL);
}

/** A14: a fort joins the fleet of its owner in another's turn. */
function fortGuns(view: View, seat: Seat, harbour: string): number {
  const fort = view.harbours[harbour]?.fort;
  return fort?.[0] === seat && view.active !== seat ? FORT_ABSORBS - fort[1] : 0;
}

function seatSide(view: View, seat: Seat, fleet: string, harbour: string): DuelSide {
  const fort = fortGuns(view, seat, harbour);
  if (fleet === 'fort') {
    return { seat, id: fleet, level: 0, firepower: fort, cards: [STRATEGIES[MELEE]!.id] };
  }
  const { experience } = view.players[seat]!.fleets[fleet]!;
  return {
    seat,
    id: fleet,
    level: experience,
    firepower: gunsOf(view, seat, fleet) + fort,
    cards: cardsOf(view, seat, fleet),
  };
}

/** Both sides of the fight that is asked about, the one that looks first; null where its fleet is not told. */
export function sidesOf(view: View, against: Against, seat: Seat, fleet: string): readonly [DuelSide, DuelSide] | null {
  if (against.foe === 'duel') {
    const [one, two] = against.seats.map((each, i) => seatSide(view, each, against.fleets[i]!, against.harbour));
    return seat === against.seats[1] ? [two!, one!] : [one!, two!];
  }
  if (view.players[seat]!.fleets[fleet] === undefined) return null;
  if (against.foe === 'pirates') {
    const cards = [...new Set(TILES.pirateStrategy.map(({ tile }) => (tile as readonly string[])[0]!))];
    const foe = { seat: null, id: against.nest, level: 0, firepower: against.pips * PIRATE_GUNS, cards };
    return [seatSide(view, seat, fleet, ''), foe];
  }
  const { nation, pips, experience, harbour } = against;
  const card = NATION_CARDS[nationNumber(nation)]![experience]!;
  const foe = {
    seat: null,
    id: nation,
    level: experience,
    firepower: pips * NATION_GUNS + experience * GUNS_PER_LEVEL,
    cards: [STRATEGIES[card]!.id],
  };
  return [seatSide(view, seat, fleet, harbour), foe];
}

/** V-4.12, V-4.60 to V-4.62. `isActive`: the first side counts as active. */
export function outcomeOf(own: string, foe: string, mine: number, theirs: number, isActive: boolean): DuelOutcome {
  const [a, b] = [strategyNumber(own), strategyNumber(foe)];
  const begins = beginsFirst(a, b, isActive);
  return { deals: dealt(a, b, begins, mine), takes: dealt(b, a, !begins, theirs), begins };
}

function beginsFirst(own: number, foe: number, isActive: boolean): boolean {
  const [a, b] = [STRATEGIES[own]!, STRATEGIES[foe]!];
  if (a.level !== b.level) return a.level > b.level;
  if (a.beats.includes(foe)) return true;
  return b.beats.includes(own) ? false : isActive;
}

function dealt(card: number, other: number, begins: boolean, firepower: number): number {
  const { mul, add } = STRATEGIES[card]!;
  const against = begins ? STRATEGIES[other]!.second : STRATEGIES[other]!.begins;
  let sum = Math.max(0, Math.ceil((firepower * mul[0]) / mul[1]) + add - (against.enemyLess ?? 0));
  if (against.enemyHalf) sum = Math.floor(sum / 2);
  if (against.evade) sum = 0;
  return sum > 0 ? sum + (against.selfDamage ?? 0) : 0;
}
