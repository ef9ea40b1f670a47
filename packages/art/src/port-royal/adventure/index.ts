/** Pictures of the adventure's story: loaded when it is told. */
export { type CharacterOptions, characterArt, drawCharacter } from './people/draw.js';
export {
  CHARACTER_NAMES,
  type CharacterName,
  HERO_NAMES,
  type HeroName,
  OTHER_NAMES,
  type OtherName,
} from './people/names.js';
export { drawPlate, PLATE_NAMES, type PlateName, type PlateOptions } from './plates/draw.js';
export { drawVoyage, type VoyageOptions, type VoyageReached } from './voyage/chart.js';
export { BERTHS, type Berth, STATION_NAMES, type StationName, VOYAGE_SIZE } from './voyage/stations.js';
