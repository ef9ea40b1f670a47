import type { LessonsWords } from '../en/index.js';
import { puzzles } from './puzzles.js';

const firstVoyage: LessonsWords['lessons']['first-voyage'] = {
  title: 'Een eerste reis',
  pitch: 'Laden, varen, leveren, en uitgeven wat binnenkwam.',
  steps: {
    welcome: {
      say: 'Je leidt een handelscompagnie. Wie aan het eind de meeste punten heeft wint, en dukaten, schepen en gebouwen zijn allemaal punten waard. Je enige schip ligt in Galle, waar kaneel vandaan komt.',
    },
    load: {
      say: 'Laden kost niets. Wat open ligt is voor wie het eerst komt. Laad een steen kaneel.',
      after: 'Een steen weet waar hij vandaan komt: hoe verder weg verkocht, hoe meer hij opbrengt.',
    },
    again: {
      say: 'Je schip heeft twee plaatsen. Elke plaats die leeg blijft maakt de bemanning aan het eind van de fase muitziek. Laad er nog een.',
      after: 'Vol, en iedereen is tevreden.',
    },
    sail: {
      say: 'Batavia betaalt 4 dukaten voor kaneel. Uit een haven gaat een vloot maar één veld. Vaar naar de wateren bij Ceylon.',
      after: 'Vanaf open zee zijn het twee velden per beurt.',
    },
    openSea: { say: 'De volgende beurt. Twee velden zijn genoeg voor Batavia: eerst de Javazee.', after: 'Nog één.' },
    arrive: {
      say: 'Een haven beëindigt de vaart, en binnenlopen is nooit stilliggen. Vaar naar binnen.',
      after: 'Je bent in Batavia, en er is niemand om mee te vechten.',
    },
    deliver: {
      say: 'Lever beide stenen tegelijk af. Een levering haalt ook alle muiterij van de vloot.',
      after: '8 dukaten: je hebt er nu 12.',
    },
    spend: {
      say: 'Nu mag je kopen waar je bent. Nog een schip vervoert meer, als er waren voor zijn. Een pakhuis is van jou alleen en is meteen gevuld.',
      after: {
        ship: 'Een fluit voor 4 dukaten: volgende beurt heeft die lading nodig.',
        warehouse: 'Een pakhuis voor 2 dukaten: een punt, en waren die niemand je afneemt.',
      },
    },
    end: {
      say: 'Zo gaat het verder: peper van Batavia terug naar Galle. Na elke ronde komt er storm over het gebied dat verwacht werd, dus let op waar je schepen hun beurt eindigen.',
    },
  },
};

const building: LessonsWords['lessons']['building'] = {
  title: 'Bouwen',
  pitch: 'Pakhuizen, bestuurders, en waar elk goed voor is.',
  steps: {
    arrive: { say: 'Je komt met peper thuis in Galle. Vaar naar binnen.', after: 'In de haven.' },
    deliver: { say: 'Lever de peper af.', after: '8 dukaten erbij: samen 20.' },
    warehouse: {
      say: 'Een haven heeft vier velden voor pakhuizen: het eerste bergt één steen, het tweede twee, enzovoort. Een nieuw pakhuis is meteen vol. Bouw er een.',
      after: 'Het is gevuld, en met een pakhuis hier mag je een bestuurder benoemen.',
    },
    administrator: {
      say: 'Een directeur geeft een dukaat per drie van een levering hier, van jou of van een ander. Een gouverneur brengt elke beurt een dukaat op, en anderen hebben zijn toestemming nodig om te bouwen. Wie benoem je?',
      after: {
        director: 'Elke levering in Galle is van nu af een derde meer waard.',
        governor: 'Elke beurt een dukaat, en vergoedingen van wie hier wil bouwen.',
      },
    },
    ship: {
      say: 'Twee gebouwen en één schip per beurt in elke haven, meer niet. Met een bestuurder mag je hier ook kopen als er geen vloot is. Koop een spiegelretourschip.',
      after: 'Het bergt twee stenen en kan meer hebben dan een fluit.',
    },
    join: {
      say: 'Het mag bij een vloot of voor een dukaat een nieuwe vloot worden. Er is hier lading voor beide: laat het bij vloot I.',
      after: 'Twee schepen, vier plaatsen: volgende beurt laad je ze vol.',
    },
    end: {
      say: 'Zijn de voorraden leeg, dan vult een pakketboot ze aan: die brengt de post van de ene haven naar de andere.',
    },
  },
};

const combat: LessonsWords['lessons']['combat'] = {
  title: 'Gevecht',
  pitch: 'Geheime kaarten, wie begint, en wat het kost.',
  steps: {
    meeting: { say: 'In Elmina ligt je schip naast een van {1}. Eén die wil vechten is genoeg.' },
    stay: { say: 'Gevechten komen na het varen. Blijf in de haven liggen.', after: 'Nu leveringen en gevechten.' },
    attack: { say: 'Val de vloot van {1} aan.', after: 'Beiden kiezen nu een kaart, en geen ziet die van de ander.' },
    card: {
      say: 'Rammen verslaat Melee, Melee verslaat Vlucht, Vlucht verslaat Rammen: wiens kaart de andere verslaat begint. Rammen deelt zoveel uit als je kanonnen hebt; met Vlucht deel je niets uit, en ontkom je als je begint. Welke wordt het?',
      after: { ram: 'De ram staat klaar.', flight: 'Je hoopt te ontkomen.' },
    },
    reveal: {
      say: '{1} heeft ook gekozen. Kijk.',
      after: 'Melee. Rammen begint daartegen, Vlucht niet.',
    },
    lesson: {
      say: 'Beide vloten hebben ervan geleerd: een niveau meer is een punt, een kanon en betere kaarten. Wie altijd dezelfde kaart speelt krijgt antwoord.',
    },
  },
};

const nations: LessonsWords['lessons']['nations'] = {
  title: 'Naties',
  pitch: 'Een telling, en wat wie achterligt ermee doet.',
  steps: {
    behind: {
      say: '{1} ligt ver voor en is sterk in Batavia. Bij elke telling worden de punten opnieuw geteld, maar voor elke vijf die je achterligt krijg je een oog van een natie.',
    },
    sail: { say: 'Eerst je beurt: vaar Galle binnen.', after: 'In de haven.' },
    deliver: { say: 'Lever de peper af.', after: '8 dukaten.' },
    done: { say: 'Beëindig je beurt. Dan beslist de dobbelsteen of er geteld wordt.', after: 'Een zes: telling!' },
    nation: {
      say: 'Je ligt meer dan tien punten achter: twee ogen. Spanje haalt een gouverneur of directeur weg, Portugal een pakhuis per oog. Roep er een.',
      after: { spain: 'Spanje komt.', portugal: 'Portugal komt.' },
    },
    place: {
      say: 'Zet het waar het de koploper het meest raakt: in Batavia.',
      after: 'In een haven die een natie houdt laden, leveren en bouwen haar vijanden niet.',
    },
    remove: { say: 'Jij bestuurt haar: laat haar haar werk doen.', after: 'Wat weggehaald is, is weg.' },
    lesson: {
      say: 'Ze blijft tot iemand haar verjaagt. Vroeg ver voorliggen is dus gevaarlijk; alleen de eindtelling beslist wie wint.',
    },
  },
};

export const words: LessonsWords = { lessons: { 'first-voyage': firstVoyage, building, combat, nations }, puzzles };
