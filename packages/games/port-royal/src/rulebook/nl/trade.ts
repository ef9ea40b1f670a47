import { cards, coins } from '../../words/grammar/nl.js';
import { FEE, PICKS_BY_COLOURS } from '../facts.js';
import type { ChapterWords } from '../words.js';

const [, , , few, four, five] = PICKS_BY_COLOURS;

export const trade: ChapterWords<'T'> = {
  title: 'Fase 2: handelen en ronselen',
  rules: {
    'PR-T1': {
      title: 'Hoeveel kaarten je mag nemen',
      text: `In je eigen beurt mag je ${cards(few)} uit de haven nemen; ${four} als er schepen van vier kleuren liggen, ${five} als alle vijf de kleuren er liggen. De kleuren worden één keer geteld, als je stopt.`,
      example:
        'Je neemt een schip uit een haven met vier kleuren. Er zijn er nog maar drie, maar je tweede kaart mag je gewoon nemen.',
      also: ['vier kleuren', 'vijf kleuren'],
    },
    'PR-T2': {
      title: 'Kaart voor kaart',
      text: 'Je neemt de kaarten een voor een, en wat een kaart geeft, geldt vanaf dat moment. Nemen hoeft nooit.',
      example:
        'Je ronselt een handelaar in fregatten en handelt dan met het fregat ernaast: hij levert meteen 1 munt op.',
      also: ['passen'],
    },
    'PR-T3': {
      title: 'Handelen met een schip',
      text: 'Je neemt een schip, krijgt de munten die erop staan en legt het af.',
      also: ['inkomsten'],
    },
    'PR-T4': {
      title: 'Een persoon ronselen',
      text: 'Betaal de prijs van de persoon aan de aflegstapel en leg de kaart voor je neer. Vanaf nu kun je de eigenschap gebruiken en tellen de invloedspunten.',
      also: ['prijs', 'kosten', 'kopen'],
    },
    'PR-T5': {
      title: 'Dan de anderen',
      text: `Na de actieve speler komen de anderen, met de klok mee. Ieder mag volgens dezelfde regels 1 kaart nemen en betaalt daarvoor ${coins(FEE)} aan de actieve speler.`,
      also: ['munt'],
    },
    'PR-T6': {
      title: 'De munt voor de actieve speler',
      text: 'Bij een schip mag die munt uit de opbrengst komen, je hoeft er dus geen te hebben. Bij een persoon betaal je die eerst, en met de rest moet je de prijs kunnen betalen.',
      example: `Je hebt geen munten: een schip van 1 munt mag je nemen, al houd je er niets van over. Met 5 munten kun je een persoon van ${5 - FEE} ronselen, niet een van 5.`,
      also: ['munt'],
    },
    'PR-T7': {
      title: 'Einde van de beurt',
      text: 'Heeft iedereen zijn kans gehad, dan gaat de rest van de haven naar de aflegstapel. De volgende met de klok mee is de actieve speler.',
    },
    'PR-T8': {
      title: 'Geen schulden',
      text: 'Wat je niet helemaal kunt betalen, kun je niet doen. Niemand is ooit iets schuldig.',
      also: ['te duur', 'betalen'],
    },
  },
};
