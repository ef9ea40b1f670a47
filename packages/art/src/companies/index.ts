export { dieGlyph, drawDie } from '../kit/die.js';
export { PICTURE, type PictureOptions } from '../kit/picture.js';
export { BUILDING_IDS, type BuildingId, buildingPicture } from './cards/buildings.js';
export { CARD_SORTS, type CardSort, cardBack, cardFrame } from './cards/frames.js';
export { goodPicture } from './cards/goods/index.js';
export { nationPicture } from './cards/nations.js';
export { administratorPicture } from './cards/people.js';
export { RESEARCH_IDS, type ResearchId, researchPicture } from './cards/research/index.js';
export { STRATEGY_IDS, type StrategyId, strategyPicture } from './cards/strategies/index.js';
export { tileBack, tilePicture } from './cards/tiles/index.js';
export { STACKS, type Stack, type Tile, tileName } from './cards/tiles/tile.js';
export { shipPicture } from './cards/vessels.js';
export { CHART, type ChartPlace, type ChartRegion, outline } from './chart/chart.js';
export { type ChartOptions, drawChart } from './chart/draw-chart.js';
export { laneAt, lanePath } from './chart/lanes.js';
export {
  fieldName,
  NAME_HALO,
  NAME_LEADING,
  NAME_SIZE,
  type NameLine,
  nameWidth,
  PHONE_NAME_SIZE,
  REGION_NAME_SIZE,
  regionName,
} from './chart/names.js';
export {
  HARBOUR_IDS,
  type HarbourId,
  isPlaceId,
  LANES,
  NEST_IDS,
  type NestId,
  PLACE_IDS,
  type PlaceId,
  type PlaceKind,
  REGION_IDS,
  type RegionId,
} from './chart/places.js';
export { REGION_BREADTH, regionPath } from './chart/regions.js';
export { fleetAt, fleetBox, MOST_STANDING, nationAt, plateBox } from './chart/stands.js';
export { type Weather, type WeatherOptions, weatherArt } from './chart/storms.js';
export { companiesCover } from './cover.js';
export { companiesEmblem } from './emblem.js';
export { drawFleet, FLEET_FIGURE, type FleetFigure, type FleetShip } from './figures/fleet.js';
export {
  ADMINISTRATOR_KINDS,
  type AdministratorKind,
  drawAdministrator,
  drawFort,
  drawStore,
  type FurnitureOptions,
  type StoreFigure,
} from './figures/furniture.js';
export { drawNation, NATION_IDS, type NationId, nationFlag } from './figures/nations.js';
export { drawPirates } from './figures/pirates.js';
export { drawShip, drawStrain, type Strain } from './figures/ship.js';
export { SHIP_TYPES, type ShipType } from './figures/silhouettes.js';
export { GOOD_IDS, type GoodId, goodGlyph, goodSign, slotSign } from './glyphs/goods.js';
export { SIGN_NAMES, type Sign, sign } from './glyphs/signs.js';
