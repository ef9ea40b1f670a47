import type { Uid } from '@roadstead/kernel';
import { CATALOGUE } from './catalogue.js';

/** What the cards of a display add up to. Made anew whenever the display changes and never altered, so copies share it. */
export interface Totals {
  readonly influence: number;
  readonly swords: number;
  readonly discount: number;
  /** Cards that may be taken in addition. */
  readonly picks: number;
  readonly bustCoins: number;
  readonly expeditions: number;
  /** Symbols for expeditions, and jacks-of-all-trades. */
  readonly anchor: number;
  readonly cross: number;
  readonly house: number;
  readonly any: number;
  /** Persons who pay something as a turn in phase 2 begins. */
  readonly earners: number;
}

const NOTHING: Totals = {
  influence: 0,
  swords: 0,
  discount: 0,
  picks: 0,
  bustCoins: 0,
  expeditions: 0,
  anchor: 0,
  cross: 0,
  house: 0,
  any: 0,
  earners: 0,
};

/** What each card adds on its own, by uid. */
const WORTH: readonly Totals[] = CATALOGUE.map((card) => {
  switch (card.type) {
    case 'expedition':
      return { ...NOTHING, influence: card.influence, expeditions: 1 };
    case 'person': {
      const { influence, swords, discount, picks, bustCoins, symbol, income } = card;
      const symbols = symbol === undefined ? {} : { [symbol]: 1 };
      return {
        ...NOTHING,
        influence,
        swords,
        discount,
        picks,
        bustCoins,
        earners: income === undefined ? 0 : 1,
        ...symbols,
      };
    }
    default:
      return NOTHING;
  }
});

export function totalsOf(display: readonly Uid[]): Totals {
  return display.reduce(withCard, NOTHING);
}

export function withCard(totals: Totals, uid: Uid): Totals {
  const card = WORTH[uid]!;
  return {
    influence: totals.influence + card.influence,
    swords: totals.swords + card.swords,
    discount: totals.discount + card.discount,
    picks: totals.picks + card.picks,
    bustCoins: totals.bustCoins + card.bustCoins,
    expeditions: totals.expeditions + card.expeditions,
    anchor: totals.anchor + card.anchor,
    cross: totals.cross + card.cross,
    house: totals.house + card.house,
    any: totals.any + card.any,
    earners: totals.earners + card.earners,
  };
}
