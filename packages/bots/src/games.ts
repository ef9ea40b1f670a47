import type { GameBots } from './game-bots.js';

/** A game by its name, and how what bots have learnt of it is loaded. */
export interface LearntGame {
  readonly id: string;
  load(): Promise<GameBots>;
}

/** The games that bots have learnt. Adding one is adding its row here. */
export const LEARNT: readonly LearntGame[] = [
  { id: 'port-royal', load: async () => (await import('./port-royal/index.js')).portRoyalBots },
  { id: 'sword-and-skull', load: async () => (await import('./sword-and-skull/index.js')).swordAndSkullBots },
  { id: 'companies', load: async () => (await import('./companies/index.js')).companiesBots },
];
