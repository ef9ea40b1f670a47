import { compassRose } from '../kit/compass-rose.js';
import { PALETTE } from '../kit/palette.js';
import { circle, group, line, shape, svgDocument } from '../kit/svg.js';

/** For waiting: the page may turn the group of class "needle" around the middle of the picture. */
export function compassPicture(size = 96): string {
  const needle = group(
    shape('M100 30L110 100H90Z', PALETTE.wax, 2.4) +
      shape('M100 170L110 100H90Z', PALETTE.white, 2.4) +
      circle(100, 100, 7, PALETTE.coin, 2.4),
    { class: 'needle' },
  );
  const rose = group(compassRose(100, 100, 66, PALETTE.softInk), { opacity: 0.55 });
  return svgDocument(
    circle(100, 100, 96, PALETTE.coin, 4) +
      circle(100, 100, 84, PALETTE.paper, 3) +
      rose +
      line('M100 20V30M100 170V180M20 100H30M170 100H180', 4) +
      needle,
    size,
    size,
    '0 0 200 200',
  );
}
