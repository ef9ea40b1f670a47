import type { Style } from './skill.js';

/**
 * What each style likes more than others do, and what it says in its own words. How strong they are is in `docs/bots.md`:
 * small enough that a level stays what it is.
 */
export const SWORD_AND_SKULL_TASTES = {
  hothead: {
    taste: { pace: 0.04, again: 0.1, sure: -0.25 },
    words: {
      en: {
        lair: ({ win }) => `Why wait? In the lair the chance to win is ${win} %.`,
        toLair: ({ win }) => `Straight to the lair, where the chance to win is ${win} %.`,
        fightKing: () => 'I came to fight the Pirate King, and I keep my gold.',
      },
      nl: {
        lair: ({ win }) => `Waarom wachten? In de Schuilplaats is de kans om te winnen ${win} %.`,
        toLair: ({ win }) => `Recht op de Schuilplaats af, waar de kans om te winnen ${win} % is.`,
        fightKing: () => 'Ik kwam voor een gevecht met de Pirate King, en ik houd mijn goud.',
      },
      de: {
        lair: ({ win }) => `Warum warten? Im Versteck ist die Chance zu gewinnen ${win} %.`,
        toLair: ({ win }) => `Geradewegs zum Versteck, wo die Chance zu gewinnen ${win} % ist.`,
        fightKing: () => 'Ich kam, um gegen den Piratenkönig zu kämpfen, und behalte mein Gold.',
      },
    },
  },
  miser: {
    taste: { gold: 0.15, nearRansom: 8, castle: 0.25, symbol: 0.6 },
    words: {
      en: {
        castle: ({ gold }) => `The Castle pays ${gold} gold on the way, and the ransom needs every piece.`,
        noBid: ({ item }) => `${item}: my gold is better kept for the ransom.`,
        takeGold: ({ gold }) => `${gold} gold more for the ransom, and less for the other one.`,
      },
      nl: {
        castle: ({ gold }) => `Het Kasteel betaalt onderweg ${gold} goud, en alles helpt voor het losgeld.`,
        noBid: ({ item }) => `${item}: mijn goud bewaar ik liever voor het losgeld.`,
        takeGold: ({ gold }) => `${gold} goud erbij voor het losgeld, en de ander is het kwijt.`,
      },
      de: {
        castle: ({ gold }) => `Die Burg zahlt unterwegs ${gold} Gold, und für das Lösegeld hilft alles.`,
        noBid: ({ item }) => `${item}: Mein Gold spare ich lieber für das Lösegeld.`,
        takeGold: ({ gold }) => `${gold} Gold mehr für das Lösegeld, und dem anderen fehlen sie.`,
      },
    },
  },
  brawler: {
    taste: { might: 0.35, nearKing: 8, duel: 0.5, enemy: 0.2 },
    words: {
      en: {
        enemy: ({ place, chance }) => `${place}: a fight, and the next enemy is beaten ${chance} % of the time.`,
        duel: ({ chance }) => `A fight waits there: ${chance} % to win it.`,
        attack: ({ chance }) => `At last a fight: ${chance} % to win it.`,
      },
      nl: {
        enemy: ({ place, chance }) =>
          `${place}: een gevecht, en de volgende vijand verliest in ${chance} % van de gevallen.`,
        duel: ({ chance }) => `Daar wacht een gevecht: ${chance} % om het te winnen.`,
        attack: ({ chance }) => `Eindelijk een gevecht: ${chance} % om het te winnen.`,
      },
      de: {
        enemy: ({ place, chance }) => `${place}: Ein Kampf, und der nächste Gegner verliert in ${chance} % der Fälle.`,
        duel: ({ chance }) => `Dort wartet ein Kampf: ${chance} %, ihn zu gewinnen.`,
        attack: ({ chance }) => `Endlich ein Kampf: ${chance} %, ihn zu gewinnen.`,
      },
    },
  },
  collector: {
    taste: { crew: 0.8, card: 0.6, item: 0.8, symbol: 0.8 },
    words: {
      en: {
        cards: ({ place, cards }) =>
          `${place}: ${cards === 1 ? 'a fortune card' : `${cards} fortune cards`} more for my collection.`,
        settlement: ({ place, crew }) => `${place}: a crew card for my collection, best of all ${crew}.`,
        recruit: ({ crew }) => `${crew}: of the crew cards here, the one I want most.`,
      },
      nl: {
        cards: ({ place, cards }) =>
          `${place}: ${cards === 1 ? 'een fortuinkaart' : `${cards} fortuinkaarten`} voor mijn verzameling.`,
        settlement: ({ place, crew }) => `${place}: een bemanningskaart voor mijn verzameling, het liefst ${crew}.`,
        recruit: ({ crew }) => `${crew}: van de bemanningskaarten hier heb ik deze het liefst.`,
      },
      de: {
        cards: ({ place, cards }) =>
          `${place}: ${cards === 1 ? 'Eine Schicksalskarte' : `${cards} Schicksalskarten`} für meine Sammlung.`,
        settlement: ({ place, crew }) => `${place}: Eine Mannschaftskarte für meine Sammlung, am besten ${crew}.`,
        recruit: ({ crew }) => `${crew}: Von den Mannschaftskarten hier habe ich diese am liebsten.`,
      },
    },
  },
} satisfies Readonly<Record<string, Style>>;
