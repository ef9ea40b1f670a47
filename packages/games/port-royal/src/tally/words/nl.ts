import type { CountWords } from './words.js';

export const nl: CountWords = {
  figures: {
    games: { label: 'Spellen', help: 'Uitgespeelde spellen.' },
    won: { label: 'Gewonnen', help: 'Aandeel gewonnen spellen, gedeelde overwinningen meegeteld.' },
    influence: { label: 'Invloed', help: 'Aan het einde van een spel.' },
    turns: { label: 'Beurten', help: 'Eigen beurten in een spel.' },
    discovered: { label: 'Omgedraaide kaarten', help: 'In een eigen beurt.' },
    courage: { label: 'Lef', help: 'Het gemiddelde risico waarbij toch nog een kaart werd omgedraaid.' },
    busts: { label: 'Te veel gewaagd', help: 'Alles bij elkaar, ook wat met opzet werd binnengelaten.' },
    bustsDrawn: { label: 'Mis door een omgedraaide kaart', help: 'Om te vergelijken met wat te verwachten was.' },
    bustsExpected: {
      label: 'Te verwachten missers',
      help: 'De som van alle genomen risico’s. Minder missers dan dit is geluk.',
    },
    repelled: { label: 'Verjaagde schepen', help: '' },
    traded: { label: 'Handel met schepen', help: '' },
    hired: { label: 'Geronselde personen', help: '' },
    expeditions: { label: 'Expedities', help: '' },
    contracts: { label: 'Vervulde functies', help: '' },
    coinsEarned: { label: 'Verdiende munten', help: 'Zonder vergoedingen en zonder de eerste munten.' },
    coinsSpent: { label: 'Uitgegeven munten', help: 'Aan personen en functies.' },
    feesReceived: { label: 'Ontvangen vergoedingen', help: 'Van anderen die in jouw beurten kaarten namen.' },
    feesPaid: { label: 'Betaalde vergoedingen', help: 'Voor kaarten uit de beurten van anderen.' },
    taxGained: { label: 'Gewonnen bij belasting', help: '' },
    taxLost: { label: 'Verloren aan belasting', help: '' },
  },
  plots: {
    wins: { title: 'Overwinningen naar plaats', help: 'Hoe vaak de eerste, de tweede … in de speelvolgorde wint.' },
    courage: {
      title: 'Lef tegenover kans',
      help: 'Voor elk risico: hoe vaak er nog een kaart werd omgedraaid, en hoe vaak dat misging tegenover wat te verwachten was.',
    },
    cards: { title: 'Lievelingskaarten', help: 'Genomen kaarten, de vaakste eerst.' },
    influence: { title: 'Invloed in de loop van het spel', help: 'Aan het einde van elke ronde.' },
  },
  place: (order, players) => (players === 1 ? 'alleen' : `${order}e van ${players}`),
  round: (n) => `Ronde ${n}`,
  together: 'samen',
};
