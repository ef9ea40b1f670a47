import { SKULL } from '../../../kit/emblems/skull.js';
import { mass } from '../../../kit/mass.js';
import { pair, polar, repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { bareBrowed, bearded } from '../../../kit/portraits/grooming.js';
import { MEN, WOMEN } from '../../../kit/portraits/people.js';
import { sit } from '../../../kit/portraits/sitting.js';
import { circle, clipped, ink, line, moved, rod, shape } from '../../../kit/svg.js';
import { WHOLE_WINDOW } from '../../../kit/window.js';
import { cave, hide } from './grounds.js';

export const castaway = (pen: Pen) =>
  sit(pen, {
    looks: { ...bareBrowed(bearded('full')(MEN[4]!)), hair: 'loose', hairColour: 'white', cheek: -1, age: 58 },
    pose: -1,
    dress: {
      hat: { style: 'straw', colour: '#c9a95a', band: '#5c6b4a' },
      collar: 'open',
      coat: { colour: '#b59a68', hatch: '#4a3a28', trims: [] },
      accent: '#5c6b4a',
      props: ['spade'],
      behind: ['palms'],
    },
  });

export const deserters = (pen: Pen) =>
  sit(pen, {
    looks: { ...bareBrowed(MEN[8]!), mouth: 'stern' },
    companion: { ...bareBrowed(MEN[9]!), mouth: 'smirk' },
    dress: {
      hat: { style: 'slouch', colour: '#4a4438', band: '#8d8270' },
      collar: 'kerchief',
      coat: { colour: '#6b6a4c', trims: ['plain'] },
      accent: '#7a5a3a',
      props: ['musket'],
      behind: [],
    },
  });

export const buccaneers = (pen: Pen) =>
  sit(pen, {
    looks: { ...bareBrowed(bearded('braided')(MEN[5]!)), mouth: 'grin' },
    companion: { ...bareBrowed(WOMEN[4]!), mouth: 'smirk' },
    dress: {
      hat: { style: 'bandana', colour: '#2c6a74' },
      collar: 'open',
      coat: { colour: '#5a3a2a', trims: ['baldric'] },
      accent: '#2c6a74',
      props: ['linstock'],
      behind: [],
      jewels: ['earring'],
    },
  });

/** Cut to the oval of a portrait. */
const within = (pen: Pen, inner: string) => clipped(`${pen.id}oval`, inner);

const WEED =
  'M60 20Q90 90 64 160T84 300M98 10Q120 60 104 130T120 210M480 20Q450 110 484 190T462 320M440 20Q430 80 446 130';

function wheel(x: number, y: number, r: number): string {
  const spokes = repeat(8, (i) => {
    const angle = (i * Math.PI) / 4;
    return `M${pair(polar(x, y, angle, 22))}L${pair(polar(x, y, angle, r + 34))}`;
  });
  return (
    rod(spokes, 15, 8, PALETTE.spar) +
    circle(x, y, r, 'none', 30) +
    circle(x, y, r, 'none', 22, PALETTE.wood) +
    circle(x, y, r, 'none', 2, PALETTE.softInk) +
    circle(x, y, 26, PALETTE.coin, 3)
  );
}

/** He still holds his course. */
export const helmsman = (pen: Pen) =>
  sit(pen, {
    looks: { ...bareBrowed(bearded('full')(MEN[11]!)), hair: 'long', hairColour: 'grey', cheek: -1, mouth: 'stern' },
    dress: {
      hat: { style: 'knitCap', colour: '#3f5a58', band: '#2c4442' },
      collar: 'kerchief',
      coat: { colour: '#3b4d4a', trims: ['plain'] },
      accent: '#5c6b3a',
      props: [],
      behind: [],
      lit: '#b9d0c0',
      shaded: '#2c4a4a',
    },
  }) +
  within(
    pen,
    ink(WHOLE_WINDOW, '#3f8a7a', { opacity: 0.26 }) +
      wheel(277, 500, 110) +
      line(WEED, 9, '#3f5a34') +
      line('M206 118Q190 150 206 190M340 110Q356 150 340 176', 7, '#5c7a3a') +
      repeat(6, (i) => circle(400 + (i % 2) * 26 - i * 4, 210 - i * 30, 6 + (i % 3) * 3, 'none', 2.4, PALETTE.white)),
  );

/** Grandmother of all bad weather. */
export const hag = (pen: Pen) =>
  sit(pen, {
    looks: {
      ...WOMEN[WOMEN.length - 3]!,
      age: 78,
      skin: 2,
      turn: -0.6,
      tilt: 6,
      hair: 'loose',
      hairColour: 'white',
      nose: 'long',
      mouth: 'grin',
      brow: 'slanted',
      cheek: -1,
      mark: 'mole',
    },
    dress: {
      hat: { style: 'none' },
      collar: 'kerchief',
      coat: { colour: '#34504c', trims: ['robe'] },
      accent: '#5c6b3a',
      props: ['cane'],
      behind: ['gulls'],
      jewels: ['earring'],
      lit: '#cfdcc8',
      shaded: '#4a6460',
    },
  }) +
  within(
    pen,
    ink(WHOLE_WINDOW, '#4f8a70', { opacity: 0.16 }) +
      line(WEED, 8, '#3f5a34') +
      shape('M150 402q30 -26 62 0l18 -14v30l-18 -12q-32 26 -62 -4z', '#9fb6b0', 2.4) +
      circle(164, 400, 3.6, PALETTE.ink) +
      shape('M246 90l10 22l24 2l-18 16l6 24l-22 -12l-20 12l4 -24l-18 -16l24 -2z', '#c9744a', 2.4),
  );

/** On guard for two hundred years. */
export function skeleton(pen: Pen): string {
  const bone = (data: string, width: number) => rod(data, width, width - 5, '#efe4c8');
  return cave(
    pen,
    rod('M470 540L446 40', 16, 9, PALETTE.spar) +
      shape(
        'M446 44L428 -10L452 -40L466 -6ZM440 60Q390 50 384 110Q420 96 446 116ZM450 64Q484 60 488 90L454 100Z',
        '#8b979c',
        3,
      ) +
      bone('M277 330V520', 24) +
      bone(
        'M277 376Q200 366 186 420Q186 450 214 456M277 376Q354 366 368 420Q368 450 340 456M277 424Q222 418 212 462Q214 490 236 494M277 424Q332 418 342 462Q340 490 318 494',
        17,
      ) +
      bone('M150 356Q277 330 404 356', 20) +
      mass(
        pen,
        'M60 540Q70 400 150 346L196 364Q150 430 160 540ZM494 540Q484 400 404 346L358 364Q404 430 394 540Z',
        '#4a5560',
        [hide(4, 1.2)],
        3.2,
      ) +
      bone('M404 360Q470 380 460 440', 20) +
      shape('M440 440q20 -16 40 0q8 24 -6 36q-20 8 -34 -4q-8 -16 0 -32z', '#efe4c8', 3) +
      moved(shape(SKULL, '#efe4c8', 1.6, PALETTE.ink, { 'fill-rule': 'evenodd' }), 172, 122, 2.1) +
      line('M214 166Q196 200 204 240M232 300l12 20M310 300l-10 20', 2.4, PALETTE.softInk) +
      circle(240, 232, 7, '#e07a2c') +
      circle(314, 232, 7, '#e07a2c') +
      mass(
        pen,
        'M120 158Q150 104 218 110Q250 44 296 56Q330 62 340 108Q410 104 438 152Q360 146 340 168Q277 150 214 168Q190 148 120 158Z',
        '#3a3a44',
        [hide(6, 0.2, '#a89878', 0.1)],
        3.2,
      ) +
      line('M128 154Q160 112 220 118Q277 138 336 116Q404 112 430 148', 5, PALETTE.coin) +
      rod('M96 380V330', 7, 3, '#8b979c') +
      shape('M66 380H126L134 470H58Z', PALETTE.uiGold, 3) +
      shape('M74 366H118V382H74ZM54 468H138V484H54Z', '#5d6362', 2.6) +
      shape('M96 398Q118 428 96 456Q74 428 96 398Z', '#e8842c', 2),
    '#e4d8b0',
    '#5c5444',
  );
}
