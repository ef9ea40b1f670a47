import type { EndingWords, OddsWords, TellWords, TextWords } from '../catalogue.js';
import { counts } from './things.js';

export const odds: OddsWords = {
  title: 'Wat de volgende kaart kan zijn',
  among: (total) => `Een van ${total} kaarten die niemand heeft gezien sinds ze zijn geschud.`,
  risk: (percent) => `${percent} mislukt`,
  noRisk: 'Geen risico',
  kinds: {
    bust: 'Een tweede schip van een kleur',
    repellable: 'Een schip dat te verjagen is',
    newColour: 'Een schip van een nieuwe kleur',
    person: 'Een persoon',
    expedition: 'Een expeditie',
    tax: 'Een belastingverhoging',
  },
  noCards: 'Er is geen kaart meer om te draaien.',
};

export const ends: EndingWords = {
  title: 'Het spel is afgelopen',
  won: 'Samen gewonnen',
  lost: 'Samen verloren',
  ships: 'Schepen',
  contracts: 'Functies',
  open: (names) => `Nog open: ${names}.`,
  titled: (points, title) => `${points}: ${title}`,
  noResult: 'Het spel gaat door.',
};

export const text: TextWords = {
  help: [
    'draai: draai een kaart om. stop: beëindig fase 1 van je beurt.',
    'verjaag, bewaar, laat binnen: beslis over een schip in zicht.',
    'neem fregat, of neem 3: neem een kaart uit de haven bij naam of nummer. pas: neem niets meer.',
    'expeditie, of expeditie 2: eis een expeditie op. gok: gebruik een gokker.',
    'vervul komediant, nu niet: beslis over een functie. opzij, houd tijd: over de tijdstapel.',
    'einde: beëindig je beurt. stand: hoor de tafel. kaarten: hoor wat de kaarten doen. kansen: wat er kan komen. keuzes: wat je kunt doen.',
  ],
  unknown: (text) => `“${text}” ken ik niet. Typ help voor alle opdrachten.`,
  unknownCard: (text) => `Er is hier geen kaart “${text}”.`,
  which: (names) => `Welke: ${counts.or(names)}?`,
  noSuchNumber: (n, of) => (of === 0 ? 'Er valt niets te kiezen.' : `Er is geen nummer ${n}, alleen 1 tot ${of}.`),
  canDo: (actions) => `Je kunt: ${actions}.`,
  noOdds: 'Deze tafel vertelt de kansen niet.',
  numbered: (n, what) => `${n}: ${what}`,
};

export const tells: TellWords = {
  round: (n, active) => `Ronde ${n}. Aan de beurt: ${active}.`,
  roundYours: (n) => `Ronde ${n}. Het is jouw beurt.`,
  roundActive: (n) => `Ronde ${n}. Jij bent de actieve speler.`,
  harbour: (n, list, colours) => `Haven, ${counts.cards(n)}, ${counts.colours(colours)}: ${list}.`,
  harbourEmpty: 'De haven is leeg.',
  revealed: (card) => `In zicht: ${card}.`,
  expeditions: (list) => `Expedities: ${list}.`,
  contracts: (list) => `Functies: ${list}.`,
  piles: (draw, discard) => `${counts.cards(draw)} op de trekstapel, ${discard} afgelegd.`,
  time: (cards, points) => `${counts.cards(cards)} op de tijdstapel, ${counts.points(points)} opzijgelegd.`,
  player: (name, facts, display) => `${name}: ${facts}. ${display}.`,
  you: (facts, display) => `Jij hebt ${facts}. ${display}.`,
  nobodyYet: 'Nog niemand geronseld',
  several: (n, name) => (n === 1 ? name : `${n} × ${name}`),
};
