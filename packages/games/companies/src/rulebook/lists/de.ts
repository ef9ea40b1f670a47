import * as facts from '../facts.js';
import type { ListWords } from './words.js';

const { BOUNTY, CALM_LESS, GAZETTE_CUBES, HANDBOOK_MARKERS, MACHINE_PER, REMOVAL_PIPS } = facts;
const { SAWMILL_DISCOUNT, SAWMILL_SHIPS, SEXTANT_FIELDS, STORM_LESS } = facts;
const count = (one: string, many: string) => (n: number) => `${n} ${n === 1 ? one : many}`;
const machine = `1 Dukaten mehr je angefangene ${MACHINE_PER} Dukaten einer Lieferung`;
const storm = `${STORM_LESS} Sturmschaden weniger auf jedem Schiff`;
const calm = `${CALM_LESS} Meuterei je Flotte weniger von einem Meutereiplättchen`;
const mock = (n: number) =>
  `Einmal je Zug für ${n}: Eine Flotte gewinnt +1, oder bis zu 2 Meuterei verschwinden von einem Schiff`;

export const de: ListWords = {
  lists: {
    ships: {
      title: 'Schiffe',
      columns: [
        'Schiff',
        'Stärke',
        'Kanonen',
        'Langsam ab',
        'Laderäume',
        'Tempo',
        'Preis',
        'Versichert',
        'Punkte',
        'Anzahl',
      ],
    },
    harbours: {
      title: 'Häfen',
      columns: ['Hafen', 'Region', 'Liefert', 'Kauft, Dukaten je Ware', 'Verwalter', 'Fort'],
    },
    goods: { title: 'Waren', columns: ['Ware', 'Kommt aus', 'Anzahl mit 2, 3, 4, 5 Spielern'] },
    seas: { title: 'Seefelder', columns: ['Feld', 'Region', 'Sturmzeichen', 'Piraten von'] },
    strategies: {
      title: 'Strategien',
      columns: [
        'Karte',
        'Schlägt',
        'Teilt aus (F: Feuerkraft)',
        'Wenn sie beginnt',
        'Wenn sie zweite ist',
        'Entkommen',
      ],
    },
    research: {
      title: 'Entwicklungskarten',
      columns: ['Karte', 'Stufe', 'Preis', 'Verlangt', 'Was sie tut', 'Punkte'],
    },
    nations: { title: 'Nationen', columns: ['Nation', 'Karten auf +0, +1, +2, +3', 'Wirkung'] },
    nests: { title: 'Piratennester', columns: ['Nest', 'Region', 'Felder', 'Augen am Anfang'] },
    tiles: { title: 'Plättchen', columns: ['Stapel', 'Plättchen', 'Anzahl'] },
    points: { title: 'Punkte', columns: ['Für', 'Punkte'] },
  },
  and: 'und',
  or: 'oder',
  nothing: '–',
  yes: 'ja',
  sacrifice: 'F + 2 × Stärke des geopferten Schiffes',
  effects: {
    capture: (n) => `erobert ${n}`,
    prize: (n) => `Prise ${n}`,
    selfDamage: (n) => `nimmt ${n} mehr, wenn sie welchen nimmt`,
    evade: () => 'nimmt keinen Schaden',
    enemyLess: (n) => `Gegner teilt ${n} weniger aus`,
    enemyHalf: () => 'nimmt die Hälfte',
    first: () => 'schlägt zuerst zu',
    pin: () => 'Gegner kann nicht entkommen',
  },
  slips: { never: 'nein', begins: 'wenn sie beginnt', always: 'ja' },
  needs: {
    packets: count('Paketboot', 'Paketboote'),
    warehouses: count('Lagerhaus', 'Lagerhäuser'),
    ships: count('Schiff', 'Schiffe'),
    governor: count('Gouverneur', 'Gouverneure'),
    commander: count('Kommandeur', 'Kommandeure'),
    director: count('Direktor', 'Direktoren'),
    linieschip: count('Linienschiff', 'Linienschiffe'),
    regions: (n) => `Flotten in ${n} Regionen`,
    stormRegions: () => 'Flotten in der aktiven und in der erwarteten Sturmregion',
    ordinaryFleets: count('gewöhnliche Flotte', 'gewöhnliche Flotten'),
    fleets: count('Flotte', 'Flotten'),
    warehouseHarbours: (n) => `Lagerhäuser in ${n} Häfen`,
    fleetHarbours: (n) => `Flotten in ${n} Häfen`,
    shipTypes: (n) => `alle ${n} Arten von Schiffen`,
    experience: (n) => `eine Flotte mit +${n}`,
  },
  cards: {
    telmachine1: machine,
    houtzaagmolen1: `Jedes Schiff kostet ${SAWMILL_DISCOUNT} weniger`,
    discipline1: calm,
    donderglas1: storm,
    spiegelgevechten1: mock(2),
    telmachine2: machine,
    houtzaagmolen2: `${SAWMILL_SHIPS} Schiff mehr je Hafen und Zug`,
    hortus2: calm,
    zeevaartschool2: storm,
    spiegelgevechten2: mock(1),
    sextant3: `${SEXTANT_FIELDS} Feld mehr von offener See; am Ende 1 Punkt je verschiedenem Feld mit deinen Flotten`,
    droogdok3: 'Reparatur im Hafen zum halben Preis; am Ende 1 Punkt je 2 Schiffe ohne Schaden',
    handelscourant3: `Bis zu ${GAZETTE_CUBES} Waren je Hafen kostenlos aus dem Vorrat; am Ende 1 Punkt je angefangene 5 Dukaten`,
    premiejager3: `${BOUNTY} Dukaten je beseitigtem Piratenauge; am Ende 1 Punkt je Auge, das du in der Partie beseitigt hast`,
    handboek3: `${HANDBOOK_MARKERS} Steine mehr; am Ende 1 Punkt je Stein auf den Scheiben +2 und +3`,
  },
  nations: {
    england: `Entfernt einen Gouverneur oder Kommandeur, mit mindestens ${REMOVAL_PIPS} Augen`,
    spain: `Entfernt einen Gouverneur oder Direktor, mit mindestens ${REMOVAL_PIPS} Augen`,
    portugal: 'Entfernt 1 Lagerhaus je Auge',
    france: 'Entfernt auf einem Piratennest 1 Piratenauge je Auge, und neue Piraten senken es zuerst',
  },
  points: {
    ducats: 'Dukaten',
    warehouse: 'Lagerhaus',
    administrator: 'Verwalter',
    fort: 'Fort',
    development: 'Entwicklungskarte',
    'fleet experience': 'Erfahrung einer Flotte',
    'damage or mutiny token': 'Marke Schaden oder Meuterei',
  },
  level: (n) => `Stufe ${n}`,
  perDucats: (n) => `je ${n} Dukaten`,
  cargo: (n) => `Ladung: Entfernung aller Waren zu ihrer Herkunft, geteilt durch ${n}`,
};
