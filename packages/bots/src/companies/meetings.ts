import { BOUNTY, BOUNTY_HUNTER, DISCS, MAX_LEVEL, STRATEGIES, strategyNumber } from '@roadstead/companies';
import { exchangeOf, fleetForce, pirateForce } from './exchange.js';
import { type FleetFacts, hasCard, type Outlook, pirateTiles } from './facts.js';

/** A point, in ducats. */
export const POINT = 3;

/** V-4.15: the strategies that a fleet of a seat may lay. */
export function cardsOf({ view }: Outlook, { seat, experience, ships }: FleetFacts): readonly number[] {
  const { markers, extraMarkers } = view.players[seat]!;
  const marked = [...Object.values(markers), ...extraMarkers].map(strategyNumber);
  const cards = [...DISCS[0]!, ...marked.filter((card) => STRATEGIES[card]!.level <= experience)];
  return ships.length > 1 ? cards : cards.filter((card) => !STRATEGIES[card]!.sacrifice);
}

/** What a level more is worth to a fleet. */
export const levelWorth = ({ weights, left }: Outlook, { experience }: FleetFacts): number =>
  experience < MAX_LEVEL ? POINT + (left > 0 ? weights.experience : 0) : 0;

/** What it is worth to meet so many pips with each strategy, the mean over the tiles that may come. */
export function pirateWorths(
  outlook: Outlook,
  fleet: FleetFacts,
  pips: number,
  inNest: boolean,
): readonly { readonly card: number; readonly worth: number }[] {
  const own = fleetForce(fleet);
  const bounty = (hasCard(outlook, BOUNTY_HUNTER) ? BOUNTY + POINT : 0) + outlook.weights.hunt;
  const foe = pirateForce(pips, bounty);
  const tiles = pirateTiles(outlook);
  return cardsOf(outlook, fleet).map((card) => {
    let worth = 0;
    for (const { card: theirs, aggression, share } of tiles) {
      if (!inNest && pips * aggression <= fleet.printed) continue;
      const { costs, takes } = exchangeOf([own, foe], [card, theirs]);
      const isSham = STRATEGIES[card]!.mul[0] === 0 && STRATEGIES[theirs]!.mul[0] === 0;
      worth += share * (takes[0] + costs[1] - costs[0] + (isSham ? 0 : levelWorth(outlook, fleet)));
    }
    return { card, worth };
  });
}

export function pirateWorth(outlook: Outlook, fleet: FleetFacts, pips: number, inNest: boolean): number {
  if (pips === 0) return 0;
  // V-1.6: fewer pips than sixteen, fewer fleets than sixteen.
  const meeting = (fleet.seat * 16 + fleet.number) * 32 + 2 * pips + (inNest ? 1 : 0);
  outlook.known.pirates ??= new Map();
  const known = outlook.known.pirates.get(meeting);
  if (known !== undefined) return known;
  const worth = Math.max(...pirateWorths(outlook, fleet, pips, inNest).map(({ worth }) => worth));
  outlook.known.pirates.set(meeting, worth);
  return worth;
}

/** What pirates on the way cost a fleet; what they bring is no reason to call it a danger. */
export function meetingCost(outlook: Outlook, fleet: FleetFacts, nest: number): number {
  const pips = outlook.pirates[nest]!;
  if (pips === 0 || fleet.slots === 0) return 0;
  return outlook.weights.piracy * Math.max(0, -pirateWorth(outlook, fleet, pips, false));
}
