import { PALETTE } from '../../kit/palette.js';
import { ink, line, shape } from '../../kit/svg.js';

export const SHIP_TYPES = ['fluyt', 'srs', 'spiegelschip', 'linieschip', 'pakketboot'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** Ships seen from the side, bow to the left, 60 wide and 44 high. */
export const SILHOUETTE = { width: 60, height: 44 } as const;

const OAK = '#8a6740';
const TARRED = '#5d4630';

const sail = (data: string, fill: string = PALETTE.white) => shape(data, fill, 1.5);
const masts = (data: string) => line(data, 1.8);
const hull = (data: string, wash: string) => shape(data, wash, 1.8);
const ports = (xs: readonly number[], y: number) => ink(xs.map((x) => `M${x} ${y}h3v2.6h-3z`).join(''), PALETTE.white);

/** Number of masts and sails, sheer of the hull and rows of guns tell the type; one sail bears the house's hue. */
const DRAW: Readonly<Record<ShipType, (cloth: string) => string>> = {
  fluyt: (cloth) =>
    masts('M20 33V8M38 33V6') +
    sail('M12 12H27Q30 18 27 25H12Q15 18 12 12Z') +
    sail('M30 9H46Q49 17 46 25H30Q33 17 30 9Z', cloth) +
    hull('M5 29Q5 41 16 41H45Q57 41 56 24L50 30Q46 32 40 32H14Q9 32 5 29Z', OAK) +
    line('M10 36H52', 1.2),
  srs: (cloth) =>
    masts('M14 32V8M29 32V3M44 30V8') +
    sail('M8 10H20Q22 14 20 18H8Q10 14 8 10ZM8 19H21Q23 24 21 28H8Q10 24 8 19Z') +
    sail('M23 5H36Q38 10 36 14H23Q25 10 23 5Z') +
    sail('M22 15H37Q40 21 37 28H22Q25 21 22 15Z', cloth) +
    sail('M40 11H50Q52 17 50 23H40Q42 17 40 11Z') +
    hull('M3 30L8 40Q9 42 12 42H48Q53 42 55 36L58 20L50 21L48 30Q46 32 42 32H12Q7 32 3 30Z', OAK) +
    line('M12 36H50', 1.2) +
    shape('M52 25h3v3h-3z', PALETTE.coin, 0.8),
  spiegelschip: (cloth) =>
    masts('M15 32V9M30 32V5M44 31V10') +
    sail('M9 12H21Q23 19 21 26H9Q11 19 9 12Z') +
    sail('M23 8H38Q41 17 38 26H23Q26 17 23 8Z', cloth) +
    sail('M41 12H50L47 26H40Z') +
    hull('M2 30L9 41H48Q54 41 55 35L57 24L49 26Q47 32 42 32H12Z', TARRED) +
    ports([13, 20, 27, 34, 41], 35),
  linieschip: (cloth) =>
    masts('M14 31V4M29 31V1M44 30V5') +
    sail('M8 5H20V10H8ZM7 11H21V18H7ZM7 19H21Q22 23 21 27H7Z') +
    sail('M23 2H36V7H23ZM22 8H37V15H22Z') +
    sail('M22 16H37Q39 21 37 27H22Z', cloth) +
    sail('M39 6H50V11H39ZM39 12H51V18H39ZM39 19H50V25H39Z') +
    hull('M1 29L7 42H50Q55 42 56 36L59 20L51 22L49 29Q46 31 42 31H10Z', TARRED) +
    ports([11, 18, 25, 32, 39, 46], 32.6) +
    ports([13, 20, 27, 34, 41], 37.6),
  pakketboot: (cloth) =>
    masts('M28 35V5M28 33L50 9') +
    sail('M26 7L26 31L8 31Z') +
    sail('M30 8L48 12L44 30L30 31Z', cloth) +
    hull('M6 33Q10 41 18 41H42Q50 41 53 32Q40 35 28 35Q14 35 6 33Z', OAK),
};

/** A ship as a fragment; `cloth` is the colour of her great sail. */
export function silhouette(type: ShipType, cloth: string = PALETTE.white): string {
  return DRAW[type](cloth);
}
