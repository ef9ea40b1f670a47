import { crate } from '../../kit/cargo.js';
import { mass } from '../../kit/mass.js';
import { clamp, pair, polar, repeat, smooth } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { type DrawPicture, type PictureOptions, picture } from '../../kit/picture.js';
import { FAIR, foam, seascape } from '../../kit/ships/seascape.js';
import { circle, ink, line, moved, rod, shape } from '../../kit/svg.js';
import { plan } from './strategies/plan.js';

const wall = (pen: Pen, data: string, wash: string, left: number, right: number) =>
  mass(
    pen,
    data,
    wash,
    [
      {
        gap: 9,
        step: 14,
        seed: 4,
        fill: 0.5,
        colour: '#4a2a1a',
        tone: (x) => clamp(0.1 + 0.6 * smooth(right, left, x)),
      },
    ],
    3.2,
  );

/** Doors on every floor, and a beam to hoist by. */
const warehouse = (pen: Pen) => {
  const door = (y: number) => shape(`M240 ${y}H316V${y + 70}H240Z`, '#3f5a4a', 3) + line(`M278 ${y}V${y + 70}`, 2.4);
  const window = (x: number, y: number) =>
    shape(`M${x} ${y}h40v56h-40z`, '#2a3a40', 3) + line(`M${x + 20} ${y}v56M${x} ${y + 28}h40`, 2.4, PALETTE.white);
  return seascape(
    pen,
    { ...FAIR, seed: 5 },
    wall(
      pen,
      'M138 440V210H160V170H190V130H224V90H254V56H302V90H332V130H366V170H396V210H418V440Z',
      '#b5654a',
      140,
      380,
    ) +
      shape('M250 56H306V40H250Z', PALETTE.white, 3) +
      door(126) +
      door(222) +
      door(330) +
      repeat(2, (i) => window(176, 234 + i * 100) + window(340, 234 + i * 100)) +
      rod('M278 84L400 70', 15, 8, PALETTE.wood) +
      line('M392 72V250', 4, '#8a6a3a') +
      crate(pen, 390, 296, 0, 0.5) +
      shape('M0 528V438H554V528Z', '#cbb98a', 3) +
      line('M0 464H554M100 464V528M230 464V528M360 464V528M480 464V528', 2.4) +
      crate(pen, 86, 426, 0, 0.6) +
      foam('M0 520q22 -12 44 0t44 0'),
  );
};

/** Five bastions, from above, guns on every one. */
const fort = (pen: Pen) => {
  const star = (r: number, waist: number) =>
    `M${Array.from({ length: 5 }, (_, i) => {
      const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
      const at = (turn: number, reach: number) => pair(polar(277, 276, angle + turn, reach));
      return `${at(-0.24, r * 0.82)}L${at(0, r)}L${at(0.24, r * 0.82)}L${at(0.3, waist)}L${at(0.96, waist)}`;
    }).join('L')}Z`;
  const guns = repeat(5, (i) => {
    const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    return [-0.14, 0.14]
      .map((turn) => {
        const [x, y] = polar(277, 276, angle + turn, 166);
        return moved(line('M0 10V-20', 13) + circle(0, 8, 8, PALETTE.ink), x, y, 1, (angle * 180) / Math.PI + 90);
      })
      .join('');
  });
  const hall = (x: number, y: number, w: number, h: number) =>
    shape(`M${x} ${y}h${w}v${h}h${-w}z`, '#b5573c', 3) + line(`M${x} ${y + h / 2}h${w}`, 2.4);
  return plan(
    pen,
    5,
    shape('M60 506Q10 300 76 160Q170 50 320 58Q480 74 506 266Q516 420 466 506Z', '#e9d9ad', 3) +
      shape(star(236, 150), '#8fb0a6', 3) +
      wall(pen, star(206, 122), '#c9b48a', 90, 460) +
      shape(star(176, 100), '#e9d9ad', 2.6) +
      guns +
      hall(222, 220, 110, 34) +
      hall(222, 300, 40, 60) +
      hall(296, 300, 40, 60) +
      rod('M277 290V210', 9, 4, PALETTE.wood) +
      shape('M280 212h58v38h-58z', '#b8391a', 2.6) +
      ink('M281 225h56v12h-56z', PALETTE.white) +
      ink('M281 237h56v12h-56z', '#2b5480'),
  );
};

const BUILDINGS = { warehouse, fort } as const satisfies Record<string, DrawPicture>;

export type BuildingId = keyof typeof BUILDINGS;
export const BUILDING_IDS = Object.keys(BUILDINGS) as BuildingId[];

export function buildingPicture(id: BuildingId, options?: PictureOptions): string {
  return picture(`co-${id}`, BUILDINGS[id], options);
}
