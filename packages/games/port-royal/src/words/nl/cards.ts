import type { Person } from '../../cards/card.js';
import type { CardWords } from '../catalogue.js';
import { capOf, specialityOf, wantedBy } from '../facts.js';
import { and, COLOURS, coins, cards as count, noun, numbered, points, several, swords } from '../grammar/nl.js';
import { capital } from '../grammar/text.js';

const SYMBOLS = { anchor: 'anker', cross: 'kruis', house: 'huis', any: 'anker, kruis of huis' } as const;

export const cards: CardWords = {
  colours: COLOURS,
  symbols: SYMBOLS,
  name: (card) => capital(noun(card)),

  labels: {
    ship: (ship) => [COLOURS[ship.colour], ship.swords === null ? 'schedel' : swords(ship.swords), coins(ship.coins)],
    person: (person) => {
      const colour = specialityOf(person);
      return [
        ...(colour ? [COLOURS[colour]] : []),
        `kost ${person.cost}`,
        `${person.influence} invloed`,
        ...perks(person),
      ];
    },
    expedition: (card) => [
      `${wantedBy(card).map(numbered).join(', ')} → ${card.influence} invloed, ${coins(card.coins)}`,
    ],
    tax: ({ bonusTo, bonusCoins }) => [
      `${coins(bonusCoins)} voor ${bonusTo === 'mostSwords' ? 'de meeste zwaarden' : 'de minste invloed'}`,
    ],
  },

  perks,

  abilities: {
    settler: () => 'Brengt een huis mee op een expeditie die erom vraagt, en wordt daarvoor afgelegd.',
    captain: () => 'Brengt een anker mee op een expeditie die erom vraagt, en wordt daarvoor afgelegd.',
    priest: () => 'Brengt een kruis mee op een expeditie die erom vraagt, en wordt daarvoor afgelegd.',
    jack: () => 'Gaat op expeditie in plaats van een kapitein, een priester of een pionier.',
    trader: ({ trades }) =>
      trades ? `Handel je met een ${COLOURS[trades.colour]} schip, dan krijg je ${coins(trades.coins)} extra.` : '',
    sailor: ({ swords: n }) => `Geeft ${swords(n)} om schepen te verjagen, zo vaak je wilt.`,
    pirate: ({ swords: n }) => `Geeft ${swords(n)} om schepen te verjagen, zo vaak je wilt.`,
    mademoiselle: ({ discount }) => `Elke persoon kost je ${coins(discount)} minder.`,
    jester: ({ bustCoins }) =>
      `Je krijgt ${coins(bustCoins)} als iemand te veel waagt, en als jij in fase 2 aan de beurt komt en de haven leeg is.`,
    admiral: ({ income }) =>
      `Je krijgt ${coins(income?.coins ?? 0)} als jij in fase 2 aan de beurt komt en er minstens ${count(income?.harbourFrom ?? 0)} in de haven liggen.`,
    governor: ({ picks }) => `Je mag ${count(picks)} extra nemen, in je eigen beurt en in die van anderen.`,
    ship: (ship) =>
      ship.swords === null
        ? `Levert ${coins(ship.coins)} op; dit schip vaart onder de schedelvlag, dus niemand kan het verjagen.`
        : `Levert ${coins(ship.coins)} op; om het te verjagen heb je ${swords(ship.swords)} nodig.`,
    expedition: (card) =>
      `Leg in je beurt ${and(wantedBy(card).map(several))} af; je krijgt ${points(card.influence)} en ${coins(card.coins)}.`,
    tax: (tax) => {
      const cap = capOf(tax);
      const loss = cap === undefined ? 'verliest de helft' : `houdt er ${cap} over`;
      const favoured = tax.bonusTo === 'mostSwords' ? 'meeste zwaarden' : 'minste invloedspunten';
      return `Wie ${tax.threshold} munten of meer heeft, ${loss}; wie de ${favoured} heeft, krijgt ${coins(tax.bonusCoins)}.`;
    },
  },
};

function perks({ trades, symbol, swords: n, income, bustCoins, picks, discount }: Person): string[] {
  return [
    ...(n > 0 ? [swords(n)] : []),
    ...(symbol ? [SYMBOLS[symbol]] : []),
    ...(trades ? [`+${coins(trades.coins)}`] : []),
    ...(income?.harbourFrom
      ? [`${coins(income.coins)} bij ${income.harbourFrom}${income.harbourTo ? `-${income.harbourTo}` : '+'} kaarten`]
      : []),
    ...(bustCoins > 0 ? [`${coins(bustCoins)} bij een mislukte beurt`] : []),
    ...(picks > 0 ? [`${count(picks)} extra`] : []),
    ...(discount > 0 ? [`personen ${discount} goedkoper`] : []),
  ];
}
