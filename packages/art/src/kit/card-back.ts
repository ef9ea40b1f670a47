import { compassRose } from './compass-rose.js';
import { CARD, frame } from './frame.js';
import { pair, polar, repeat } from './numbers.js';
import { PALETTE } from './palette.js';
import { circle, line, moved, svgDocument } from './svg.js';

/** Waves of a guilloche around the middle. */
function guilloche(): string {
  return repeat(5, (ring) => {
    const points = Array.from({ length: 121 }, (_, i) => {
      const angle = (i / 120) * 2 * Math.PI;
      return pair(
        polar(
          CARD.w / 2,
          CARD.h / 2,
          angle,
          212 + ring * 16 + 15 * Math.sin(angle * 20 + ring),
          250 + ring * 20 + 15 * Math.sin(angle * 20 + ring),
        ),
      );
    });
    return `M${points.join('L')}Z`;
  });
}

/** The back of a pile: its tint, and its sign in a square of 100. */
export function cardBack(tint: string, sign: string): string {
  const ground = `<rect x="42" y="42" width="${CARD.w - 84}" height="${CARD.h - 84}" rx="10" fill="${tint}"/>`;
  const corners = [
    [92, 92],
    [CARD.w - 92, 92],
    [92, CARD.h - 92],
    [CARD.w - 92, CARD.h - 92],
  ].map(([x, y]) => compassRose(x!, y!, 34, PALETTE.coin));
  const medallion =
    circle(CARD.w / 2, CARD.h / 2, 186, PALETTE.paper, 6) +
    circle(CARD.w / 2, CARD.h / 2, 168, 'none', 2.4) +
    moved(sign, CARD.w / 2 - 110, CARD.h / 2 - 110, 2.2);
  return svgDocument(
    frame(tint) + ground + line(guilloche(), 2, PALETTE.paper, { opacity: 0.5 }) + corners.join('') + medallion,
    CARD.w,
    CARD.h,
  );
}
