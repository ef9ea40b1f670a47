import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { SMOKY_MIGHT, SMOKY_CARDS, CHEST_REFILL, BRIDGE_GOLD, DEN_PER_PIP, KING_MIGHT, MATE_MIGHT } = facts;
const { CASTLE_GOLD, CASTLE_PER_SYMBOL, DOCK_GAIN, DOCK_PRICE, CHURCH_CARDS, TAVERN_CARDS, TAX } = facts;
const { GEYSER_CARDS, RANSOM_EXAMPLE } = facts;

export const spaces: ChapterWords<'F'> = {
  title: 'Spaces',
  rules: {
    'SS-F1': {
      title: 'Do what the space says',
      text: 'A space is done as it is printed, often differently for officer and pirate. You may leave it out only where it says “may”.',
      also: ['event', 'landing'],
    },
    'SS-F2': {
      title: 'Caves and smoky caves',
      text: `In a cave you fight the top [enemy](SS-B4). In a smoky cave it has ${SMOKY_MIGHT} Might more, and beating it also brings ${SMOKY_CARDS} fortune card.`,
    },
    'SS-F3': {
      title: 'Trading post',
      text: 'The top item is auctioned. From the left of the player at turn, everybody has one chance to bid higher, at least 1 gold and no more than they have, or to pass; the player at turn is last. The highest pays the bank. If nobody bids, the item is discarded.',
      also: ['auction', 'bid'],
    },
    'SS-F4': {
      title: 'Settlements',
      text: 'First you take a crew card of that settlement for free, if any is left. Then you pay every other player 1 gold for each gold symbol on their crew from there.',
      also: ['recruit', 'crew'],
    },
    'SS-F5': {
      title: 'Treasure chest',
      text: `You take its gold and put ${CHEST_REFILL} gold on each of the other chests, even if this one was empty.`,
    },
    'SS-F6': {
      title: 'Bridge of Tears',
      text: `The officer takes a crew card of choice from whoever has most of them, the pirate ${BRIDGE_GOLD} gold from whoever has most gold, or all of it if there is less. Nothing happens if that is you.`,
    },
    'SS-F7': {
      title: 'Lava tubes',
      text: 'Roll a die, walk on that far and do that space. On a blank you stay where you are and no other space is done, but [figures there](SS-R21) are fought.',
    },
    'SS-F8': {
      title: 'Thieves’ Den',
      text: `Whoever lands here, or is sent back here, rolls a die and pays ${DEN_PER_PIP} gold for each pip into the treasure trove, before fighting the figures there.`,
    },
    'SS-F9': {
      title: 'The lair',
      text: `A die and the number of players give the ransom. Pay all of it at once and win; or fight the Pirate King, Might ${KING_MIGHT}, for whom the player to your left rolls. Losing leads to the [Thieves’ Den](SS-F8).`,
      example: `With ${RANSOM_EXAMPLE.players} players and a ${RANSOM_EXAMPLE.die} the King asks for ${RANSOM_EXAMPLE.gold} gold.`,
      also: ['ransom', 'Pirate King', 'bribe'],
    },
    'SS-F10': {
      title: 'Castle',
      text: `Every time your figure walks onto the Castle, in passing too, you get ${CASTLE_GOLD} gold and ${CASTLE_PER_SYMBOL} more for each gold symbol on your crew.`,
      also: ['income'],
    },
    'SS-F11': {
      title: 'Docks',
      text: `On the dock of its own ship a figure gets ${DOCK_GAIN[0]} gold; on the other it pays ${DOCK_PRICE[0]} into the treasure trove.`,
    },
    'SS-F12': {
      title: 'Church and tavern',
      text: `You draw fortune cards. Church: the officer ${CHURCH_CARDS[0]}, the pirate ${CHURCH_CARDS[1]}. Tavern: the officer ${TAVERN_CARDS[0]}, the pirate ${TAVERN_CARDS[1]}.`,
    },
    'SS-F13': {
      title: 'Tax collector',
      text: `The officer pays ${TAX[0]} gold into the treasure trove, the pirate ${TAX[1]}.`,
    },
    'SS-F14': {
      title: 'Quicksand',
      text: 'Roll a die. The officer goes back to his ship on a blank, 1 or 2, the pirate on a blank or 1.',
    },
    'SS-F15': {
      title: 'Idol',
      text: 'Roll a die and get that much gold; on a blank the figure goes back to its ship.',
    },
    'SS-F16': {
      title: 'Geyser',
      text: `Roll a die. On a blank or 1 the figure goes back to its ship, otherwise you draw ${GEYSER_CARDS} fortune card.`,
    },
    'SS-F17': {
      title: 'Treasure trove and buried treasure',
      text: 'In the trove you take all the gold that was paid to it. At the buried treasure you roll two dice and get the sum in gold.',
    },
    'SS-F18': {
      title: 'Lake of Fire',
      text: `Whoever enters fights the First Mate, Might ${MATE_MIGHT}. Win and you stay; lose and you go to the [Thieves’ Den](SS-F8).`,
      also: ['First Mate'],
    },
  },
};
