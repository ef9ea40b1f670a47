import { KING_MIGHT, MATE_MIGHT } from '../../../board/numbers.js';
import { DECIDING, winningRolls } from '../../../odds.js';
import type { LessonsWords } from '../en/index.js';

export const firstGame: LessonsWords['lessons']['first-game'] = {
  title: 'Je eerste spel',
  pitch: 'Van de schepen tot de schuilplaats van de Pirate King, en waarom je wat zou doen. Zes minuten.',
  steps: {
    welcome: {
      say: `Welkom op het eiland! Je hebt twee figuren, een officier en een piraat. Win van {1} en {2} door er een in de schuilplaats te brengen: betaal daar het losgeld van de Pirate King, of versla hem. Zijn kracht is ${KING_MIGHT}, de jouwe 0.`,
    },
    walk: {
      say: 'Dus heb je eerst goud nodig, of kracht. Twee dobbelstenen: 3 en 1. Eén figuur loopt 4 velden; welke, kies je elke beurt zelf. Je officier zou bij een vesting komen, en bemanning is daar gratis: loop met hem.',
      after: 'Clearwater. Iemand wil zich bij je aansluiten.',
    },
    crew: {
      say: 'Twee soorten wonen hier. De Marinier geeft je officier 1 kracht. De Havenkoopman heeft een goudsymbool, en dat brengt geld op. Kies.',
      after: {
        marine: 'Kracht helpt in elk gevecht, de rest van het spel.',
        merchant: 'Wie na jou in Clearwater komt, betaalt jou.',
      },
    },
    dues: {
      say: 'Nu is {1} aan de beurt: 2 en blanco, dat telt als 0. Ook de officier van {1} komt in Clearwater …',
      after: '… neemt ook een koopman en betaalt jou 1 goud voor de jouwe. Zo werkt elke vesting.',
    },
    noDues: {
      say: 'Nu is {1} aan de beurt: 2 en blanco, dat telt als 0. Ook de officier van {1} komt in Clearwater …',
      after: '… en neemt een koopman. Vanaf nu betaal jij {1} 1 goud als je hier komt.',
    },
    castle: {
      say: 'Een paar beurten later. Je gooide 3. Het Kasteel ligt op de weg van je officier: het betaalt elke keer dat je langskomt, 1 goud en 2 meer voor elk goudsymbool. Loop.',
      after: '3 goud in het voorbijgaan. En Fort Rock heeft de beste bemanning van allemaal.',
    },
    plan: {
      say: 'Hier worden plannen gemaakt. De Grenadier geeft je officier 3 kracht: de weg van het gevecht. De Kwartiermeester heeft twee goudsymbolen en 1 kracht voor de piraat: de weg van het losgeld. Welke is de jouwe?',
      after: {
        grenadier: 'Vroeg sterk: nu zijn grotten en andere figuren je prooi.',
        quartermaster: 'Elke keer langs het Kasteel brengt je nu 7 goud op.',
      },
    },
    cave: {
      say: 'Je officier heeft kracht 4, en een grot is 1 veld ver. Er wacht een vijand: beide kanten gooien een dobbelsteen en tellen hun kracht erbij. De tafel toont vooraf hoe groot je kans is. Ga erin.',
      after: 'Een Moeraskrokodil met kracht 2. Jij: 4 en 3, hij: 2 en 4. 7 tegen 6, en 3 goud is van jou.',
    },
    post: {
      say: 'Bij de Handelspost wordt een voorwerp geveild. Iedereen mag één keer bieden, en wie hier kwam, biedt als laatste. Dat is een goede plek: ga erheen.',
      after: 'De Admiraalssabel: 3 kracht voor een officier.',
    },
    bids: {
      say: 'Eerst biedt {1}, dan {2}. Elk bod moet hoger zijn dan het vorige.',
      after: '2, dan 4 goud.',
    },
    bid: {
      say: 'Na jou biedt niemand, dus 5 goud is genoeg. 3 kracht is zoveel als een Grenadier, en in nood verkoop je de sabel voor 6. Een figuur heeft twee handen, dus hoogstens twee wapens.',
      after: {
        bid: 'Verkocht! Je officier wordt nu gevreesd.',
        pass: 'Zuinigheid is ook een weg. {2} krijgt de sabel voor 4.',
      },
    },
    attacked: {
      say: 'Nu loopt {1}. Waar figuren van verschillende spelers elkaar treffen, vechten ze, en wie net aankwam valt aan. Je piraat staat bij die schatkist …',
      after: 'Kracht 1 tegen de 2 van je piraat.',
    },
    before: {
      say: 'Je hebt een fortuinkaart, en niemand weet welke. Je wordt vóór de dobbelstenen gevraagd en erna. Je Lucky Blow telt 2 op, maar pas na de dobbelstenen: pas nu.',
      after: '{1} gooit 4, jij 3: 5 tegen 5.',
    },
    blow: {
      say: 'Gelijk is voor de aanvaller, dus zoals het staat verlies je. Daar is de kaart voor: speel hem.',
      after: '7 tegen 5, en jij wint. Een blanco had hij niet gered.',
    },
    bonus: {
      say: 'Wie wint, mag iets nemen: 2 goud, of een bemanningskaart als de verliezer er meer heeft, zoals {1}. Bemanning blijft langer. Kies maar.',
      after: { gold: 'Goud is goud.', crew: 'Jij bent er een sterker door, {1} een zwakker.' },
    },
    ready: {
      say: 'Veel later. Je officier heeft kracht 8. Tegen de King is dat niet zeker, maar 28 goud is ook niet ver van een losgeld. Het vulkaanpad begint bij de eerste grot: tijd om te gaan.',
    },
    volcano: {
      say: 'Je gooide 7, precies zo ver als het Meer van Vuur. Bij een splitsing kies je als je er bent. Loop met de officier.',
      after: 'De eerste grot: een splitsing.',
    },
    fork: {
      say: 'Verder langs de kust, of de vulkaan op? Omhoog: daar is de schuilplaats.',
      after: 'Langs idool en geiser naar het Dievenhol: de tweede splitsing.',
    },
    lake: {
      say: `Wie in het Dievenhol stopt, betaalt veel; jij komt er alleen langs. Voor je ligt het Meer van Vuur. De Eerste Stuurman bewaakt het met kracht ${MATE_MIGHT}, en jij hebt 8: een goede kans. Erin!`,
      after: 'Jij gooit 2, hij 5: 10 tegen 9. Je mag blijven, en de volgende zet gaat de schuilplaats in.',
    },
    enter: {
      say: 'Je piraat heeft intussen rond het eiland 41 goud verzameld. Wat je ook gooide: de volgende zet van de officier gaat de schuilplaats in. Ga!',
      after: 'Een dobbelsteen en het aantal spelers maken de prijs: de King wil 40 goud.',
    },
    king: {
      say: `Je kunt 40 goud betalen en nu winnen. Of vechten: kracht 8 tegen ${KING_MIGHT} wint ${winningRolls(8 - KING_MIGHT)} van ${DECIDING} worpen, en wie verliest, betaalt in het Dievenhol. Wat zou een kapitein doen?`,
      after: {
        pay: 'Zeker is zeker.',
        fight: 'Jij gooit 5, de King 1: 13 tegen 11! Dat was dapper. Meestal eindigt het in het Dievenhol.',
      },
    },
    winner: {
      say: 'Het spel is meteen afgelopen: jij wint. Deze wegen zijn er altijd: met goud, met de officier of met de piraat. Let op welke weg de anderen volgen.',
    },
  },
};
