import {
  type Action,
  type ActionOf,
  developmentNumber,
  FIELDS,
  FORT_ABSORBS,
  fieldNumber,
  goodNumber,
  HARBOURS,
  harbourAt,
  isPacketFleet,
  NESTS,
  PRICE,
  SHIPS,
  shipNumber,
  strategyNumber,
} from '@roadstead/companies';
import { shipWorth } from './exchange.js';
import { type FleetFacts, fleetOf, type Outlook } from './facts.js';
import { attackWorth, challengeWorth, markWorth, strategyShares } from './fights.js';
import { lastDelivery, lastSpending } from './last-round.js';
import { pirateWorth } from './meetings.js';
import { allyWorth, nationWorth, placeWorth, pledgeWorth } from './nations.js';
import { mailRoutes, refillWorth, waitingWorth } from './packets.js';
import { costOf, joinWorth, purchaseWorth } from './purchases.js';
import { cardInReach, researchWorth } from './research.js';
import { startWorth } from './start.js';
import { BEST_PRICE, stayWorth, type Voyage, voyagesOf } from './voyages.js';

/** What is done first, whatever comes later. */
const FIRST = 1000;
const NEVER = -1000;

/** What an action is believed to be worth: to be compared with other answers to the same question, and nothing else. */
export function worthOf(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'start':
      return startWorth(outlook, HARBOURS.indexOf(action.harbour));
    case 'fleet':
      return -fleetOf(outlook, action.fleet).number;
    case 'load':
      return (
        FIRST +
        (action.from === 'supply'
          ? 3
          : action.from === 'general'
            ? 2
            : action.from === 'own'
              ? 1
              : tariffWorth(outlook, action))
      );
    case 'ask':
      return askWorth(outlook, action);
    case 'accept':
    case 'decline':
      return leaveWorth(outlook, action.type === 'accept');
    case 'merge':
      return mergeWorth(outlook, action);
    case 'split':
    case 'shift':
    case 'dump':
    case 'abandon':
      return NEVER;
    case 'sail':
      return sailWorth(outlook, fleetOf(outlook, action.fleet), fieldNumber(action.to)!);
    case 'halt':
    case 'stay': {
      const fleet = fleetOf(outlook, action.fleet);
      return isPacketFleet(fleet.number)
        ? waitingWorth(outlook, fleet)
        : stayWorth(outlook, fleet, waysOf(outlook, fleet)[0]?.worth ?? 0);
    }
    case 'pay':
      return payWorth(outlook, action);
    case 'fight':
      return fightWorth(outlook);
    case 'card':
      return strategyShares(outlook).find(({ card }) => card === strategyNumber(action.card))?.share ?? 0;
    case 'sacrifice':
      return -shipWorth(fleetOf(outlook, action.fleet).ships[action.ship]!);
    case 'damage':
    case 'mutiny':
      return spreadWorth(fleetOf(outlook, action.fleet), action.ship);
    case 'damageFort':
      return FORT_ABSORBS - outlook.view.harbours[action.harbour]!.fort![1];
    case 'capture':
      return SHIPS[shipNumber(action.ship)]!.cost;
    case 'mark':
      return markWorth(action.card);
    case 'move':
      return -1;
    case 'slip':
      return -1;
    case 'refill':
      return refillWorth(outlook, action.harbour, action.fields);
    case 'divide':
      return outlook.view.harbours[action.harbour]!.fields[action.field - 1]![0] === outlook.seat ? 1 : 0;
    case 'harbour':
      return -HARBOURS.indexOf(action.harbour);
    case 'attack':
      return attackWorth(outlook, action);
    case 'challenge':
      return challengeWorth(outlook, action);
    case 'deliver':
      return outlook.left === 0 ? lastDelivery(outlook, action) : action.cubes * priceHere(outlook, action);
    case 'join':
      return joinWorth(outlook, fleetOf(outlook, action.fleet));
    case 'newFleet':
      return joinWorth(outlook, null);
    case 'research':
      return researchWorth(outlook, developmentNumber(action.card));
    case 'pledge':
      return pledgeWorth(outlook, action.tokens);
    case 'nation':
      return nationWorth(outlook, action);
    case 'ally':
      return allyWorth(outlook, action);
    case 'place':
      return placeWorth(outlook, action.at, -1);
    case 'strike':
      return action.kind === 'fleet' ? 1 : 2;
    case 'remove':
      return 3;
    case 'forgo':
    case 'keep':
    case 'remain':
    case 'hold':
    case 'pass':
    case 'done':
    case 'end':
      return 0;
    default:
      return spendWorth(outlook, action);
  }
}

