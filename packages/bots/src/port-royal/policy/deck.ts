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

const UNDER_WAY = cardsOf('unterwegs');

const has = (some: readonly string[], one: string): boolean => some.includes(one);

/** Every mixture with the base game, by what `mixtureOf` makes of the options. */
const MIXTURES: readonly Cards[] = Array.from({ length: 8 }, (_, mixture) =>
  cardsOf(
    'base',
    ...(mixture & 1 ? ['promo' as const] : []),
    ...(mixture & 2 ? ['combined' as const] : []),
    ...(mixture & 4 ? ['contracts' as const] : []),
  ),
);

function mixtureOf(added: readonly string[]): number {
  const clerks = has(added, 'contracts') || has(added, 'contract-cards');
  return (has(added, 'gambler') ? 1 : 0) + (has(added, 'unterwegs') ? 2 : 0) + (clerks ? 4 : 0);
}

/** The cards that a table is played with, those in the expedition row from the start apart. */
export function deckOf({ options }: View): Cards {
  return options.box === 'unterwegs' ? UNDER_WAY : MIXTURES[mixtureOf(options.with)]!;
}
