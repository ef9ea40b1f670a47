import { contracts, quoted } from '../../variants/words/nl/contracts.js';
import { and, cards } from '../../words/grammar/nl.js';
import {
  CARDS_PER_GAMBLE,
  CO_OP_ONLY,
  CONTRACTS_IN_ALL,
  CUBES,
  OPEN_CONTRACTS_CO_OP,
  TIME_EXAMPLE,
  TIME_PILE,
  TITLES,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

const open = and(OPEN_CONTRACTS_CO_OP.flatMap((n, players) => (players === 0 ? [] : [`${n} bij ${players}`])));
const titles = [...TITLES].reverse().map(({ points, title }) => `${contracts.titles[title]} vanaf ${points}`);

export const together: ChapterWords<'O'> = {
  title: 'Samen en alleen',
  rules: {
    'PR-O1': {
      title: 'Open functies',
      text: `Alle ${CONTRACTS_IN_ALL} functies worden geschud en een aantal komt open te liggen: ${open} spelers.`,
      also: ['coöperatief', 'solo'],
    },
    'PR-O2': {
      title: 'De tijdstapel',
      text: `Die telt ${TIME_PILE} kaarten, plus de getallen op de zegels van de open functies, plus 1 voor elke verschillende letter daarop. De zegels van ${and(CO_OP_ONLY.map(quoted))} zijn ons niet bekend: die hebben we zelf bedacht.`,
      example: `Zegels met ${and(TIME_EXAMPLE.numbers.map(String))} en de letters ${and(TIME_EXAMPLE.letters)} maken ${TIME_EXAMPLE.cards} kaarten.`,
      also: ['zegel', 'letter'],
    },
    'PR-O3': {
      title: 'Elke beurt kost tijd',
      text: 'De eerste kaart van elke beurt komt van de tijdstapel, alle andere van de trekstapel.',
    },
    'PR-O4': {
      title: 'Gewonnen of verloren',
      text: 'Jullie hebben gewonnen zodra elke open functie door iemand is vervuld. Jullie hebben verloren als je aan het begin van een beurt geen kaart van de tijdstapel kunt omdraaien: er zijn hoogstens zoveel beurten als kaarten. In een beurt die niet kan beginnen, eist niemand iets op en vervult niemand iets; doe dat dus in de beurt ervoor.',
      also: ['overwinning', 'einde'],
    },
    'PR-O5': {
      title: 'De munt voor de actieve speler blijft',
      text: 'Ook als team betaal je de actieve speler voor een kaart. Speel je alleen, dan ben je altijd actief, betaal je die munt niet, en krijg je de bonus van elke belasting.',
      also: ['solo'],
    },
    'PR-O6': {
      title: 'Punten',
      text: `Vóór de eerste beurt, als de functies openliggen en de tijdstapel is geteld, beslist de startspeler voor het team hoeveel kaarten van de tijdstapel jullie opzijleggen: geen enkele, of tot op één na alle. Na elke belasting mag de actieve speler de bovenste kaart opzijleggen. Een opzijgelegde kaart is minder tijd, maar ook een punt. De spelregels zijn het niet eens over wie beslist; zo houden wij het. Punten tellen alleen als jullie winnen: ${titles.join(', ')}.`,
      also: ['titel', 'opzijleggen', 'moeilijkheid'],
    },
    'PR-O7': {
      title: 'Invloedspunten en markeerstenen',
      text: `Invloedspunten beëindigen het spel hier niet. Ieder heeft nog steeds ${CUBES} markeerstenen, en een [tweede en derde functie](PR-C7) leveren nog steeds invloedspunten op: de spelregels zeggen dat functies werken als altijd.`,
    },
    'PR-O8': {
      title: 'Gokker en tijdstapel',
      text: `Begin je je beurt met een gokker, dan komt de eerste van zijn ${cards(CARDS_PER_GAMBLE)} van de tijdstapel: zo vatten wij het op, want het is de eerste kaart van de beurt.`,
    },
  },
};
