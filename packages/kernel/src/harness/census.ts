/** Figures of a run of games, for the curious and for tuning. */
export class Census {
  games = 0;
  acts = 0;
  longestGame = 0;
  /** The longest list of legal actions. */
  longestList = 0;
  private listed = 0;
  private lists = 0;

  /** How many actions there are to choose from on average. */
  get meanList(): number {
    return this.listed / this.lists;
  }

  choice(actions: number): void {
    this.lists++;
    this.listed += actions;
    this.longestList = Math.max(this.longestList, actions);
  }

  game(acts: number): void {
    this.games++;
    this.acts += acts;
    this.longestGame = Math.max(this.longestGame, acts);
  }
}
