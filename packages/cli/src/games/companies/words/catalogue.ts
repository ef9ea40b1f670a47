/** What the terminal says at a table of The Companies, in one language. */
export interface TableWords {
  readonly goal: readonly string[];
  readonly rules: readonly string[];
  year(year: number, round: number, of: number): string;
  storm(active: string, expected: string): string;
  readonly calm: string;
  readonly pirates: string;
  readonly harbours: string;
  readonly yields: string;
  readonly stores: string;
  readonly buys: string;
  readonly holds: string;
  readonly fort: string;
  readonly columns: { readonly ducats: string; readonly points: string; readonly ships: string; readonly lost: string };
  readonly cards: string;
  readonly empty: string;
  /** Of a harbour without goods and stores. */
  readonly shelter: string;
  readonly damage: string;
  readonly mutiny: string;
  readonly phases: Readonly<Record<string, string>>;
  readonly outcomes: {
    brings(ducats: number): string;
    left(ducats: number): string;
    pirates(pips: number): string;
    readonly storm: string;
    points(n: number): string;
  };
  /** What `c` tells of a thing. */
  readonly facts: {
    sells(places: string): string;
    from(place: string): string;
    ship(cost: number, strength: number, guns: number, slots: number, insured: number): string;
    slowFrom(tokens: number): string;
    card(cost: number): string;
    beats(other: string): string;
    readonly stormIcon: string;
  };
  readonly oddsNone: string;
  readonly odds: string;
  unknown(asked: string): string;
  readonly ending: { wins(name: string, points: number): string; readonly points: string };
}
