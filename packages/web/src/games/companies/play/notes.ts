import {
  type Action,
  ADMINISTRATOR_COST,
  ADMINISTRATOR_POINTS,
  CHANGE_COST,
  DEVELOPMENTS,
  developmentNumber,
  FIELDS,
  FORT_COST,
  FORT_POINTS,
  fieldNumber,
  GOODS,
  goodName,
  HARBOURS,
  MOCK_PRICE,
  mutinyOf,
  NESTS,
  PRODUCT,
  placeName,
  REGIONS,
  regionName,
  SAWMILL_CHEAPER,
  SAWMILL_DISCOUNT,
  SHIPS,
  STRATEGIES,
  saleOf,
  shipNumber,
  strategyName,
  strategyNumber,
  TAKE_OVER_COST,
  TOKEN_COST,
  type View,
  WAREHOUSE_COST,
  WAREHOUSE_POINTS,
} from '@roadstead/companies';
import type { Language } from '@roadstead/kernel';
import type { TableWords } from '../words/index.js';
import { isPackets, strengthLeft, typeOf } from './ship.js';
import { fleetAt, type Stand } from './standing.js';

/** What an answer costs or brings, in a few words; empty where its title says all. */
export function noteOf(action: Action, stand: Stand, words: TableWords, language: Language): string {
  const { view } = stand;
  const { counts, helm } = words;
  const costs = (ducats: number, points = 0) =>
    [counts.ducats(-ducats), ...(points > 0 ? [`+${counts.points(points)}`] : [])].join(', ').replace('-', '−');
  switch (action.type) {
    case 'start':
      return yieldOf(action.harbour, words, language);
    case 'sail':
      return dangersOf(action.to, view, words, language);
    case 'slip':
      return dangersOf(action.to, view, words, language);
    case 'stay':
    case 'halt':
      return stayNote(action.fleet, stand, words);
    case 'deliver': {
      const { at } = fleetAt(view, stand.seat!, action.fleet)!;
      const goods = Array<string>(action.cubes).fill(action.good);
      return `+${counts.ducats(saleOf(view, stand.seat!, goods, at))}`;
    }
    case 'buy': {
      const { cost, strength, guns, cargo, points } = SHIPS[shipNumber(action.ship)]!;
      const isCheaper = view.players[stand.seat!]!.cards.includes(DEVELOPMENTS[SAWMILL_CHEAPER]!.id);
      return `${costs(cost - (isCheaper ? SAWMILL_DISCOUNT : 0), points)}; ${words.ship.facts(strength, guns, cargo)}`;
    }
    case 'warehouse':
      return costs(WAREHOUSE_COST, WAREHOUSE_POINTS);
    case 'administrator':
      return `${costs(ADMINISTRATOR_COST, ADMINISTRATOR_POINTS)}; ${words.kinds[action.kind]}`;
    case 'change':
      return `${costs(CHANGE_COST)}; ${words.kinds[action.kind]}`;
    case 'takeOver':
      return costs(TAKE_OVER_COST, ADMINISTRATOR_POINTS);
    case 'fort':
      return costs(FORT_COST, FORT_POINTS);
    case 'clear':
    case 'repairFort':
    case 'repair':
      return costs(TOKEN_COST);
    case 'mock':
    case 'calm':
      return costs(MOCK_PRICE[developmentNumber(action.card)]!);
    case 'research': {
      const { cost, points } = DEVELOPMENTS[developmentNumber(action.card)]!;
      return `${costs(cost, points)}; ${words.cards[action.card as keyof typeof words.cards]}`;
    }
    case 'card':
    case 'mark':
      return strategyNote(action.card, words, language);
    case 'split':
    case 'newFleet':
      return costs(1);
    case 'nation':
      return words.nations[action.nation as keyof typeof words.nations];
    case 'fight':
      return helm.faceThem;
    case 'damage':
    case 'mutiny':
    case 'sacrifice':
    case 'abandon':
      return strengthNote(action, stand, words);
    default:
      return '';
  }
}

/** "beats Flight; deals F + 3". */
export function strategyNote(card: string, words: TableWords, language: Language): string {
  const { level, beats } = STRATEGIES[strategyNumber(card)]!;
  const over = beats.map((other) => words.duel.beats(strategyName(STRATEGIES[other]!.id, language)));
  return [`+${level}`, words.strategies[card as keyof typeof words.strategies], ...over].join('; ');
}

function yieldOf(harbour: string, { harbour: t }: TableWords, language: Language): string {
  const good = GOODS[PRODUCT[HARBOURS.indexOf(harbour)]!];
  return good === undefined ? t.yieldsNothing : t.yields(goodName(good, language));
}

/** What waits on a field. */
export function dangersOf(place: string, view: View, words: TableWords, language: Language): string {
  const field = FIELDS[fieldNumber(place)!]!;
  const region = REGIONS[field.region]!;
  const nest = NESTS[field.area];
  return [
    ...(nest !== undefined && view.pirates[nest]! > 0
      ? [words.helm.pirates(placeName(nest, language), view.pirates[nest]!)]
      : []),
    ...(field.stormIcon ? [words.harbour.storms] : []),
    ...(region === view.storm.expected ? [`${words.round.stormNext}: ${regionName(region, language)}`] : []),
  ].join('; ');
}

/** How much a ship still bears. */
function strengthNote(
  { fleet, ship }: { readonly fleet: string; readonly ship: number },
  stand: Stand,
  words: TableWords,
) {
  const found = fleetAt(stand.view, stand.seat!, fleet)?.ships[ship];
  if (found === undefined) return '';
  const left = strengthLeft(found);
  return [words.helm.strength(left, typeOf(found).strength), ...(left === 1 ? [words.helm.lastOne] : [])].join('; ');
}

function stayNote(id: string, { view, seat }: Stand, { helm }: TableWords): string {
  const fleet = fleetAt(view, seat!, id);
  if (fleet === null || isPackets(fleet)) return '';
  const { unfilled, idle, losses } = mutinyOf([{ id, fleet, halted: 'yes' }]);
  return [
    ...(idle > 0 ? [helm.idle] : []),
    ...(unfilled > 0 ? [helm.empty(unfilled)] : []),
    ...losses.map(({ ships }) => helm.loses(ships.length)),
  ].join('; ');
}
