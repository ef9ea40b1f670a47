import { DEPTHS, type Depth } from '@roadstead/bots';

/** How deeply an address asks to look; quickly where it says nothing. */
export function depthIn(query: URLSearchParams): Depth {
  return DEPTHS.find((name) => name === query.get('depth')) ?? 'quick';
}
