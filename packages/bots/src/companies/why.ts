import {
  type Action,
  type ActionOf,
  DEVELOPMENTS,
  developmentNumber,
  FIELDS,
  fieldNumber,
  goodNumber,
  HARBOURS,
  harbourAt,
  isPacketFleet,
  isSea,
  KINDS,
  NESTS,
  nationNumber,
  nestAt,
  PACKET,
  type PendingOf,
  PORTUGAL,
  PRICE,
  REMOVABLE,
  REMOVAL_PIPS,
  SHIPS,
  strategyNumber,
} from '@roadstead/companies';
import { fleetOf, type Outlook } from './facts.js';
import { strategyShares } from './fights.js';
import { cubesThere } from './goods.js';
import type { Reason } from './reasons.js';
import type { Voyage } from './voyages.js';
import { piratesOn, reasonsAtTheEnd } from './why-last-round.js';
import { fleetMeeting, waysOf } from './worth.js';

const PACKET_BOAT = SHIPS[PACKET]!.id;

/** What speaks for an action, the most telling first; never nothing: what is chosen all the same looks best. */
export function reasonsFor(
  outlook: Outlook,
  legal: readonly Action[],
  action: Action,
  isChosen: boolean,
): readonly Reason[] {
  if (legal.length < 2) return [{ why: 'onlyWay' }];
  const reasons = (outlook.left === 0 ? reasonsAtTheEnd(outlook, action) : null) ?? reasonsOf(outlook, action);
  return reasons.length > 0 ? reasons : [{ why: isChosen ? 'best' : 'nothing' }];
}

function reasonsOf(outlook: Outlook, action: Action): readonly Reason[] {
  switch (action.type) {
    case 'start':
      return [{ why: 'start', place: action.harbour }];
    case 'load':
      return [{ why: 'load' }];
    case 'ask':
      return [{ why: 'askFee', fee: action.fee }];
    case 'accept':
    case 'decline':
      return [{ why: action.type, fee: (outlook.view.pending as PendingOf<'leave'>).fee }];
    case 'sail':
      return forSailing(outlook, action);
    case 'stay':
    case 'halt':
      return forStaying(outlook, action);
    case 'pay':
      return [{ why: 'payOff', good: action.good }];
    case 'fight':
      return [{ why: 'fightOn', strength: fleetMeeting(outlook).printed }];
    case 'card':
      return [forCard(outlook, strategyNumber(action.card))];
    case 'damage':
    case 'mutiny':
    case 'damageFort':
      return [{ why: 'spread' }];
    case 'capture':
      return [{ why: 'capture' }];
    case 'mark':
      return [{ why: 'mark' }];
    case 'refill':
      return [{ why: 'refill' }];
    case 'attack':
      return action.kind === 'warehouses' ? [raid(outlook, action)] : [{ why: 'attack' }];
    case 'challenge':
      return [{ why: 'attack' }];
    case 'hold':
      return [{ why: 'hold' }];
    case 'deliver':
      return [delivered(outlook, action)];
    case 'pledge':
      return [{ why: action.tokens > 0 ? 'pledge' : 'keepTokens' }];
    case 'nation':
      return [forNation(outlook, action)];
    case 'place':
      return [forPlacing(outlook, action)];
    case 'strike':
    case 'remove':
      return [{ why: 'strike' }];
    case 'split':
    case 'merge':
    case 'abandon':
    case 'dump':
    case 'request':
      return [{ why: action.type }];
    default:
      return forPurchase(outlook, action);
  }
}

function forPurchase(outlook: Outlook, action: Action): readonly Reason[] {
  switch (action.type) {
    case 'buy':
      return forShip(outlook, action);
    case 'warehouse':
      return [{ why: 'warehouse', place: action.harbour, n: harbourNamed(outlook, action.harbour).nextField }];
    case 'administrator':
    case 'change':
      return [{ why: action.kind, place: action.harbour }];
    case 'fort':
    case 'takeOver':
      return [{ why: action.type, place: action.harbour }];
    case 'repair':
      return [forRepair(outlook, action)];
    case 'calm':
    case 'repairFort':
      return [{ why: 'pointBack' }];
    case 'research':
      return [{ why: 'card', card: action.card, points: DEVELOPMENTS[developmentNumber(action.card)]!.points }];
    case 'done':
      return outlook.view.phase === 'buy' ? [{ why: 'save' }] : [];
    case 'pass':
      if (outlook.view.pending?.kind === 'nation') return [{ why: 'noNation' }];
      return outlook.view.phase === 'research'
        ? [{ why: 'save' }]
        : outlook.view.phase === 'fight'
          ? [{ why: 'hold' }]
          : [];
    default:
      return [];
  }
}

const harbourNamed = ({ harbours }: Outlook, id: string) => harbours[HARBOURS.indexOf(id)]!;

function forShip(outlook: Outlook, { harbour: place, ship }: ActionOf<'buy'>): readonly Reason[] {
  if (ship === PACKET_BOAT) return [];
  const harbour = harbourNamed(outlook, place);
  const empty = outlook.fleets.reduce((sum, fleet) => (fleet.at === harbour.field ? sum + fleet.empty : sum), 0);
  return [cubesThere(outlook, harbour, 0) > empty ? { why: 'ship', place, ship } : { why: 'idleShip', place }];
}

