import { cards } from '../../words/grammar/en.js';
import { CARDS_PER_GAMBLE, GAMBLERS } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const gambler: ChapterWords<'G'> = {
  title: 'The gambler',
  rules: {
    'PR-G1': {
      title: 'Several cards at once',
      text: `${cards(GAMBLERS)} that can be mixed into the base game. In phase 1 you may use each of your gamblers once a turn, also as your very first act: turn up ${cards(CARDS_PER_GAMBLE)} together. If the draw pile runs out, it is [made anew](PR-S5) as usual.`,
    },
    'PR-G2': {
      title: 'No defence',
      text: 'None of these cards can be repelled, whatever your swords. Taxes among them work in the order in which they came; expeditions go to their row.',
    },
    'PR-G3': {
      title: 'Bust with a gambler',
      text: 'If two ships of a colour lie in the harbour now, it is a [bust](PR-D6) as usual.',
    },
    'PR-G4': {
      title: 'If it goes well',
      text: 'Phase 1 is over, unless you go straight on with your next gambler. Then you may take 1 more card for each gambler that you used.',
    },
    'PR-G5': {
      title: 'No single cards afterwards',
      text: 'Once you have used a gambler, you may no longer turn up single cards this turn.',
    },
  },
};
