import type { Pending } from '@roadstead/port-royal';

type Kind = Pending['kind'];

/** What is asked of the seat that this device plays, and what others are waited for with. */
export interface ChapterAskWords {
  readonly character: string;
  share(coins: string): string;
  audience(coins: string): string;
  buyOff(coins: string): string;
  mission(title: string): string;
  readonly look: string;
  sell(n: number): string;
  readonly thinks: Readonly<Record<Kind, (name: string) => string>>;
}

/** What there will be after an answer, in short clauses. */
export interface ChapterOutcomeWords {
  crownsThen(now: number, then: number): string;
  /** What the cube that leaves uncovers. */
  opensDoor(ability: string): string;
  readonly opensCup: string;
  opensWindow(crowns: string): string;
  readonly stops: string;
  discards(cards: string): string;
  coinsThen(name: string, now: number, then: number): string;
  startsWith(coins: string): string;
  wantedBy(titles: string): string;
  readonly wantedByExpedition: string;
  readonly oncePerTurn: string;
}

/** What all want to reach. */
export interface GoalWords {
  readonly together: string;
  readonly race: string;
  readonly missions: string;
  readonly cubes: string;
  readonly influence: string;
  readonly turns: string;
  of(now: number, of: number): string;
  /** Of the missions: how many are open, and how many are to come. */
  openToCome(open: number, toCome: number): string;
  missionDone(title: string): string;
  missionOpen(title: string): string;
  readonly missionToCome: string;
  /** The goal of a team as one sentence. */
  team(missions: string, cubes: string, influence: string, turnsLeft: number): string;
  /** The goal of a race, and how far somebody has come. */
  raceTo(influence: number): string;
  racer(name: string, influence: number, trophy: boolean): string;
}

export interface MonthWords {
  /** The page of a phone that shows the month and everybody’s house. */
  readonly andHouses: string;
  readonly title: string;
  month(n: number): string;
  turn(n: number): string;
  inTurns(n: number): string;
  readonly unknown: string;
  readonly noEvent: string;
  next(unknown: number, known: number, lastTurn: number): string;
  /** An event of the pile, for ears: what it is, when it comes and to whom. */
  coming(event: string, turn: number, name: string): string;
  readonly pile: string;
}

export interface MissionWords {
  readonly title: string;
  readonly first: string;
  readonly each: string;
  readonly done: string;
  readonly ready: string;
  readonly waits: string;
  readonly onTheSpot: string;
  readonly noCube: string;
  have(n: number, of: number, what: string): string;
  doneBy(names: string): string;
  upper(names: string): string;
  readonly nobodyYet: string;
  /** What the hourglass will ask, in so many turns; and how the answer stands. */
  hourglass(turns: number, question: string): string;
  asksDone(title: string): string;
  readonly goesOn: string;
  readonly decides: string;
  readonly stays: string;
  readonly yesSoFar: string;
  readonly notYet: string;
  /** What a need is called: "swords", "coins", "a book of rituals". */
  readonly needs: Readonly<
    Record<
      'swords' | 'influence' | 'crowns' | 'coins' | 'expedition' | 'ares' | 'herbs' | 'book' | 'bread' | 'rum',
      string
    >
  >;
  persons(cost: number, isAtMost: boolean): string;
}

export interface HouseWords {
  readonly title: string;
  as(character: string): string;
  readonly door: string;
  readonly cup: string;
  window(crowns: number): string;
  open(what: string): string;
  closed(what: string): string;
  next(what: string): string;
  readonly allOpen: string;
  readonly crowns: string;
  crownsAt(crowns: number, influence: number): string;
  nextShield(at: number, influence: number): string;
  readonly kept: string;
  boxed(n: number): string;
}

/** Around a page of the story. */
export interface StoryWords {
  readonly title: string;
  readonly skip: string;
  readonly again: string;
  readonly back: string;
  readonly on: string;
  readonly toTable: string;
}

/** A month's end as a scene. */
export interface MonthsEndWords {
  readonly question: string;
  asks(title: string): string;
  readonly yes: string;
  readonly no: string;
  readonly mission: string;
  readonly pile: string;
}

/** Everything that the table says of a chapter, in one language. A key that a language lacks fails the type check. */
export interface ChapterWords {
  readonly asks: ChapterAskWords;
  readonly outcomes: ChapterOutcomeWords;
  readonly goal: GoalWords;
  readonly month: MonthWords;
  readonly missions: MissionWords;
  readonly house: HouseWords;
  readonly story: StoryWords;
  readonly monthsEnd: MonthsEndWords;
}
