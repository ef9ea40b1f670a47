import { coins } from '../../words/grammar/nl.js';
import { base, LAID_OUT, PLAYERS } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const setup: ChapterWords<'S'> = {
  title: 'Voorbereiding en munten',
  rules: {
    'PR-S1': {
      title: 'Aantal spelers',
      text: `Het spel is voor ${PLAYERS.min} tot ${PLAYERS.max} spelers vanaf 8 jaar en duurt 20 tot 50 minuten; met [functies](PR-O1) kun je ook alleen spelen. Zijn jullie met ${LAID_OUT.laidOutFor}, dan ligt er vanaf het begin een bijzondere expeditie open; met minder doet die niet mee. Het is de enige kaart zonder munt op de achterkant, dus komt die nooit in de trekstapel.`,
      also: ['vijf spelers'],
    },
    'PR-S2': {
      title: 'Trekstapel en aflegstapel',
      text: 'Alle andere kaarten worden geschud tot één gedekte trekstapel. Daarnaast komt één open aflegstapel.',
      also: ['deck', 'kaarten'],
    },
    'PR-S3': {
      title: 'Munten zijn kaarten',
      text: `Je begint met ${coins(base.startingCoins)}. Een munt is een kaart van de trekstapel die met de voorkant naar beneden ligt: krijg je munten, dan pak je evenveel kaarten van de stapel. Elke kaart is 1 munt waard, en niemand mag de voorkant zien, ook jij niet.`,
      also: ['geld', 'goud'],
    },
    'PR-S4': {
      title: 'Betalen',
      text: 'Munten die je aan het spel betaalt, gaan naar de aflegstapel. Munten die je aan een medespeler betaalt, schuif je door, nog steeds gedekt.',
      also: ['geld'],
    },
    'PR-S5': {
      title: 'Als de trekstapel leeg is',
      text: 'Zodra er weer een kaart nodig is, wordt de aflegstapel geschud tot een nieuwe trekstapel. Geen van de spelregels zegt wat dan eerst komt, daarom leggen wij het vast: wat je opgeeft, leg je eerst af; wat je krijgt, wordt daarna getrokken. Een belastingkaart zelf wordt als laatste afgelegd.',
      example:
        'Je handelt met een schip terwijl de trekstapel leeg is: het schip gaat naar de aflegstapel, die wordt geschud, en dan trek je je munten. Daar kan datzelfde schip bij zitten.',
      also: ['schudden'],
    },
    'PR-S6': {
      title: 'Als er helemaal geen kaarten meer zijn',
      text: 'Zijn beide stapels leeg, dan worden munten uitbetaald als losse fiches; een fiche dat je aan het spel betaalt, is weg. Niemand kan dan nog een kaart omdraaien, dus gaat een beurt meteen door met handelen. Heeft iedereen achter elkaar zo’n beurt gehad, dan eindigt het spel en tellen jullie de punten; speel je samen, dan is het verloren. De spelregels zeggen hier niets over, omdat het bijna nooit voorkomt: zo houden wij het.',
      also: ['fiches'],
    },
    'PR-S7': {
      title: 'Wat open is en wat verborgen',
      text: 'Iedereen mag zien hoeveel munten elke speler heeft, welke kaarten er voor ieder liggen, de haven, de expedities, de aflegstapel en hoeveel kaarten de trekstapel telt. De volgorde van de trekstapel en de voorkant van munten blijven voor iedereen verborgen.',
      also: ['geheim', 'bekijken'],
    },
    'PR-S8': {
      title: 'Wie begint',
      text: 'Wie begint, kiezen jullie bij het klaarzetten van de tafel: volgens de spelregels wie als laatste in een haven was. Kiezen jullie niemand, dan beslist het lot. De beurten gaan met de klok mee.',
      also: ['volgorde', 'startspeler'],
    },
  },
};
