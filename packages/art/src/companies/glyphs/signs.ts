import { SKULL } from '../../kit/emblems/skull.js';
import { icon } from '../../kit/icons/icon.js';
import { pair, polar, repeat } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, ink as filled, line, moved, shape, svgDocument } from '../../kit/svg.js';

const star = (x: number, y: number, r: number) =>
  `${repeat(10, (i) => `${i ? 'L' : 'M'}${pair(polar(x, y, -Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? r * 0.45 : r))}`)}Z`;

const house = 'M8 48L50 12L92 48V92H8Z';
const boat = 'M8 64H92L78 92H22Z';

/** Each in a square of 100, with one ink: they are read at 16 px. */
export const SIGNS = {
  ducat: (ink: string) => circle(50, 50, 40, PALETTE.coin, 8, ink) + filled(star(50, 52, 24), ink),
  point: (ink: string) => filled(star(50, 54, 48), ink),
  experience: (ink: string) => filled(star(50, 38, 34), ink) + line('M14 90L50 70L86 90', 11, ink),
  // Buildings and those who govern.
  warehouse: (ink: string) => line(house, 9, ink) + filled('M34 92V58H66V92Z', ink) + line('M50 26v12', 8, ink),
  governor: (ink: string) =>
    filled('M4 68Q50 50 96 68Q72 84 50 82Q28 84 4 68ZM24 60Q26 18 50 18Q74 18 76 60Q50 49 24 60Z', ink) +
    line('M62 22Q84 6 92 26', 7, ink),
  commander: (ink: string) => line('M20 80L80 20', 17, ink) + line('M36 50L50 64M50 36L64 50', 5, PALETTE.white),
  director: (ink: string) => icon('scales', { ink }),
  fort: (ink: string) =>
    filled('M8 92V34H2V12H18V22H28V12H44V22H56V12H72V22H82V12H98V34H92V92H62V66Q50 50 38 66V92Z', ink),
  // What befalls a ship.
  damage: (ink: string) =>
    shape('M10 10H90V90H10Z', PALETTE.wax, 8, ink) + line('M34 22L58 42L40 56L66 78', 10, PALETTE.white),
  mutiny: (ink: string) =>
    circle(50, 50, 42, PALETTE.coin, 8, ink) + line('M36 80V22', 9, ink) + filled('M36 20L78 36L36 54Z', ink),
  slow: (ink: string) => line('M12 84H88', 10, ink) + filled('M50 18L84 66H16Z', ink),
  strength: (ink: string) => icon('shield', { ink }),
  guns: (ink: string) =>
    filled('M4 34L66 22Q92 18 97 36Q98 56 74 58L10 60Z', ink) +
    circle(46, 70, 20, PALETTE.white, 10, ink) +
    circle(46, 70, 5, ink),
  lostShip: (ink: string) =>
    filled('M2 60L44 40L58 62L78 52L66 84Q36 92 20 84Z', ink) +
    line('M2 92q12 -10 24 0t24 0t24 0t24 0M40 44L30 10', 8, ink),
  // Dangers.
  storm: (ink: string) => icon('storm', { ink }),
  forecast: (ink: string) =>
    moved(icon('storm', { ink }), 12, 0, 0.72) + line('M8 92H92M20 92v-12M50 92v-12M80 92v-12', 8, ink),
  pirates: (ink: string) => filled(SKULL, ink, { 'fill-rule': 'evenodd' }),
  nation: (ink: string) => line('M18 94V8', 10, ink) + filled('M18 12Q40 2 58 14T94 12V58Q76 68 58 58T18 58Z', ink),
  stock: (ink: string) => line('M8 56H48V94H8ZM52 56H92V94H52ZM30 14H70V52H30Z', 8, ink),
  // Phases and what is done in them.
  income: (ink: string) => circle(50, 66, 28, PALETTE.coin, 8, ink) + line('M50 4V30M36 20L50 34L64 20', 9, ink),
  load: (ink: string) => line('M50 4V46M32 30L50 48L68 30', 10, ink) + filled(boat, ink),
  sail: (ink: string) => filled(boat, ink) + filled('M54 8L88 56H54ZM46 18L16 56H46Z', ink),
  deliver: (ink: string) => line('M50 58V8M32 26L50 8L68 26', 10, ink) + filled(boat, ink),
  fight: (ink: string) => line('M10 86L84 12M90 86L16 12', 10, ink) + line('M6 66L34 94M94 66L66 94', 9, ink),
  buy: (ink: string) => circle(36, 42, 28, PALETTE.coin, 8, ink) + line('M66 62V94M50 78H82', 11, ink),
  build: (ink: string) => filled('M14 14H66L84 34L70 46L58 36H52L52 48H38V36H14Z', ink) + line('M45 46V94', 13, ink),
  repair: (ink: string) =>
    line('M22 88L62 42', 14, ink) + filled('M58 8Q44 24 52 40Q64 56 82 50L94 36L76 34L68 22L76 4Q66 4 58 8Z', ink),
  research: (ink: string) => icon('book', { ink }),
  calm: (ink: string) => line('M8 36q14 -14 28 0t28 0t28 0M8 62q14 -14 28 0t28 0t28 0', 9, ink),
  // Fleets and those who talk about them.
  fleet: (ink: string) =>
    filled('M2 70H62L54 90H10ZM34 64V30L58 64ZM28 64V40L10 64Z', ink) +
    filled('M52 44H98L92 58H64ZM76 38V10L96 38ZM72 38V18L56 38Z', ink),
  packet: (ink: string) => line('M8 26H92V82H8ZM8 28L50 60L92 28', 9, ink),
  cube: (ink: string) => icon('cube', { ink }),
  leave: (ink: string) =>
    line('M20 10H72L84 22V90H20Z', 8, ink) +
    line('M34 36H68M34 52H68', 7, ink) +
    circle(66, 76, 13, PALETTE.wax, 5, ink),
  insurance: (ink: string) => icon('seal', { ink }),
  pledge: (ink: string) =>
    filled('M6 60Q20 44 38 56L62 58Q70 66 58 70H42L76 66L94 54Q98 62 88 70L64 88H36L6 92Z', ink) +
    circle(60, 26, 20, PALETTE.coin, 7, ink),
  calendar: (ink: string) => line('M10 20H90V90H10ZM10 42H90M30 8V28M70 8V28', 9, ink) + filled(star(50, 68, 18), ink),
  scoring: (ink: string) =>
    line('M12 90H88', 10, ink) +
    filled('M14 84V56H34V84ZM40 84V30H60V84ZM66 84V44H86V84Z', ink) +
    filled(star(50, 14, 14), ink),
  marker: (ink: string) =>
    shape('M50 8L88 30V72L50 94L12 72V30Z', PALETTE.white, 8, ink) + line('M12 30L50 52L88 30M50 52V94', 7, ink),
  route: (ink: string) =>
    circle(16, 82, 13, ink) +
    line('M26 70Q32 38 52 50T80 28', 9, ink, { 'stroke-dasharray': '14 13' }) +
    filled('M70 4L98 14L80 38Z', ink),
} as const;

export type Sign = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as Sign[];

/** A sign as a document; without an ink it takes the colour of the text around it. */
export function sign(name: Sign, { size = 24, ink = 'currentColor' } = {}): string {
  return svgDocument(SIGNS[name](ink), size, size, '-4 -4 108 108');
}
