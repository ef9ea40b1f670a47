import { cards, coins, swords } from '../../words/grammar/nl.js';
import {
  ADMIRAL,
  DISCOUNT,
  FEE,
  GOVERNOR_PICKS,
  JESTER,
  PIRATE_SWORDS,
  SAILOR_SWORDS,
  TRADER_COINS,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

export const persons: ChapterWords<'P'> = {
  title: 'Personen',
  rules: {
    'PR-P1': {
      title: 'Kapitein, priester, pionier',
      text: 'Zij brengen de symbolen mee waar [expedities](PR-X2) om vragen: de kapitein een anker, de priester een kruis, de pionier een huis.',
    },
    'PR-P2': {
      title: 'Manusje-van-alles',
      text: 'Gaat op expeditie in plaats van één kapitein, priester of pionier: zie [wie er meegaat](PR-X3).',
      also: ['joker'],
    },
    'PR-P3': {
      title: 'Handelaar',
      text: `Handelt in schepen van één kleur: telkens als je zo’n schip neemt, krijg je ${coins(TRADER_COINS)} extra. Heb je meer handelaars in die kleur, dan levert elk van hen een munt op.`,
      example: 'Met twee handelaars in fregatten levert een fregat van 2 munten je er 4 op.',
    },
    'PR-P4': {
      title: 'Matroos en piraat',
      text: `Een matroos heeft ${swords(SAILOR_SWORDS)}, een piraat ${swords(PIRATE_SWORDS)}. Tel ze allemaal op om schepen te [verjagen](PR-D3).`,
      also: ['zwaarden'],
    },
    'PR-P5': {
      title: 'Admiraal',
      text: `Liggen er minstens ${cards(ADMIRAL.harbourFrom ?? 0)} in de haven als jij in fase 2 aan de beurt komt, dan levert elke admiraal je ${coins(ADMIRAL.coins)} op.`,
    },
    'PR-P6': {
      title: 'Paljas',
      text: `Is de haven leeg als jij in fase 2 aan de beurt komt, dan levert elke paljas je ${coins(JESTER.coins)} op; ook na een [mislukte beurt](PR-D7) doet hij dat. Dat geldt ook in je eigen beurt: de eerste uitgave zegt iets anders, maar wij volgen de nieuwere.`,
      also: ['nar', 'grappenmaker'],
    },
    'PR-P7': {
      title: 'Gouverneur',
      text: `Met elke gouverneur mag je in elke beurt ${cards(GOVERNOR_PICKS)} meer nemen. Het telt wie je hebt als jij in fase 2 aan de beurt komt. In de beurten van anderen betaal je ${coins(FEE)} voor elke kaart.`,
    },
    'PR-P8': {
      title: 'Jonkvrouw',
      text: `Elke persoon kost je per jonkvrouw ${coins(DISCOUNT)} minder, maar nooit minder dan 0.`,
      also: ['mademoiselle', 'goedkoper', 'korting'],
    },
    'PR-P9': {
      title: 'Eerst de inkomsten',
      text: 'Munten van admiraals, paljassen en dergelijke krijg je voordat je kiest, je kunt ze dus meteen uitgeven. Een kaart die je pas tijdens het nemen ronselt, komt daarvoor te laat.',
      also: ['inkomsten'],
    },
    'PR-P10': {
      title: 'Wat als kaart in de haven telt',
      text: 'Alleen schepen en personen. Expedities en belastingen tellen nooit mee, hoeveel er ook zijn omgedraaid.',
    },
  },
};
