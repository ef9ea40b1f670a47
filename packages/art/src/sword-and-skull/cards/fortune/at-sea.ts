import { skullAt } from '../../../kit/emblems/skull.js';
import { mass } from '../../../kit/mass.js';
import { clamp, repeat, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { WOMEN } from '../../../kit/portraits/people.js';
import { sea, sky, wake } from '../../../kit/ships/scene.js';
import { circle, gradient, group, ink, line, moved, rod, rope, shape } from '../../../kit/svg.js';
import { plate } from '../../../kit/window.js';
import { shipDrawing } from '../../island/ships.js';
import { iron, wood } from '../materials.js';
import { sit } from '../sitters.js';

interface Weather {
  readonly high: string;
  readonly low: string;
  readonly near: string;
  readonly far: string;
  readonly gloom: number;
  readonly seed: number;
}

const FAIR: Weather = {
  high: '#c3d0d2',
  low: '#f6e6c0',
  near: PALETTE.seaLight,
  far: PALETTE.seaDark,
  gloom: 0,
  seed: 2,
};
const FOUL: Weather = { high: '#5c6668', low: '#a8aca0', near: '#7f9a9a', far: '#3f5f66', gloom: 0.9, seed: 7 };
const NIGHT: Weather = { high: '#16293a', low: '#3f5a6a', near: '#2f4f60', far: '#16293a', gloom: 0.3, seed: 4 };

function seascape(pen: Pen, weather: Weather, scene: string): string {
  const { high, low, near, far, gloom, seed } = weather;
  const defs = gradient(`${pen.id}sky`, high, low) + gradient(`${pen.id}sea`, near, far);
  return plate(pen, sky(pen, seed, gloom) + sea(pen, seed, { left: 90, right: 470, y: 440 }) + scene, defs);
}

function barrel(pen: Pen, x: number, y: number, turn: number): string {
  return moved(
    wood(pen, 'M-70 -90Q0 -108 70 -90Q92 0 70 90Q0 108 -70 90Q-92 0 -70 -90Z', 90, '#b08a55') +
      line('M-36 -98Q-48 0 -36 98M0 -102V102M36 -98Q48 0 36 98', 2) +
      line('M-78 -54Q0 -36 78 -54M-78 54Q0 72 78 54', 9, '#5d6362'),
    x,
    y,
    1,
    turn,
  );
}

function crate(pen: Pen, x: number, y: number, turn: number, size = 1): string {
  return moved(
    wood(pen, 'M-90 -60H70V80H-90Z', 90, '#b08a55') +
      wood(pen, 'M-90 -60L-60 -96H104L70 -60Z', 0, '#cdb27a') +
      wood(pen, 'M70 -60L104 -96V40L70 80Z', 60, '#8a6a43') +
      line('M-90 -20H70M-90 30H70M-70 -60V80M50 -60V80M-66 -56L46 76', 3) +
      circle(-80, -48, 4, PALETTE.ink) +
      circle(60, -48, 4, PALETTE.ink),
    x,
    y,
    size,
    turn,
  );
}

const foam = (data: string) => line(data, 5, PALETTE.white, { opacity: 0.9 });

/** Somebody's loss. */
export const cargo = (pen: Pen) =>
  seascape(
    pen,
    FAIR,
    crate(pen, 330, 350, -12, 1.1) +
      barrel(pen, 150, 380, 68) +
      foam(
        'M20 446q22 -16 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0M60 486q22 -14 44 0t44 0t44 0M310 480q22 -14 44 0t44 0t44 0',
      ) +
      shape(
        'M60 150q30 -28 54 0q24 -28 54 0q-30 -6 -54 14q-24 -20 -54 -14zM180 96q20 -18 36 0q16 -18 36 0q-20 -4 -36 10q-16 -14 -36 -10z',
        PALETTE.white,
        2.6,
      ),
  );

/** Every sail is where it should not be. */
export const squall = (pen: Pen) =>
  seascape(
    pen,
    FOUL,
    ink('M0 0H554V90Q500 140 440 110Q380 160 310 118Q240 160 170 116Q90 150 0 104Z', '#3a4446') +
      shape('M360 96L300 220H346L290 352L414 190H362L420 96Z', PALETTE.uiGold, 3.4) +
      group(shipDrawing(`${pen.id}ship`, 'NAVY_SHIP', pen.lod), {
        transform: 'translate(40 190) rotate(-19 150 240) scale(.62)',
      }) +
      shape('M0 528V440Q70 360 150 430Q210 470 270 420Q350 360 420 430Q470 470 554 410V528Z', '#5f8288', 3.2) +
      foam(
        'M0 446Q70 366 150 436Q210 476 270 426Q350 366 420 436Q470 476 554 416M40 500q30 -24 60 0t60 0M320 496q30 -24 60 0t60 0',
      ) +
      line(
        repeat(16, (i) => `M${20 + i * 36} ${120 + (i % 3) * 40}l-26 70`),
        2.6,
        '#cfd6d4',
      ),
  );

/** All she can carry. */
export const winds = (pen: Pen) =>
  seascape(
    pen,
    FAIR,
    circle(448, 96, 46, PALETTE.uiGold, 3) +
      line(
        repeat(12, (i) => {
          const angle = (i * Math.PI) / 6;
          const at = (r: number) => `${Math.round(448 + Math.cos(angle) * r)} ${Math.round(96 + Math.sin(angle) * r)}`;
          return `M${at(56)}L${at(i % 2 ? 72 : 84)}`;
        }),
        4,
        PALETTE.frameGold,
      ) +
      line('M20 70Q120 30 170 80T250 70M10 130Q90 96 140 136T206 130M20 190Q70 168 104 192', 5, PALETTE.white) +
      group(shipDrawing(`${pen.id}ship`, 'NAVY_SHIP', pen.lod), { transform: 'translate(30 80) scale(.82)' }) +
      wake({ left: 90, right: 450, y: 458 }),
  );

/** Landed where nobody asks. */
export const contraband = (pen: Pen) =>
  seascape(
    pen,
    NIGHT,
    circle(420, 96, 40, '#f4ead0', 2.4) +
      shape('M0 528V420Q120 380 280 410T554 396V528Z', '#8d7a58', 3.2) +
      crate(pen, 300, 370, 0, 1.3) +
      shape('M206 268L386 250L396 280L214 300Z', PALETTE.wood, 3) +
      rod('M110 400V250', 8, 4, '#8b979c') +
      shape('M70 300H150L160 410H60Z', PALETTE.uiGold, 3.2) +
      iron(pen, 'M78 276H142V302H78ZM54 408H166V430H54Z', 400) +
      shape('M110 320Q140 360 110 400Q80 360 110 320Z', '#e8842c', 2.4) +
      line('M52 340L14 328M168 340l40 -12M60 300L34 276M160 300l26 -24', 4, PALETTE.uiGold) +
      rope('M420 470Q470 440 520 470T470 500T420 470', 14),
  );

/** Seen from far off, and enough. */
export const reputation = (pen: Pen) =>
  seascape(
    pen,
    FOUL,
    rod('M120 528L104 30', 18, 10, PALETTE.spar) +
      mass(
        pen,
        'M108 60Q200 20 300 62T510 56L496 140L512 230L492 316Q400 344 300 316T122 326Z',
        '#1f1b18',
        [
          {
            angle: 1.4,
            gap: 9,
            step: 12,
            seed: 5,
            fill: 0.5,
            colour: '#8a8070',
            tone: (x) => clamp(0.12 + 0.4 * Math.max(0, Math.sin(x / 44)) * smooth(100, 300, x)),
          },
        ],
        3.4,
      ) +
      skullAt(222, 78, 176) +
      line('M196 290L420 240M196 240L420 290', 20, PALETTE.paper) +
      circle(196, 290, 14, PALETTE.paper) +
      circle(420, 240, 14, PALETTE.paper) +
      circle(196, 240, 14, PALETTE.paper) +
      circle(420, 290, 14, PALETTE.paper),
  );

/** By the end they believe that it was their own idea. */
export const tongue = (pen: Pen) =>
  sit(pen, {
    looks: { ...WOMEN[6]!, mouth: 'smirk', hair: 'bun', fringe: 'parted' },
    pose: 1,
    dress: {
      hat: { style: 'none' },
      collar: 'medici',
      coat: { colour: '#6a6f78', trims: ['bodice'] },
      accent: '#8d97a3',
      props: ['fan'],
      behind: ['curtain'],
      jewels: ['pearls', 'hairPearls'],
    },
  });
