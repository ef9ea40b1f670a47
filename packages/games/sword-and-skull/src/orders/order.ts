/** What its owner still wants to be asked about, or done. */
export interface Unless {
  /** A fight that is being lost, where some card could still turn it. */
  readonly fights?: true;
  /** A fight against a stronger figure, before the dice. */
  readonly peace?: true;
  /** An item for which less than so much gold is bid, and the seat has it. */
  readonly itemFor?: number;
  /** A bid of so much gold, made for its owner, for every item for which nobody has bid as much. */
  readonly bid?: number;
}

/** "Play no card and bid for nothing until my next turn, except …" */
export interface Order {
  readonly type: 'pass';
  readonly unless?: Unless;
}
