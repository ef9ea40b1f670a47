import { PALETTE } from '../../kit/palette.js';
import { circle, moved, svgDocument } from '../../kit/svg.js';
import { kindHead } from '../figures/kinds.js';
import type { Settlement, SpaceType } from '../island/places.js';
import { SMALL_GLYPHS, type SmallGlyph } from './small-glyphs.js';
import { SETTLEMENT_GLYPHS, SETTLEMENT_WASHES, SPACE_GLYPHS } from './space-glyphs.js';

export interface GlyphOptions {
  readonly size?: number;
  /** Without it, a glyph takes the colour of the text around it. */
  readonly ink?: string;
}

/** What a space does, as a document; settlements have a sign of their own each, see `settlementSign`. */
export function spaceGlyph(
  type: Exclude<SpaceType, 'settlement'>,
  { size = 24, ink = 'currentColor' }: GlyphOptions = {},
): string {
  return svgDocument(SPACE_GLYPHS[type](ink), size, size, '-4 -4 108 108');
}

/** The sign of a settlement on its round, in its wash: on the board, on crew cards and beside numbers. */
export function settlementSign(settlement: Settlement, size = 24): string {
  const round = circle(50, 50, 47, SETTLEMENT_WASHES[settlement], 5) + circle(50, 50, 39, 'none', 2);
  return svgDocument(
    round + moved(SETTLEMENT_GLYPHS[settlement](PALETTE.ink), 24, 23, 0.52),
    size,
    size,
    '0 0 100 100',
  );
}

/** The sign of a settlement alone. */
export function settlementGlyph(
  settlement: Settlement,
  { size = 24, ink = 'currentColor' }: GlyphOptions = {},
): string {
  return svgDocument(SETTLEMENT_GLYPHS[settlement](ink), size, size, '-4 -4 108 108');
}

/** Numbers at a glance: Might of either figure, gold, crew, hand, ransom, and what waits on a way. */
export function smallGlyph(name: SmallGlyph, { size = 24, ink = PALETTE.ink }: GlyphOptions = {}): string {
  return svgDocument(SMALL_GLYPHS[name](ink), size, size, '-6 -4 112 108');
}

/** The head of an officer or a pirate: the Might of that figure. */
export function mightGlyph(kind: 'officer' | 'pirate', size = 24): string {
  return svgDocument(kindHead(kind), size, size, '-6 -4 112 108');
}
