import type { Seat, Tell } from '@roadstead/kernel';
import type { Token } from '../actions.js';
import { HARBOURS, harbourAt } from '../board/map.js';
import { DOCK_DIVISOR } from '../board/numbers.js';
import { FLEETS, isPacketFleet, SHIPS, TOKEN_COST } from '../board/ships.js';
import { DRY_DOCK, MOCK_BATTLES, MOCK_CALMS, MOCK_PRICE } from '../cards/developments.js';
import { MAX_LEVEL } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Fleet, Ship, State } from '../state.js';
import { gainExperience } from './experience.js';
import { hasCard, tokensOn } from './fleets.js';
import { removeShip } from './loss.js';
import { pay } from './money.js';

/** V-5.20, A1: at sea only while the ship's total is within "half from". */
export function isRepairable(ship: Ship, { at }: Fleet): boolean {
  return harbourAt(at) >= 0 || tokensOn(ship) <= SHIPS[ship.type]!.halfFrom;
}

/** What the next token costs; V-6.10: with a dry dock half of all in a harbour together, rounded up. */
export function repairCost(state: State, seat: Seat, harbour: number): number {
  if (harbour < 0 || !hasCard(state.players[seat]!, DRY_DOCK)) return TOKEN_COST;
  const before = state.notes.repaired[harbour]!;
  return Math.ceil(((before + 1) * TOKEN_COST) / DOCK_DIVISOR) - Math.ceil((before * TOKEN_COST) / DOCK_DIVISOR);
}

function payRepair(state: State, seat: Seat, harbour: number): number {
  const cost = repairCost(state, seat, harbour);
  pay(state, seat, cost);
  if (harbour >= 0) state.notes.repaired[harbour]!++;
  return cost;
}

export function repairShip(
  state: State,
  seat: Seat,
  number: number,
  place: number,
  token: Token,
  tell?: Tell<Event>,
): void {
  const fleet = state.players[seat]!.fleets[number]!;
  const harbour = harbourAt(fleet.at);
  const ducats = payRepair(state, seat, harbour);
  fleet.ships[place]![token]--;
  tell?.({
    type: 'repaired',
    seat,
    fleet: FLEETS[number]!,
    harbour: nameOf(harbour),
    ship: place,
    token,
    n: 1,
    ducats,
  });
}

const nameOf = (harbour: number): string | null => HARBOURS[harbour] ?? null;

export function repairFort(state: State, seat: Seat, harbour: number, tell?: Tell<Event>): void {
  const here = state.harbours[harbour]!;
  const ducats = payRepair(state, seat, harbour);
  here.fort = { seat, damage: here.fort!.damage - 1 };
  tell?.({ type: 'repaired', seat, fleet: null, harbour: nameOf(harbour), ship: 0, token: 'damage', n: 1, ducats });
}

/** V-5.34: one token of a destroyed warehouse. */
export function clearField(state: State, seat: Seat, harbour: number, field: number, tell?: Tell<Event>): void {
  pay(state, seat, TOKEN_COST);
  state.harbours[harbour]!.fields[field]!.damage--;
  const ducats = TOKEN_COST;
  tell?.({
    type: 'repaired',
    seat,
    fleet: null,
    harbour: nameOf(harbour),
    ship: field + 1,
    token: 'damage',
    n: 1,
    ducats,
  });
}

/** V-5.4, V-4.54: to the supply, without money, token or kept experience. */
export function abandon(state: State, seat: Seat, number: number, place: number, tell?: Tell<Event>): void {
  const { type } = state.players[seat]!.fleets[number]!.ships[place]!;
  removeShip(state, seat, number, place, false);
  tell?.({ type: 'abandoned', seat, fleet: FLEETS[number]!, ship: SHIPS[type]!.id });
}

/** V-6.7: the cards of mock battles that can be used now. */
export function mockCards(state: State, seat: Seat): readonly number[] {
  const player = state.players[seat]!;
  return MOCK_BATTLES.filter(
    (card) => hasCard(player, card) && !state.notes.mocked.includes(card) && player.ducats >= MOCK_PRICE[card]!,
  );
}

export const canDrill = (fleet: Fleet, number: number): boolean =>
  !isPacketFleet(number) && fleet.experience < MAX_LEVEL;

export function mockBattle(state: State, seat: Seat, card: number, fleet: number, tell?: Tell<Event>): void {
  payMock(state, seat, card);
  gainExperience(state, seat, fleet, true, tell);
}

export function calm(state: State, seat: Seat, card: number, number: number, place: number, tell?: Tell<Event>): void {
  payMock(state, seat, card);
  const { at, ships } = state.players[seat]!.fleets[number]!;
  const ship = ships[place]!;
  const n = Math.min(ship.mutiny, MOCK_CALMS[card]!);
  ship.mutiny -= n;
  const harbour = nameOf(harbourAt(at));
  const ducats = MOCK_PRICE[card]!;
  tell?.({ type: 'repaired', seat, fleet: FLEETS[number]!, harbour, ship: place, token: 'mutiny', n, ducats });
}

function payMock(state: State, seat: Seat, card: number): void {
  pay(state, seat, MOCK_PRICE[card]!);
  state.notes.mocked.push(card);
}
