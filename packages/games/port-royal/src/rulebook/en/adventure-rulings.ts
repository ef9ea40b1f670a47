import { cards, coins } from '../../words/grammar/en.js';
import {
  CARDS_LOOKED_AT,
  COINS_PER_FAILURE,
  CUBES_ASKED,
  effect,
  GOAL,
  INFLUENCE_ASKED,
  NEW_CARDS,
  OPEN_MISSIONS,
  PLAYERS_ADVENTURE,
  PRICE_IN_VARIABLE,
  PRICE_OF_CUBE,
  STARRED,
} from '../adventure-facts.js';
import type { AdventureRulings } from '../words.js';

export const adventureRulings: AdventureRulings = {
  'PR-A19': {
    title: 'Winning together',
    text: `When an hourglass leads to the end, the game is over at once. You have won if somebody has fulfilled every mission laid out, and if cubes on missions and influence of all reach these numbers, by 1 to ${PLAYERS_ADVENTURE.max} players: ${CUBES_ASKED} cubes and ${INFLUENCE_ASKED} influence. These are our numbers. Influence alone does not end the game.`,
    also: ['card 9', 'win'],
  },
  'PR-A20': {
    title: 'A lost chapter',
    text: `A chapter lost together is played again, with ${coins(COINS_PER_FAILURE)} more to share for each failure in a row. The start player hands them out one by one. Winning all five without a defeat is the crowning feat.`,
  },
  'PR-A21': {
    title: 'Winning against each other',
    text: `Whoever has ${GOAL} influence and the trophy brings on the last round. Among those with the trophy most influence wins, then fewer cubes left, then more coins; then the victory is shared. If nobody has the trophy, nobody wins.`,
  },
  'PR-A22': {
    title: 'Buying off a cube',
    text: `In competition, from the fourth mission on, everyone may pay ${coins(PRICE_OF_CUBE)} at a month’s end to take off the leftmost cube, once each, from the active player clockwise. It goes back to the box and lies on no mission.`,
  },
  'PR-A23': {
    title: 'The variable game',
    text: `After the story, or at any time: a competitive game with ${OPEN_MISSIONS} of the ${STARRED} starred missions open from the start and all ${NEW_CARDS} new cards in. A month’s end only sells cubes, for ${coins(PRICE_IN_VARIABLE)}, and turns the events over.`,
  },
  'PR-A24': {
    title: 'The campaign is kept',
    text: 'Chapter, cards mixed in and failures are saved, so that you can go on another day.',
  },
  'PR-A25': {
    title: 'Alone',
    text: 'Alone you play as a team of one: there is no fee, every tax bonus is yours, and harbour dues and open harbour do nothing.',
  },
  'PR-A26': {
    title: 'With other boxes',
    text: 'The gambler, the cards of Under way! and the new persons and ships of the contracts may be mixed in. Contracts, Under way! as a game of its own, the end by expedition and a fifth player may not. A wholesaler or clerk works for a ship that is traded, not for one that is kept. This is our ruling.',
  },
  'PR-A27': {
    title: 'Order of the set-up',
    text: 'The draw pile is shuffled first. Then come characters, start coins from the start player clockwise, coins to share, the event pile and the first story card, whose new cards are shuffled in only now.',
  },
  'PR-A28': {
    title: 'The events',
    text: `What each does stands on it and in the list of events; these are our own. An event changes the swords for repelling only, never for missions. A ship lost in a storm counts as turned up. Busy quay forbids stopping before ${cards(effect('quay').cards)} lie in the harbour, if there are any left. After a bust, events of phase 2 do nothing.`,
    also: ['tailwind', 'market day', 'storm', 'audience', 'fog', 'alms'],
  },
  'PR-A29': {
    title: 'Known events',
    text: 'From the second month on everybody knows the order of the events, but for the one on top: they are the same in the same order, one more each month. When none is left to add, nothing is added.',
  },
  'PR-A30': {
    title: 'When missions may be fulfilled',
    text: 'Our ruling: where you decide anyway. That is between cards, after your bust and while taking; in other players’ turns in your own step of phase 2, even if there is nothing to take. Never in phase 0, within another question or in somebody else’s busted turn.',
  },
  'PR-A31': {
    title: 'What counts for missions',
    text: 'Persons and expeditions of all boxes count, with their printed costs, and influence includes crowns. Our ruling: a jack-of-all-trades replaces nobody, a character is not a person, and swords of Jean or of an event do not count. You choose which of your ships you give.',
  },
  'PR-A32': {
    title: 'The very spot',
    text: 'Our ruling: you are asked as the ship with the last colour is laid, as the first or fourth card is laid, or when all have paid tax, before the bonus. After a gambler’s cards the colours count that lay there before, too. You are asked once a turn and only if you can do it. With 51 and 52 phase 1 is over.',
  },
  'PR-A33': {
    title: 'Two steps',
    text: 'The first time you meet [mission 52](PR-A17), your leftmost cube goes to the upper field. In a later turn the same cube moves down, and only then is the mission fulfilled. Until then the cube is on no mission.',
  },
  'PR-A34': {
    title: 'Kept ships and expeditions',
    text: 'A kept ship lies open before you and is worth no influence. You may keep as many as you like. An expedition of this box takes items beside persons; ships and persons are discarded for it. The fee can come only out of the coins that the ship brings you.',
  },
  'PR-A35': {
    title: 'More on looking',
    text: `Each lookout, and Thomas, may be used once a turn, also before the first card, but never after a gambler. Then you still have to turn up a card. If fewer than ${cards(CARDS_LOOKED_AT)} are left, you see those first, and the rest come from the newly shuffled discard pile. You go on seeing the card that you put on top as long as it lies there.`,
  },
  'PR-A36': {
    title: 'Between chapters',
    text: 'Everything else is set up anew, and players, mode and boxes may change. A competitive game always goes on to the next chapter, whoever won. Failures are forgotten once their chapter is over; the crowning feat asks for no defeat at all.',
  },
  'PR-A37': {
    title: 'If no card is left',
    text: 'Events are not cards turned up. If as many turns in a row as there are players pass without a card, the game ends: together it is lost, in competition it is scored.',
  },
  'PR-A38': {
    title: 'Taking back',
    text: 'You may take back what you did until something new is known: an event, a card, a story card or the cards of a look. Coins that you pay to the game are cards too: on the discard pile everybody sees their fronts, so paying cannot be taken back. A coin that goes to another player can be, and so can a mission that costs no coins.',
  },
};
