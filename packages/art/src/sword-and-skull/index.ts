export { PICTURE, type PictureOptions } from '../kit/picture.js';
export { CREW_KINDS, type CrewKind, crewPicture } from './cards/crew.js';
export { ENEMY_IDS, type EnemyId, enemyPicture } from './cards/enemies/index.js';
export { FORTUNE_IDS, type FortuneId, fortunePicture } from './cards/fortune/index.js';
export { CARD_SORTS, type CardSort, cardBack, cardFrame } from './cards/frames.js';
export { ITEM_IDS, type ItemId, itemPicture } from './cards/items/index.js';
export { kingPicture, matePicture } from './cards/masters.js';
export { swordAndSkullCover } from './cover.js';
export { DIE_FACES, type DieFace, dieGlyph, drawDie } from './dice.js';
export { type DrawnFigure, drawFigure, figureAt } from './figures/figure.js';
export { FIGURE_KINDS, type FigureKind } from './figures/kinds.js';
export { drawMuster, type MusterSize, musterSize } from './figures/muster.js';
export {
  type GlyphOptions,
  mightGlyph,
  settlementGlyph,
  settlementSign,
  smallGlyph,
  spaceGlyph,
} from './glyphs/glyphs.js';
export { SMALL_GLYPH_NAMES, type SmallGlyph } from './glyphs/small-glyphs.js';
export { SETTLEMENT_WASHES } from './glyphs/space-glyphs.js';
export { drawIsland, type IslandOptions } from './island/draw-island.js';
export { ISLAND, type IslandSpace } from './island/island.js';
export { lanePath, lanePoint, lanePoints } from './island/lanes.js';
export { NAME_HALO, NAME_LEADING, NAME_SIZE, type NameLine, nameWidth, placeName } from './island/names.js';
export {
  isSpaceId,
  SETTLEMENTS,
  type Settlement,
  SPACE_IDS,
  SPACE_TYPES,
  type SpaceId,
  type SpaceType,
} from './island/places.js';
export { outline, type SpaceShape } from './island/shapes.js';
export { FIGURE, footOf, MOST_STANDING, MUSTER, musterBox, strideAt } from './island/stands.js';
