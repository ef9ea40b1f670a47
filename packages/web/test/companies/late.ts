import { fleet, ship } from './positions.js';

export const none = [null, 0, 0];
export const open = [null, 1, 0];

/** The second calendar: everybody has something of everything, storms and pirates are about, and two nations watch. */
export const LATE = {
  round: 9,
  turn: 0,
  order: [0, 3, 2, 1],
  storm: { active: 'OA', expected: 'MI' },
  pirates: { tortuga: 2, algiers: 1, saintemarie: 3 },
  nations: {
    england: { at: 'nieuwamsterdam', pips: 2, experience: 1, controller: 0 },
    portugal: { at: 'mauritsstad', pips: 1, controller: 2, ally: 1 },
  },
  harbours: {
    amsterdam: { fields: [[1, 1, 0], [0, 2, 0], open, none] },
    nieuwamsterdam: { fields: [none, [2, 1, 0], open, open], administrator: [2, 'director'] },
    elmina: { fields: [[0, 1, 0], [2, 2, 0], none, open] },
    mauritsstad: { fields: [[3, 1, 0], [null, 0, 2], open, open], administrator: [3, 'governor'] },
    galle: { fields: [[1, 0, 0], [1, 2, 0], [3, 3, 0], open], administrator: [1, 'governor'], fort: [1, 0] },
    batavia: { fields: [[1, 1, 0], [0, 1, 0], [2, 3, 0], open], administrator: [0, 'director'], fort: [0, 2] },
    kanton: { fields: [[0, 0, 0], [1, 2, 0], open, open] },
    deshima: { fields: [[0, 1, 0], [3, 2, 0], open, none], administrator: [2, 'commander'] },
  },
  players: {
    0: {
      ducats: 24,
      cards: ['telmachine1', 'spiegelgevechten1'],
      markers: { 1: 'fire1', 2: 'prize2' },
      lossTokens: 1,
      fleets: {
        I: fleet('elmina', 1, ship('srs', ['cloth', 'cloth'], 1), ship('fluyt', ['cloth'], 1)),
        II: fleet('batavia', 2, ship('linieschip', ['ivory']), ship('srs', ['cinnamon', 'cinnamon'], 1), ship('fluyt')),
        III: fleet('OC2', 0, ship('srs', ['porcelain', 'porcelain'], 2, 1)),
        X: fleet('MA1', 0, ship('pakketboot')),
      },
    },
    1: {
      ducats: 9,
      cards: ['discipline1'],
      markers: { 1: 'fire1' },
      lossTokens: 2,
      fleets: {
        I: fleet('batavia', 1, ship('spiegelschip', ['cinnamon'], 1), ship('srs', ['copper'])),
        II: fleet('MI3', 2, ship('srs', ['cinnamon', 'cinnamon'], 1), ship('fluyt', ['cinnamon'], 1)),
        X: fleet('MI1', 0, ship('pakketboot')),
      },
    },
    2: {
      ducats: 31,
      cards: ['houtzaagmolen1', 'donderglas1'],
      markers: { 1: 'line1' },
      fleets: {
        I: fleet('OA1', 1, ship('srs', ['sugar', 'sugar']), ship('srs', ['sugar', 'sugar'])),
        II: fleet('MA4', 1, ship('linieschip', ['tobacco'], 1), ship('fluyt', ['tobacco', 'tobacco'])),
        III: fleet('amsterdam', 0, ship('fluyt', ['cloth'])),
        X: fleet('OA2', 0, ship('pakketboot')),
      },
    },
    3: {
      ducats: 14,
      lossTokens: 1,
      fleets: {
        I: fleet('OC3', 1, ship('srs', ['pepper', 'pepper'], 1)),
        II: fleet('OA4', 0, ship('srs', ['ivory', 'ivory'], 3), ship('fluyt', ['ivory'])),
        X: fleet('OC1', 0, ship('pakketboot')),
      },
    },
  },
} as const;
