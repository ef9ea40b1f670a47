/** What the policy believes things to be worth, in coins. `roadstead tune` finds better numbers (`weight-rows.ts`). */
export const WEIGHT_NAMES = [
  'influence', // one influence at the start of the game …
  'influenceLate', // … and what is added to it as the leader nears the end
  'sword', // a sword, while there are fewer than three
  'moreSwords', // a sword beyond
  'symbol', // a captain, priest or settler
  'openSymbol', // on top, for coming nearer to an expedition that lies open
  'jack',
  'claim', // on top, for being able to claim at once
  'deny', // a symbol with which a rival who takes later could claim
  'trader',
  'admiral',
  'jester',
  'governor',
  'discount',
  'otherIncome', // vice admirals and gunners
  'dealer', // wholesalers and clerks
  'gambler',
  'contract', // what a contract brings, competing: so many times its coins and influence
  'coinToRival', // the fee, seen from the one who pays it
  'coinFromOthers', // what a card that others may take is worth to the active player
  'richCoin', // a coin beyond what is safe from tax
  'caution', // how much better the next card must be on average
  'finish', // triggering the end, per influence ahead
  'further', // a further card, by a clerk
  'together', // a contract, together: what it is worth to make its chance e times as great; in a chapter, a mission
  'nearness', // how sure a contract is that lacks one card; with two, this times itself …
] as const;

export type Weights = Readonly<Record<(typeof WEIGHT_NAMES)[number], number>>;
