import {
  type ActionOf,
  FIELDS,
  FORT_ABSORBS,
  fleetNumber,
  HARBOURS,
  MELEE,
  NATION_CARDS,
  NESTS,
  nationNumber,
  nestAt,
  type PendingOf,
  STRATEGIES,
  strategyNumber,
} from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import { exchangeOf, type Force, fleetForce, fortForce, nationForce } from './exchange.js';
import { type FleetFacts, fleetOf, type HarbourFacts, type Outlook } from './facts.js';
import { cardsOf, levelWorth, pirateWorths } from './meetings.js';
import { duelOf } from './threats.js';

const harbourOf = ({ harbours }: Outlook, id: string): HarbourFacts => harbours[HARBOURS.indexOf(id)]!;
const fleetAt = ({ fleets, others }: Outlook, seat: Seat, id: string): FleetFacts | undefined =>
  [...fleets, ...others].find((fleet) => fleet.seat === seat && fleet.number === fleetNumber(id));

/** What a seat's fort in a harbour can still take, or 0. */
const fortLeft = (harbour: HarbourFacts, seat: Seat): number =>
  harbour.fort?.[0] === seat ? FORT_ABSORBS - harbour.fort[1] : 0;

/** What a harbour is worth that a hostile nation holds. */
function freeing({ seat }: Outlook, { holds, administrator }: HarbourFacts): number {
  return 1.5 + 0.8 * holds[seat]! + (administrator?.[0] === seat ? 4 : 0);
}

/** What each strategy is worth against a card that is known. */
function answers(outlook: Outlook, own: FleetFacts, foe: Force, theirs: number, isActive: boolean) {
  return cardsOf(outlook, own).map((card) => {
    const force = fleetForce(own);
    const { costs, takes } = isActive
      ? exchangeOf([force, foe], [card, theirs])
      : swapped(exchangeOf([foe, force], [theirs, card]));
    return { card, worth: costs[1] - costs[0] + takes[0] - takes[1] };
  });
}

const swapped = ({ costs, takes }: ReturnType<typeof exchangeOf>): ReturnType<typeof exchangeOf> => ({
  costs: [costs[1], costs[0]],
  takes: [takes[1], takes[0]],
});

const most = (weighed: readonly { readonly worth: number }[]): number => Math.max(...weighed.map(({ worth }) => worth));

/** V-4.70: what an attack is worth; to hold is worth nothing. */
export function attackWorth(outlook: Outlook, action: ActionOf<'attack'>): number {
  const own = fleetOf(outlook, action.fleet);
  const harbour = outlook.harbours.find(({ field }) => field === own.at)!;
  const { weights, rival, view } = outlook;
  switch (action.kind) {
    case 'nation': {
      const { pips, experience } = view.nations[action.target]!;
      const foe = nationForce(pips, experience, freeing(outlook, harbour) / pips);
      const card = NATION_CARDS[nationNumber(action.target)]![experience]!;
      return most(answers(outlook, own, foe, card, true)) + levelWorth(outlook, own) - weights.attack;
    }
    case 'fort': {
      const fort = fortForce(harbour.fort![1]);
      const worth = most(answers(outlook, own, fort, MELEE, true));
      return worth * (worth > 0 ? rival : 1) + levelWorth(outlook, own) - weights.attack;
    }
    case 'warehouses': {
      const destroyed = Math.min(Math.floor(own.guns / 2), harbour.warehouses[action.seat!]!);
      return destroyed * 5 * rival - 0.5;
    }
    case 'fleet':
      return duelWorth(outlook, own, fleetAt(outlook, action.seat!, action.target)!, harbour, true);
  }
}

/** What a duel brings: what the other loses counts only as far as it is a rival's. */
function duelWorth(
  outlook: Outlook,
  own: FleetFacts,
  other: FleetFacts,
  harbour: HarbourFacts,
  isActive: boolean,
): number {
  const [active, passive] = isActive ? [own, other] : [other, own];
  const duel = duelOf(outlook, active, passive, fortLeft(harbour, passive.seat));
  const forces = [fleetForce(active), fleetForce(passive, fortLeft(harbour, passive.seat))] as const;
  const me = isActive ? 0 : 1;
  let worth = 0;
  duel.rows.forEach((row, i) => {
    duel.columns.forEach((column, j) => {
      if (row * column < 0.01) return;
      const { costs, takes } = exchangeOf(forces, [duel.cards[0][i]!, duel.cards[1][j]!]);
      worth += row * column * (outlook.rival * costs[1 - me]! - costs[me]! + takes[me]! - takes[1 - me]!);
    });
  });
  const levels = levelWorth(outlook, own) - outlook.rival * levelWorth(outlook, other);
  return worth + 0.7 * levels - outlook.weights.attack;
}

