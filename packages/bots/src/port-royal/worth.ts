import type { Seat } from '@roadstead/kernel';
import type { Card, Person, PlayerView, Ship, View } from '@roadstead/port-royal';
import { displayOf } from './cards.js';
import { contractsFor, isTogether } from './contracts.js';
import { WEIGHTS } from './weights.js';

function persons(player: PlayerView): Person[] {
  return displayOf(player).filter((card) => card.type === 'person');
}

/** What a seat would get for a ship, its traders included. */
function shipIncome(player: PlayerView, ship: Ship): number {
  const extra = (person: Person) => (person.trades?.colour === ship.colour ? person.trades.coins : 0);
  return persons(player).reduce((coins, person) => coins + extra(person), ship.coins);
}

function hireCost(player: PlayerView, person: Person): number {
  return Math.max(0, person.cost - persons(player).reduce((total, { discount }) => total + discount, 0));
}

/** What a person is worth to a seat, in coins, by the stage of the game. */
function personWorth(view: View, seat: Seat, person: Person): number {
  const together = isTogether(view);
  const contracts = contractsFor(view, seat, person) * (together ? WEIGHTS.contractTogether : WEIGHTS.contract);
  if (together) return contracts + abilityWorth(view, seat, person);
  const lead = Math.max(...view.players.map(({ influence }) => influence));
  const left = Math.max(0, 1 - lead / (view.goal ?? lead + 1));
  const influence = WEIGHTS.influence + WEIGHTS.influenceLate * lead + WEIGHTS.influencePerRound * view.round;
  return person.influence * influence + contracts + abilityWorth(view, seat, person) * left;
}

function abilityWorth(view: View, seat: Seat, person: Person): number {
  return (
    person.swords * WEIGHTS.sword +
    symbolWorth(view, seat, person) +
    (person.trades === undefined ? 0 : WEIGHTS.trader) +
    (person.income === undefined ? 0 : WEIGHTS.income) +
    person.discount * WEIGHTS.discount +
    person.picks * WEIGHTS.pick +
    (person.subtype === 'wholesaler' || person.subtype === 'clerk' ? WEIGHTS.dealer : 0) +
    (person.subtype === 'gambler' ? WEIGHTS.gambler : 0)
  );
}

function symbolWorth(view: View, seat: Seat, { symbol }: Person): number {
  if (symbol === undefined) return 0;
  const needed = view.end === 'expedition' && displayOf(view.players[seat]!).every(({ type }) => type !== 'expedition');
  return (symbol === 'any' ? WEIGHTS.jack : WEIGHTS.symbol) * (needed ? WEIGHTS.symbolNeeded : 1);
}

/** A coin paid to a rival counts twice; among friends it is not lost at all. */
function feeWorth(view: View, seat: Seat): number {
  return seat === view.active || isTogether(view) ? 0 : 2;
}

/** What taking a card now is worth to a seat, all costs counted; undefined if it cannot pay. */
export function takeWorth(view: View, seat: Seat, card: Card): number | undefined {
  const player = view.players[seat]!;
  const fee = feeWorth(view, seat);
  if (card.type === 'ship') return shipIncome(player, card) - fee;
  if (card.type !== 'person') return undefined;
  const cost = hireCost(player, card);
  if (player.coins < cost + (seat === view.active ? 0 : 1)) return undefined;
  const safe = Math.min(WEIGHTS.safeCoins, view.drawPile + view.discard.length);
  const idle = Math.max(0, Math.min(cost, player.coins - safe));
  return personWorth(view, seat, card) - cost + idle - fee;
}
