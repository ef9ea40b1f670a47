import { compassRose } from '../../kit/compass-rose.js';
import { CARD, frame, smallFrame } from '../../kit/frame.js';
import { pair, polar, repeat } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, line, moved, svgDocument } from '../../kit/svg.js';
import { SMALL_GLYPHS } from '../glyphs/small-glyphs.js';

export const CARD_SORTS = ['crew', 'item', 'fortune', 'enemy'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/** The tint helps; every sort has its own sign as well. */
const TINTS: Readonly<Record<CardSort, string>> = {
  crew: '#2c6a74',
  item: PALETTE.frameGold,
  fortune: '#5a5078',
  enemy: PALETTE.wax,
};

const signOf = (sort: CardSort) =>
  SMALL_GLYPHS[({ crew: 'crew', item: 'items', fortune: 'fortune', enemy: 'enemy' } as const)[sort]];

/** The paper and the rules of a card, to lay its picture and its words on; small ones keep only the rule. */
export function cardFrame(sort: CardSort, { small = false } = {}): string {
  const art = small ? smallFrame(TINTS[sort]) : frame(TINTS[sort]);
  return svgDocument(art, CARD.w, CARD.h);
}

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

/** The back of a pile. */
export function cardBack(sort: CardSort): string {
  const tint = TINTS[sort];
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
    moved(signOf(sort)(PALETTE.ink), CARD.w / 2 - 110, CARD.h / 2 - 110, 2.2);
  return svgDocument(
    frame(tint) + ground + line(guilloche(), 2, PALETTE.paper, { opacity: 0.5 }) + corners.join('') + medallion,
    CARD.w,
    CARD.h,
  );
}
