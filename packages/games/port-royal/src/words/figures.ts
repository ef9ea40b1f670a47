import type { Seat } from '@roadstead/kernel';
import { FEE, PICKS_BY_COLOURS } from '../cards/base.js';
import type { Person, Ship } from '../cards/card.js';
import type { CardRef } from '../events.js';
import { boxEarnings, boxFee, boxPicks, boxPrice } from '../variants/words/figures.js';
import type { PlayerView, View } from '../view.js';
import { anyCard, cardAs } from './facts.js';

/** What an action would cost and bring, by what everybody sees: the figures that buttons show before the click. */

export interface Figures {
  /** Coins that a ship brings to this seat, its traders included, the fee not yet taken off. */
  earnings(ship: Ship): number;
  /** Coins that this seat pays for a person, the fee not included. */
  price(person: Person): number;
  /** What this seat owes the active one for every card. */
  readonly fee: number;
}

export function figuresFor(view: View, seat: Seat): Figures {
  const persons = personsOf(playerAt(view, seat));
  const sum = (figure: (person: Person) => number) => persons.reduce((total, person) => total + figure(person), 0);
  return {
    earnings: (ship) =>
      ship.coins +
      sum(({ trades }) => (trades?.colour === ship.colour ? trades.coins : 0)) +
      boxEarnings(view, seat, ship),
    price: (person) => Math.max(0, person.cost - sum(({ discount }) => discount) + boxPrice(view, seat)),
    fee: seat === view.active ? 0 : (boxFee(view) ?? FEE),
  };
}

/** How many cards the active seat may take if it stops now. */
export function picksIfStopped(view: View): number {
  return picksBy(view, coloursIn(view).size);
}

/** The same with a ship of another colour in the harbour. */
export function picksWithAnotherColour(view: View): number {
  return picksBy(view, coloursIn(view).size + 1);
}

function picksBy(view: View, colours: number): number {
  const governors = personsOf(playerAt(view, view.active)).reduce((total, { picks }) => total + picks, 0);
  return (PICKS_BY_COLOURS[colours] ?? 0) + governors + boxPicks(view);
}

/** Coins that the persons of a seat bring in if its turn to take began now, person by person. */
export function incomeNow(view: View, seat: Seat): readonly { readonly person: Person; readonly coins: number }[] {
  const cards = view.harbour.length;
  const ships = view.harbour.filter((ref) => anyCard(ref).type === 'ship').length;
  return personsOf(playerAt(view, seat)).flatMap((person) => {
    if (person.income === undefined) return [];
    const { harbourFrom = 0, harbourTo = Number.POSITIVE_INFINITY, shipsBeyond, coins } = person.income;
    if (cards < harbourFrom || cards > harbourTo) return [];
    const times = shipsBeyond === undefined ? 1 : Math.max(0, ships - shipsBeyond);
    return times > 0 ? [{ person, coins: times * coins }] : [];
  });
}

/** Coins that the jesters of a seat bring in if anybody busts. */
export function bustIncome(view: View, seat: Seat): number {
  return personsOf(playerAt(view, seat)).reduce((sum, { bustCoins }) => sum + bustCoins, 0);
}

export function coloursIn(view: View): ReadonlySet<string> {
  return new Set(view.harbour.flatMap((ref) => colourOf(ref) ?? []));
}

/** True if letting this ship in would bust the turn. */
export function clashes(view: View, ship: CardRef): boolean {
  const colour = colourOf(ship);
  return colour !== undefined && coloursIn(view).has(colour);
}

function colourOf(ref: CardRef): string | undefined {
  const card = anyCard(ref);
  return card.type === 'ship' ? card.colour : undefined;
}

function playerAt(view: View, seat: Seat): PlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

function personsOf(player: PlayerView | undefined): readonly Person[] {
  const display = player?.display ?? [];
  return display.filter((ref) => anyCard(ref).type === 'person').map((ref) => cardAs('person', ref));
}
