import type { Foe } from '@roadstead/sword-and-skull';

/** Everything that the terminal says about the table of Sword & Skull, besides the game's own words. */
export interface TableWords {
  readonly goal: readonly string[];
  readonly rules: readonly string[];

  round(n: number): string;
  piles(enemies: number, items: number, fortune: number): string;

  readonly columns: {
    readonly gold: string;
    readonly crew: string;
    readonly hand: string;
    readonly might: string;
    readonly ransom: string;
    readonly king: string;
  };
  /** Before the names of what somebody has. */
  readonly crew: string;
  readonly items: string;
  readonly hand: string;
  readonly outer: string;
  readonly volcano: string;

  readonly foes: Readonly<Record<Exclude<Foe, 'player' | 'enemy'>, string>>;
  figureOf(name: string, figure: string): string;
  yours(figure: string): string;
  fight(mine: string, theirs: string): string;
  /** One side of a fight: its Might, and its die once it is rolled. */
  side(who: string, might: number, plus: number): string;
  rolled(who: string, might: number, die: number, plus: number, total: number): string;
  reward(gold: number, items: number, cards: number): string;
  auction(item: string, about: string): string;
  highest(gold: number, name: string): string;
  yourBid(gold: number): string;
  readonly noBid: string;

  /** What stands behind the arrow after a choice. */
  readonly outcomes: {
    gold(n: number): string;
    castle(n: number): string;
    dues(n: number, name: string): string;
    crew(names: string): string;
    readonly noCrew: string;
    enemy(least: number, most: number, chance: string): string;
    readonly noEnemy: string;
    cards(n: number): string;
    readonly auction: string;
    readonly nothing: string;
    back(chance: string): string;
    idol(most: number): string;
    readonly lava: string;
    takeCrew(names: string): string;
    takeGold(n: number, names: string): string;
    den(perPip: number): string;
    readonly buried: string;
    mate(chance: string): string;
    lair(least: number, most: number, chance: string): string;
    king(chance: string): string;
    foe(who: string, might: number, chance: string): string;
    foeWithCrew(chance: string): string;
    readonly debt: string;
    wins(chance: string): string;
    left(gold: number): string;
    readonly youWin: string;
    readonly winning: string;
    readonly losing: string;
  };

  readonly odds: {
    readonly sums: string;
    readonly double: string;
    readonly blank: string;
    fight(mine: string, theirs: string): string;
    readonly none: string;
  };

  readonly ending: {
    ransom(name: string, figure: string): string;
    fight(name: string, figure: string): string;
  };

  unknown(asked: string): string;
}
