import type { Chance, Tell } from '@roadstead/kernel';
import { harbourAt } from '../board/map.js';
import { FORT_ABSORBS } from '../board/ships.js';
import { MELEE, NATION_CARDS, STRATEGIES } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Fight, Side, State } from '../state.js';
import { against, seatOf } from './against.js';

/** Lays the cards that nobody chooses, and asks for the others: both at once in a duel. */
export function beginFight(
  state: State,
  at: number,
  [active, other]: readonly [Side, Side],
  pips: number,
  tell?: Tell<Event>,
): void {
  const sides = [active, other] as const;
  const fight: Fight = {
    at,
    sides,
    cards: sides.map((side) => printedCard(state, side)),
    begins: -1,
    pips: sides.map((side) => (side.kind === 'nation' ? state.nations[side.nation]!.pips : 0)),
    sacrificed: [0, 0],
    damage: [0, 0],
    lostPips: [0, 0],
    takenPips: [0, 0],
    gainedPips: [0, 0],
    sunk: [[], []],
  };
  if (other.kind === 'pirates') fight.pips[1] = pips;
  else tell?.({ type: 'fight', against: against(state, fight), seat: seatOf(active) });
  state.fight = fight;
  state.agenda.push({ do: 'strategies' });
}

/** V-4.23, V-4.40: what a fort alone or a nation plays; -1 where somebody chooses or a tile is drawn. */
function printedCard(state: State, side: Side): number {
  if (side.kind === 'fort') return MELEE;
  if (side.kind === 'nation') return NATION_CARDS[side.nation]![state.nations[side.nation]!.experience]!;
  return -1;
}

/** V-4.12: the higher level, then the wheel, then the active side. */
function whoBegins([active, other]: readonly number[]): 0 | 1 {
  const a = STRATEGIES[active!]!;
  const b = STRATEGIES[other!]!;
  if (a.level !== b.level) return a.level > b.level ? 0 : 1;
  return b.beats.includes(active!) ? 1 : 0;
}

/** V-4.68: everything that follows the cards, in its order. */
export function reveal(state: State, chance: Chance, tell?: Tell<Event>): void {
  const fight = state.fight!;
  const first = whoBegins(fight.cards);
  const second = 1 - first;
  fight.begins = first;
  chance.revealed();
  if (tell) {
    const ids = fight.cards.map((card) => STRATEGIES[card]!.id);
    tell({ type: 'strategies', cards: [ids[0]!, ids[1]!], begins: first });
  }
  state.agenda.push({ do: 'endOfFight' }, { do: 'slip', side: 1 }, { do: 'slip', side: 0 });
  if (!isSham(fight)) state.agenda.push({ do: 'seasoning', side: 1 }, { do: 'seasoning', side: 0 });
  state.agenda.push(
    { do: 'pips' },
    captureStep(fight, second),
    captureStep(fight, first),
    { do: 'workOut' },
    { do: 'sacrifice', side: second },
    { do: 'sacrifice', side: first },
  );
}

/** A15: where both cards deal nothing there was no fight. */
function isSham({ cards }: Fight): boolean {
  return cards.every((card) => STRATEGIES[card]!.mul[0] === 0 && STRATEGIES[card]!.add === 0);
}

function captureStep(fight: Fight, side: number) {
  const { capture = 0, prize = 0 } = effectOf(fight, side);
  return { do: 'captures', side, left: prize > 0 ? prize : capture, prize: prize > 0 } as const;
}

/** What the card of a side adds, as it begins or not. */
export function effectOf({ cards, begins }: Fight, side: number) {
  const card = STRATEGIES[cards[side]!]!;
  return begins === side ? card.begins : card.second;
}

/** The fort that takes part on a side: what it can still take, or 0. */
export function fortLeft(state: State, side: Side, at: number): number {
  if (side.kind === 'pirates' || side.kind === 'nation') return 0;
  if (side.kind === 'fleet' && !side.fort) return 0;
  const fort = state.harbours[harbourAt(at)]?.fort;
  return fort?.seat === side.seat ? FORT_ABSORBS - fort.damage : 0;
}

/** Whether anything is left of a side. */
export function isAlive(state: State, { at, pips, lostPips, sides }: Fight, side: number): boolean {
  const one = sides[side]!;
  if (one.kind === 'pirates' || one.kind === 'nation') return pips[side]! > lostPips[side]!;
  if (one.kind === 'fleet' && state.players[one.seat]!.fleets[one.fleet]) return true;
  return fortLeft(state, one, at) > 0;
}
