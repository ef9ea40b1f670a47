import { cardBack as backOf } from '../../kit/card-back.js';
import { CARD, frame, smallFrame } from '../../kit/frame.js';
import { PALETTE } from '../../kit/palette.js';
import { svgDocument } from '../../kit/svg.js';
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

/** The back of a pile. */
export function cardBack(sort: CardSort): string {
  return backOf(TINTS[sort], signOf(sort)(PALETTE.ink));
}
