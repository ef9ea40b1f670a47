import type { Against, Points, StackName, Tile } from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import type { ShownBeat } from '../../stage.js';

/** How a beat looks at this table. */
export type Show =
  | { readonly kind: 'plain' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'sails'; readonly seat: Seat; readonly fleet: string; readonly from: string; readonly to: string }
  | { readonly kind: 'fight'; readonly against: Against }
  /** Both strategies lie open. */
  | { readonly kind: 'cards'; readonly cards: readonly [string, string]; readonly begins: 0 | 1 }
  | { readonly kind: 'tile'; readonly stack: StackName; readonly tile: Tile }
  | { readonly kind: 'roll'; readonly n: number; readonly tokens: number }
  | { readonly kind: 'scoring'; readonly points: readonly Points[]; readonly order: readonly Seat[] };

/** How the beat that is shown looks; null where none is. */
export const showOf = (beat: ShownBeat | null): Show | null => (beat?.show as Show | undefined) ?? null;
