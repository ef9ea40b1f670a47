import { PALETTE } from '../palette.js';
import { circle, ink, line, rod, shape } from '../svg.js';

/**
 * The houses of the players, as many as a table may have seats. Each has a charge, a division of the field and a hue,
 * none of them a ship's; the second five have an outline of their own too.
 */
export const HOUSES = [
  'key',
  'herring',
  'mill',
  'bell',
  'acorn',
  'wheel',
  'crescent',
  'ladder',
  'clover',
  'swan',
] as const;
export type House = (typeof HOUSES)[number];

interface Arms {
  readonly outline: string;
  readonly hue: string;
  /** The second tincture of the field. */
  readonly field: string;
  /** The part of the field in the hue. */
  readonly division: string;
  /** White within ink, in the middle. */
  readonly charge: string;
}

const ESCUTCHEON = 'M8 8H92V50Q92 82 50 97Q8 82 8 50Z';

export const ARMS: Readonly<Record<House, Arms>> = {
  key: {
    outline: ESCUTCHEON,
    hue: '#1d5a63',
    field: '#dfe7d8',
    division: 'M8 0H50V100H0V0Z',
    charge:
      circle(50, 28, 13, 'none', 11) +
      line('M50 42V82M50 80H66M50 66H62', 13) +
      circle(50, 28, 13, 'none', 5, PALETTE.white) +
      line('M50 42V82M50 80H66M50 66H62', 6, PALETTE.white),
  },
  herring: {
    outline: ESCUTCHEON,
    hue: '#7a2c4a',
    field: '#f0dfe0',
    division: 'M0 30H100V72H0Z',
    charge:
      shape('M12 51Q34 32 62 46L84 34Q78 51 86 68L62 57Q34 70 12 51Z', PALETTE.white, 4.5) +
      line('M36 42Q44 51 36 60M48 43Q54 51 48 59', 3) +
      circle(25, 48, 3.6, PALETTE.ink),
  },
  mill: {
    outline: ESCUTCHEON,
    hue: '#b5741f',
    field: '#f6e6c2',
    division: 'M0 0L100 100V0Z',
    charge:
      shape('M40 46H60L67 88H33Z', PALETTE.white, 4.5) +
      line('M50 44L22 20M50 44L78 68M50 44L78 20M50 44L22 68', 5) +
      shape(
        'M22 20L30 13L42 30L36 36ZM78 20L70 13L58 30L64 36ZM22 68L30 74L42 58L36 52ZM78 68L70 74L58 58L64 52Z',
        PALETTE.white,
        3.4,
      ) +
      circle(50, 44, 4.5, PALETTE.ink),
  },
  bell: {
    outline: ESCUTCHEON,
    hue: '#7f8c52',
    field: '#e9ecd0',
    division: 'M0 100V64L50 30L100 64V100Z',
    charge:
      shape('M46 18H54V25Q72 30 72 52Q73 64 80 70H20Q27 64 28 52Q28 30 46 25Z', PALETTE.white, 4.5) +
      line('M30 60H70', 3) +
      circle(50, 78, 7, PALETTE.white, 4.5),
  },
  acorn: {
    outline: ESCUTCHEON,
    hue: '#5762a8',
    field: '#e2e4ea',
    division: 'M8 8H50V50H92V97H50V50H8Z',
    charge:
      shape('M29 46H71Q70 76 50 86Q30 76 29 46Z', PALETTE.white, 4.5) +
      shape('M24 46Q22 28 50 26Q78 28 76 46Z', PALETTE.white, 4.5) +
      line('M50 26V14M34 38H66M40 32H60', 4),
  },
  wheel: {
    outline: 'M50 5A45 45 0 1 1 50 95A45 45 0 1 1 50 5Z',
    hue: '#796e67',
    field: '#efe8dc',
    division: 'M0 18L18 0L50 32L82 0L100 18L68 50L100 82L82 100L50 68L18 100L0 82L32 50Z',
    charge: rod('M50 25A25 25 0 1 1 50 75A25 25 0 1 1 50 25ZM50 27V73M27 50H73', 14, 6.5, PALETTE.white),
  },
  crescent: {
    outline: 'M50 2L97 50L50 98L3 50Z',
    hue: '#1e1650',
    field: '#dfdff0',
    division: 'M50 13L86 50L50 87L14 50Z',
    charge: shape('M58 25A26 26 0 1 0 70 66A21 21 0 0 1 58 25Z', PALETTE.white, 4.5),
  },
  ladder: {
    outline: 'M10 6H90V95L50 82L10 95Z',
    hue: '#3b2f17',
    field: '#f0e2c4',
    division: 'M29 0H71V100H29Z',
    charge: rod('M36 14V76M64 14V76M36 25H64M36 45H64M36 65H64', 12, 5, PALETTE.white),
  },
  clover: {
    outline: 'M31 5H69L95 31V69L69 95H31L5 69V31Z',
    hue: '#a578a2',
    field: '#f6e9f1',
    division: 'M0 0H100V100H0ZM35 16L16 35V65L35 84H65L84 65V35L65 16Z',
    charge:
      rod('M50 50Q50 74 60 84', 12, 5, PALETTE.white) +
      circle(50, 32, 15, PALETTE.white, 4.5) +
      circle(34, 56, 15, PALETTE.white, 4.5) +
      circle(66, 56, 15, PALETTE.white, 4.5) +
      ink('M50 34L38 54L50 60L62 54Z', PALETTE.white),
  },
  swan: {
    outline: 'M50 3C78 3 90 24 90 50S78 97 50 97S10 76 10 50S22 3 50 3Z',
    hue: '#98abe2',
    field: '#f3f0e2',
    division: 'M0 0H100V68Q88 76 75 68T50 68T25 68T0 68Z',
    charge:
      shape('M30 20L16 28L32 29Z', PALETTE.ink, 3) +
      shape('M29 60Q26 83 52 83Q80 83 87 49Q77 57 66 51Q54 46 45 58Z', PALETTE.white, 4.5) +
      rod('M31 23Q31 14 39 15Q49 18 47 29Q45 38 38 46Q33 53 35 63', 16, 8, PALETTE.white) +
      line('M48 68Q62 74 74 62', 3.4) +
      ink('M31 57H43V70H34Z', PALETTE.white),
  },
};
