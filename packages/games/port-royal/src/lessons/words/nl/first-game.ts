import { base, FEE, TAX } from '../../../rulebook/facts.js';
import type { LessonsWords } from '../en/index.js';

export const firstGame: LessonsWords['lessons']['first-game'] = {
  title: 'Je eerste spel',
  pitch: 'Van de eerste kaart tot de laatste ronde, en waarom je iets zou doen. Zes minuten.',
  steps: {
    welcome: {
      say: `Welkom in Port Royal! Tegen {1} en {2} ronsel je personen en eis je expedities op, voor invloedspunten. Wie er het eerst ${base.endInfluence} heeft, luidt de laatste ronde in. Wie dan de meeste heeft, wint.`,
    },
    draw: {
      say: 'Je beurt begint met één kaart: een fluitschip. Het ligt in de haven, waaruit je straks neemt. Draai er nog een om: meer kaarten, meer keus.',
      after: 'Een matroos! Hij kost 3 munten, en die heb je.',
    },
    risk: {
      say: 'Er kan maar één ding misgaan: een tweede schip van dezelfde kleur. Naast de stapel staat hoe groot die kans is. Eén fluitschip is weinig gevaar: ga door.',
      after: 'Een pinas. Een andere kleur, dus geen kwaad.',
    },
    stop: {
      say: 'Met twee kleuren zijn twee keer zoveel schepen gevaarlijk, en je mag toch maar één kaart nemen. Stop hier, dan kies jij als eerste.',
      after: 'Nu ga je handelen.',
    },
    firstCard: {
      say: 'Kies zelf! Het fluitschip levert 3 munten op en is dan weg. De matroos kost er 3, maar blijft: 1 invloedspunt, en een zwaard voor elke volgende beurt.',
      after: {
        flute: 'Eerst munten: met schepen betaal je de personen waarmee je wint.',
        sailor: 'Eerst bemanning: een vroeg zwaard redt menige beurt. Wel zijn je munten op.',
      },
    },
    fee: {
      say: `Nu mogen de anderen elk één kaart nemen, en ze betalen jou daar ${FEE} munt voor. {1} wil een schip: zelfs zo levert het iets op.`,
      after: 'Een volle haven is ook goed voor wie aan de beurt is.',
    },
    others: {
      say: 'Nu is {1} aan de beurt. Een bark van 1 munt is het stoppen niet waard, en één kleur is nauwelijks gevaarlijk.',
      after: 'Een fregat en een pionier. Het gevaar is verdubbeld.',
    },
    bust: {
      say: '{1} wil vier kleuren, want dan mag er een tweede kaart mee, en waagt het nog eens …',
      after: 'Een tweede bark: te veel gewaagd! De hele haven is weg, en niemand neemt iets.',
    },
    careful: {
      say: '{2} heeft dat gezien en stopt na drie kaarten: twee kleuren zijn riskant genoeg.',
      after: '{2} neemt het galjoen, want dat levert het meest op.',
    },
    yourShare: {
      say: `Ook in de beurt van een ander mag je een kaart nemen, voor ${FEE} munt. Handel, ronsel als je het kunt betalen, of neem niets.`,
      after: {
        ship: 'Eén munt is beter dan geen, ook als je deelt.',
        person: 'De priester brengt een invloedspunt en een kruis, en daar vragen expedities om.',
        pass: 'Niets verloren. Maar meestal win je met wat anderen omdraaien.',
      },
    },
    swords: {
      say: 'Een paar beurten later. Je hebt twee matrozen, dus twee zwaarden. In de haven ligt een pinas. Draai de volgende kaart om.',
      after: 'Een tweede pinas!',
    },
    repel: {
      say: 'Die zou je beurt bederven. Maar er staan twee zwaarden op, en je hebt er twee: verjaag dit schip.',
      after: 'Weg. Zwaarden raken niet op: ze werken nog deze beurt weer.',
    },
    goOn: {
      say: 'Je verjaagt alleen het schip dat net kwam, en nooit een met een schedel. Ga door.',
      after: 'Een fluitschip: vijf zwaarden, te sterk om te verjagen, maar een nieuwe kleur.',
    },
    third: {
      say: 'Bij schepen van vier kleuren neem je twee kaarten, bij vijf zelfs drie. Dat is wat moed waard: nog een keer.',
      after: 'Een bark.',
    },
    letIn: {
      say: 'Verjagen houdt groen veilig. Maar de kleur telt mee: laat de bark binnen.',
      after: 'Drie kleuren.',
    },
    fourth: {
      say: 'Nog één kleur. Kijk naar de kansen en waag het.',
      after: 'Een fregat: vier kleuren, twee kaarten voor jou!',
    },
    courage: {
      say: 'Een vijfde kleur geeft je drie kaarten, een verkeerde geen enkele. Kijk naar de kansen en beslis.',
      after: {
        stop: 'Twee kaarten in de hand. Zo zouden de meeste kapiteins het zien.',
        discover: 'Een kapitein: dat ging goed. Een vijfde kleur was nooit waarschijnlijk.',
      },
    },
    enough: {
      say: 'Genoeg geluk voor één beurt: stop nu.',
      after: 'Neem wat je verdiend hebt.',
    },
    takeOne: {
      say: 'Je neemt de kaarten een voor een, en de eerste kan de tweede betalen. Dus: eerst schepen.',
      after: { ship: 'Drie munten erbij.', person: 'Een invloedspunt, en een anker voor expedities.' },
    },
    takeTwo: {
      say: 'En de tweede, als je wilt.',
      after: {
        ship: 'Een beurt om te onthouden.',
        person: 'Een beurt om te onthouden.',
        pass: 'Dan zijn de anderen er blij mee.',
      },
    },
    tax: {
      say: 'Nog later. {1} heeft 13 munten opgespaard. Draai een kaart om en zie waarom dat gevaarlijk is.',
      after: `Een belasting: wie ${TAX.threshold} munten of meer heeft, verliest de helft. {1} geeft er 6 af; jij hebt de meeste zwaarden en krijgt er 1.`,
    },
    expedition: {
      say: 'Een belasting is meteen geregeld, en je beurt gaat verder. Nog een kaart.',
      after: 'Een expeditie! Die ligt apart, en blijft ook na een mislukte beurt.',
    },
    claim: {
      say: 'De expeditie vraagt twee huizen. Je pionier heeft er een, het manusje-van-alles past overal. Je verliest 2 invloedspunten, maar krijgt er 4, en 2 munten. Eis de expeditie op!',
      after: 'Twee invloedspunten erbij, en twee munten.',
    },
    persons: {
      say: 'Handelaars, admiraals, paljassen, gouverneurs: ieder kan iets. Bekijk elke kaart van dichtbij: laat de muis erop rusten, houd de kaart vast, of druk op I.',
    },
    nearEnd: {
      say: 'Bijna het einde: je hebt 9 invloedspunten en 11 munten. De jonkvrouw kost 9 en levert er 3 op. Wachten helpt alleen de anderen: stop.',
      after: 'Je mag haar nemen.',
    },
    hire: {
      say: `Dat maakt ${base.endInfluence}. Ronsel haar!`,
      after: `${base.endInfluence} invloedspunten: de laatste ronde. Ieder krijgt evenveel beurten, dus {1} en {2} hebben er elk nog een.`,
    },
    lastRound: {
      say: '{1} heeft 9 munten en vindt een piraat van 9 munten met 3 invloedspunten. Sparen heeft geen zin meer.',
      after: '{1} heeft ook 12, en geen munten meer.',
    },
    allOrNothing: {
      say: '{2} ligt ver achter en heeft niets te verliezen. Dan is zelfs een groot risico juist.',
      after: 'Te veel gewaagd, en het spel is uit.',
    },
    winner: {
      say: 'Jij en {1} hebben elk 12. Bij evenveel invloedspunten beslissen de munten: jij hebt er 2 en {1} geen. Je wint! Was ook dat gelijk, dan hadden jullie gedeeld.',
    },
  },
};
