import type { Style } from './skill.js';

/**
 * What each style likes more than others do, and what it says in its own words. How strong they are is in `docs/bots.md`:
 * small enough that a level stays what it is.
 */
export const COMPANIES_TASTES = {
  merchant: {
    taste: { director: 0.2, slot: 0.3, attack: 5, fear: 0.6, gun: -0.3, hunt: -1.5 },
    words: {
      en: {
        hold: () => 'I keep out of fights: nothing is risked, and nothing learnt.',
        deliver: ({ place, ducats }) =>
          `${place}: ${ducats === 1 ? 'a ducat' : `${ducats} ducats`} in hand, and calm crews.`,
        director: ({ place }) => `${place}: a director makes every delivery there pay a third more.`,
      },
      nl: {
        hold: () => 'Ik blijf weg uit gevechten: niets wordt gewaagd, en niets geleerd.',
        deliver: ({ place, ducats }) =>
          `${place}: ${ducats === 1 ? 'een dukaat' : `${ducats} dukaten`} in de hand, en rustige bemanningen.`,
        director: ({ place }) => `${place}: met een directeur levert elke levering daar een derde meer op.`,
      },
      de: {
        hold: () => 'Ich halte mich aus Gefechten heraus: Nichts wird gewagt und nichts gelernt.',
        deliver: ({ place, ducats }) =>
          `${place}: ${ducats === 1 ? 'Ein Dukaten' : `${ducats} Dukaten`} in der Hand und ruhige Mannschaften.`,
        director: ({ place }) => `${place}: Mit einem Direktor bringt jede Lieferung dort ein Drittel mehr.`,
      },
    },
  },
  privateer: {
    taste: { attack: -2.5, hunt: 2, experience: 1.6 },
    words: {
      en: {
        attack: () => 'That is what guns are for: a fight brings experience, and may cost the other a ship.',
        ship: ({ place, ship }) => `${place}: another ship for my squadron (${ship}), and there is cargo for it.`,
        hunt: ({ place, pips }) =>
          `${place}: ${pips === 1 ? 'a pirate waits' : `${pips} pirates wait`} there to be hunted.`,
      },
      nl: {
        attack: () => 'Daar zijn kanonnen voor: een gevecht geeft ervaring, en kan de ander een schip kosten.',
        ship: ({ place, ship }) => `${place}: nog een schip voor mijn eskader (${ship}), en er is lading voor.`,
        hunt: ({ place, pips }) =>
          `${place}: daar ${pips === 1 ? 'is een piraat' : `zijn ${pips} piraten`} om op te jagen.`,
      },
      de: {
        attack: () => 'Dafür sind Kanonen da: Ein Gefecht bringt Erfahrung und kann den anderen ein Schiff kosten.',
        ship: ({ place, ship }) => `${place}: Noch ein Schiff für mein Geschwader (${ship}), und Ladung ist da.`,
        hunt: ({ place, pips }) => `${place}: Dort ${pips === 1 ? 'ist ein Pirat' : `sind ${pips} Piraten`} zu jagen.`,
      },
    },
  },
  builder: {
    taste: { cube: 1, refill: 0.5, office: 1, fort: 1, slot: -0.3 },
    words: {
      en: {
        warehouse: ({ place, n }) =>
          `${place}: a warehouse stays when ships are sunk. It holds ${n === 1 ? 'a cube' : `${n} cubes`} and is a point.`,
        fort: ({ place }) => `${place}: walls of my own, and more points than the ducats would be.`,
      },
      nl: {
        warehouse: ({ place, n }) =>
          `${place}: een pakhuis blijft staan als schepen zinken. Het bevat ${n === 1 ? 'een steen' : `${n} stenen`} en is een punt.`,
        fort: ({ place }) => `${place}: eigen muren, en meer punten dan de dukaten zouden zijn.`,
      },
      de: {
        warehouse: ({ place, n }) =>
          `${place}: Ein Lagerhaus bleibt stehen, wenn Schiffe sinken. Es fasst ${n === 1 ? 'eine Ware' : `${n} Waren`} und zählt einen Punkt.`,
        fort: ({ place }) => `${place}: Eigene Mauern, und mehr Punkte, als die Dukaten wären.`,
      },
    },
  },
  scholar: {
    taste: { card: 1.6, experience: 0.4, slot: -0.2 },
    words: {
      en: {
        save: () => 'My ducats may buy a card yet, and three of them are a point.',
        card: ({ card, points }) =>
          `${card}: whoever knows more sails better. It is ${points === 1 ? 'a point' : `${points} points`} as well.`,
      },
      nl: {
        save: () => 'Mijn dukaten kopen misschien nog een kaart, en drie ervan zijn een punt.',
        card: ({ card, points }) =>
          `${card}: wie meer weet, vaart beter. Het is ook nog ${points === 1 ? 'een punt' : `${points} punten`}.`,
      },
      de: {
        save: () => 'Meine Dukaten kaufen vielleicht noch eine Karte, und drei davon sind ein Punkt.',
        card: ({ card, points }) =>
          `${card}: Wer mehr weiß, segelt besser. Dazu zählt sie ${points === 1 ? 'einen Punkt' : `${points} Punkte`}.`,
      },
    },
  },
} satisfies Readonly<Record<string, Style>>;
