import type { Typed } from '@roadstead/kernel';
import type { Act } from './model.js';

/** Acts, but asks about some actions first: whoever may have tapped by mistake can still say no. */
export function askFirst(act: Act, isAskedAbout: (action: Typed) => boolean, ask: Act): Act {
  return async (action) => (!isAskedAbout(action) || (await ask(action))) && act(action);
}
