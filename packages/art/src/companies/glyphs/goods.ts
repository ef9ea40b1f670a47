import { PALETTE } from '../../kit/palette.js';
import { circle, ink, line, moved, svgDocument } from '../../kit/svg.js';

export const GOOD_IDS = ['cloth', 'tobacco', 'sugar', 'ivory', 'cinnamon', 'pepper', 'porcelain', 'copper'] as const;
export type GoodId = (typeof GOOD_IDS)[number];

interface Good {
  readonly wash: string;
  readonly ink: string;
  /** In a square of 24. */
  readonly draw: (front: string, back: string) => string;
}

const { white, ink: dark } = PALETTE;

/** Colour helps, the glyph tells. */
const GOODS: Readonly<Record<GoodId, Good>> = {
  cloth: {
    wash: '#3b5b92',
    ink: white,
    draw: (c) => ink('M2 3H22V9H2Z', c) + ink('M5 10.5H19V21.5L15.5 18.6L12 21.5L8.5 18.6L5 21.5Z', c),
  },
  tobacco: {
    wash: '#6b4a2b',
    ink: white,
    draw: (c, back) =>
      ink('M12 1.5Q22 10 12 22.5Q2 10 12 1.5Z', c) + line('M12 6V21M12 12L16 8.5M12 16L8 12.5', 1.5, back),
  },
  sugar: {
    wash: '#f2f2ee',
    ink: dark,
    draw: (c, back) => ink('M12 1.5Q14 2 14.5 5L20 21H4L9.5 5Q10 2 12 1.5Z', c) + line('M7.5 15H16.5', 2, back),
  },
  ivory: { wash: '#7d7d7d', ink: white, draw: (c) => ink('M3 3Q3 21 22 20Q11 15.5 10 2Z', c) },
  cinnamon: { wash: '#b5651d', ink: white, draw: (c) => line('M4.5 17L14 3.5M10.5 20.5L20 7', 4.4, c) },
  pepper: {
    wash: '#222222',
    ink: white,
    draw: (c) =>
      circle(7.4, 7.4, 3.7, c) + circle(16.8, 8.6, 3.7, c) + circle(8.4, 17, 3.7, c) + circle(17.8, 18.2, 3, c),
  },
  porcelain: {
    wash: '#7fb2e5',
    ink: '#12233a',
    draw: (c, back) =>
      ink('M8 1.5H16L15 6.5Q21 10 19.5 16Q18 20.5 15.5 22H8.5Q6 20.5 4.5 16Q3 10 9 6.5Z', c) +
      line('M6.5 13Q12 16.5 17.5 13', 1.8, back),
  },
  copper: {
    wash: '#c46a3a',
    ink: white,
    draw: (c) =>
      ink(
        'M1.5 21L4.5 13H11L12.6 17.5M11.4 21L13.6 13H19.5L22.5 21ZM12.6 17.5L11.4 21H1.5ZM6.5 11L9 3.5H15L17.5 11Z',
        c,
      ),
  },
};

export const goodWash = (id: GoodId): string => GOODS[id].wash;

/** A good on its own colour, as a fragment in a square of 24: the cube of the game. */
function goodArt(id: GoodId): string {
  const { wash, ink: front, draw } = GOODS[id];
  return (
    `<rect x="1" y="1" width="22" height="22" rx="3.5" fill="${wash}" stroke="${dark}" stroke-width="1.8"/>` +
    moved(draw(front, wash), 2.9, 2.9, 0.76)
  );
}

/** A good as a document. */
export function goodSign(id: GoodId, size = 24): string {
  return svgDocument(goodArt(id), size, size, '0 0 24 24');
}

/** An empty slot of a ship, or an empty store. */
export function slotSign(size = 24, ink = 'currentColor'): string {
  return svgDocument(
    `<rect x="1.5" y="1.5" width="21" height="21" rx="3.5" fill="none" stroke="${ink}" stroke-width="1.6" stroke-dasharray="3.4 3"/>`,
    size,
    size,
    '0 0 24 24',
  );
}

/** The glyph alone, in the colour of the text around it. */
export function goodGlyph(id: GoodId, { size = 24, ink: front = 'currentColor', back = 'none' } = {}): string {
  return svgDocument(GOODS[id].draw(front, back), size, size, '0 0 24 24');
}
