import { base } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const end: ChapterWords<'E'> = {
  title: 'End of the game',
  rules: {
    'PR-E1': {
      title: 'The last round',
      text: `As soon as anybody has ${base.endInfluence} influence, this is the last round. The turn is played to its end, then the round: the player to the right of the start player is the last to be active, so that all have had as many turns.`,
      also: ['victory points', 'over'],
    },
    'PR-E2': {
      title: 'Who wins',
      text: 'Whoever has most influence wins. If that is tied, most coins; if that is tied, too, you share the victory.',
      also: ['tie', 'winner', 'victory'],
    },
    'PR-E3': {
      title: 'Variant: not without an expedition',
      text: `The last round begins only when somebody has ${base.endInfluence} influence and an expedition. Nobody wins without an expedition: whoever has none ranks behind all who have.`,
      also: ['option'],
    },
  },
};
