import { mass } from '../../../kit/mass.js';
import { brass, wood } from '../../../kit/materials.js';
import { clamp, repeat, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { noise } from '../../../kit/random.js';
import { sky, wake } from '../../../kit/ships/scene.js';
import { FAIR, seascape } from '../../../kit/ships/seascape.js';
import { stillLife } from '../../../kit/still-life.js';
import { circle, ellipse, gradient, group, ink, line, moved, rod, shape } from '../../../kit/svg.js';
import { plate } from '../../../kit/window.js';
import { smoke } from '../strategies/plan.js';
import { shipDrawing } from '../vessels.js';

const meadow = (pen: Pen) =>
  mass(
    pen,
    'M0 352Q140 340 280 348T554 344V528H0Z',
    '#c2c08a',
    [
      {
        gap: 9,
        step: 14,
        seed: 6,
        fill: 0.5,
        colour: '#4a4a24',
        tone: (x, y) => clamp(0.1 + 0.3 * smooth(380, 520, y) + 0.5 * (noise(x / 40, y / 14, 5) - 0.5)),
      },
    ],
    3,
  );

function outdoors(pen: Pen, seed: number, scene: string): string {
  return plate(pen, sky(pen, seed, 0) + meadow(pen) + scene, gradient(`${pen.id}sky`, '#c3d0d2', '#f6e6c0'));
}

const shaded = (from: number, to: number) => (x: number) => clamp(0.08 + 0.62 * smooth(to, from, x));

/** The wind saws. */
export const sawmill = (pen: Pen) => {
  const arm = (turn: number) =>
    moved(
      rod('M0 0V-200', 11, 6, PALETTE.wood) +
        shape('M8 -50H58V-196H8Z', PALETTE.white, 3) +
        line('M8 -80H58M8 -110H58M8 -140H58M8 -170H58M34 -50V-196', 2),
      290,
      192,
      0.92,
      turn,
    );
  return outdoors(
    pen,
    5,
    wood(pen, 'M96 352H470V430H96Z', 420, '#a9814f') +
      shape('M84 352L120 300H446L482 352Z', '#b5573c', 3) +
      mass(
        pen,
        'M222 320L246 150H334L358 320Z',
        '#9a7444',
        [{ angle: 1.5, gap: 8, step: 10, seed: 4, fill: 0.7, tone: shaded(222, 330) }],
        3.2,
      ) +
      shape('M236 156L290 96L344 156Z', '#5c6f78', 3) +
      ink('M276 236h28v42h-28z') +
      [20, 110, 200, 290].map(arm).join('') +
      circle(290, 192, 13, PALETTE.coin, 3) +
      wood(pen, 'M18 420H168L180 452H6Z', 440, '#c9a06a') +
      repeat(3, (i) => circle(400 + i * 44, 446, 24, '#c9a06a', 3) + circle(400 + i * 44, 446, 12, 'none', 2)) +
      circle(422, 408, 24, '#c9a06a', 3) +
      circle(422, 408, 12, 'none', 2),
  );
};

/** Nine blades at once. */
export const sawFrame = (pen: Pen) =>
  stillLife(
    pen,
    wood(pen, 'M-270 60H250Q284 96 250 150H-270Z', 140, '#b08a55') +
      ellipse(-262, 105, 30, 46, '#d8b884', 3) +
      ellipse(-262, 105, 16, 26, 'none', 2) +
      line('M-220 92H240M-220 118H244', 2) +
      wood(pen, 'M-110 -230H-70V220H-110ZM90 -230H130V220H90Z', 100, '#7c4a22') +
      wood(pen, 'M-120 -236H140V-190H-120ZM-120 180H140V226H-120Z', 100, '#7c4a22') +
      repeat(4, (i) => {
        const x = -46 + i * 38;
        const teeth = repeat(18, (k) => `L${x + 14} ${-176 + k * 20}L${x + 8} ${-166 + k * 20}`);
        return shape(`M${x} -190V180H${x + 8}V-190L${x + 8} -186${teeth}L${x + 8} 180Z`, '#dde1db', 2.4);
      }) +
      wood(pen, 'M150 190H290V210H150ZM144 214H286V234H144ZM156 238H294V258H156Z', 250, '#d8b884') +
      brass(pen, 'M-100 -216h20v16h-20zM100 -216h20v16h-20z', -200),
    0,
    260,
    0.9,
  );

/** Oranges against the scurvy. */
export const botanicGarden = (pen: Pen) => {
  const leaf = (x: number, y: number, turn: number, size = 1) =>
    moved(shape('M0 0Q26 -30 60 -22Q42 14 0 0Z', '#5f8a5a', 2.4) + line('M6 -2L46 -18', 1.6), x, y, size, turn);
  const orange = (x: number, y: number) =>
    circle(x, y, 22, '#e08a2e', 3) + line(`M${x - 12} ${y - 8}q6 -8 14 -6`, 3, PALETTE.white);
  return outdoors(
    pen,
    8,
    shape('M20 372V170Q20 60 130 60T240 170V372Z', '#dfe9e4', 3.4) +
      shape('M314 372V170Q314 60 424 60T534 170V372Z', '#dfe9e4', 3.4) +
      line(
        'M130 60V372M20 170H240M20 270H240M75 86V372M185 86V372M424 60V372M314 170H534M314 270H534M369 86V372M479 86V372',
        3,
        PALETTE.softInk,
      ) +
      mass(
        pen,
        'M180 372H374L346 506H208Z',
        '#b5573c',
        [{ angle: 1.5, gap: 8, step: 10, seed: 4, fill: 0.66, tone: shaded(190, 340) }],
        3.2,
      ) +
      shape('M168 352H386V386H168Z', '#c9705a', 3) +
      rod('M278 360Q268 290 280 220', 20, 12, '#8b6a43') +
      mass(
        pen,
        'M280 60Q350 50 372 108Q438 130 414 196Q426 268 340 270Q278 296 220 268Q138 266 146 194Q124 130 190 108Q212 50 280 60Z',
        '#7fa06a',
        [
          {
            angle: 0.7,
            gap: 8,
            step: 9,
            seed: 7,
            fill: 0.6,
            colour: '#2f4a2a',
            tone: (x, y) => clamp(0.6 * smooth(330, 140, x - (y - 160) * 0.3) + 0.6 * (noise(x / 22, y / 22, 3) - 0.5)),
          },
        ],
        3.2,
      ) +
      leaf(180, 130, -30) +
      leaf(330, 96, -10) +
      leaf(350, 240, 20) +
      leaf(200, 250, -20, 0.9) +
      orange(218, 166) +
      orange(300, 130) +
      orange(352, 188) +
      orange(262, 226) +
      orange(186, 214),
  );
};

/** She stands dry, and everybody can see what is wrong with her. */
export const dryDock = (pen: Pen) =>
  plate(
    pen,
    sky(pen, 11, 0.1) +
      shape('M0 300H554V528H0Z', '#cbb98a', 3) +
      shape('M40 320H514L470 500H84Z', '#8d8268', 3) +
      line('M54 356H500M64 392H492M74 428H482M82 464H474', 3) +
      ink('M104 470H450V500H104Z', '#5d5644') +
      rod('M60 330L150 300M66 400L156 372M494 330L400 300M488 400L398 372', 12, 6, PALETTE.wood) +
      mass(
        pen,
        'M92 190Q150 210 230 206H380Q440 200 476 150Q474 300 420 400Q360 470 262 470Q170 460 132 360Q100 280 92 190Z',
        '#a9814f',
        [
          {
            gap: 8,
            step: 12,
            seed: 5,
            fill: 0.7,
            bend: (u) => 20 - 40 * u * u,
            tone: (x, y) => clamp(0.12 + 0.4 * smooth(260, 460, y) + 0.5 * smooth(240, 100, x)),
          },
        ],
        3.4,
      ) +
      shape('M196 300H290V380H204Z', '#3a2a1c', 3) +
      line('M216 300V380M240 300V380M264 300V380', 9, '#c9a06a') +
      line('M262 470V500M200 450V500M330 456V500', 14) +
      rod('M212 206V40M330 204V30', 13, 7, PALETTE.spar) +
      line('M160 92H266M276 84H386M212 44L100 190M330 34L466 158M212 60L330 34', 4, PALETTE.softInk) +
      rod('M96 480L148 250M82 480L134 250M92 456H140M99 420H146M108 380H150M116 340H154', 7, 3, PALETTE.wood),
    gradient(`${pen.id}sky`, '#c3d0d2', '#f6e6c0'),
  );

/** Powder, and no ball. */
export const mockBattle = (pen: Pen) =>
  seascape(
    pen,
    FAIR,
    group(shipDrawing(`${pen.id}a`, 'spiegelschip', 'blue', pen.lod), { transform: 'translate(-14 128) scale(.58)' }) +
      group(shipDrawing(`${pen.id}b`, 'linieschip', 'red', pen.lod), {
        transform: 'translate(566 110) scale(-.6 .6)',
      }) +
      wake({ left: 20, right: 270, y: 404 }) +
      wake({ left: 290, right: 540, y: 396 }) +
      smoke(262, 356, 1.5, 1) +
      smoke(300, 320, 1.4, 2) +
      smoke(276, 270, 1.1, 3) +
      line('M250 470q22 -14 44 0t44 0M120 490q22 -14 44 0t44 0', 4, PALETTE.white),
  );
