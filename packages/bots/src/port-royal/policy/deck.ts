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

/** PR-A5: the cards that chapters up to this one bring, by chapter and mixture; made when first asked for. */
const CHAPTERS = new Map<string, Cards>();

function chapterDeck(chapter: NonNullable<View['chapter']>, mixture: number): Cards {
  const key = `${chapter}/${mixture}`;
  let cards = CHAPTERS.get(key);
  if (cards === undefined) {
    const last = chapter === 'variable' ? Number.POSITIVE_INFINITY : FIRST_GROUP + chapter - 1;
    cards = ROWS.map(({ card, copies }, i) => {
      const { group } = card as { readonly group?: number };
      return group !== undefined && group <= last ? copies : MIXTURES[mixture]![i]!;
    });
    CHAPTERS.set(key, cards);
  }
  return cards;
}

/** The group of new cards that the first chapter brings. */
const FIRST_GROUP = 80;

/** The cards that a table is played with, those in the expedition row from the start apart. */
export function deckOf({ options, chapter }: View): Cards {
  if (chapter !== undefined) return chapterDeck(chapter, mixtureOf(options.with));
  return options.box === 'unterwegs' ? UNDER_WAY : MIXTURES[mixtureOf(options.with)]!;
}
