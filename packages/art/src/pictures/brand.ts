import { PALETTE } from '../kit/palette.js';
import { group, ink, line, shape, svgDocument } from '../kit/svg.js';

/** A ship that rides at anchor: what a roadstead is for. In a square of 100. */
const HULL = 'M18 50Q34 56 50 56Q66 56 82 48L76 66H27Q21 60 18 50Z';
const SAIL = 'M31 14H67Q73 28 67 44H33Q26 28 31 14Z';
const PENNANT = 'M49 10Q40 2 30 7Q38 10 49 14Z';
const WATER = 'M12 70q6.3 -6 12.6 0t12.6 0t12.6 0t12.6 0t12.6 0t12.6 0';
const ANCHOR = 'M50 74V93M44 79H56M38 84Q40 93 50 94Q60 93 62 84';

/** In one ink, for headers and stamps. */
export function brandMark(inkColour = 'currentColor', size = 32): string {
  return svgDocument(
    ink(HULL + SAIL + PENNANT, inkColour) +
      line('M49 4V52', 4.5, inkColour) +
      line(WATER, 4, inkColour) +
      line(ANCHOR, 4.5, inkColour),
    size,
    size,
    '0 0 100 100',
  );
}

function coloured(): string {
  return (
    line('M49 6V54', 5, PALETTE.edge) +
    shape(PENNANT, PALETTE.wax, 1.6, PALETTE.deep) +
    shape(SAIL, PALETTE.white, 2.4, PALETTE.deep) +
    line('M57 18Q63 30 58 42M51 17Q56 30 52 43', 1.5, PALETTE.edge) +
    shape(HULL, PALETTE.coin, 2.4, PALETTE.deep) +
    line('M22 57Q50 65 78 56', 2, PALETTE.frameGold) +
    line(WATER, 4.2, PALETTE.muted) +
    line(ANCHOR, 4.6, PALETTE.uiGold)
  );
}

/** For tabs, home screens and stores; `maskable` fills the square and keeps the mark inside the safe circle. */
export function brandIcon(size = 512, maskable = false): string {
  const ground = maskable
    ? ink('M0 0H100V100H0Z', PALETTE.navy)
    : `<rect x="1" y="1" width="98" height="98" rx="20" fill="${PALETTE.navy}"/>`;
  const place = maskable ? 'translate(18 18) scale(.64)' : 'translate(3 3) scale(.94)';
  const mark = group(coloured(), { transform: place });
  return svgDocument(ground + mark, size, size, '0 0 100 100');
}
