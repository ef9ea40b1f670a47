import { FIGURES } from '../board/figures.js';
import items from '../data/items.json' with { type: 'json' };

export interface Item {
  readonly id: string;
  /** The figure whose weapon it is, by its number; null if it is no weapon (SS-C2). */
  readonly weaponOf: number | null;
  readonly might: readonly number[];
  readonly price: number;
  readonly copies: number;
}

interface Row {
  readonly id: string;
  readonly figure: string;
  readonly officer_might: number;
  readonly pirate_might: number;
  readonly sell_price: number;
  readonly copies: number;
  readonly numbers?: Readonly<Record<string, unknown>>;
}

const ROWS: readonly Row[] = items.cards;

/** In the state an item is its place in this list: copies are alike. */
export const ITEMS: readonly Item[] = ROWS.map(({ id, figure, officer_might, pirate_might, sell_price, copies }) => ({
  id,
  weaponOf: officer_might + pirate_might > 0 ? FIGURES.indexOf(figure as 'officer') : null,
  might: [officer_might, pirate_might],
  price: sell_price,
  copies,
}));

const NUMBERS = new Map(ITEMS.map(({ id }, item) => [id, item]));

/** The place in the list of an id that is in it. */
export const itemNumber = (id: string): number => NUMBERS.get(id)!;

/** How many weapons a player may have of each figure. */
export const WEAPON_LIMIT = [items.rules.weapon_limit_officer, items.rules.weapon_limit_pirate] as const;

export const SPYGLASS = itemNumber('I11');
export const COMPASS = itemNumber('I12');
export const ROPE = itemNumber('I13');
export const DOUBLOON = itemNumber('I14');

const numberIn = (item: number, name: string): number => ROWS[item]!.numbers![name] as number;

export const SPYGLASS_PLUS = numberIn(SPYGLASS, 'plus');
export const COMPASS_STEPS = numberIn(COMPASS, 'plus_minus');
export const COMPASS_LEAST = numberIn(COMPASS, 'least');
export const ROPE_PER_PIP = numberIn(ROPE, 'den_pay_per_pip');
export const DOUBLOON_GOLD = numberIn(DOUBLOON, 'castle');
