import { base } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const end: ChapterWords<'E'> = {
  title: 'Einde van het spel',
  rules: {
    'PR-E1': {
      title: 'De laatste ronde',
      text: `Zodra iemand ${base.endInfluence} invloedspunten heeft, is dit de laatste ronde. De beurt wordt afgemaakt en dan de ronde: de speler rechts van de startspeler is als laatste actief, zodat ieder evenveel beurten heeft gehad.`,
      also: ['overwinningspunten', 'afgelopen'],
    },
    'PR-E2': {
      title: 'Wie wint',
      text: 'Wie de meeste invloedspunten heeft, wint. Bij gelijke stand beslissen de munten; is ook dat gelijk, dan delen jullie de overwinning.',
      also: ['gelijkspel', 'winnaar', 'overwinning'],
    },
    'PR-E3': {
      title: 'Variant: niet zonder expeditie',
      text: `De laatste ronde begint pas als iemand ${base.endInfluence} invloedspunten én een expeditie heeft. Zonder expeditie wint niemand: wie er geen heeft, eindigt achter allen die er wel een hebben.`,
      also: ['optie'],
    },
  },
};
