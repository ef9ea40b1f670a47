import {
  type Action,
  type ActionOf,
  DEVELOPMENTS,
  developmentNumber,
  FIELDS,
  FLEET_COST,
  fieldNumber,
  fleetNumber,
  isPacketFleet,
  NESTS,
  PACKET,
  type PlayerView,
  REGIONS,
  SAWMILL_CHEAPER,
  SAWMILL_DISCOUNT,
  SHIPS,
  saleOf,
  shipNumber,
  stayingLines,
  type View,
  WAREHOUSE_COST,
} from '@roadstead/companies';
import type { Scene } from '../../play/scene.js';
import { TABLE_WORDS } from './words/index.js';

/** What an action would lead to, as far as open facts tell. */
export function outcome(action: Action, view: View, scene: Scene): string {
  const words = TABLE_WORDS[scene.language].outcomes;
  const player = view.players[scene.seat ?? view.toAct[0]!];
  if (player === undefined) return '';
  switch (action.type) {
    case 'sail':
    case 'slip':
      return atSea(view, action.to, scene);
    case 'deliver': {
      const goods = Array<string>(action.cubes).fill(action.good);
      return words.brings(saleOf(view, player.seat, goods, player.fleets[action.fleet]!.at));
    }
    case 'stay':
    case 'halt':
      return stayingLines(action.fleet, player.fleets[action.fleet]!, scene).join(' ');
    case 'buy':
      return words.left(player.ducats - costOf(action, player));
    case 'warehouse':
      return words.left(player.ducats - WAREHOUSE_COST);
    case 'research': {
      const { cost, points } = DEVELOPMENTS[developmentNumber(action.card)]!;
      return [words.points(points), words.left(player.ducats - cost)].join(', ');
    }
    default:
      return '';
  }
}

/** V-5.6: with the sawmill less, and a ducat more where no fleet can take it in. */
function costOf({ ship, harbour }: ActionOf<'buy'>, { cards, fleets }: PlayerView): number {
  const number = shipNumber(ship);
  const less = cards.includes(DEVELOPMENTS[SAWMILL_CHEAPER]!.id) ? SAWMILL_DISCOUNT : 0;
  const ordinary = Object.entries(fleets).filter(([id]) => !isPacketFleet(fleetNumber(id)));
  // Whoever has no ship left founds a fleet for nothing (V-4.53).
  const needsFleet = number !== PACKET && ordinary.length > 0 && ordinary.every(([, { at }]) => at !== harbour);
  return SHIPS[number]!.cost - less + (needsFleet ? FLEET_COST : 0);
}

function atSea(view: View, to: string, { language }: Scene): string {
  const words = TABLE_WORDS[language].outcomes;
  const { region, area } = FIELDS[fieldNumber(to)!]!;
  const pips = area < 0 ? 0 : view.pirates[NESTS[area]!]!;
  const isStormy = REGIONS[region] === view.storm.expected;
  return [...(pips > 0 ? [words.pirates(pips)] : []), ...(isStormy ? [words.storm] : [])].join(', ');
}
