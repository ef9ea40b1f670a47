import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { WEAPON_LIMIT, WINDS_MIN, WINDS_MAX, CARGO_GOLD, SHARES_PER_SYMBOL, SHARES_LEAST, FINGERS_GOLD } = facts;
const { LUCKY_BLOW_PLUS, SPYGLASS_PLUS, COMPASS_STEPS, COMPASS_LEAST, ROPE_PER_PIP, DOUBLOON_GOLD } = facts;

export const cards: ChapterWords<'C'> = {
  title: 'Cards',
  rules: {
    'SS-C1': {
      title: 'Fortune cards',
      text: 'Each card says when it is played. You hold it secretly unless it says “at once”. Of two such cards drawn together you choose which comes first; cards that stay on the table count among them.',
      also: ['hand', 'secret', 'at once'],
    },
    'SS-C2': {
      title: 'Items and weapons',
      text: `Items lie open. One with Might is a weapon, and you may have ${WEAPON_LIMIT[0]} for the officer and ${WEAPON_LIMIT[1]} for the pirate. With one more you must sell one of that figure’s at its price. Otherwise items are sold only in debt or by Bandit’s Bargain.`,
      also: ['limit', 'hands', 'sell'],
    },
    'SS-C3': {
      title: 'Crew',
      text: 'Crew lies open and works for its symbols: Might for the officer, Might for the pirate, gold.',
    },
    'SS-C4': {
      title: 'When cards are played in your turn',
      text: 'At the start: Bandit’s Bargain, any number; then, instead of rolling, one Local Guide or Fair Winds. At the end, after all events and fights: Auction, Silver Tongue and New Recruits, any number.',
      also: ['moment', 'start', 'end'],
    },
    'SS-C5': {
      title: 'Being asked betrays nothing',
      text: 'At the start and end of your turn and in your fights you are asked whenever you hold a card, even one that does not fit; with an empty hand never.',
      also: ['asked', 'secret'],
    },
    'SS-C6': {
      title: 'Discarding',
      text: 'A card that is played or done is discarded openly before it works; one that waits for another lies open beside the piles. Table cards stay to the end. A hand has no limit, and nobody sees or takes it.',
      also: ['hand limit'],
    },
    'SS-C7': {
      title: 'Local Guide and Fair Winds',
      text: `Instead of rolling: Local Guide puts one of your figures as [two blanks](SS-M4) do. With Fair Winds one figure walks ${WINDS_MIN} to ${WINDS_MAX} spaces by all rules of movement.`,
    },
    'SS-C8': {
      title: 'Bandit’s Bargain',
      text: 'You buy a weapon from another player for its price. The owner cannot refuse and gets the gold. Then your [limit](SS-C2) counts.',
    },
    'SS-C9': {
      title: 'Auction, Silver Tongue, New Recruits',
      text: 'Auction needs an item to auction, Silver Tongue a player with more crew cards than you, New Recruits a crew card that is left. You pay nobody for a recruit.',
    },
    'SS-C10': {
      title: 'At-once cards',
      text: `Drifting Cargo: ${CARGO_GOLD} gold. Crew Shares: ${SHARES_PER_SYMBOL} gold for each gold symbol on your crew, at least ${SHARES_LEAST}. Light Fingers: pay ${FINGERS_GOLD} gold to the trove. Smuggled Crate: the top item. Sudden Squall: one of your figures, of choice, goes to its ship; if both are there, nothing happens.`,
    },
    'SS-C11': {
      title: 'Table cards',
      text: 'Queen’s Commission gives the officer 1 Might, Black Reputation the pirate 1. They lie open for the rest of the game.',
    },
    'SS-C12': {
      title: 'Lucky Blow and Keep the Peace',
      text: `Lucky Blow adds ${LUCKY_BLOW_PLUS} to your total but does not save a blank. Keep the Peace means no fight, no winner and no bonus; it does not work against enemies, First Mate or King.`,
    },
    'SS-C13': {
      title: 'Spyglass',
      text: `It adds ${SPYGLASS_PLUS} against enemies and the First Mate. Once a turn you look secretly at the enemy of a cave before it is turned up and fight it, or put it at the bottom and fight the next. An empty pile is filled first; if only one enemy is left in it, the shuffled discards are put under it. A second one adds nothing.`,
    },
    'SS-C14': {
      title: 'Ship’s Compass',
      text: `After a roll that is no double you may walk ${COMPASS_STEPS} space more or less, but at least ${COMPASS_LEAST}. Not for lava tubes or Fair Winds. A figure in the lake goes into the lair all the same. A second one adds nothing.`,
    },
    'SS-C15': {
      title: 'Rope and Grapnel, Lucky Doubloon',
      text: `With the rope, quicksand, geyser and idol do not send your figures to their ship: the geyser then gives its card, the idol nothing; and the Thieves’ Den costs you ${ROPE_PER_PIP} gold a pip. A doubloon brings ${DOUBLOON_GOLD} gold more at the Castle. Two doubloons add up, two ropes do not.`,
    },
  },
};
