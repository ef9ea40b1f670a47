import type { GameEntry } from '@roadstead/kernel';

/** A game by its name, and how all that it brings is loaded. */
export interface ListedGame {
  readonly id: string;
  load(): Promise<GameEntry>;
}

/** Every game there is, the usual one first. Adding a game is adding its row here, in one line. */
export const LISTED: readonly ListedGame[] = [
  { id: 'port-royal', load: async () => (await import('@roadstead/port-royal/entry')).portRoyalEntry },
  { id: 'sword-and-skull', load: async () => (await import('@roadstead/sword-and-skull/entry')).swordAndSkullEntry },
  { id: 'companies', load: async () => (await import('@roadstead/companies/entry')).companiesEntry },
];
