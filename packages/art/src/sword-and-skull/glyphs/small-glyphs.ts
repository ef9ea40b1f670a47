import { emblemPath } from '../../kit/emblems/emblem.js';
import { SKULL } from '../../kit/emblems/skull.js';
import { icon } from '../../kit/icons/icon.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, ink as filled, line, moved, shape } from '../../kit/svg.js';
import { kindHead } from '../figures/kinds.js';

export const SMALL_GLYPHS = {
  officerMight: () => kindHead('officer'),
  pirateMight: () => kindHead('pirate'),
  gold: (ink: string) => icon('coin', { ink }),
  /** Each pays the Castle's income, and is owed when others recruit there. */
  goldSymbol: (ink: string) => circle(50, 50, 38, PALETTE.coin, 9, ink),
  crew: (ink: string) =>
    filled('M4 88Q6 54 34 54Q62 54 64 88Z', ink) +
    circle(34, 34, 17, ink) +
    filled('M69 88Q70 62 62 55Q94 50 98 88Z', ink) +
    circle(70, 38, 13, ink),
  hand: (ink: string) =>
    shape('M6 26L40 14L58 78L24 90Z', PALETTE.white, 6, ink) +
    shape('M34 12H74V84H34Z', PALETTE.white, 6, ink) +
    shape('M64 16L98 30L72 92L52 84H74V60Z', PALETTE.white, 6, ink) +
    filled('M54 30L64 48L54 66L44 48Z', ink),
  items: (ink: string) =>
    shape('M10 40H90V90H10Z', '#c9a06a', 6, ink) +
    line('M10 58H90M36 40V90M64 40V90', 4, ink) +
    shape('M16 40L30 14H70L84 40Z', '#c9a06a', 6, ink),
  /** A chest under a crown: what buys the Pirate King off. */
  ransom: (ink: string) =>
    moved(icon('crown', { ink }), 20, -4, 0.6) +
    shape('M8 66Q10 48 30 46H70Q90 48 92 66V94H8Z', PALETTE.coin, 6, ink) +
    line('M8 68H92', 5, ink) +
    shape('M41 60H59V78H41Z', PALETTE.white, 4.5, ink),
  king: (ink: string) =>
    moved(filled(SKULL, ink, { 'fill-rule': 'evenodd' }), 16, 28, 0.68) + moved(icon('crown', { ink }), 20, -8, 0.6),
  fight: (ink: string) => emblemPath('cutlasses', ink),
  enemy: (ink: string) => filled(SKULL, ink, { 'fill-rule': 'evenodd' }),
  fortune: (ink: string) =>
    circle(50, 50, 44, 'none', 7, ink) +
    circle(50, 50, 10, ink) +
    line('M50 8V92M8 50H92M20 20L80 80M80 20L20 80', 6, ink),
  steps: (ink: string) =>
    filled('M22 62Q8 40 18 18Q28 2 40 16Q48 36 40 60ZM24 70L42 68Q44 86 33 88Q22 86 24 70Z', ink) +
    filled('M62 72Q54 48 62 28Q74 14 84 30Q94 52 80 74ZM62 80L80 82Q82 98 71 98Q60 98 62 80Z', ink),
} as const;

export type SmallGlyph = keyof typeof SMALL_GLYPHS;
export const SMALL_GLYPH_NAMES = Object.keys(SMALL_GLYPHS) as SmallGlyph[];
