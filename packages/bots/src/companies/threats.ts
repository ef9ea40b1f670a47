import { isPacketFleet } from '@roadstead/companies';
import { exchangeOf, fleetForce } from './exchange.js';
import type { FleetFacts, HarbourFacts, Outlook } from './facts.js';
import { cardsOf } from './meetings.js';
import { mixtureOf } from './mixed.js';

/** What a duel is worth to the active side, in ducats of difference: both mix their cards. */
export function duelOf(outlook: Outlook, active: FleetFacts, other: FleetFacts, fort = 0) {
  const forces = [fleetForce(active), fleetForce(other, fort)] as const;
  const cards = [cardsOf(outlook, active), cardsOf(outlook, other)] as const;
  const payoff = cards[0].map((mine) =>
    cards[1].map((theirs) => {
      const { costs, takes } = exchangeOf(forces, [mine, theirs]);
      return costs[1] - costs[0] + takes[0] - takes[1];
    }),
  );
  return { cards, payoff, ...mixtureOf(payoff) };
}

/** What stronger fleets of others in a harbour cost a fleet that comes there. */
export function threatAt({ others, weights, own }: Outlook, fleet: FleetFacts, harbour: HarbourFacts): number {
  if ((harbour.shielded >> own.seat) & 1) return 0;
  let most = 0;
  for (const other of others) {
    if (other.at !== harbour.field || isPacketFleet(other.number)) continue;
    const damage = Math.min(other.guns, fleet.left);
    const sunk = Math.max(0, other.guns - (fleet.left - fleet.ships.length));
    most = Math.max(
      most,
      0.4 * damage + 4 * Math.min(fleet.ships.length, sunk) - 0.4 * Math.min(fleet.guns, other.left),
    );
  }
  return weights.fear * Math.max(0, most);
}
