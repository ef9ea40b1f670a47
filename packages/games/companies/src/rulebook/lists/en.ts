import * as facts from '../facts.js';
import type { ListWords } from './words.js';

const { BOUNTY, CALM_LESS, GAZETTE_CUBES, HANDBOOK_MARKERS, MACHINE_PER, REMOVAL_PIPS } = facts;
const { SAWMILL_DISCOUNT, SAWMILL_SHIPS, SEXTANT_FIELDS, STORM_LESS } = facts;
const count = (one: string, many: string) => (n: number) => `${n} ${n === 1 ? one : many}`;
const machine = `1 ducat more for every ${MACHINE_PER} ducats of a delivery begun`;
const storm = `${STORM_LESS} less storm damage on every ship`;
const calm = `${CALM_LESS} mutiny less per fleet from a mutiny tile`;
const mock = (n: number) => `Once per turn for ${n}: a fleet gains +1, or up to 2 mutiny leave a ship`;

export const en: ListWords = {
  lists: {
    ships: {
      title: 'Ships',
      columns: ['Ship', 'Strength', 'Guns', 'Slow from', 'Slots', 'Speed', 'Cost', 'Insured', 'Points', 'Copies'],
    },
    harbours: {
      title: 'Harbours',
      columns: ['Harbour', 'Region', 'Yields', 'Buys, ducats per cube', 'Administrator', 'Fort'],
    },
    goods: { title: 'Goods', columns: ['Good', 'Comes from', 'Cubes with 2, 3, 4, 5 players'] },
    seas: { title: 'Sea fields', columns: ['Field', 'Region', 'Storm icon', 'Pirates of'] },
    strategies: {
      title: 'Strategies',
      columns: ['Card', 'Beats', 'Deals (F: firepower)', 'When it begins', 'When it is second', 'Slipping away'],
    },
    research: { title: 'Research cards', columns: ['Card', 'Level', 'Cost', 'Asks for', 'What it does', 'Points'] },
    nations: { title: 'Nations', columns: ['Nation', 'Cards at +0, +1, +2, +3', 'Effect'] },
    nests: { title: 'Pirate nests', columns: ['Nest', 'Region', 'Fields', 'Pips at the start'] },
    tiles: { title: 'Tiles', columns: ['Stack', 'Tile', 'Copies'] },
    points: { title: 'Points', columns: ['For', 'Points'] },
  },
  and: 'and',
  or: 'or',
  nothing: '–',
  yes: 'yes',
  sacrifice: 'F + 2 × strength of the sacrificed ship',
  effects: {
    capture: (n) => `capture ${n}`,
    prize: (n) => `prize ${n}`,
    selfDamage: (n) => `takes ${n} more, if it takes any`,
    evade: () => 'takes no damage',
    enemyLess: (n) => `enemy deals ${n} less`,
    enemyHalf: () => 'takes half',
    first: () => 'strikes first',
    pin: () => 'enemy cannot slip away',
  },
  slips: { never: 'no', begins: 'if it begins', always: 'yes' },
  needs: {
    packets: count('packet boat', 'packet boats'),
    warehouses: count('warehouse', 'warehouses'),
    ships: count('ship', 'ships'),
    governor: count('governor', 'governors'),
    commander: count('commander', 'commanders'),
    director: count('director', 'directors'),
    linieschip: count('ship of the line', 'ships of the line'),
    regions: (n) => `fleets in ${n} regions`,
    stormRegions: () => 'fleets in the active and in the expected storm region',
    ordinaryFleets: count('ordinary fleet', 'ordinary fleets'),
    fleets: count('fleet', 'fleets'),
    warehouseHarbours: (n) => `warehouses in ${n} harbours`,
    fleetHarbours: (n) => `fleets in ${n} harbours`,
    shipTypes: (n) => `all ${n} types of ship`,
    experience: (n) => `a fleet of +${n}`,
  },
  cards: {
    telmachine1: machine,
    houtzaagmolen1: `Each ship costs ${SAWMILL_DISCOUNT} less`,
    discipline1: calm,
    donderglas1: storm,
    spiegelgevechten1: mock(2),
    telmachine2: machine,
    houtzaagmolen2: `${SAWMILL_SHIPS} more ship per harbour and turn`,
    hortus2: calm,
    zeevaartschool2: storm,
    spiegelgevechten2: mock(1),
    sextant3: `${SEXTANT_FIELDS} field more from open sea; at the end 1 point per different field with your fleets`,
    droogdok3: 'Repairs in harbour at half price; at the end 1 point per 2 ships without damage',
    handelscourant3: `Up to ${GAZETTE_CUBES} cubes per harbour free from the supply; at the end 1 point for every 5 ducats begun`,
    premiejager3: `${BOUNTY} ducats per pirate pip removed; at the end 1 point per pip removed in the game`,
    handboek3: `${HANDBOOK_MARKERS} more markers; at the end 1 point per marker on the discs +2 and +3`,
  },
  nations: {
    england: `Removes a governor or commander, with ${REMOVAL_PIPS} pips or more`,
    spain: `Removes a governor or director, with ${REMOVAL_PIPS} pips or more`,
    portugal: 'Removes 1 warehouse per pip',
    france: 'On a pirate nest, removes 1 pirate pip per pip, and new pirates lower it first',
  },
  points: {
    ducats: 'ducats',
    warehouse: 'warehouse',
    administrator: 'administrator',
    fort: 'fort',
    development: 'research card',
    'fleet experience': 'experience of a fleet',
    'damage or mutiny token': 'damage or mutiny token',
  },
  level: (n) => `level ${n}`,
  perDucats: (n) => `every ${n} ducats`,
  cargo: (n) => `cargo: distance of all cubes to their origin, divided by ${n}`,
};
