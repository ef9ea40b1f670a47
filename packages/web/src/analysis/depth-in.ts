import { DEPTHS, type Depth } from '@roadstead/bots';

/** How deeply an address asks to look; quickly where it says nothing. */
export function depthIn(query: URLSearchParams): Depth {
  return Object.keys(DEPTHS).find((name): name is Depth => name === query.get('depth')) ?? 'quick';
}
