import { options } from '../../variants/words/nl/options.js';
import { coins, points } from '../../words/grammar/nl.js';
import {
  underWay as box,
  COMBINED_CARDS,
  INFLUENCE_PER_SHIP,
  PLAYERS_UNDER_WAY,
  TAX_UNDER_WAY,
  UNDER_WAY_CARDS,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

export const underWay: ChapterWords<'U'> = {
  title: options.box.values.unterwegs.label,
  rules: {
    'PR-U1': {
      title: 'Een spel op zich',
      text: `Voor ${PLAYERS_UNDER_WAY.min} tot ${PLAYERS_UNDER_WAY.max} spelers, met ${UNDER_WAY_CARDS} eigen kaarten, in 15 tot 30 minuten. Er zijn geen expedities. Je begint als altijd met ${coins(box.startingCoins)}, en de fasen van een beurt en de personen werken als in het basisspel. Niet alle getallen op deze kaarten zijn ons bekend; die wij naar het basisspel hebben bedacht, staan gemerkt in het kaartoverzicht.`,
    },
    'PR-U2': {
      title: 'Belastingverhoging in dit spel',
      text: `Wie ${coins(TAX_UNDER_WAY.threshold)} of meer heeft, houdt er ${TAX_UNDER_WAY.leaves(TAX_UNDER_WAY.threshold)} over. Daarna krijgt wie de minste invloedspunten heeft ${coins(TAX_UNDER_WAY.bonusCoins)}; bij gelijke stand krijgt ieder van hen die.`,
      also: ['belastingverhoging'],
    },
    'PR-U3': {
      title: 'Het einde van dit spel',
      text: `De laatste ronde begint als iemand ${box.endInfluence} invloedspunten heeft. Bij [gelijke stand](PR-E2) gaat het als altijd.`,
    },
    'PR-U4': {
      title: 'Koopman',
      text: `Handel je met een schip van zijn kleur en neem je de munten, dan schuift het onder de koopman in plaats van naar de aflegstapel, en daar is het de rest van het spel ${points(INFLUENCE_PER_SHIP)} waard. Een schip ligt maar onder één koopman, ook als je er twee van die kleur hebt.`,
      also: ['kooplieden'],
    },
    'PR-U5': { title: 'Passagier', text: 'Levert invloedspunten op, en verder niets.' },
    'PR-U6': {
      title: 'Samen met het basisspel',
      text: `Er komen ${COMBINED_CARDS.all} kaarten bij het basisspel: ${COMBINED_CARDS.wholesalers} kooplieden, ${COMBINED_CARDS.passengers} passagiers en ${COMBINED_CARDS.ships} schepen. De regels, de belasting en het einde van het basisspel gelden.`,
      also: ['combineren', 'mengen'],
    },
  },
};
