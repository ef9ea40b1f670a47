import { quoted } from '../../variants/words/nl/contracts.js';
import { and, coins } from '../../words/grammar/nl.js';
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
  title: 'Nog één functie erbij dan',
  rules: {
    'PR-C1': {
      title: 'Klerk',
      text: 'Telkens als je met een schip van zijn kleur handelt, mag je in deze beurt 1 kaart meer nemen, volgens de gewone regels; in de beurten van anderen betaal je ook daarvoor de munt aan de actieve speler. Meer klerken van die kleur geven elk een kaart.',
    },
    'PR-C2': {
      title: 'Kanonnier',
      text: `Kom jij in fase 2 aan de beurt, dan levert elke kanonnier je ${coins(GUNNER.coins)} op voor elk schip in de haven, min ${GUNNER.shipsBeyond}.`,
      example: `Vier schepen in de haven leveren ${coins(GUNNER.coins * (4 - (GUNNER.shipsBeyond ?? 0)))} op; één schip, of geen, levert niets op.`,
    },
    'PR-C3': {
      title: 'Viceadmiraal',
      text: `Liggen er ${VICE_ADMIRAL.harbourFrom} of ${VICE_ADMIRAL.harbourTo} kaarten in de haven als jij in fase 2 aan de beurt komt, dan levert elke viceadmiraal je ${coins(VICE_ADMIRAL.coins)} op. De Nederlandse spelregels noemen één keer 2 in de beurten van anderen; de regel zelf zegt ${VICE_ADMIRAL.coins}, dus dat geldt.`,
    },
    'PR-C4': {
      title: 'Schepen met een cadeau',
      text: `Van de nieuwe schepen is er in elke kleur één ${coins(GIFT.coins)} waard, en wie het neemt, kiest een medespeler die ${coins(GIFT.gift)} van de trekstapel krijgt. Speel je alleen, dan krijgt niemand die.`,
      also: ['geven', 'weggeven'],
    },
    'PR-C5': {
      title: 'Welke functies open liggen',
      text: `Speel eerst een paar keer het basisspel. Spelen jullie tegen elkaar, dan liggen er ${OPEN_CONTRACTS} van ${CONTRACTS_IN_ALL - CO_OP_ONLY.length} functies open; ${named(CO_OP_ONLY)}, de twee met een blauw zegel, doen niet mee. Functies kun je niet zonder de nieuwe personen en schepen spelen, andersom wel. Die, de gokker en de gemerkte kaarten van Hijs de zeilen! mogen volgens ons allemaal tegelijk meedoen.`,
      also: ['voorbereiding'],
    },
    'PR-C6': {
      title: 'Een functie vervullen',
      text: 'Telkens als jij iets te beslissen hebt, ook in de beurten van anderen, mag je een functie vervullen waarvan je aan de voorwaarde voldoet. Je geeft niets op, tenzij de functie dat vraagt. Je markeersteen komt op het meest linkse vrije veld en je krijgt de munten die daar staan: hoe eerder, hoe meer. Er is een veld voor iedereen; de laatste velden leveren meestal 0 munten op.',
      also: ['voorwaarde', 'markeersteen', 'taak'],
    },
    'PR-C7': {
      title: `Hoogstens ${CUBES} functies`,
      text: `Je hebt ${CUBES} markeerstenen, dus je kunt ${CUBES} functies vervullen, elke één keer. Je tweede levert ${second} invloedspunt op, je derde nog eens ${third}.`,
      also: ['markeerstenen', 'grens'],
    },
    'PR-C8': {
      title: 'Waar die invloed voor telt',
      text: 'Invloedspunten van functies tellen als alle andere: voor het einde van het spel, en voor wie er het minst heeft als er een belasting komt.',
    },
    'PR-C9': {
      title: 'Nu of later',
      text: `De meeste functies wachten: vervul ze als je toch iets beslist, in fase 1, tijdens het nemen of na een mislukte beurt, maar niet terwijl je nog iets anders moet beslissen. Andere wachten niet: ${named(ON_THE_SPOT)}. Daarvoor krijg je de vraag op het moment zelf, en zeg je nee, dan is die kans voorbij.`,
      also: ['meteen', 'wachten'],
    },
    'PR-C10': {
      title: 'Alleen in je eigen beurt',
      text: `${named(ACTIVE_ONLY)} zijn alleen voor de actieve speler.`,
    },
  },
};
