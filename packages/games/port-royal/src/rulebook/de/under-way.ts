import { options } from '../../variants/words/de/options.js';
import { coins, points } from '../../words/grammar/de.js';
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
      title: 'Ein Spiel für sich',
      text: `Für ${PLAYERS_UNDER_WAY.min} bis ${PLAYERS_UNDER_WAY.max} Spieler, mit ${UNDER_WAY_CARDS} eigenen Karten, in 15 bis 30 Minuten. Expeditionen gibt es nicht. Du beginnst wie immer mit ${coins(box.startingCoins)}, und die Phasen eines Zuges und die Personen sind wie im Grundspiel. Nicht alle Zahlen auf diesen Karten sind uns bekannt; die wir nach dem Grundspiel ergänzt haben, sind in der Kartenübersicht markiert.`,
    },
    'PR-U2': {
      title: 'Steuererhöhung in diesem Spiel',
      text: `Wer ${coins(TAX_UNDER_WAY.threshold)} oder mehr hat, behält ${TAX_UNDER_WAY.leaves(TAX_UNDER_WAY.threshold)}. Danach bekommt ${coins(TAX_UNDER_WAY.bonusCoins)}, wer die wenigsten Einflusspunkte hat, bei Gleichstand jeder von ihnen.`,
      also: ['Steuererhöhung'],
    },
    'PR-U3': {
      title: 'Das Ende dieses Spiels',
      text: `Die letzte Runde beginnt, wenn jemand ${box.endInfluence} Einflusspunkte hat. Bei [Gleichstand](PR-E2) gilt das Übliche.`,
    },
    'PR-U4': {
      title: 'Großhändler',
      text: `Handelst du mit einem Schiff seiner Farbe und nimmst die Münzen, kommt es unter den Großhändler statt auf den Ablagestapel und ist dort bis zum Ende ${points(INFLUENCE_PER_SHIP)} wert. Ein Schiff liegt nur unter einem Großhändler, auch wenn du zwei dieser Farbe hast.`,
    },
    'PR-U5': { title: 'Passagier und Passagierin', text: 'Bringen Einflusspunkte und sonst nichts.' },
    'PR-U6': {
      title: 'Zusammen mit dem Grundspiel',
      text: `${COMBINED_CARDS.all} Karten kommen zum Grundspiel: ${COMBINED_CARDS.wholesalers} Großhändler, ${COMBINED_CARDS.passengers} Passagiere und ${COMBINED_CARDS.ships} Schiffe. Es gelten die Regeln, die Steuer und das Ende des Grundspiels.`,
      also: ['kombinieren', 'mischen'],
    },
  },
};
