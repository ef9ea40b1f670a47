import type { IconName } from '../../kit/icons/icon.js';
import type { PersonKind } from '../persons/kinds.js';

/** What a person without symbol, sword or colour brings, as one sign. */
export const SIGNS: Readonly<Partial<Record<PersonKind, IconName>>> = {
  mademoiselle: 'discount',
  jester: 'ducats',
  admiral: 'ducats',
  vice_admiral: 'ducats',
  gunner: 'ducats',
  governor: 'cards',
  gambler: 'cards',
  lookout: 'eye',
  innkeeper: 'crown',
};
