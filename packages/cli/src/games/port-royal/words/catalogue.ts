/** The taxes of a game in one. */
export interface TaxRule {
  readonly threshold: number;
  /** What everybody who pays keeps; undefined for half. */
  readonly cap: number | undefined;
  readonly favours: readonly ('mostSwords' | 'leastInfluence')[];
  readonly coins: number;
}

/** Everything that the picture of the table says. A key that a language lacks fails the type check. */
export interface TableWords {
  /** What the game is about, with the influence that brings on the last round. */
  readonly goal: { influence(n: number): string; readonly turn: string };
  readonly rules: {
    readonly turn: string;
    readonly bust: string;
    readonly take: string;
    readonly others: string;
    readonly expeditions: string;
    tax(tax: TaxRule): string;
    end(influence: number): string;
    readonly inspect: string;
  };

  round(n: number): string;
  readonly lastRound: string;
  piles(draw: number, discard: number): string;

  /** What is asked of the seat that decides, who is spoken to as "you". */
  readonly asks: {
    readonly discover: string;
    readonly repel: string;
    readonly bust: string;
    readonly decide: string;
    takeFirst(picks: number): string;
    /** In another's turn, for a fee. */
    takeAfter(picks: number, active: string, fee: number): string;
  };

  readonly harbour: string;
  readonly inSight: string;
  readonly empty: string;
  readonly tooDear: string;
  /** Behind a person who costs this seat less than is printed. */
  forYou(price: number): string;
  readonly columns: { readonly coins: string; readonly influence: string; readonly swords: string };
  readonly nothing: string;

  risk(percent: string, n: number, total: number): string;
  readonly noRisk: string;

  /** What stands behind the arrow after an action: what there is then. */
  readonly outcomes: {
    stop(picks: number, colours: number): string;
    readonly nothingToTake: string;
    readonly repel: string;
    admit(colours: number, picks: number): string;
    bust(cards: number): string;
    coins(n: number): string;
    influence(n: number): string;
    readonly lastRound: string;
  };

  readonly odds: {
    title(total: number): string;
    readonly bust: string;
    readonly repellable: string;
    readonly newColour: string;
    readonly person: string;
    readonly expedition: string;
    readonly tax: string;
    readonly noCards: string;
  };

  unknownCard(asked: string): string;
  readonly noCards: string;
}
