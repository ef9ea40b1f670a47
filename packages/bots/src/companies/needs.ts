import {
  type AdministratorKind,
  DEVELOPMENTS,
  FIELDS,
  harbourAt,
  isPacketFleet,
  type Need,
  PACKET,
  REGIONS,
  SHIP_OF_THE_LINE,
} from '@roadstead/companies';
import type { Outlook } from './facts.js';

/** V-6.6: whether a seat meets what a card asks for, by what everybody sees. */
export function meetsNeed(outlook: Outlook, card: number): boolean {
  return DEVELOPMENTS[card]!.need.some((all) => all.every(([need, least]) => count(outlook, need) >= least));
}

function count(outlook: Outlook, need: Need): number {
  const { fleets, harbours, seat, view } = outlook;
  const ships = fleets.flatMap((fleet) => fleet.ships);
  const different = (numbers: readonly number[]) => new Set(numbers.filter((n) => n >= 0)).size;
  const regions = fleets.map(({ at }) => FIELDS[at]!.region);
  switch (need) {
    case 'fleets':
      return fleets.length;
    case 'ordinaryFleets':
      return fleets.filter(({ number }) => !isPacketFleet(number)).length;
    case 'ships':
      return ships.length;
    case 'packets':
      return ships.filter(({ type }) => type === PACKET).length;
    case 'linieschip':
      return ships.filter(({ type }) => type === SHIP_OF_THE_LINE).length;
    case 'shipTypes':
      return different(ships.map(({ type }) => type));
    case 'regions':
      return different(regions);
    case 'stormRegions':
      return [view.storm.active, view.storm.expected].filter(
        (storm) => storm !== null && regions.some((region) => REGIONS[region] === storm),
      ).length;
    case 'fleetHarbours':
      return different(fleets.map(({ at }) => harbourAt(at)));
    case 'warehouses':
      return harbours.reduce((sum, { warehouses }) => sum + warehouses[seat]!, 0);
    case 'warehouseHarbours':
      return harbours.filter(({ warehouses }) => warehouses[seat]! > 0).length;
    case 'governor':
    case 'commander':
    case 'director':
      return administrators(outlook, need);
    case 'experience':
      return Math.max(0, ...fleets.map(({ experience }) => experience));
  }
}

function administrators({ harbours, seat }: Outlook, kind: AdministratorKind): number {
  return harbours.filter(({ administrator }) => administrator?.[0] === seat && administrator[1] === kind).length;
}
