import { cardBack } from '../../../kit/card-back.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { type DrawPicture, type PictureOptions, picture } from '../../../kit/picture.js';
import { moved } from '../../../kit/svg.js';
import { SIGNS, type Sign } from '../../glyphs/signs.js';
import { drawStrategy } from '../strategies/index.js';
import { mutinyTidings, pirateTidings, raidBand, stockTidings } from './tidings.js';
import { type Stack, type Tile, tileName } from './tile.js';
import { stormOf, stormOver } from './weather.js';

function drawTile(tile: Tile): DrawPicture {
  switch (tile.stack) {
    case 'stormRegion':
      return stormOver(tile.region);
    case 'stormDamage':
      return stormOf(tile.damage);
    case 'pirates':
      return pirateTidings(tile.nest);
    case 'stock':
      return stockTidings(tile.ports);
    case 'mutiny':
      return mutinyTidings(tile.perShips);
    case 'pirateStrategy':
      return (pen: Pen) => moved(drawStrategy(tile.strategy, pen), 0, -54) + raidBand(tile.aggression);
  }
}

export function tilePicture(tile: Tile, options?: PictureOptions): string {
  return picture(`co-${tileName(tile)}`, drawTile(tile), options);
}

const BACKS: Readonly<Record<Stack, readonly [tint: string, sign: Sign]>> = {
  stormRegion: ['#2b5480', 'forecast'],
  stormDamage: ['#3a4650', 'storm'],
  pirates: ['#2a2622', 'pirates'],
  stock: [PALETTE.frameGold, 'stock'],
  mutiny: ['#8a5a1c', 'mutiny'],
  pirateStrategy: ['#5a2a22', 'guns'],
};

/** The back of a stack. */
export function tileBack(stack: Stack): string {
  const [tint, sign] = BACKS[stack];
  return cardBack(tint, SIGNS[sign](PALETTE.ink));
}
