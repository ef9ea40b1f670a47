import { DEN_PER_PIP, KING_MIGHT, MATE_MIGHT } from '../../../board/numbers.js';
import { DECIDING, winningRolls } from '../../../odds.js';
import type { LessonsWords } from '../en/index.js';

type Lessons = LessonsWords['lessons'];

export const fights: Lessons['fights'] = {
  title: 'Gevechten',
  pitch: 'Blanco, vijanden die met je bemanning groeien, en kaarten die een gevecht keren.',
  steps: {
    roll: {
      say: 'Je hebt Quick Thinking. Wie een kaart heeft, wordt aan het begin van de beurt gevraagd, welke kaart het ook is: zo komt niemand iets te weten. Gooi.',
      after: 'Een 1: je officier kan een grot bereiken.',
    },
    grown: {
      say: 'Vijanden groeien met je bemanning. Met vier kaarten tref je sterkere dan zonder, maar ze brengen ook meer op. Je officier heeft kracht 8. Ga erin.',
      after: 'Een Cycloop met kracht 6. Hij gooit 2. En jij gooit blanco!',
    },
    blank: {
      say: 'Blanco verliest, hoe sterk je ook bent. Met Quick Thinking gooi je opnieuw. Tegen een vijand kost verliezen alleen de beloning, dus je kunt de kaart ook bewaren.',
      after: {
        play: 'Een 4: 12 tegen 8. Je krijgt een voorwerp en wat goud.',
        pass: 'Verloren, maar de kaart is er nog voor een gevecht dat er meer toe doet.',
      },
    },
    stronger: {
      say: 'De officier van {1}, met kracht 4, komt bij je piraat, die er geen heeft. Kijk.',
      after: 'Vóór de dobbelstenen kun je nog iets doen.',
    },
    peace: {
      say: `Keep the Peace maakt een eind aan een gevecht tussen spelers voor het begint. Je zou maar ${DECIDING - winningRolls(4)} van ${DECIDING} worpen winnen, en wie verliest, geeft goud of bemanning. Spelen of bewaren?`,
      after: {
        play: 'Geen gevecht, geen winnaar, niets verloren.',
        pass: 'De dobbelstenen zeggen 7 tegen 2: je verliest, en {1} mag goud van je nemen. De kaart houd je.',
      },
    },
    lesson: {
      say: 'Figuren vechten overal waar ze elkaar treffen, behalve op schepen. Kijk dus naar de kracht van wie staat waar jij heen wilt, en van wie bij jou kan komen.',
    },
  },
};

export const money: Lessons['money'] = {
  title: 'Bemanning en geld',
  pitch: 'Bemanning die verdient, bemanning die vecht, en wat er gebeurt als je niet kunt betalen.',
  steps: {
    cove: {
      say: '{1} heeft een Heler uit Smugglers’ Cove: twee goudsymbolen. Je kunt erheen, gratis bemanning nemen en dan {1} betalen. Dat is het waard: loop met de piraat.',
      after: 'Eerst kies je je bemanningskaart.',
    },
    whom: {
      say: 'De Messentrekker geeft je piraat 2 kracht. Een eigen Heler levert 2 goud op van elke bezoeker hier en 4 meer bij elke keer langs het Kasteel. Welke?',
      after: {
        cutthroat: 'Een piraat om bang voor te zijn. Dan betaal je {1} 2 goud.',
        fence: 'Hoe eerder, hoe meer hij opbrengt. Dan betaal je {1} 2 goud.',
      },
    },
    tax: {
      say: 'Later heb je nog 1 goud, en je piraat staat vlak voor de Belastinginner. Kijk wat er gebeurt: loop met de piraat.',
      after: 'De piraat is 4 goud schuldig: een schuld.',
    },
    debt: {
      say: 'Bij een schuld verkoop je voorwerpen aan de bank tot het genoeg is. Je hebt 1 goud, een Fileermes van 2 en een Kompas van 3. Wat gaat er weg?',
      after: {
        compass: '1 en 3 is net genoeg, dus het mes blijft. Maar de piraat gaat terug naar zijn schip.',
        knife: '1 en 2 is te weinig, dus ook het Kompas ging weg, en de piraat is terug op zijn schip.',
      },
    },
    trove: {
      say: 'Belasting, het Dievenhol, het verkeerde dok: alles gaat naar de Treasure Trove. Er ligt 14 goud, en je officier is er 1 veld vandaan. Neem het allemaal.',
      after: '20 goud. Het loont om op de Treasure Trove te letten.',
    },
  },
};

