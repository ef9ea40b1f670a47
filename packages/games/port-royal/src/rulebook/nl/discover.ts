import { coins } from '../../words/grammar/nl.js';
import { BUST_COINS, TAX, taxDue } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const discover: ChapterWords<'D'> = {
  title: 'Fase 1: ontdekken',
  rules: {
    'PR-D1': {
      title: 'Kaarten omdraaien',
      text: 'In je beurt draai je minstens één kaart van de trekstapel om. Na elke kaart beslis je: nog een, of stoppen.',
      also: ['trekken'],
    },
    'PR-D2': {
      title: 'Personen',
      text: 'Een persoon komt in de haven, de rij kaarten waaruit deze beurt genomen wordt. De nieuwere spelregels noemen personen karakters.',
    },
    'PR-D3': {
      title: 'Schepen, en ze verjagen',
      text: 'Een schip komt in de haven. Heb je minstens zoveel [zwaarden](PR-P4) als erop staan, dan mag je het in plaats daarvan verjagen: het gaat naar de aflegstapel. Je kunt alleen het schip verjagen dat net is omgedraaid, en nooit een schip met een schedel. Zonder zwaard verjaag je niets.',
      also: ['vechten', 'schedelvlag', 'zwaarden', 'wegjagen'],
    },
    'PR-D4': {
      title: 'Zwaarden raken niet op',
      text: 'Je zwaarden werken zo vaak je wilt, ook meermaals in één beurt.',
      also: ['vechten'],
    },
    'PR-D5': {
      title: 'Verjagen zonder noodzaak',
      text: 'Je mag een schip ook verjagen als zijn kleur nog niet in de haven ligt: een schip van weinig munten nu kan straks een beter schip bederven.',
      example: 'Een fluitschip van 1 munt zou elk later fluitschip gevaarlijk maken. Je verjaagt het en gaat door.',
    },
    'PR-D6': {
      title: 'Te veel gewaagd',
      text: 'Komt er een tweede schip van een kleur in de haven, dan heb je te veel gewaagd en is je beurt mislukt: alle kaarten in de haven worden afgelegd, ook dat schip, en niemand neemt er een. Je mag zo’n schip ook met opzet binnenlaten, zelfs als je het zou kunnen [verjagen](PR-D3).',
      also: ['tweede schip', 'zelfde kleur', 'mislukte beurt', 'verliezen'],
    },
    'PR-D7': {
      title: 'Na een mislukte beurt',
      text: `Elke speler krijgt ${coins(BUST_COINS)} voor elke eigen paljas, de actieve speler ook. Was het jouw beurt, dan mag je nog [expedities](PR-X1) opeisen voordat die eindigt.`,
    },
    'PR-D8': {
      title: 'Een expeditie omgedraaid',
      text: 'Een expeditie komt in een eigen rij naast de haven. De kaart blijft daar, ook na een mislukte beurt, tot iemand de expeditie [opeist](PR-X2).',
    },
    'PR-D9': {
      title: 'Belastingverhoging',
      text: `Een belastingverhoging handel je meteen af; daarna gaat de kaart naar de aflegstapel. Wie ${coins(TAX.threshold)} of meer heeft, geeft de helft af, naar beneden afgerond. Daarna krijgt wie de meeste zwaarden of de minste invloedspunten heeft, zoals de kaart zegt, ${coins(TAX.bonusCoins)}; bij gelijke stand krijgt ieder van hen die, ook als ze allemaal 0 hebben. Je beurt gaat verder.`,
      example: `Met ${TAX.threshold} of ${TAX.threshold + 1} munten verlies je er ${taxDue(TAX.threshold)}.`,
      also: ['belasting', 'helft'],
    },
    'PR-D10': {
      title: 'Geen weg terug',
      text: 'Ben je gestopt en is fase 2 begonnen, dan wordt er deze beurt geen kaart meer omgedraaid.',
      also: ['stoppen'],
    },
    'PR-D11': {
      title: 'Een lege haven',
      text: 'Je mag stoppen met een lege haven, als er alleen expedities en belastingen kwamen. Fase 2 gaat gewoon door, en [paljassen](PR-P6) leveren dan munten op.',
    },
  },
};
