/** What the policy believes things of the adventure to be worth, beside the weights that all boxes share. */
export const WORTHS = {
  /** A crown, as a part of an influence: shields lie two or three fields apart. */
  crown: 0.45,
  /** Against each other, in influence: nobody wins without a trophy, and the ability lies on the way to it. */
  trophy: 3,
  towardsTrophy: 1,
  /** In coins, while all of the game is to come. */
  lookout: 1.5,
  innkeeper: 1,
  /** What a friend's second cube on a mission is worth of one that nobody has fulfilled, if card 9 asks for it. */
  furtherCube: 0.35,
  /** What one colour or card on the way to those asked for is worth of the last one. */
  onTheWay: 0.4,
  /** An item that no open mission asks for, in coins: the next one may. */
  spareItem: 0.3,
  /** Together: what one of the coins that a tax is waited for with is worth on top. */
  savedCoin: 0.3,
  /** Together: an influence that card 9 still asks for, in coins, and one beyond. */
  teamInfluence: 4.5,
  teamSpare: 0.3,
  /** Together: so many turns from the end on, abilities are worth less and less, and coins more and more idle. */
  turnsToUseAbilities: 10,
  lastTurns: 3,
} as const;

/** About how many cards one more of something takes. */
export const EFFORTS = {
  swords: 0.8,
  influence: 0.4,
  crowns: 0.6,
  coins: 0.25,
  person: 1,
  cheapPerson: 0.7,
  item: 1.1,
  colours: 1.6,
  /** To stop at one card is easily done; at four less so. */
  stopAtOne: 0.6,
  stopAtMore: 1.2,
  /** A tax must come while the coins are at hand. */
  tax: 1.5,
} as const;