/** By what each ducat brings; what a card in reach is worth more than goes before. */
function spendWorth(outlook: Outlook, action: Action): number {
  const worth = purchaseWorth(outlook, action);
  const cost = costOf(outlook, action);
  if (cost === 0) return worth;
  // What brings nothing beyond its price is not bought.
  if (worth <= 0) return Math.min(worth, -1);
  const { left, weights, own } = outlook;
  if (left === 0) {
    const net = lastSpending(outlook, worth, cost);
    return net > 0 ? net / cost : -1;
  }
  if (worth < weights.thrift * cost) return -1;
  const card = cardInReach(outlook);
  if (card !== null && own.ducats - cost < card.cost && card.worth / card.cost > worth / cost) return -1;
  return worth / cost ** scarcity(own.ducats);
}

/** The fuller the purse, the less it matters what something costs beside what it brings. */
const scarcity = (ducats: number): number => Math.min(1, Math.max(LEAST_SCARCE, 1.4 - ducats / PLENTY));
const LEAST_SCARCE = 0.2;
const PLENTY = 25;

function sailWorth(outlook: Outlook, fleet: FleetFacts, to: number): number {
  const ways = waysOf(outlook, fleet);
  const best = ways.find(({ via }) => via === to);
  return best?.worth ?? NEVER / 2;
}

/** The voyages of a fleet, the best first; found once for all answers to a question. */
export function waysOf(outlook: Outlook, fleet: FleetFacts): readonly Voyage[] {
  outlook.known.ways ??= new Map();
  const known = outlook.known.ways.get(fleet.number);
  if (known !== undefined) return known;
  const ways = isPacketFleet(fleet.number) ? mailRoutes(outlook, fleet) : voyagesOf(outlook, fleet);
  outlook.known.ways.set(fleet.number, ways);
  return ways;
}

function priceHere(outlook: Outlook, { fleet, good }: ActionOf<'deliver'>): number {
  return PRICE[harbourAt(fleetOf(outlook, fleet).at)]![goodNumber(good)]!;
}

/** A cube of somebody else for the tariff, with room left. */
const tariffWorth = ({ left }: Outlook, _: ActionOf<'load'>): number => (left > 1 ? 0 : 2 * NEVER);

/** V-3.13: a fair fee for a cube that fills an empty slot. */
function askWorth({ weights, left }: Outlook, { fee }: ActionOf<'ask'>): number {
  return left > 1 && fee === Math.round(weights.fee) ? FIRST / 2 : NEVER;
}

function leaveWorth({ view, weights, left }: Outlook, accepts: boolean): number {
  const fee = view.pending?.kind === 'leave' ? view.pending.fee : 0;
  const fair = left <= 1 ? 1 : Math.round(weights.fee);
  return fee >= fair === accepts ? 1 : 0;
}

const SMALL = 3;

/** V-3.3: small fleets that lie together sail together, if there is cargo for both. */
function mergeWorth(outlook: Outlook, { fleet, to }: ActionOf<'merge'>): number {
  const [own, other] = [fleetOf(outlook, fleet), fleetOf(outlook, to)];
  const isSmall = own.ships.length + other.ships.length <= SMALL && own.empty === 0 && other.empty === 0;
  const same = own.goods.every((cubes, good) => cubes > 0 === other.goods[good]! > 0);
  return isSmall && same && outlook.fleets.length > 5 ? FIRST / 3 : NEVER;
}

/** V-4.31: a cube less against a pip less. */
function payWorth(outlook: Outlook, { fleet: id, good }: ActionOf<'pay'>): number {
  const fleet = fleetOf(outlook, id);
  const price = 0.6 * BEST_PRICE[goodNumber(good)]!;
  return pirateWorth(outlook, fleet, meetingPips(outlook, fleet) - 1, false) - price;
}

/** The fleet that pirates have met: one that sails in their waters. */
export function fleetMeeting({ fleets }: Outlook): FleetFacts {
  const under = fleets.filter(({ moved, number }) => moved && !isPacketFleet(number));
  return under.findLast(({ at }) => FIELDS[at]!.area >= 0) ?? under.at(-1) ?? fleets[0]!;
}

function fightWorth(outlook: Outlook): number {
  const fleet = fleetMeeting(outlook);
  return pirateWorth(outlook, fleet, meetingPips(outlook, fleet), false);
}

function meetingPips({ view }: Outlook, { at }: FleetFacts): number {
  return view.pirates[NESTS[FIELDS[at]!.area] ?? ''] ?? 0;
}

/** Section 14: where most strength is left, and below “half from” first. */
function spreadWorth({ ships }: FleetFacts, place: number): number {
  const { left, tokens, type } = ships[place]!;
  const { halfFrom, cost } = SHIPS[type]!;
  return left + (tokens + 1 < halfFrom ? 0.5 : 0) - cost / 100 - place / 1000;
}
