import { coins } from '../../words/grammar/en.js';
import { base, LAID_OUT, PLAYERS } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const setup: ChapterWords<'S'> = {
  title: 'Set-up and money',
  rules: {
    'PR-S1': {
      title: 'Number of players',
      text: `The game is for ${PLAYERS.min} to ${PLAYERS.max} players from 8 years on and takes 20 to 50 minutes; with [contracts](PR-O1) you can also play alone. With ${LAID_OUT.laidOutFor} of you, one special expedition lies open from the start; with fewer it is not used. It is the only card whose back is no coin, so it never enters the draw pile.`,
      also: ['five players'],
    },
    'PR-S2': {
      title: 'Draw pile and discard pile',
      text: 'All other cards are shuffled into one face-down draw pile. Next to it lies one discard pile, face up.',
      also: ['deck'],
    },
    'PR-S3': {
      title: 'Coins are cards',
      text: `You start with ${coins(base.startingCoins)}. A coin is a card of the draw pile, laid face down: when you gain coins, you take that many cards from the top. Each is worth 1, and nobody may look at the front, not even you.`,
      also: ['money', 'gold'],
    },
    'PR-S4': {
      title: 'Paying',
      text: 'Coins that you pay to the game go to the discard pile. Coins that you pay to another player move over, still face down.',
      also: ['money'],
    },
    'PR-S5': {
      title: 'When the draw pile is empty',
      text: 'The discard pile is shuffled into a new draw pile, at the moment the next card is needed. No rulebook says what comes first then, so we do: what you give up is discarded first, and what you gain is drawn afterwards. A tax card itself is discarded last of all.',
      example:
        'You trade a ship when the draw pile is empty: the ship goes to the discard pile, that pile is shuffled, and then you draw your coins. One of them may be that very ship.',
      also: ['reshuffle', 'deck'],
    },
    'PR-S6': {
      title: 'When no cards are left at all',
      text: 'If both piles are empty, your coins are paid out as plain tokens; a token paid to the game is gone. Nobody can turn up a card then, so a turn goes straight on to trading. If everybody has had such a turn in a row, the game ends and is scored; played together, it is lost. The rulebooks say nothing about this, since it hardly ever happens: the ruling is ours.',
      also: ['tokens'],
    },
    'PR-S7': {
      title: 'What is open, what is hidden',
      text: 'Everybody may see how many coins each player has, all displays, the harbour, the expeditions, the discard pile, and how many cards the draw pile holds. The order of the draw pile and the fronts of coins are hidden from everybody.',
      also: ['secret', 'look'],
    },
    'PR-S8': {
      title: 'Who starts',
      text: 'You choose who starts as you set up the table: the rulebooks say whoever was last in a harbour. If you choose nobody, the lot decides. Turns go round clockwise.',
      also: ['order of play', 'first player'],
    },
  },
};
