import type { ApiName } from '@roadstead/protocol';

/** What reads and tells up to hundreds of tables: it takes several times as long as anything else, and counts so. */
const DEAR: ReadonlySet<ApiName> = new Set(['lobby', 'myTables', 'person', 'daily', 'dealOf', 'campaign', 'record']);
export const DEAR_COST = 5;

/** As how many requests a route counts; what is no route of ours counts as one. */
export function costOf(route: ApiName | undefined): number {
  return route !== undefined && DEAR.has(route) ? DEAR_COST : 1;
}
