import { ALL_COLOURS, CATALOGUE, type Card, type Person, type Ship } from '@roadstead/port-royal';

/** What the policy needs to know of a card, as plain numbers: looked up by uid thousands of times a second. */
export interface PolicyRow {
  readonly card: Card;
  readonly ship: Ship | null;
  readonly person: Person | null;
  /** The colour of a ship, or the one that a trader, wholesaler or clerk deals in; -1 without any. */
  readonly colour: number;
  readonly copies: number;
  /** Its place in `ROWS`. */
  readonly at: number;
}

function rowOf(card: Card, at: number): PolicyRow {
  const colour =
    card.type === 'ship'
      ? card.colour
      : ((card as { dealsIn?: Ship['colour'] }).dealsIn ?? (card as Person).trades?.colour);
  return {
    card,
    ship: card.type === 'ship' ? card : null,
    person: card.type === 'person' ? card : null,
    colour: colour === undefined ? -1 : ALL_COLOURS.indexOf(colour),
    copies: card.copies,
    at,
  };
}

const CARDS = [...new Set(CATALOGUE)];

/** Every card once. */
export const ROWS: readonly PolicyRow[] = CARDS.map(rowOf);

/** The place of a card in `ROWS`, by uid and by id. */
export const ROW_BY_UID: readonly number[] = CATALOGUE.map((card) => CARDS.indexOf(card));
export const ROW_BY_ID: ReadonlyMap<string, number> = new Map(CARDS.map((card, i) => [card.id, i]));
