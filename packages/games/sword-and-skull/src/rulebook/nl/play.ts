import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { PLAYERS, START_GOLD, CHEST_START, CHESTS_IN_ALL, KINDS, HIGHEST_FACE } = facts;

export const setup: ChapterWords<'S'> = {
  title: 'Voorbereiding',
  rules: {
    'SS-S1': {
      title: 'Spelers',
      text: `Je speelt met ${PLAYERS.min} tot ${PLAYERS.max}. Iedereen heeft een officier, een piraat en ${START_GOLD} goud.`,
      also: ['begin', 'figuren'],
    },
    'SS-S2': {
      title: 'Schatkisten, Treasure Trove en bank',
      text: `Op elk van de ${CHESTS_IN_ALL} schatkisten ligt ${CHEST_START} goud. De Treasure Trove is leeg. Al het andere goud is de bank.`,
    },
    'SS-S3': {
      title: 'Drie stapels',
      text: 'Vijanden, voorwerpen en fortuinkaarten worden tot drie gedekte stapels geschud, elk met een open aflegstapel. Is er een kaart nodig en is de stapel leeg, dan worden de afgelegde kaarten geschud, ook midden in het trekken van twee. Zijn die er ook niet, dan gebeurt er niets.',
      also: ['schudden', 'afleggen', 'lege stapel'],
    },
    'SS-S4': {
      title: 'Bemanning',
      text: `Bemanningskaarten met een getal dat hoger is dan het aantal spelers blijven in de doos. De andere liggen open in ${KINDS} stapels, een voor elke soort.`,
      also: ['getal', 'stapels'],
    },
    'SS-S5': {
      title: 'Wie begint',
      text: 'Officieren beginnen op het marineschip, piraten op het piratenschip. De startspeler wordt geloot; er wordt met de klok mee gespeeld.',
      also: ['startspeler'],
    },
  },
};

export const movement: ChapterWords<'M'> = {
  title: 'Verplaatsing',
  rules: {
    'SS-M1': {
      title: 'Een beurt',
      text: `In je beurt gooi je twee dobbelstenen, loop je, doe je het veld, vecht je met figuren van anderen daar, en geef je de dobbelstenen door. De zijden zijn blanco en 1 tot ${HIGHEST_FACE}.`,
      also: ['dobbelstenen', 'verloop'],
    },
    'SS-M2': {
      title: 'Eén figuur loopt',
      text: 'Je kiest je officier of je piraat en loopt met de klok mee zoveel velden als de dobbelstenen samen tonen. Blanco telt als 0.',
    },
    'SS-M3': {
      title: 'Dubbel',
      text: 'Bij dubbel lopen beide figuren het hele aantal, de officier eerst. Daarna kies je wiens veld eerst komt en maak je dat helemaal af, met kaarten en gevechten, vóór het andere.',
      also: ['paar', 'gelijk'],
    },
    'SS-M4': {
      title: 'Dubbel blanco',
      text: 'Je zet een van je figuren op een [vrij](SS-R6) veld van het buitenpad naar keuze en doet dat veld. Die mag van het vulkaanpad of uit het meer komen, maar je zet hem daar nooit neer, en ook niet in de schuilplaats.',
    },
    'SS-M5': {
      title: 'De weg naar de vulkaan',
      text: 'Het buitenpad is een ring. Alleen de grot tussen dok en Fort Rock leidt naar de vulkaan: wie vandaar verder loopt, kiest de weg. Aan de overkant komt het vulkaanpad weer op de ring uit.',
      also: ['splitsing', 'ingang', 'uitgang'],
    },
    'SS-M6': {
      title: 'Uit het Dievenhol',
      text: 'Wie het Dievenhol verlaat, kiest: verder over het vulkaanpad, of het Meer van Vuur in.',
      also: ['splitsing'],
    },
    'SS-M7': {
      title: 'Het meer houdt je tegen',
      text: 'In het Meer van Vuur houdt het lopen meteen op. Vandaar gaat de volgende zet de schuilplaats in; of je komt eruit met dubbel blanco of een [Local Guide](SS-C7).',
    },
    'SS-M8': {
      title: 'Dubbel met een figuur in het meer',
      text: 'Bij dubbel gaat een figuur in het meer de schuilplaats in en loopt de andere gewoon. Staan beide in het meer, dan gaan beide naar binnen.',
    },
    'SS-M9': {
      title: 'Schepen',
      text: 'Figuren komen alleen op een schip als ze erheen gestuurd worden, elk op het eigen. Op een schip vecht niemand. Het eerste veld dat een figuur vandaar telt, is het dok van dat schip.',
      also: ['terug naar het schip'],
    },
    'SS-M10': {
      title: 'Je moet lopen',
      text: 'Een van je figuren moet lopen: je mag je zet niet overslaan. Geen figuur blijft ooit in de schuilplaats, dus er kan er altijd een.',
      also: ['weigeren', 'overslaan'],
    },
  },
};

export const end: ChapterWords<'E'> = {
  title: 'Einde',
  rules: {
    'SS-E1': {
      title: 'Winnen',
      text: 'Wie als eerste het losgeld betaalt of de Pirate King in zijn schuilplaats verslaat, wint meteen.',
      also: ['winst', 'doel'],
    },
    'SS-E2': {
      title: 'Goud zonder eind',
      text: 'De bank raakt nooit leeg. Noemt een tekst goud dat niemand heeft, dan wordt betaald wat er is.',
    },
    'SS-E3': { title: 'Plaatsen', text: 'Er is één winnaar; alle anderen delen de tweede plaats.', also: ['uitslag'] },
  },
};
