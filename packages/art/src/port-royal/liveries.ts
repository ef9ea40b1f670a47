import type { Livery } from '../kit/emblems/livery.js';

export const SHIP_COLOURS = ['yellow', 'blue', 'green', 'red', 'black', 'violet'] as const;
export type ShipColour = (typeof SHIP_COLOURS)[number];

/** A ship class is told by hue, emblem, pattern and rig: each alone is enough. */
export const LIVERIES: Readonly<Record<ShipColour, Livery>> = {
  yellow: { hue: '#e8c93a', ink: '#1f1b18', emblem: 'sun', pattern: 'chequer' },
  blue: { hue: '#073a86', ink: '#fbf5e4', emblem: 'anchor', pattern: 'waves' },
  green: { hue: '#36a98b', ink: '#1f1b18', emblem: 'tulip', pattern: 'dots' },
  red: { hue: '#b8391a', ink: '#fbf5e4', emblem: 'tower', pattern: 'diagonal' },
  black: { hue: '#1f1b18', ink: '#f3e7cb', emblem: 'cutlasses', pattern: 'solid' },
  violet: { hue: '#8f78ca', ink: '#1f1b18', emblem: 'star', pattern: 'stripes' },
};
