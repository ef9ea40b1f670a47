import type { ChapterWords } from '../words.js';

export const expeditions: ChapterWords<'X'> = {
  title: 'Expedities',
  rules: {
    'PR-X1': {
      title: 'Wanneer het mag',
      text: 'In je eigen beurt mag je op elk moment expedities opeisen: voor of na elke kaart, terwijl je kaarten neemt, en na een mislukte beurt; zoveel als je kunt. Alleen tussen het omdraaien van een schip en de beslissing om het te verjagen zit geen pauze, want dat zien wij als één handeling.',
      also: ['wanneer'],
    },
    'PR-X2': {
      title: 'Hoe het gaat',
      text: 'Leg personen af met precies de symbolen waar de kaart om vraagt: anker, kruis of huis. Leg de expeditie voor je neer en pak de munten die erop staan. Let op: de invloedspunten van die personen ben je kwijt.',
      also: ['symbolen', 'anker', 'kruis', 'huis'],
    },
    'PR-X3': {
      title: 'Wie er meegaat',
      text: 'Een manusje-van-alles geldt als één anker, kruis of huis. Komen er meer van je personen in aanmerking, dan kies jij wie gaat. Meer geven dan gevraagd kan niet.',
      example:
        'Een expeditie vraagt om twee kruisen. Je hebt twee priesters en een manusje-van-alles: je mag beide priesters sturen, of één van hen met het manusje-van-alles.',
      also: ['joker'],
    },
    'PR-X4': {
      title: 'Net geronseld, en alleen in je beurt',
      text: 'Wie je net hebt geronseld, mag meteen mee. In de beurten van anderen eis je nooit een expeditie op.',
    },
  },
};
