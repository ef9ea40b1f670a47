import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { PLAYERS, START_GOLD, CHEST_START, CHESTS_IN_ALL, KINDS, HIGHEST_FACE } = facts;

export const setup: ChapterWords<'S'> = {
  title: 'Set-up',
  rules: {
    'SS-S1': {
      title: 'Players',
      text: `${PLAYERS.min} to ${PLAYERS.max} play. Everybody has an officer, a pirate and ${START_GOLD} gold.`,
      also: ['start', 'figures'],
    },
    'SS-S2': {
      title: 'Chests, trove and bank',
      text: `${CHEST_START} gold lies on each of the ${CHESTS_IN_ALL} treasure chests. The treasure trove is empty. All other gold is the bank.`,
    },
    'SS-S3': {
      title: 'Three piles',
      text: 'Enemies, items and fortune cards are shuffled into three piles, face down, each with open discards beside it. When a card is needed and its pile is empty, the discards are shuffled into a new pile, also in the middle of drawing two. If there are none either, nothing happens.',
      also: ['reshuffle', 'discard', 'empty pile'],
    },
    'SS-S4': {
      title: 'Crew',
      text: `Crew cards with a mark higher than the number of players stay in the box. The others lie open in ${KINDS} stacks, one for each kind.`,
      also: ['marks', 'stacks'],
    },
    'SS-S5': {
      title: 'Who begins',
      text: 'Officers begin on the navy ship, pirates on the pirate ship. The start player is drawn; play goes clockwise.',
      also: ['first player'],
    },
  },
};

export const movement: ChapterWords<'M'> = {
  title: 'Movement',
  rules: {
    'SS-M1': {
      title: 'A turn',
      text: `In your turn you roll two dice, move, do the space, fight the figures of others there, and pass the dice on. The faces are blank and 1 to ${HIGHEST_FACE}.`,
      also: ['dice', 'order of play'],
    },
    'SS-M2': {
      title: 'One figure walks',
      text: 'You choose your officer or your pirate and walk clockwise as many spaces as the dice show together. A blank counts 0.',
    },
    'SS-M3': {
      title: 'Doubles',
      text: 'On a double both figures walk the whole sum, the officer first. Then you choose whose space comes first and finish it, cards and fights included, before the other one.',
      also: ['pair', 'same number'],
    },
    'SS-M4': {
      title: 'Two blanks',
      text: 'You put one of your figures on any [free](SS-R6) space of the outer path and do that space. It may come from the volcano path or the lake, but can never be put there, nor into the lair.',
      also: ['double blank'],
    },
    'SS-M5': {
      title: 'The way to the volcano',
      text: 'The outer path is a ring. Only the cave between dock and Fort Rock leads into the volcano: whoever walks on from it chooses the way. On the far side the volcano path comes back to the ring.',
      also: ['fork', 'entrance', 'exit'],
    },
    'SS-M6': {
      title: 'Out of the Thieves’ Den',
      text: 'Whoever leaves the Den chooses: on along the volcano path, or into the Lake of Fire.',
      also: ['fork'],
    },
    'SS-M7': {
      title: 'The lake stops you',
      text: 'In the Lake of Fire a walk ends at once. From there the next move leads into the lair; or you leave by two blanks or with a [Local Guide](SS-C7).',
    },
    'SS-M8': {
      title: 'Doubles with a figure in the lake',
      text: 'On a double a figure in the lake goes into the lair and the other walks as usual. If both are in the lake, both go in.',
    },
    'SS-M9': {
      title: 'Ships',
      text: 'Figures enter ships only when they are sent there, each its own. Nobody fights on a ship. The first space that a figure counts from it is the dock of that ship.',
      also: ['back to the ship'],
    },
    'SS-M10': {
      title: 'You must move',
      text: 'One of your figures must move: you cannot give up your move. No figure ever stays in the lair, so there is always one that can.',
      also: ['decline', 'stay', 'skip'],
    },
  },
};

export const end: ChapterWords<'E'> = {
  title: 'End',
  rules: {
    'SS-E1': {
      title: 'Victory',
      text: 'The first to pay the ransom or to beat the Pirate King in his lair wins at once.',
      also: ['win', 'goal'],
    },
    'SS-E2': {
      title: 'Gold without end',
      text: 'The bank never runs dry. Where a text names gold that nobody has, what there is is paid.',
    },
    'SS-E3': { title: 'Places', text: 'There is one winner; all others share the second place.', also: ['ranking'] },
  },
};
