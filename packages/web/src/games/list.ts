import { companiesFace } from './companies/face.js';
import { portRoyalFace } from './port-royal/face.js';
import type { GameRow } from './row.js';
import { swordAndSkullFace } from './sword-and-skull/face.js';

/** Every game of the page, a row each. This is the only file of the shell that names one. */
export const GAME_ROWS: readonly GameRow[] = [
  {
    face: portRoyalFace,
    options: async () => (await import('./port-royal/options.js')).portRoyalOptions,
    glimpse: async () => (await import('./port-royal/glimpse.js')).glimpse,
    voyage: async () => (await import('./port-royal/adventure/campaign/Voyage.svelte')).default,
    ui: async () => (await import('./port-royal/index.js')).portRoyalUi,
  },
  {
    face: swordAndSkullFace,
    glimpse: async () => (await import('./sword-and-skull/glimpse.js')).glimpse,
    ui: async () => (await import('./sword-and-skull/index.js')).swordAndSkullUi,
  },
  {
    face: companiesFace,
    options: async () => (await import('./companies/options.js')).companiesOptions,
    glimpse: async () => (await import('./companies/glimpse.js')).glimpse,
    ui: async () => (await import('./companies/index.js')).companiesUi,
  },
];
