import * as facts from '../facts.js';
import type { ListWords } from './words.js';

const { BOUNTY, CALM_LESS, GAZETTE_CUBES, HANDBOOK_MARKERS, MACHINE_PER, REMOVAL_PIPS } = facts;
const { SAWMILL_DISCOUNT, SAWMILL_SHIPS, SEXTANT_FIELDS, STORM_LESS } = facts;
const count = (one: string, many: string) => (n: number) => `${n} ${n === 1 ? one : many}`;
const machine = `1 dukaat extra per begonnen ${MACHINE_PER} dukaten van een levering`;
const storm = `${STORM_LESS} stormschade minder op elk schip`;
const calm = `${CALM_LESS} muiterij per vloot minder van een muiterijtegel`;
const mock = (n: number) =>
  `Eén keer per beurt voor ${n}: een vloot krijgt +1, of tot 2 muiterij gaan van een schip af`;

export const nl: ListWords = {
  lists: {
    ships: {
      title: 'Schepen',
      columns: [
        'Schip',
        'Sterkte',
        'Kanonnen',
        'Traag vanaf',
        'Ruimen',
        'Snelheid',
        'Prijs',
        'Verzekerd',
        'Punten',
        'Aantal',
      ],
    },
    harbours: {
      title: 'Havens',
      columns: ['Haven', 'Gebied', 'Levert', 'Koopt, dukaten per steen', 'Bestuurder', 'Fort'],
    },
    goods: { title: 'Goederen', columns: ['Goed', 'Komt uit', 'Stenen met 2, 3, 4, 5 spelers'] },
    seas: { title: 'Zeevelden', columns: ['Veld', 'Gebied', 'Stormteken', 'Piraten van'] },
    strategies: {
      title: 'Strategieën',
      columns: ['Kaart', 'Verslaat', 'Deelt uit (F: vuurkracht)', 'Als ze begint', 'Als ze tweede is', 'Ontkomen'],
    },
    research: {
      title: 'Ontwikkelingskaarten',
      columns: ['Kaart', 'Niveau', 'Prijs', 'Vraagt', 'Wat ze doet', 'Punten'],
    },
    nations: { title: 'Naties', columns: ['Natie', 'Kaarten op +0, +1, +2, +3', 'Effect'] },
    nests: { title: 'Piratennesten', columns: ['Nest', 'Gebied', 'Velden', 'Ogen aan het begin'] },
    tiles: { title: 'Tegels', columns: ['Stapel', 'Tegel', 'Aantal'] },
    points: { title: 'Punten', columns: ['Voor', 'Punten'] },
  },
  and: 'en',
  or: 'of',
  nothing: '–',
  yes: 'ja',
  sacrifice: 'F + 2 × sterkte van het geofferde schip',
  effects: {
    capture: (n) => `verovert ${n}`,
    prize: (n) => `prijs ${n}`,
    selfDamage: (n) => `krijgt ${n} meer, als ze iets krijgt`,
    evade: () => 'krijgt geen schade',
    enemyLess: (n) => `vijand deelt ${n} minder uit`,
    enemyHalf: () => 'krijgt de helft',
    first: () => 'slaat het eerst toe',
    pin: () => 'vijand kan niet ontkomen',
  },
  slips: { never: 'nee', begins: 'als ze begint', always: 'ja' },
  needs: {
    packets: count('pakketboot', 'pakketboten'),
    warehouses: count('pakhuis', 'pakhuizen'),
    ships: count('schip', 'schepen'),
    governor: count('gouverneur', 'gouverneurs'),
    commander: count('commandeur', 'commandeurs'),
    director: count('directeur', 'directeuren'),
    linieschip: count('linieschip', 'linieschepen'),
    regions: (n) => `vloten in ${n} gebieden`,
    stormRegions: () => 'vloten in het actieve en in het verwachte stormgebied',
    ordinaryFleets: count('gewone vloot', 'gewone vloten'),
    fleets: count('vloot', 'vloten'),
    warehouseHarbours: (n) => `pakhuizen in ${n} havens`,
    fleetHarbours: (n) => `vloten in ${n} havens`,
    shipTypes: (n) => `alle ${n} soorten schepen`,
    experience: (n) => `een vloot van +${n}`,
  },
  cards: {
    telmachine1: machine,
    houtzaagmolen1: `Elk schip kost ${SAWMILL_DISCOUNT} minder`,
    discipline1: calm,
    donderglas1: storm,
    spiegelgevechten1: mock(2),
    telmachine2: machine,
    houtzaagmolen2: `${SAWMILL_SHIPS} schip meer per haven en beurt`,
    hortus2: calm,
    zeevaartschool2: storm,
    spiegelgevechten2: mock(1),
    sextant3: `${SEXTANT_FIELDS} veld meer van open zee; aan het einde 1 punt per verschillend veld met je vloten`,
    droogdok3: 'Herstel in een haven voor de halve prijs; aan het einde 1 punt per 2 schepen zonder schade',
    handelscourant3: `Tot ${GAZETTE_CUBES} stenen per haven gratis uit de grote voorraad; aan het einde 1 punt per begonnen 5 dukaten`,
    premiejager3: `${BOUNTY} dukaten per verwijderd piratenoog; aan het einde 1 punt per oog dat je in het spel verwijderd hebt`,
    handboek3: `${HANDBOOK_MARKERS} markeerstenen meer; aan het einde 1 punt per markeersteen op de schijven +2 en +3`,
  },
  nations: {
    england: `Verwijdert een gouverneur of commandeur, met minstens ${REMOVAL_PIPS} ogen`,
    spain: `Verwijdert een gouverneur of directeur, met minstens ${REMOVAL_PIPS} ogen`,
    portugal: 'Verwijdert 1 pakhuis per oog',
    france: 'Verwijdert op een piratennest 1 piratenoog per oog, en nieuwe piraten verlagen het eerst',
  },
  points: {
    ducats: 'dukaten',
    warehouse: 'pakhuis',
    administrator: 'bestuurder',
    fort: 'fort',
    development: 'ontwikkelingskaart',
    'fleet experience': 'ervaring van een vloot',
    'damage or mutiny token': 'fiche schade of muiterij',
  },
  level: (n) => `niveau ${n}`,
  perDucats: (n) => `elke ${n} dukaten`,
  cargo: (n) => `lading: afstand van alle stenen tot hun herkomst, gedeeld door ${n}`,
};
