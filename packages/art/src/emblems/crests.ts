import { circle, clipPath, clipped, ink, line, shape, svgDocument } from '../kit/svg.js';
import { PALETTE } from '../palette.js';

/** The houses of the players. Each has a charge, a division of the field and a hue, none of them a ship's. */
export const HOUSES = ['key', 'herring', 'mill', 'bell', 'acorn'] as const;
export type House = (typeof HOUSES)[number];

interface Arms {
  readonly hue: string;
  /** The second tincture of the field. */
  readonly field: string;
  /** The part of the field in the hue. */
  readonly division: string;
  readonly charge: (ink: string, fill: string) => string;
}

const ESCUTCHEON = 'M8 8H92V50Q92 82 50 97Q8 82 8 50Z';

const ARMS: Readonly<Record<House, Arms>> = {
  key: {
    hue: '#1d5a63',
    field: '#dfe7d8',
    division: 'M8 0H50V100H0V0Z',
    charge: (inkColour, fill) =>
      circle(50, 28, 13, 'none', 11, inkColour) +
      line('M50 42V82M50 80H66M50 66H62', 13, inkColour) +
      circle(50, 28, 13, 'none', 5, fill) +
      line('M50 42V82M50 80H66M50 66H62', 6, fill),
  },
  herring: {
    hue: '#7a2c4a',
    field: '#f0dfe0',
    division: 'M0 30H100V72H0Z',
    charge: (inkColour, fill) =>
      shape('M12 51Q34 32 62 46L84 34Q78 51 86 68L62 57Q34 70 12 51Z', fill, 4.5, inkColour) +
      line('M36 42Q44 51 36 60M48 43Q54 51 48 59', 3, inkColour) +
      circle(25, 48, 3.6, inkColour),
  },
  mill: {
    hue: '#b5741f',
    field: '#f6e6c2',
    division: 'M0 0L100 100V0Z',
    charge: (inkColour, fill) =>
      shape('M40 46H60L67 88H33Z', fill, 4.5, inkColour) +
      line('M50 44L22 20M50 44L78 68M50 44L78 20M50 44L22 68', 5, inkColour) +
      shape(
        'M22 20L30 13L42 30L36 36ZM78 20L70 13L58 30L64 36ZM22 68L30 74L42 58L36 52ZM78 68L70 74L58 58L64 52Z',
        fill,
        3.4,
        inkColour,
      ) +
      circle(50, 44, 4.5, inkColour),
  },
  bell: {
    hue: '#7f8c52',
    field: '#e9ecd0',
    division: 'M0 100V64L50 30L100 64V100Z',
    charge: (inkColour, fill) =>
      shape('M46 18H54V25Q72 30 72 52Q73 64 80 70H20Q27 64 28 52Q28 30 46 25Z', fill, 4.5, inkColour) +
      line('M30 60H70', 3, inkColour) +
      circle(50, 78, 7, fill, 4.5, inkColour),
  },
  acorn: {
    hue: '#4b5573',
    field: '#e2e4ea',
    division: 'M8 8H50V50H92V97H50V50H8Z',
    charge: (inkColour, fill) =>
      shape('M29 46H71Q70 76 50 86Q30 76 29 46Z', fill, 4.5, inkColour) +
      shape('M24 46Q22 28 50 26Q78 28 76 46Z', fill, 4.5, inkColour) +
      line('M50 26V14M34 38H66M40 32H60', 4, inkColour),
  },
};

export function houseHue(house: House): string {
  return ARMS[house].hue;
}

/** A house's arms as a fragment in a square of 100. */
export function crestArt(id: string, house: House): string {
  const { hue, field, division, charge } = ARMS[house];
  return (
    clipPath(`${id}field`, ESCUTCHEON) +
    clipped(`${id}field`, ink('M0 0H100V100H0Z', field) + ink(division, hue)) +
    line(ESCUTCHEON, 5) +
    charge(PALETTE.ink, PALETTE.white)
  );
}

export function crest(house: House, size = 40, id = `crest-${house}`): string {
  return svgDocument(crestArt(id, house), size, size, '0 0 100 100');
}
