import { KeptBeside } from './kept.js';

/** Where fleets are to go, by seat and number. */
export type KeptRoutes = Readonly<Record<string, string>>;

const kept = new KeptBeside<KeptRoutes>('roadstead-routes', {});

/** What one wanted to do at a table, kept on this device beside the game. */
export const routesOf = (table: string): KeptRoutes => kept.of(table);

export const keepRoutes = (table: string, routes: KeptRoutes): void =>
  kept.keep(table, Object.keys(routes).length === 0 ? undefined : routes);
