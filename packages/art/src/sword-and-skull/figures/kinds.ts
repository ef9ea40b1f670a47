import { PALETTE } from '../../kit/palette.js';
import { circle, line, shape } from '../../kit/svg.js';

export const FIGURE_KINDS = ['officer', 'pirate'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const SKIN = '#f0dcb4';
export const NAVY_CLOTH = '#1b2b3c';
export const BEARD = '#3a2a1c';
export const STEEL = '#e8e4d6';

/** A rim of paper keeps a figure readable on land, on sea and on the night table. */
export function paperRim(data: string, width: number): string {
  return shape(data, PALETTE.white, width, PALETTE.white);
}

const OFFICER_RIM = 'M2 50Q14 34 26 32Q32 6 50 6Q68 6 74 32Q86 34 98 50L76 52V74L94 84V98H6V84L24 74V52Z';
const PIRATE_RIM = 'M20 52Q16 10 48 8Q80 10 76 40L100 30L94 46L100 62L76 56Q74 94 48 94Q22 94 20 52Z';

const HEADS: Readonly<Record<FigureKind, () => string>> = {
  officer: () =>
    paperRim(OFFICER_RIM, 12) +
    shape('M16 98V86Q20 78 50 78Q80 78 84 86V98Z', NAVY_CLOTH, 4) +
    shape('M4 82Q14 76 28 80V92H4ZM96 82Q86 76 72 80V92H96Z', PALETTE.coin, 4) +
    circle(50, 58, 22, SKIN, 6) +
    shape('M2 52Q14 36 26 34Q32 6 50 6Q68 6 74 34Q86 36 98 52Q74 44 50 44Q26 44 2 52Z', NAVY_CLOTH, 5) +
    line('M24 38Q50 26 76 38', 5, PALETTE.coin) +
    circle(50, 22, 7, PALETTE.white, 4),
  pirate: () =>
    paperRim(PIRATE_RIM, 12) +
    circle(48, 56, 26, SKIN, 6) +
    shape('M26 58Q48 70 70 58Q72 92 48 92Q24 92 26 58Z', BEARD, 4) +
    shape('M20 52Q16 10 48 8Q80 10 76 50Q48 36 20 52Z', PALETTE.wax, 5) +
    shape('M74 42L100 30L92 46L100 62L74 52Z', PALETTE.wax, 4.5) +
    circle(38, 26, 4, PALETTE.white) +
    circle(56, 26, 4, PALETTE.white),
};

/** The head of a kind, without a house, in a square of 100. */
export function kindHead(kind: FigureKind): string {
  return HEADS[kind]();
}
