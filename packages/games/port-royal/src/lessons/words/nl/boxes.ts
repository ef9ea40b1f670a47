import { underWay as box, CARDS_PER_GAMBLE, TAX_UNDER_WAY } from '../../../rulebook/facts.js';
import type { LessonsWords } from '../en/index.js';

export const underWay: LessonsWords['lessons']['under-way'] = {
  title: 'Hijs de zeilen!',
  pitch: 'Kooplieden, passagiers en een strengere belasting: het kleine spel op zich.',
  steps: {
    newGame: {
      say: `Hijs de zeilen! is een kort spel op zich: geen expedities, en bij ${box.endInfluence} invloedspunten begint de laatste ronde. De rest ken je. Nieuw is je koopman in fluitschepen.`,
    },
    passenger: {
      say: 'Hier ligt een passagier: die kan niets, maar levert veel invloedspunten op voor weinig geld. In een kort spel is dat verleidelijk. Draai nog een kaart om.',
      after: 'Een fluitschip: precies het schip van je koopman.',
    },
    stop: {
      say: 'Twee goede kaarten, en met één fluitschip in de haven is elk ander fluitschip een gevaar. Stop.',
      after: 'Kies nu goed.',
    },
    take: {
      say: 'Het fluitschip levert 2 munten op en schuift dan onder je koopman, waar het voorgoed 1 invloedspunt waard is. De passagier geeft 2 invloedspunten voor 4 munten.',
      after: {
        ship: 'Munten en invloedspunten tegelijk. Elk volgend fluitschip doet hetzelfde: ronsel kooplieden vroeg.',
        person: 'Meteen twee invloedspunten. Het fluitschip had geld gebracht, maar een koopman heeft tijd nodig.',
      },
    },
    tax: {
      say: 'Een paar beurten later heb je 11 munten. In dit spel is dat veel: draai een kaart om, dan zie je het.',
      after: `Belasting! Wie ${TAX_UNDER_WAY.threshold} of meer heeft, houdt er ${TAX_UNDER_WAY.leaves(TAX_UNDER_WAY.threshold)} over; wie de minste invloedspunten heeft, krijgt een munt. Geef dus uit, en spaar niet.`,
    },
    combined: {
      say: 'Je kunt de kooplieden, de passagiers en enkele schepen ook door het basisspel schudden. Dan gelden de belasting en het einde van dat spel.',
    },
  },
};

export const gambler: LessonsWords['lessons']['gambler'] = {
  title: 'De gokker',
  pitch: 'Vier kaarten tegelijk: wanneer dat slim is, en wanneer niet.',
  steps: {
    who: {
      say: `Er werkt een gokker voor je. Eén keer in elk van je beurten mag hij ${CARDS_PER_GAMBLE} kaarten tegelijk omdraaien, zelfs vóór de allereerste kaart.`,
    },
    gamble: {
      say: 'De haven is leeg, dus alleen deze vier kunnen elkaar in de weg zitten. Dat is zijn beste moment, want je mag een kaart meer nemen. Waag het!',
      after: 'Drie schepen in drie kleuren, en een pionier. Goed gespeeld!',
    },
    first: {
      say: 'Je mag nu geen kaarten meer omdraaien. Maar je mag twee kaarten nemen: één zoals altijd, en één voor de gokker.',
      after: { ship: 'Munten in de hand.', person: 'Een huis voor een expeditie.' },
    },
    second: {
      say: 'En de tweede.',
      after: { ship: 'Een mooie vangst.', person: 'Een mooie vangst.', pass: 'Ook goed.' },
    },
    single: {
      say: 'Een andere beurt. Je kunt ook gewoon beginnen, met losse kaarten, en hem voor later bewaren. Draai er een om.',
      after: 'Een bark. Je piraat heeft maar twee zwaarden, dus de bark blijft.',
    },
    dare: {
      say: 'Nu vier tegelijk erbij? Die kun je niet verjagen, hoeveel zwaarden je ook hebt. Zit er nog een bark bij, dan is je beurt mislukt. Of stop, en wees tevreden.',
      after: {
        gamble: 'Twee barken: te veel gewaagd. Was de tweede alleen gekomen, dan had je die verjaagd.',
        stop: 'Goed zo: bij die vier zat een tweede bark. Alleen als losse kaart had je die kunnen verjagen.',
      },
    },
    when: {
      say: 'Gebruik de gokker dus vroeg in een beurt, of als je ver achterligt. Na hem komen er geen losse kaarten meer, hoogstens nog een gokker.',
    },
  },
};