function forSailing(outlook: Outlook, { fleet: id, to }: ActionOf<'sail'>): readonly Reason[] {
  const fleet = fleetOf(outlook, id);
  const way = waysOf(outlook, fleet).find(({ via }) => FIELDS[via]!.id === to);
  if (way === undefined) return isSea(fieldNumber(to)!) ? [{ why: 'detour' }] : [];
  const place = FIELDS[way.to]!.id;
  if (isPacketFleet(fleet.number)) return [{ why: 'mail', place }];
  const nest = nestAt(way.to);
  if (nest >= 0) return [{ why: 'hunt', place, pips: outlook.pirates[nest]! }];
  return [...cargo(outlook, way, place), ...piratesOn(outlook, fleet, to)];
}

function cargo(outlook: Outlook, { to, ducats, turns }: Voyage, place: string): readonly Reason[] {
  if (ducats > 0) return [{ why: 'voyage', place, ducats, turns }];
  const cubes = Math.round(cubesThere(outlook, outlook.harbours[harbourAt(to)]!, 0));
  return cubes > 0 ? [{ why: 'toLoad', place, cubes }] : [];
}

/** V-8.8, V-8.20: a nation removes administrators of its kinds, or a warehouse for each pip. */
function forNation({ view, seat, harbours }: Outlook, { nation }: ActionOf<'nation'>): Reason {
  const { pips } = view.pending as PendingOf<'nation'>;
  const number = nationNumber(nation);
  if (number === PORTUGAL) {
    const most = Math.max(
      ...harbours.map(({ warehouses }) => warehouses.reduce((sum, n, owner) => (owner === seat ? sum : sum + n), 0)),
    );
    const n = Math.min(pips, most);
    return { why: 'nation', nation, pips, takes: n > 0 ? 'warehouses' : 'nothing', n };
  }
  const chiefs = harbours.filter(
    ({ administrator }) =>
      administrator !== null &&
      administrator[0] !== seat &&
      REMOVABLE[number]?.includes(KINDS.indexOf(administrator[1])) === true,
  ).length;
  const n = pips >= REMOVAL_PIPS ? Math.min(1, chiefs) : 0;
  return { why: 'nation', nation, pips, takes: n > 0 ? 'administrator' : 'nothing', n };
}

function forPlacing({ view, seat, harbours, pirates: pips }: Outlook, { at }: ActionOf<'place'>): Reason {
  const nest = NESTS.indexOf(at);
  if (nest >= 0) return { why: 'hunt', place: at, pips: pips[nest]! };
  const { warehouses, administrator } = harbours[HARBOURS.indexOf(at)]!;
  const others = view.players.filter((player) => player.seat !== seat);
  const found = {
    warehouses: others.reduce((sum, player) => sum + warehouses[player.seat]!, 0),
    chiefs: administrator !== null && administrator[0] !== seat ? 1 : 0,
    fleets: others.reduce(
      (sum, { fleets }) => sum + Object.values(fleets).filter((fleet) => fleet.at === at).length,
      0,
    ),
  };
  const isEmpty = found.warehouses + found.chiefs + found.fleets === 0;
  return isEmpty ? { why: 'nothingThere', place: at } : { why: 'nationAt', place: at, ...found };
}

function forStaying(outlook: Outlook, { fleet }: ActionOf<'stay' | 'halt'>): readonly Reason[] {
  const { number, at, ships } = fleetOf(outlook, fleet);
  if (!isPacketFleet(number)) return [{ why: 'stay', tokens: ships.length }];
  return harbourAt(at) >= 0 ? [{ why: 'waitToBuy' }] : [];
}

function forCard(outlook: Outlook, card: number): Reason {
  const share = strategyShares(outlook).find((one) => one.card === card)?.share ?? 0;
  return share > 0.99 ? { why: 'surely' } : { why: 'mixed', share: Math.round(share * 100) };
}

function raid(outlook: Outlook, { fleet: id, seat, target }: ActionOf<'attack'>): Reason {
  const n = Math.min(Math.floor(fleetOf(outlook, id).guns / 2), harbourNamed(outlook, target).warehouses[seat!]!);
  return { why: 'raid', place: target, n };
}

function delivered(outlook: Outlook, { fleet, good, cubes }: ActionOf<'deliver'>): Reason {
  const harbour = harbourAt(fleetOf(outlook, fleet).at);
  return { why: 'deliver', place: HARBOURS[harbour]!, ducats: cubes * PRICE[harbour]![goodNumber(good)]! };
}

function forRepair(outlook: Outlook, { fleet, ship: place }: ActionOf<'repair'>): Reason {
  const ship = fleetOf(outlook, fleet).ships[place]!;
  if (outlook.left === 0) return { why: 'pointBack' };
  return ship.tokens >= SHIPS[ship.type]!.halfFrom
    ? { why: 'speed' }
    : { why: ship.left <= 3 ? 'rescueShip' : 'pointBack' };
}
