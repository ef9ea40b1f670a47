import { skullAt } from '../kit/emblems/skull.js';
import { mass } from '../kit/mass.js';
import { clamp, smooth } from '../kit/numbers.js';
import { PALETTE } from '../kit/palette.js';
import { penFor } from '../kit/pen.js';
import { sea, sky, WINDOW, wake } from '../kit/ships/scene.js';
import { gradient, group, line, shape, svgDocument } from '../kit/svg.js';
import { plate } from '../kit/window.js';
import { shipDrawing } from './island/ships.js';

const CONE = 'M120 356Q210 300 262 168Q290 150 322 166Q372 292 500 356Z';

/** The picture that stands for the game in lists: the burning mountain, and a black flag before it. */
export function swordAndSkullCover(): string {
  const pen = penFor('ss-cover', 'l');
  const defs =
    gradient(`${pen.id}sky`, '#d0a878', '#f7e3b8') + gradient(`${pen.id}sea`, PALETTE.seaLight, PALETTE.seaDark);
  const flank = (x: number, y: number) => clamp(0.1 + 0.7 * smooth(330, 170, x - (y - 260) * 0.2));
  const mountain =
    shape(
      'M268 160Q236 140 256 116Q236 84 274 74Q280 36 322 48Q366 34 378 72Q420 80 402 116Q412 146 366 146Q330 162 268 160Z',
      '#e4dcc6',
      2.6,
    ) +
    line('M280 112q14 -14 28 0M322 86q14 -14 28 0M340 128q12 -12 24 0', 2.2, PALETTE.softInk) +
    mass(
      pen,
      CONE,
      '#a98f6d',
      [
        { angle: 1.2, gap: 7, step: 10, seed: 4, fill: 0.7, tone: flank },
        { angle: -0.4, gap: 8, step: 10, seed: 5, fill: 0.5, tone: (x, y) => flank(x, y) - 0.36 },
      ],
      3,
    ) +
    shape(
      'M262 168Q290 150 322 166Q330 190 336 230Q346 268 338 312Q322 280 318 240Q304 216 300 196Q290 230 276 214Q266 190 262 168Z',
      '#e8842c',
      2.6,
    ) +
    line('M310 176Q322 220 330 268', 3, PALETTE.uiGold) +
    shape('M60 356Q96 326 150 340T240 346T360 338T470 344Q520 330 540 356Z', '#d8c08a', 2.6);
  const ship = group(shipDrawing(`${pen.id}ship`, 'PIRATE_SHIP', 'l'), { transform: 'translate(-4 226) scale(.54)' });
  const water = { left: 30, right: 270, y: 477 };
  const device =
    shape('M24 24H150V110Q150 150 87 172Q24 150 24 110Z', '#1f1b18', 4, PALETTE.coin) +
    line('M46 142L128 50M128 142L46 50', 9, PALETTE.coin) +
    skullAt(54, 48, 66);
  return svgDocument(
    plate(
      pen,
      sky(pen, 3, 0.1) +
        group(mountain, { transform: 'translate(-20 -80) scale(1.22)' }) +
        sea(pen, 3, water) +
        ship +
        wake(water) +
        device,
      defs,
    ),
    WINDOW.w,
    WINDOW.h,
  );
}
