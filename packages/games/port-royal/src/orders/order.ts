/** What would still interest its owner: any one of these is reason enough to ask. */
export interface Unless {
  /** Card ids: these very cards. */
  readonly cards?: readonly string[];
  /** Kinds of card, as in `Card.subtype`: any sailor, any frigate. */
  readonly kinds?: readonly string[];
  /** A person whom the seat could hire for at most so many coins, the fee apart. */
  readonly maxPrice?: number;
  /** A ship that would bring the seat at least so many coins, the fee not yet taken off. */
  readonly minCoins?: number;
}

/** "Take nothing for me in this turn of somebody else's, unless …" */
export interface Order {
  readonly type: 'pass';
  readonly unless?: Unless;
}
