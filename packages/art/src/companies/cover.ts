import { PALETTE } from '../kit/palette.js';
import { penFor } from '../kit/pen.js';
import { sea, sky, WINDOW, wake } from '../kit/ships/scene.js';
import { gradient, group, line, moved, shape, svgDocument } from '../kit/svg.js';
import { plate } from '../kit/window.js';
import { shipDrawing } from './cards/vessels.js';
import { DAY } from './chart/tones.js';
import { townView } from './chart/towns.js';
import { emblemArt } from './emblem.js';

/** The picture that stands for the game in lists: a return ship off Batavia, and the device. */
export function companiesCover(): string {
  const pen = penFor('co-cover', 'l');
  const defs =
    gradient(`${pen.id}sky`, '#c9b58a', '#f7e6c0') + gradient(`${pen.id}sea`, PALETTE.seaLight, PALETTE.seaDark);
  const water = { left: 180, right: 510, y: 462 };
  const shore =
    shape('M0 356V320Q60 288 120 306T240 312L330 330Q370 340 380 356Z', '#b9c08a', 2.6) +
    line('M30 322q20 -12 40 0M96 316q20 -12 40 0M180 322q16 -10 32 0', 2, PALETTE.softInk) +
    moved(townView('batavia', DAY), 92, 346, 1.7);
  const far = group(shipDrawing(`${pen.id}far`, 'fluyt', 'green', 's'), { transform: 'translate(8 330) scale(.2)' });
  return svgDocument(
    plate(
      pen,
      sky(pen, 5, 0) +
        sea(pen, 5, water) +
        shore +
        far +
        group(shipDrawing(`${pen.id}ship`, 'srs', 'orange', 'l'), { transform: 'translate(112 92) scale(.8)' }) +
        wake(water) +
        moved(emblemArt(`${pen.id}device`), 20, 20, 1.5),
      defs,
    ),
    WINDOW.w,
    WINDOW.h,
  );
}
