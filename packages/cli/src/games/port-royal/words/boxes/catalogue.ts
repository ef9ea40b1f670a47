/** What the picture of the table says with the boxes. A key that a language lacks fails the type check. */
export interface BoxTableWords {
  /** What the game is about, beside or instead of the usual. */
  readonly goal: {
    readonly contracts: string;
    alone(contracts: number): string;
    together(contracts: number): string;
  };

  readonly rules: {
    wholesalers(influence: number): string;
    gambler(cards: number): string;
    readonly contractCards: string;
    contracts(cubes: number, second: number, third: number): string;
    /** The contracts in play that are decided on the spot. */
    onTheSpot(names: string): string;
    /** How the game ends where all win or lose together, and what its points are worth. */
    alone(titles: string): string;
    together(titles: string): string;
    readonly inspect: string;
  };

  readonly asks: {
    contract(name: string): string;
    readonly setAside: string;
    readonly setAsideFirst: string;
    readonly bust: string;
    readonly gambleOrStop: string;
  };

  readonly cubes: string;
  time(cards: number, points: number): string;

  readonly contracts: string;
  /** Above a list without coins and seals. */
  readonly contractsInBrief: string;
  readonly fulfilled: string;
  readonly coins: string;
  /** How far somebody is: "step 1/3: Anna". */
  step(step: number, of: number, names: string): string;
  seal(number: number, letter: string): string;
  /** Behind a wholesaler. */
  ships(n: number): string;
  readonly keeps: string;

  /** What stands behind the arrow after an action. */
  readonly outcomes: {
    readonly gamble: string;
    kept(colours: number, of: number): string;
    further(cards: number): string;
    cubes(n: number): string;
    readonly wins: string;
  };

  /** Lines under a contract that somebody asks about. */
  readonly inspect: {
    coins(list: string, players: number): string;
    readonly onTheSpot: string;
    readonly waits: string;
    seal(number: number, letter: string): string;
    /** What stays with a player beside his cards. */
    readonly none: string;
  };

  readonly ending: {
    won(points: number, title: string): string;
    readonly lost: string;
    open(names: string): string;
    readonly ships: string;
  };
}
