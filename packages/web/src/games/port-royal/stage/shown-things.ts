import type { ThingId } from '../../game-ui.js';
import type { Show } from './show.js';

/** What is marked on the table as long as it is shown. */
export function shownThings(show: Show | null): readonly ThingId[] {
  if (show?.kind === 'chosen') return [show.uid];
  return show?.kind === 'contract' ? [show.id] : [];
}
