import { repeat } from './numbers.js';
import { PALETTE } from './palette.js';
import { ink, line, shape } from './svg.js';

export const CARD = { w: 630, h: 880 } as const;

const rounded = (inset: number, radius: number, attributes: string) =>
  `<rect x="${inset}" y="${inset}" width="${CARD.w - 2 * inset}" height="${CARD.h - 2 * inset}" rx="${radius}" ${attributes}/>`;

/** Paper, a tinted rule, and the minutes of a sea chart along the edge. */
export function frame(tint: string): string {
  const paper = rounded(3, 34, `fill="${PALETTE.paper}" stroke="${PALETTE.ink}" stroke-width="6"`);
  const rules =
    rounded(20, 20, `fill="none" stroke="${tint}" stroke-width="11"`) +
    rounded(20, 20, `fill="none" stroke="${PALETTE.ink}" stroke-width="1.6"`) +
    rounded(31, 12, `fill="none" stroke="${PALETTE.ink}" stroke-width="1.6"`);
  const across = repeat(15, (i) => `M${60 + i * 34} 22h17v7h-17zM${60 + i * 34} 851h17v7h-17z`);
  const down = repeat(23, (i) => `M22 ${60 + i * 34}h7v17h-7zM601 ${60 + i * 34}h7v17h-7z`);
  return paper + rules + ink(across + down, PALETTE.ink, { opacity: 0.8 });
}

/** The paper edge and the tinted rule of a small card, over its art. */
export function smallFrame(tint: string): string {
  return (
    rounded(4, 33, `fill="none" stroke="${PALETTE.ink}" stroke-width="8"`) +
    rounded(13, 27, `fill="none" stroke="${PALETTE.paper}" stroke-width="11"`) +
    rounded(24, 18, `fill="none" stroke="${tint}" stroke-width="14"`) +
    rounded(31, 12, `fill="none" stroke="${PALETTE.ink}" stroke-width="4"`)
  );
}

/** The plate under the art and the ribbon over it. */
export function panels(): string {
  return (
    line('M38 120H592V648H38Z', 2.4) +
    ink('M38 648H592V842H38Z', PALETTE.plate) +
    line('M38 648H592M38 654H592', 1.6) +
    shape('M110 52H566L588 84L566 116H110Z', PALETTE.white, 2.6) +
    line('M110 59H560M110 109H560', 1.2, PALETTE.softInk)
  );
}
