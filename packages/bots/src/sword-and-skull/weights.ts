/**
 * What the policy believes: a victory is 100, and everything else is measured by it. `roadstead tune` finds better numbers
 * (`weight-rows.ts`).
 */
export const WEIGHT_NAMES = [
  'pace', // what a chance in the lair is worth that is one move further off
  'again', // how far a failed attempt can be made good by the next
  'sure', // a power of the chance in the lair: above 1, poor chances count for little
  'second', // the other figure's chance, beside the better one
  'hurry', // how much less the future counts when a rival is about to win
  'gold', // a piece of gold …
  'purse', // … having some at all, for dues and taxes …
  'nearRansom', // … and having what the King asks for
  'might', // a point of Might …
  'nearKing', // … and having the King's Might with one figure
  'symbol', // a gold symbol, at the start of the game
  'castle', // a piece of gold that the Castle pays when a figure next comes there
  'card', // a fortune card drawn
  'play', // how much better it must be to play one now than to keep it
  'item', // an auction of an item to come
  'spyglass',
  'compass',
  'rope',
  'doubloon',
  'crew', // a crew card: enemies get stronger, and pay more
  'enemy', // how far rewards of enemies are believed in
  'duel', // what fights against figures of others are worth beside their bonus
  'rival', // what others lose, shared among them
  'bidding', // how far apart the bids of others may be from what we would give in their place
] as const;

export type Weights = Readonly<Record<(typeof WEIGHT_NAMES)[number], number>>;
