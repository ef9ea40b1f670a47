import { CUBES, GIFT } from '../../../rulebook/facts.js';
import type { LessonsWords } from '../en/index.js';

export const contracts: LessonsWords['lessons']['contracts'] = {
  title: 'Functies',
  pitch: 'Functies leveren munten en invloedspunten op; bij enkele moet je meteen beslissen.',
  steps: {
    open: {
      say: `Vier functies liggen open voor iedereen. Voldoe aan een functie en leg er een van je ${CUBES} markeerstenen op: hoe eerder, hoe meer munten. Je tweede functie geeft 1 invloedspunt, je derde nog 2.`,
    },
    chance: {
      say: 'Je hebt twee zwaarden, en in de haven ligt een matroos. Strijder vraagt drie zwaarden. Voor jou is hij dus meer waard dan voor anderen: stop.',
      after: 'Niemand was je voor.',
    },
    hire: { say: 'Ronsel hem: een zwaard, een invloedspunt, en de functie binnen bereik.', after: 'Drie zwaarden.' },
    fulfil: {
      say: 'De meeste functies wachten tot jij wilt, zolang je iets te beslissen hebt. Maar het beste veld is voor de snelste: vervul de functie nu.',
      after: '3 munten voor de eerste. De volgende krijgt er 2.',
    },
    second: {
      say: 'Aan een andere tafel. Sommige functies wachten niet: je krijgt de vraag als het gebeurt, of nooit. Hier ligt een galjoen. Ga door.',
      after: 'Een fregat: de tweede kleur.',
    },
    third: {
      say: 'Kleine gelukszoeker wil drie kleuren in de haven, in twee van je beurten. Een derde kleur is dus meer waard dan anders.',
      after: 'Een fluitschip: drie kleuren!',
    },
    asked: {
      say: 'Met ja leg je een markeersteen op veld 1; die zit dan aan deze functie vast. Met nee blijft hij vrij voor een andere. Beslis.',
      after: {
        fulfil: 'Nog eens drie kleuren in een latere beurt, en het is rond.',
        decline: 'Je markeerstenen blijven vrij: met maar drie kan dat verstandig zijn.',
      },
    },
    stop: {
      say: 'Drie kleuren zijn riskant genoeg, en het is gelukt. Stop.',
      after: 'Kijk eens naar Galjoenvijand.',
    },
    foe: {
      say: 'Die wil dat je met galjoenen handelt en van hun munten afziet, twee keer; dan krijg je er 6. Nu van 2 munten afzien, of nemen wat je krijgt?',
      after: { forgo: 'Eén keer gedaan: een investering.', ship: 'Munten nu zijn zeker. De vijand kan wachten.' },
    },
    newCards: {
      say: `Er komen nieuwe personen bij. De klerk geeft een kaart extra na een schip van zijn kleur, de kanonnier levert munten op bij veel schepen, de viceadmiraal bij drie of vier kaarten. Sommige schepen geven een ander ${GIFT.gift} munt.`,
    },
  },
};

export const together: LessonsWords['lessons']['together'] = {
  title: 'Samen, en alleen',
  pitch: 'Allen tegen de tijdstapel: vervul elke functie voordat die leeg is.',
  steps: {
    goal: {
      say: 'Jij en {1} zijn een team. Jullie winnen als elke open functie door een van jullie vervuld is. Invloedspunten beëindigen hier niets.',
    },
    time: {
      say: 'Jullie vijand is de tijdstapel: de eerste kaart van elke beurt komt daarvan. Kun je aan het begin van een beurt geen kaart van die stapel omdraaien, dan hebben jullie verloren. Draai een kaart om.',
      after: 'Een belasting. Jullie hebben te weinig munten om te betalen, maar er hoort een vraag bij.',
    },
    points: {
      say: 'Je mag een kaart van de tijdstapel opzijleggen: een punt bij winst, maar een beurt minder. Punten tellen alleen als jullie winnen.',
      after: {
        setAside: 'Dapper! Met acht punten zijn jullie Heerser aller zeeën.',
        keepTime: 'Voorzichtig: eerst maar eens winnen.',
      },
    },
    stop: {
      say: 'Een kapitein en een jonkvrouw zijn samen Verleider. De kapitein heb je, zij ligt hier, en niets is nu belangrijker: stop.',
      after: 'Ronsel voor de functies, niet voor invloedspunten.',
    },
    hire: { say: 'Ze kost 7 van je munten. Neem haar.', after: 'Nu liggen beiden voor je.' },
    fulfil: {
      say: 'Vervul de functie. De munten zijn voor jou alleen, maar één keer vervuld is genoeg voor jullie beiden.',
      after: 'Eén gedaan, nog vier te gaan.',
    },
    partner: {
      say: 'Nu {1}. Van de tijdstapel komt een paljas, en {1} heeft een priester: samen Komediant. Verdeel het werk naar wat ieder heeft.',
      after: 'Twee functies in twee beurten: dat tempo hebben jullie nodig.',
    },
    alone: {
      say: 'Alleen gaat het net zo, met drie functies. Je bent altijd aan de beurt, betaalt niemand iets voor een kaart, en elke bonus van een belasting is voor jou.',
    },
  },
};
