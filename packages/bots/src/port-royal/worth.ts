import type { Seat } from '@roadstead/kernel';
import { type Card, cardById, type Person, type PlayerView, type Ship, type View } from '@roadstead/port-royal';
import { WEIGHTS } from './weights.js';

export function cardNamed(id: string): Card {
  return cardById(id)!;
}

export function displayOf(player: PlayerView): Card[] {
  return player.display.map(({ card }) => cardNamed(card));
}

function persons(player: PlayerView): Person[] {
  return displayOf(player).filter((card) => card.type === 'person');
}

/** What a seat would get for a ship, its traders included. */
export function shipIncome(player: PlayerView, ship: Ship): number {
  return persons(player).reduce(
    (coins, { trades }) => coins + (trades?.colour === ship.colour ? trades.coins : 0),
    ship.coins,
  );
}

export function hireCost(player: PlayerView, person: Person): number {
  return Math.max(0, person.cost - persons(player).reduce((total, { discount }) => total + discount, 0));
}

/** What a person is worth to its owner, in coins, by the stage of the game. */
function personWorth(view: View, person: Person): number {
  const lead = Math.max(...view.players.map(({ influence }) => influence));
  const left = Math.max(0, 1 - lead / 12);
  const ability =
    person.swords * WEIGHTS.sword +
    (person.symbol === undefined ? 0 : person.symbol === 'any' ? WEIGHTS.jack : WEIGHTS.symbol) +
    (person.trades === undefined ? 0 : WEIGHTS.trader) +
    (person.income === undefined ? 0 : WEIGHTS.income) +
    person.discount * WEIGHTS.discount +
    person.picks * WEIGHTS.pick;
  const influence = WEIGHTS.influence + WEIGHTS.influenceLate * lead + WEIGHTS.influencePerRound * view.round;
  return person.influence * influence + ability * left;
}

/** What taking a card now is worth to a seat, all costs counted; undefined if it cannot pay. */
export function takeWorth(view: View, seat: Seat, card: Card): number | undefined {
  const player = view.players[seat]!;
  const fee = seat === view.active ? 0 : 1;
  if (card.type === 'ship') return shipIncome(player, card) - 2 * fee;
  if (card.type !== 'person') return undefined;
  const cost = hireCost(player, card);
  if (player.coins < cost + fee) return undefined;
  const safe = Math.min(WEIGHTS.safeCoins, view.drawPile + view.discard.length);
  const idle = Math.max(0, Math.min(cost, player.coins - safe));
  return personWorth(view, card) - cost + idle - 2 * fee;
}