export const volcano: Lessons['volcano'] = {
  title: 'Het meer en de schuilplaats',
  pitch: 'Wat een nederlaag daar kost, en wanneer het tijd is om te gaan.',
  steps: {
    den: {
      say: `Je officier is in het Dievenhol met kracht 3. De Eerste Stuurman in het meer heeft ${MATE_MIGHT}: je wint ${winningRolls(3 - MATE_MIGHT)} van ${DECIDING} worpen. Kijk wat er gebeurt als het misgaat. Loop.`,
      after: 'De splitsing: verder over het vulkaanpad, of het meer in.',
    },
    jump: {
      say: 'Het meer stopt elke zet meteen, dus het maakt niet uit dat je 5 gooide. Erin.',
      after: 'Jij gooit 1, hij 5: 4 tegen 9. Terug naar het Dievenhol, waar een dobbelsteen beslist: 2 ogen.',
    },
    cost: {
      say: `Dat is 6 goud, want elk oog kost er ${DEN_PER_PIP}. Wie niet kan betalen, gaat terug naar het schip. Zorg dus voor kracht tegen de Eerste Stuurman voor je springt, en voor wat goud over.`,
    },
    double: {
      say: 'Een ander spel, met zijn tweeën. Je gooide dubbel 3: beide figuren liepen. De officier stapte de schuilplaats in, en de piraat kwam langs het Kasteel voor 5 goud. Kies wiens veld eerst komt: dat van de officier.',
      after: 'Blanco op de dobbelsteen en twee spelers: 30 goud is de laagste prijs die er is.',
    },
    price: {
      say: `Je hebt 31, alleen omdat de piraat eerst langs het Kasteel kwam. De kracht ${KING_MIGHT} van de King verslaan zonder kracht zou hopeloos zijn. Betaal.`,
      after: 'Betaald, en gewonnen.',
    },
    when: {
      say: 'Kijk voor je gaat welke prijzen er kunnen komen, en hoe groot de kans is dat je ze kunt betalen. Hoe meer spelers, hoe duurder. En wie te vroeg gaat, maakt anderen rijker.',
    },
  },
};

export const cards: Lessons['cards'] = {
  title: 'Fortuinkaarten',
  pitch: 'Sommige doe je meteen, sommige blijven liggen, sommige wachten op hun moment.',
  steps: {
    church: {
      say: 'In de Kerk trekt een officier twee fortuinkaarten, een piraat een. In de Herberg is het andersom. Loop met de officier.',
      after: 'De Smokkelkist wordt meteen gedaan: een Kromzwaard voor je piraat. Gunstige Wind gaat naar je hand.',
    },
    hold: {
      say: 'Niemand ziet je hand. Gunstige Wind is voor het begin van een beurt, dus nu, aan het eind, valt er niets te spelen. Beëindig je beurt.',
      after: 'Hij blijft wel goed.',
    },
    winds: {
      say: 'In de Treasure Trove ligt 15 goud, en je piraat is er precies 5 velden vandaan. Met dobbelstenen lukt dat zelden. Speel Gunstige Wind in plaats van te gooien: 5 velden met de piraat.',
      after: 'Het Dievenhol is een splitsing, en je komt er alleen langs.',
    },
    past: {
      say: 'Niet het meer in: verder over het vulkaanpad.',
      after: '27 goud. Daar is zo’n kaart voor.',
    },
    keep: {
      say: 'Nieuwe Rekruten is voor het eind van een beurt: een bemanningskaart die er nog is, en je betaalt niemand. Gooi dus eerst.',
      after: 'Een 1.',
    },
    chest: {
      say: 'In de schatkist ligt goud, en telkens als er een wordt geleegd, krijgen de andere drie er 1 bij. Loop met de officier.',
      after: '1 goud eruit.',
    },
    recruits: {
      say: 'Speel nu Nieuwe Rekruten. Neem wat bij je plan past: een Grenadier is het sterkst voor een officier, een Messentrekker voor een piraat.',
      after: 'Een goede kaart, op het goede moment gespeeld.',
    },
  },
};
