import { cardBack as backOf } from '../../kit/card-back.js';
import { CARD, frame, smallFrame } from '../../kit/frame.js';
import { PALETTE } from '../../kit/palette.js';
import { svgDocument } from '../../kit/svg.js';
import { SIGNS, type Sign } from '../glyphs/signs.js';

export const CARD_SORTS = ['strategy', 'research', 'ship', 'nation', 'good'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/** The tint helps; every sort has its own sign as well. */
const SORTS: Readonly<Record<CardSort, readonly [tint: string, sign: Sign]>> = {
  strategy: [PALETTE.wax, 'fight'],
  research: ['#3f6a5c', 'research'],
  ship: ['#2b5480', 'sail'],
  nation: ['#5a5078', 'nation'],
  good: [PALETTE.frameGold, 'cube'],
};

/** The paper and the rules of a card, to lay its picture and its words on; small ones keep only the rule. */
export function cardFrame(sort: CardSort, { small = false } = {}): string {
  const [tint] = SORTS[sort];
  return svgDocument(small ? smallFrame(tint) : frame(tint), CARD.w, CARD.h);
}

/** The back of a card, as a strategy lies until both have chosen. */
export function cardBack(sort: CardSort): string {
  const [tint, sign] = SORTS[sort];
  return backOf(tint, SIGNS[sign](PALETTE.ink));
}
