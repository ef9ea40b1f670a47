/** What the greedy player believes things to be worth, in coins. */
export const WEIGHTS = {
  influence: 2.4,
  /** An influence is worth more the nearer the end: this much more per influence of the leading player. */
  influenceLate: 0.12,
  /** Coins win nothing in the end: with every round an influence is worth this much more of them. */
  influencePerRound: 0.06,
  sword: 0.9,
  symbol: 1.2,
  jack: 1.6,
  /** So many times more for a symbol while the game cannot be won without an expedition. */
  symbolNeeded: 3,
  trader: 1.3,
  income: 1.2,
  discount: 2.2,
  pick: 5,
  /** Where ships under a wholesaler or further cards for a clerk are to be had. */
  dealer: 1.5,
  gambler: 0.5,
  /** A person or sword that brings an open contract nearer, competing and together. */
  contract: 2,
  contractTogether: 10,
  /** Coins held beyond this are in danger of the tax, and of leaving nothing in the piles to buy: spending them is free. */
  safeCoins: 11,
  /** How much better the next card must be on average before another one is turned up. */
  caution: 0.15,
  /** Cards of the time pile that one contract still takes: what is left beyond them can be put aside. */
  timePerContract: 4,
} as const;
