import { FIELDS, fieldNumber, HARBOURS, REGIONS } from '../board/map.js';
import { fleetNumber, isPacketFleet, PACKET, SHIP_OF_THE_LINE, SHIPS } from '../board/ships.js';
import { DEVELOPMENTS, developmentNumber, type Need } from '../cards/developments.js';
import { can, isBuying, type Moment, type NextStep, type PlanOf } from './plan.js';
import { PLAN_WORDS } from './words/index.js';

type Develop = PlanOf<'develop'>;

/** The end of buying, and the card. */
export function nextDevelopment(plan: Develop, moment: Moment): NextStep {
  const act = can(moment, 'research').find(({ card }) => card === plan.card);
  if (act) return { act, rest: null };
  const [ends] = isBuying(moment) ? can(moment, 'done') : [];
  return ends ? { act: ends, rest: plan } : { halt: PLAN_WORDS[moment.audience.language].missed };
}

/** V-6.1, V-6.2: cards that could be had now, if nothing were bought before. */
export function developOffers(moment: Moment): readonly Develop[] {
  if (!isBuying(moment)) return [];
  const { market, players } = moment.view;
  const { cards, ducats } = players[moment.seat]!;
  return Object.entries(market).flatMap(([card, copies]) => {
    const isOpen = copies > 0 && !cards.includes(card) && costOfCard(card) <= ducats && meetsNeed(card, moment);
    return isOpen ? [{ type: 'develop', card } as const] : [];
  });
}

export const developCost = ({ card }: Develop): number => costOfCard(card);

const costOfCard = (card: string): number => DEVELOPMENTS[developmentNumber(card)]!.cost;

/** V-6.6, as far as a seat sees it. */
const meetsNeed = (card: string, moment: Moment): boolean =>
  DEVELOPMENTS[developmentNumber(card)]!.need.some((all) =>
    all.every(([need, least]) => counted(need, moment) >= least),
  );

function counted(need: Need, { view, seat }: Moment): number {
  const named = Object.entries(view.players[seat]!.fleets);
  const fleets = named.map(([, fleet]) => fleet);
  const ships = fleets.flatMap((fleet) => fleet.ships.map(({ type }) => type));
  const harbours = Object.values(view.harbours);
  const regions = new Set(fleets.map(({ at }) => FIELDS[fieldNumber(at)!]!.region));
  switch (need) {
    case 'fleets':
      return fleets.length;
    case 'ordinaryFleets':
      return named.filter(([id]) => !isPacketFleet(fleetNumber(id))).length;
    case 'ships':
      return ships.length;
    case 'packets':
      return ships.filter((type) => type === SHIPS[PACKET]!.id).length;
    case 'linieschip':
      return ships.filter((type) => type === SHIPS[SHIP_OF_THE_LINE]!.id).length;
    case 'shipTypes':
      return new Set(ships).size;
    case 'regions':
      return regions.size;
    case 'stormRegions':
      return [view.storm.active, view.storm.expected].filter((id) => regions.has(REGIONS.indexOf(id ?? ''))).length;
    case 'fleetHarbours':
      return new Set(fleets.map(({ at }) => at).filter((at) => HARBOURS.includes(at))).size;
    case 'warehouses':
      return harbours.reduce((sum, { fields }) => sum + fields.filter(([owner]) => owner === seat).length, 0);
    case 'warehouseHarbours':
      return harbours.filter(({ fields }) => fields.some(([owner]) => owner === seat)).length;
    case 'governor':
    case 'commander':
    case 'director':
      return harbours.filter(({ administrator }) => administrator?.[0] === seat && administrator[1] === need).length;
    case 'experience':
      return Math.max(0, ...fleets.map(({ experience }) => experience));
  }
}
