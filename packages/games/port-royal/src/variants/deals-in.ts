import type { Uid } from '@roadstead/kernel';
import type { Colour } from '../cards/card.js';
import { CATALOGUE } from '../cards/catalogue.js';

/** The colour of ships that a wholesaler or clerk deals in. */
export interface DealsIn {
  readonly dealsIn?: Colour;
}

const DEALS_IN = CATALOGUE.map((card) => (card as DealsIn).dealsIn);

/** The persons of a kind in a display who deal in ships of this colour. */
export function dealersIn(display: readonly Uid[], kind: string, colour: Colour): Uid[] {
  return display.filter((uid) => DEALS_IN[uid] === colour && CATALOGUE[uid]!.subtype === kind);
}
