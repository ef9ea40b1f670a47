/** What the terminal says at the table of a chapter. A key that a language lacks fails the type check. */
export interface ChapterWords {
  /** Where the table is in the story. */
  chapter(n: number, month: number, turn: number): string;
  variable(month: number, turn: number): string;
  readonly event: string;
  /** A turn that began with a month's end has none. */
  readonly noEvent: string;
  readonly pile: string;
  readonly unknown: string;
  readonly missions: string;
  readonly newest: string;
  done(names: string): string;
  step(names: string): string;
  goal(missions: number, ofMissions: number, cubes: number, ofCubes: number, influence: number, of: number): string;
  readonly columns: { readonly crowns: string; readonly cubes: string };
  readonly trophy: string;
  readonly looked: string;
  top(name: string): string;

  readonly asks: {
    readonly character: string;
    share(coins: number): string;
    readonly audience: string;
    buyOff(price: number): string;
    mission(title: string): string;
    readonly look: string;
    sell(n: number): string;
  };

  readonly about: {
    readonly together: string;
    readonly alone: string;
    against(influence: number): string;
    readonly turn: string;
  };
  readonly rules: {
    readonly events: string;
    readonly month: string;
    readonly missions: string;
    cubes(third: number, fourth: number): string;
    crowns(fields: string): string;
    readonly items: string;
    together(cubes: number, influence: number): string;
    against(influence: number): string;
    readonly inspect: string;
  };
  readonly outcomes: { crowns(n: number): string; cubes(n: number): string };
  readonly ending: { readonly won: string; readonly lost: string; open(names: string): string };
  readonly none: string;
}
