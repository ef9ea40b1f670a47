import type { Expedition, View } from '@roadstead/port-royal';
import { ROWS } from './rows.js';

/** How many cards of each row, in the order of `ROWS`. */
export type Cards = readonly number[];

type Box = 'base' | 'combined' | 'unterwegs' | 'promo' | 'contracts';

function cardsOf(...boxes: readonly Box[]): Cards {
  return ROWS.map(({ card, copies }) => {
    const isLaidOut = (card as Expedition).laidOutFor !== undefined;
    const box = card.id.split('_', 1)[0] as Box;
    const combines = (card as { readonly combine?: true }).combine === true && boxes.includes('combined');
    return !isLaidOut && (boxes.includes(box) || combines) ? copies : 0;
  });
}

function sizeOf(cards: Cards): number {
  return cards.reduce((sum, copies) => sum + copies, 0);
}

/** The influence that ends Under way! as a game of its own, by which it is known. */
export const UNDER_WAY_GOAL = 8;
const UNDER_WAY = cardsOf('unterwegs');

/** Every mixture with the base game; which one lies on the table is not said anywhere, but its cards can be counted. */
const MIXTURES = [false, true].flatMap((gambler) =>
  [false, true].flatMap((combined) =>
    [false, true].map((clerks) => {
      const more: Box[] = [...(gambler ? ['promo' as const] : []), ...(combined ? ['combined' as const] : [])];
      const cards = cardsOf('base', ...more, ...(clerks ? ['contracts' as const] : []));
      return { gambler, combined, clerks, cards, size: sizeOf(cards) };
    }),
  ),
);

/** The cards that a table is played with, those in the expedition row from the start apart. */
export function deckOf(view: View): Cards {
  if (view.goal === UNDER_WAY_GOAL) return UNDER_WAY;
  const gambler = view.gambled !== undefined;
  const size = cardsAt(view);
  let best = MIXTURES[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const mixture of MIXTURES) {
    if (mixture.gambler !== gambler || (view.contracts !== undefined && !mixture.clerks)) continue;
    // Some cards are on their way (a tax being paid) or tokens stand in for them: the nearest number is right.
    const off = Math.abs(mixture.size - size);
    if (off >= least) continue;
    least = off;
    best = mixture;
  }
  return best.cards;
}

/** How many cards there are, face down or up. */
function cardsAt({
  drawPile,
  discard,
  harbour,
  expeditions,
  revealed,
  players,
  timePile = 0,
  points = 0,
}: View): number {
  let cards = drawPile + discard.length + harbour.length + expeditions.length + timePile + points;
  if (revealed !== null) cards++;
  for (const { coins, display, kept } of players) {
    cards += coins + display.length + kept.length;
    for (const { ships } of display) cards += ships?.length ?? 0;
  }
  return cards;
}