/** V-4.70: an own fleet or fort against a fleet of the active player; to pass is worth nothing. */
export function challengeWorth(outlook: Outlook, action: ActionOf<'challenge'>): number {
  const target = fleetAt(outlook, outlook.view.active!, action.target)!;
  const harbour = outlook.harbours.find(({ field }) => field === target.at)!;
  if (action.with !== 'fort') return duelWorth(outlook, fleetOf(outlook, action.with), target, harbour, false);
  const worth = most(answers(outlook, target, fortForce(harbour.fort![1]), MELEE, true));
  return -worth * (worth < 0 ? outlook.rival : 1) - outlook.weights.attack;
}

/** The strategies of one's own fleet in the fight under way, with the share of each. */
export function strategyShares(outlook: Outlook): readonly { readonly card: number; readonly share: number }[] {
  const { against } = outlook.view.pending as PendingOf<'strategy'>;
  switch (against.foe) {
    case 'pirates': {
      const fleet = fighterAtSea(outlook);
      return surely(pirateWorths(outlook, fleet, against.pips, nestAt(fleet.at) >= 0));
    }
    case 'nation': {
      const harbour = harbourOf(outlook, against.harbour);
      const foe = nationForce(against.pips, against.experience, freeing(outlook, harbour) / against.pips);
      const card = NATION_CARDS[nationNumber(against.nation)]![against.experience]!;
      const isActive = outlook.view.active === outlook.seat && outlook.view.phase !== 'scoring';
      const fleet = strongestAt(outlook, harbour);
      return surely(answers(outlook, fleet, foe, card, isActive));
    }
    case 'duel': {
      const me = against.seats[0] === outlook.seat ? 0 : 1;
      const harbour = harbourOf(outlook, against.harbour);
      const fleets = against.seats.map((seat, side) => fleetAt(outlook, seat, against.fleets[side]!));
      const own = fleets[me]!;
      const other = fleets[1 - me];
      if (other === undefined) {
        // A fort alone always closes in.
        return surely(answers(outlook, own, fortForce(harbour.fort?.[1] ?? 0), MELEE, me === 0));
      }
      const passive = me === 0 ? other : own;
      const duel = duelOf(outlook, me === 0 ? own : other, passive, fortLeft(harbour, passive.seat));
      const shares = me === 0 ? duel.rows : duel.columns;
      return duel.cards[me].map((card, i) => ({ card, share: shares[i]! }));
    }
  }
}

function surely(weighed: readonly { readonly card: number; readonly worth: number }[]) {
  const best = most(weighed);
  const first = weighed.findIndex(({ worth }) => worth === best);
  return weighed.map(({ card }, i) => ({ card, share: i === first ? 1 : 0 }));
}

/** The fleet that meets pirates is the one that has sailed and is among them. */
function fighterAtSea(outlook: Outlook): FleetFacts {
  const { fleets, view } = outlook;
  const { against } = view.pending as PendingOf<'strategy'>;
  const nest = against.foe === 'pirates' ? against.nest : '';
  const near = fleets.filter(({ at, moved }) => moved && NESTS[FIELDS[at]!.area] === nest);
  return near.at(-1) ?? fleets[0]!;
}

function strongestAt({ fleets }: Outlook, { field }: HarbourFacts): FleetFacts {
  const here = fleets.filter(({ at, guns }) => at === field && guns > 0);
  return here.reduce((a, b) => (b.guns > a.guns ? b : a), here[0] ?? fleets[0]!);
}

/** By disc: what a new marker goes on first. */
const MARKS = ['weather1', 'line1', 'flight1', 'fire1', 'crescent2', 'break2', 'retreat2', 'prize2'];
const LATE_MARKS = ['broadside3', 'withdraw3', 'envelop3', 'ambush3'];

export function markWorth(id: string): number {
  const place = [...LATE_MARKS, ...MARKS].indexOf(id);
  return STRATEGIES[strategyNumber(id)]!.level - place / 100;
}
