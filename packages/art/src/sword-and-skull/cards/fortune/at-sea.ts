import { barrel, crate } from '../../../kit/cargo.js';
import { skullAt } from '../../../kit/emblems/skull.js';
import { mass } from '../../../kit/mass.js';
import { iron } from '../../../kit/materials.js';
import { clamp, repeat, smooth } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { WOMEN } from '../../../kit/portraits/people.js';
import { sit } from '../../../kit/portraits/sitting.js';
import { wake } from '../../../kit/ships/scene.js';
import { FAIR, FOUL, foam, NIGHT, seascape } from '../../../kit/ships/seascape.js';
import { circle, group, ink, line, rod, rope, shape } from '../../../kit/svg.js';
import { shipDrawing } from '../../island/ships.js';

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
