import { quoted } from '../../variants/words/en/contracts.js';
import { and, coins } from '../../words/grammar/en.js';
import {
  ACTIVE_ONLY,
  CO_OP_ONLY,
  CONTRACTS_IN_ALL,
  CUBES,
  GIFT,
  GUNNER,
  INFLUENCE_BY_CONTRACT,
  ON_THE_SPOT,
  OPEN_CONTRACTS,
  VICE_ADMIRAL,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

const [, second, third] = INFLUENCE_BY_CONTRACT;
const named = (some: typeof CO_OP_ONLY): string => and(some.map(quoted));

export const contracts: ChapterWords<'C'> = {
  title: 'Just one more contract',
  rules: {
    'PR-C1': {
      title: 'Clerk',
      text: 'Whenever you trade with a ship of his colour, you may take 1 more card in this turn, by the usual rules; in the turns of others you pay the fee for it, too. Several clerks of that colour give one card each.',
    },
    'PR-C2': {
      title: 'Gunner',
      text: `When your turn comes in phase 2, each of your gunners brings ${coins(GUNNER.coins)} for every ship in the harbour, minus ${GUNNER.shipsBeyond}.`,
      example: `Four ships in the harbour bring ${coins(GUNNER.coins * (4 - (GUNNER.shipsBeyond ?? 0)))}; one ship, or none, brings nothing.`,
    },
    'PR-C3': {
      title: 'Vice admiral',
      text: `If the harbour holds ${VICE_ADMIRAL.harbourFrom} or ${VICE_ADMIRAL.harbourTo} cards when your turn comes in phase 2, each of your vice admirals brings you ${coins(VICE_ADMIRAL.coins)}. One translation once speaks of 2 in the turns of others; the rule itself says ${VICE_ADMIRAL.coins}, so that holds.`,
    },
    'PR-C4': {
      title: 'Ships with a gift',
      text: `One of the new ships of every colour is worth ${coins(GIFT.coins)}, and whoever takes it chooses another player who gets ${coins(GIFT.gift)} from the draw pile. If you play alone, nobody does.`,
      also: ['give'],
    },
    'PR-C5': {
      title: 'Which contracts lie open',
      text: `Play the base game a few times first. When you play against each other, ${OPEN_CONTRACTS} of ${CONTRACTS_IN_ALL - CO_OP_ONLY.length} contracts lie open; ${named(CO_OP_ONLY)}, the ones with a blue seal, are left out. Contracts need the new persons and ships, but not the other way round. By our ruling these, the gambler and the marked cards of Under way! may all be mixed in at once.`,
      also: ['set-up'],
    },
    'PR-C6': {
      title: 'Fulfilling a contract',
      text: 'Whenever you decide anyway, also in the turns of others, you may fulfil a contract whose task you meet. You give nothing up unless the task says so. Your cube goes on the leftmost free space, and you get the coins shown there: the earlier, the more. There is a space for everyone; the last ones mostly bring 0 coins.',
      also: ['task', 'coin space'],
    },
    'PR-C7': {
      title: `${CUBES} contracts at most`,
      text: `You have ${CUBES} cubes, so you can fulfil ${CUBES} contracts, each of them once. Your second one gives you ${second} influence, your third ${third} more.`,
      also: ['cubes', 'limit'],
    },
    'PR-C8': {
      title: 'What that influence is good for',
      text: 'Influence from contracts counts like any other: for the end of the game, and for who has least when a tax comes.',
    },
    'PR-C9': {
      title: 'Now, or later',
      text: `Most contracts wait: fulfil them whenever you decide something anyway, in phase 1, while taking, or after a bust, but not while you are still answering another question. Others do not wait: ${named(ON_THE_SPOT)}. For these you are asked when it happens, and if you say no, that chance is gone.`,
      also: ['on the spot', 'wait'],
    },
    'PR-C10': {
      title: 'Only in your own turn',
      text: `${named(ACTIVE_ONLY)} are for the active player alone.`,
    },
  },
};
