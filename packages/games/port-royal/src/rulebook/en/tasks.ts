import { contractName, taskGist } from '../../variants/words/public.js';
import { coins, swords } from '../../words/grammar/en.js';
import { asked, CHEAP, contract, PAIRS, timesFor } from '../facts.js';
import type { ChapterWords } from '../words.js';

const pairs = PAIRS.map((one) => `${contractName(one, 'en')}: ${taskGist(one, 'en')}`).join('; ');
const title = (id: string): string => contract(id).names.en;

export const tasks: ChapterWords<'K'> = {
  title: 'The contracts’ tasks',
  rules: {
    'PR-K1': {
      title: 'Pairs of persons',
      text: `You have both persons in your display; a jack-of-all-trades stands for none of them, and a wholesaler is no trader. ${pairs}.`,
    },
    'PR-K2': {
      title: title('cheap_staff'),
      text: `You have ${CHEAP.persons} persons whose card shows a cost of ${CHEAP.cost} or less. What you really paid makes no difference: a discount does not make a person cheap.`,
    },
    'PR-K3': {
      title: title('tax_officer'),
      text: 'You are asked when you have to pay tax. The order is ours, as the rulebook has none: first all pay; then those who paid decide, starting with the active player, and get the contract’s coins; last the bonus of the tax card is worked out and paid.',
    },
    'PR-K4': {
      title: title('frigate_foe'),
      text: `Trade with a frigate and forgo all its coins, your traders’ too, ${timesFor('frigate_foe')} times in all: your cube moves one space each time, and the last time you fulfil the contract. A cube on its way stays there; you cannot use it elsewhere. The frigate is discarded. By our ruling, only your own coins are forgone: you still pay the fee in the turn of another, from coins at hand, a clerk still lets you take one more card, and a ship’s gift still goes to another player.`,
      also: ['forgo'],
    },
    'PR-K5': {
      title: title('galleon_foe'),
      text: `As with [${title('frigate_foe')}](PR-K4), but with galleons, and only ${timesFor('galleon_foe')} times.`,
      also: ['forgo'],
    },
    'PR-K6': { title: title('jinx'), text: 'Go [bust](PR-D6) in your own turn, with a gambler or without.' },
    'PR-K7': {
      title: title('tiny_gamester'),
      text: `Have ships of ${asked('tiny_gamester')} colours in the harbour in your own turn: your cube goes on the first space. Do it again in a later turn to fulfil the contract. You are asked once a turn, when that colour comes in; with a gambler, after all his cards and only if you did not bust, as the rulebook leaves it open.`,
    },
    'PR-K8': {
      title: title('gamester'),
      text: `Have ships of ${asked('gamester')} colours in the harbour in your own turn, once. You are asked as for the [${title('tiny_gamester')}](PR-K7).`,
    },
    'PR-K9': {
      title: title('pack_of_pirates'),
      text: `As long as you can still fulfil it, you may keep one [repelled](PR-D3) ship of each colour instead of discarding it. With all ${asked('pack_of_pirates')} colours you may fulfil it, at once or later in a turn of your own, and discard them. If you let a ship of some colour go, you may keep a later one.`,
    },
    'PR-K10': { title: title('fighter'), text: `You have ${swords(asked('fighter'))}.` },
    'PR-K11': { title: title('explorer'), text: 'You have an expedition in your display.' },
    'PR-K12': {
      title: title('small_court'),
      text: `You have ${asked('small_court')} influence. Only when you play together or alone.`,
    },
    'PR-K13': {
      title: title('ransom'),
      text: `Pay ${coins(asked('ransom'))} to the discard pile. Only when you play together or alone.`,
    },
  },
};
