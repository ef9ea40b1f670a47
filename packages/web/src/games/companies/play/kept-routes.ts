import { KeptBeside } from './kept.js';

/** Where a fleet is to go; with `back` it plies between the two. */
interface KeptRoute {
  readonly to: string;
  readonly back?: string;
}

/** Where fleets are to go, by seat and number: a place, or two with a space between them. */
export type KeptRoutes = Readonly<Record<string, string>>;

const kept = new KeptBeside<KeptRoutes>('roadstead-routes', {});

/** What one wanted to do at a table, kept on this device beside the game. */
export const routesOf = (table: string): KeptRoutes => kept.of(table);

export const keepRoutes = (table: string, routes: KeptRoutes): void =>
  kept.keep(table, Object.keys(routes).length === 0 ? undefined : routes);

/** What was kept of a fleet that lies here: one that plies and is there goes back. */
export function routeFrom(at: string, kept: string): KeptRoute {
  const [to, back] = kept.split(' ') as [string, string?];
  if (back === undefined) return { to };
  return at === to ? { to: back, back: to } : { to, back };
}

export const keptAs = ({ to, back }: KeptRoute): string => (back === undefined ? to : `${to} ${back}`);
