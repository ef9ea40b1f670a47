import { base, FEE, TAX } from '../../../rulebook/facts.js';
import type { LessonsWords } from '../en/index.js';

export const firstGame: LessonsWords['lessons']['first-game'] = {
  title: 'Je eerste spel',
  pitch: 'Van de eerste kaart tot de laatste ronde, en waarom je iets zou doen. Zes minuten.',
  steps: {
    welcome: {
      say: `Welkom in Port Royal! Tegen {1} en {2} ronsel je personen en stuur je expedities: die brengen invloed. Wie het eerst ${base.endInfluence} heeft, begint de laatste ronde, en de meeste invloed wint.`,
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
      say: 'Kies zelf! Het fluitschip levert 3 munten op en is dan weg. De matroos kost er 3, maar blijft: 1 invloed, en een zwaard voor elke volgende beurt.',
      after: {
        flute: 'Eerst geld: schepen betalen de personen waarmee je wint.',
        sailor: 'Eerst bemanning: een vroeg zwaard redt menige beurt. Je beurs is wel leeg.',
      },
    },
    fee: {
      say: `Nu mogen de anderen elk één kaart nemen, en ze betalen jou daar ${FEE} munt voor. {1} wil een schip: zelfs zo levert het iets op.`,
      after: 'Een volle haven is ook goed voor wie aan de beurt is.',
    },
    others: {
      say: 'Nu is {1} aan de beurt. Voor een magere bark stop je niet, en één kleur is nauwelijks gevaarlijk.',
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
      say: `Ook in de beurt van een ander mag je een kaart nemen, voor ${FEE} munt. Handel, ronsel als je het kunt betalen, of neem niets: zoals je wilt.`,
      after: {
        ship: 'Eén munt is beter dan geen, ook als je deelt.',
        person: 'De priester brengt invloed en een kruis, en dat vragen expedities.',
        pass: 'Niets verloren. Maar meestal win je met wat anderen omdraaien.',
      },
    },
    swords: {
      say: 'Een paar beurten later. Je hebt twee matrozen, dus twee zwaarden. In de haven ligt een pinas. Draai de volgende kaart om.',
      after: 'Een tweede pinas!',
    },
    repel: {
      say: 'Die zou je beurt bederven. Maar er staan twee zwaarden op, en je hebt er twee: verjaag haar.',
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
      say: 'Je kunt haar verjagen, zodat groen veilig blijft. Maar haar kleur telt mee: laat haar binnen.',
      after: 'Drie kleuren.',
    },
    fourth: {
      say: 'Er ontbreekt nog één kleur. Kijk naar de kansen, en waag het.',
      after: 'Een fregat: vier kleuren, twee kaarten voor jou!',
    },
    courage: {
      say: 'Een vijfde kleur geeft je drie kaarten, een verkeerde geen enkele. Kijk naar de kansen, en beslis zelf.',
      after: {
        stop: 'Twee kaarten in de hand. Zo zouden de meeste kapiteins het zien.',
        discover: 'Een kapitein: dat ging goed. Een vijfde kleur was nooit waarschijnlijk.',
      },
    },
    enough: {
      say: 'Dat is genoeg geluk voor één beurt: stop nu.',
      after: 'Neem nu wat je verdiend hebt.',
    },
    takeOne: {
      say: 'Je neemt de kaarten een voor een, en de eerste kan de tweede betalen. Dus: eerst schepen.',
      after: { ship: 'Drie munten erbij.', person: 'Invloed, en een anker voor expedities.' },
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
      say: 'Nog later. {1} heeft 13 munten opgespaard. Draai een kaart om, dan zie je waarom dat gevaarlijk is.',
      after: `Een belasting: wie ${TAX.threshold} munten of meer heeft, verliest de helft. {1} geeft er 6 af; jij hebt de meeste zwaarden en krijgt er 1.`,
    },
    expedition: {
      say: 'Een belasting is meteen geregeld, en je beurt gaat verder. Nog een kaart.',
      after: 'Een expeditie! Ze ligt apart, en blijft ook na een mislukte beurt.',
    },
    claim: {
      say: 'Ze vraagt twee huizen. Je pionier heeft er een, en het manusje-van-alles past overal. Beiden vertrekken, met 2 invloed; de expeditie brengt er 4, en 2 munten. Stuur ze!',
      after: 'Twee invloed gewonnen, en twee munten.',
    },
    persons: {
      say: 'Handelaars, admiraals, paljassen, gouverneurs: ieder kan iets. Bekijk elke kaart van dichtbij: laat de muis erop rusten, houd haar vast, of druk op I.',
    },
    nearEnd: {
      say: 'Bijna het einde: je hebt 9 invloed en 11 munten. De jonkvrouw kost 9 en brengt 3. Wachten helpt alleen de anderen: stop.',
      after: 'Je mag haar nemen.',
    },
    hire: {
      say: `Dat maakt ${base.endInfluence}. Ronsel haar!`,
      after: `${base.endInfluence} invloed: de laatste ronde. Ieder krijgt evenveel beurten, dus {1} en {2} hebben er elk nog een.`,
    },
    lastRound: {
      say: '{1} heeft 9 munten en vindt een piraat van 9 met 3 invloed. Sparen heeft geen zin meer.',
      after: '{1} heeft ook 12, en een lege beurs.',
    },
    allOrNothing: {
      say: '{2} ligt ver achter en heeft niets te verliezen. Dan is zelfs een dwaas risico juist.',
      after: 'Te veel gewaagd, en het spel is uit.',
    },
    winner: {
      say: 'Jij en {1} hebben elk 12. Bij gelijke invloed beslissen de munten: jij hebt er 2 en {1} geen. Je wint! Was ook dat gelijk, dan hadden jullie gedeeld.',
    },
  },
};
