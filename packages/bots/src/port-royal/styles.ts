import type { Card } from '@roadstead/port-royal';
import type { Style } from './policy/skill.js';

const isShip = ({ type }: Card) => type === 'ship';
const hasInfluence = (card: Card) => card.type === 'person' && card.influence > 0;

/**
 * What each style likes more than others do, and what it says in its own words. How strong they are is in `docs/bots.md`:
 * small enough that a level stays what it is.
 */
export const PORT_ROYAL_TASTES = {
  daredevil: {
    taste: { caution: -0.1, gambler: 0.7 },
    words: {
      en: {
        goOn: ({ bust }) => `${bust} % to bust: one more card all the same.`,
        stop: ({ bust }) => `${bust} % to bust is too much even for me.`,
        safe: () => 'No card that can come would lose the harbour: on we go.',
      },
      nl: {
        goOn: ({ bust }) => `${bust} % kans op een mislukte beurt: toch nog een kaart.`,
        stop: ({ bust }) => `${bust} % kans op een mislukte beurt is zelfs mij te veel.`,
        safe: () => 'Geen kaart die kan komen kost de haven: doorgaan dus.',
      },
      de: {
        goOn: ({ bust }) => `${bust} % Gefahr, alles zu verlieren: trotzdem noch eine Karte.`,
        stop: ({ bust }) => `${bust} % Gefahr, alles zu verlieren, ist sogar mir zu viel.`,
        safe: () => 'Keine Karte, die kommen kann, kostet den Hafen: also weiter.',
      },
    },
  },
  merchant: {
    taste: { trader: 0.7, admiral: 0.4, jester: 0.4, otherIncome: 0.4, dealer: 0.4, influence: -0.2 },
    words: {
      en: {
        best: ({ card }) =>
          isShip(card) ? `Coins first: they buy something better later (${card.names.en}).` : undefined,
        nothing: () => 'Nothing here is worth its price: my coins stay with me.',
      },
      nl: {
        best: ({ card }) =>
          isShip(card) ? `Eerst munten: daarmee koop ik later iets beters (${card.names.nl}).` : undefined,
        nothing: () => 'Niets hier is zijn prijs waard: mijn munten blijven bij mij.',
      },
      de: {
        best: ({ card }) =>
          isShip(card) ? `Erst Münzen: Damit kaufe ich später etwas Besseres (${card.names.de}).` : undefined,
        nothing: () => 'Nichts hier ist seinen Preis wert: Meine Münzen bleiben bei mir.',
      },
    },
  },
  patient: {
    taste: { caution: 0.14 },
    words: {
      en: {
        goOn: ({ bust }) => `Even I take another card here, with ${bust} % to bust.`,
        stop: ({ bust, card }) =>
          card === undefined
            ? `${bust} % to bust: I can wait for my next turn.`
            : `${bust} % to bust: what lies here (${card.names.en}) is enough for me.`,
        little: () => 'What lies here is enough for me.',
      },
      nl: {
        goOn: ({ bust }) => `Hier neem zelfs ik nog een kaart, met ${bust} % kans op een mislukte beurt.`,
        stop: ({ bust, card }) =>
          card === undefined
            ? `${bust} % kans op een mislukte beurt: ik kan wachten op mijn volgende beurt.`
            : `${bust} % kans op een mislukte beurt: wat hier ligt (${card.names.nl}) is mij genoeg.`,
        little: () => 'Wat hier ligt is mij genoeg.',
      },
      de: {
        goOn: ({ bust }) => `Hier nehme sogar ich noch eine Karte, bei ${bust} % Gefahr, alles zu verlieren.`,
        stop: ({ bust, card }) =>
          card === undefined
            ? `${bust} % Gefahr, alles zu verlieren: Ich kann auf meinen nächsten Zug warten.`
            : `${bust} % Gefahr, alles zu verlieren: Was hier liegt (${card.names.de}), genügt mir.`,
        little: () => 'Was hier liegt, genügt mir.',
      },
    },
  },
  ambitious: {
    taste: { influence: 0.3, claim: 0.5, trader: -0.2 },
    words: {
      en: {
        best: ({ card }) => (hasInfluence(card) ? `Influence before coins (${card.names.en}).` : undefined),
        claim: () => 'An expedition: that is what one is remembered for.',
      },
      nl: {
        best: ({ card }) => (hasInfluence(card) ? `Invloed gaat voor munten (${card.names.nl}).` : undefined),
        claim: () => 'Een expeditie: daar wordt men om herinnerd.',
      },
      de: {
        best: ({ card }) => (hasInfluence(card) ? `Einfluss geht vor Münzen (${card.names.de}).` : undefined),
        claim: () => 'Eine Expedition: Daran erinnert man sich.',
      },
    },
  },
} satisfies Readonly<Record<string, Style>>;
