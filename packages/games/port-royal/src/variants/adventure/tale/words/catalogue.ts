import type { Item } from '../../cards.js';

/** A sentence may begin with when it was; otherwise with who. */
export type Opener = string | null;

/** Everything that is said about a campaign, in one language. A key that a language lacks fails the type check. */
export interface TaleWords {
  readonly title: string;
  chapter(n: number): string;
  readonly closed: string;
  closedUntil(chapter: number): string;
  readonly again: string;
  readonly alone: string;
  together(players: number): string;
  against(players: number): string;
  /** At the first try, or after so many. */
  won(tries: number): string;
  failures(n: number): string;
  readonly nobodyWon: string;
  readonly notYet: string;
  share(coins: number): string;
  newCards(n: number): string;

  readonly feat: {
    readonly title: string;
    readonly about: string;
    readonly done: string;
    open(won: number, of: number): string;
    lost(defeats: number): string;
    /** A race is no win together. */
    readonly raced: string;
  };

  /** "the third month", for a heading and in a sentence. */
  month(n: number): string;
  inMonth(n: number): string;
  company(isTogether: boolean, people: readonly string[]): string;
  /** One who plays, and whom: "Willem as Lady Anne". */
  plays(name: string, character: string): string;

  laid(mission: string): string;
  laidAsDone(asked: string, mission: string): string;
  laidAsUndone(asked: string, mission: string): string;
  readonly items: Readonly<Record<Item, string>>;
  kept(lead: Opener, who: string, items: readonly string[]): string;
  fulfilled(lead: Opener, who: string, mission: string): string;
  step(lead: Opener, who: string, mission: string): string;
  claimed(lead: Opener, who: string): string;
  trophy(lead: Opener, who: string): string;
  boughtOff(lead: Opener, who: string): string;
  busts(n: number): string;
  readonly quiet: string;

  wonTogether(missions: number, cubes: number, influence: number): string;
  readonly lost: string;
  undone(missions: readonly string[]): string;
  fewCubes(now: number, asked: number): string;
  lowInfluence(now: number, asked: number): string;
  wonBy(winners: readonly string[], influence: number): string;
  readonly noTrophy: string;
  readonly crowned: string;
  /** Before the law over the harbour gate, and before the whole song. */
  readonly law: string;
  readonly song: string;
}
