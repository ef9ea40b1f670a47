import type { Pending } from '@roadstead/port-royal';

type Kind = Pending['kind'];

/** What is asked of the seat that this device plays, and what others are waited for with. */
interface ChapterAskWords {
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
interface ChapterOutcomeWords {
  crownsThen(now: number, then: number): string;
  /** What the cube that leaves uncovers. */
  opensDoor(ability: string): string;
  readonly opensTrophy: string;
  opensWindow(crowns: string): string;
  readonly stops: string;
  discards(cards: string): string;
  coinsThen(name: string, now: number, then: number): string;
  startsWith(coins: string): string;
  wantedBy(titles: string): string;
  readonly wantedByExpedition: string;
  readonly oncePerTurn: string;
}

/** While characters are picked. */
interface CastWords {
  readonly title: string;
  readonly dealtToYou: string;
  dealt(name: string): string;
  picked(name: string): string;
  readonly free: string;
  /** A card that may still be dealt to somebody. */
  readonly unseen: string;
  readonly out: string;
  /** What the four cubes of a character uncover. */
  readonly deeds: string;
  readonly noPerson: string;
}

/** Coins for the team, handed out one by one. */
interface ShareWords {
  fewer(name: string): string;
  more(name: string): string;
  readonly send: string;
  left(coins: number): string;
}

/** A mission that is decided on the spot. */
interface SpotWords {
  readonly title: string;
  readonly waiting: string;
  readonly asked: string;
  readonly passed: string;
  readonly decided: string;
  /** Whoever is not asked. */
  readonly unable: string;
  /** The two answers. */
  readonly fulfil: string;
  readonly step: string;
  readonly decline: string;
}

/** The cards that somebody looks at. */
interface LookWords {
  readonly title: string;
  readonly stays: string;
  readonly goes: string;
  /** Of the draw pile, for those who have put it there. */
  known(card: string): string;
}

/** What all want to reach. */
interface GoalWords {
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
  /** How it is won, and what breaks a tie. */
  readonly raceRest: string;
  /** When it is decided. */
  teamLead(turnsLeft: number): string;
  /** What somebody has given to the team's goal. */
  share(name: string, cubes: number, influence: number): string;
}

interface MonthWords {
  /** The page of a phone that shows the month and everybody’s house. */
  readonly andHouses: string;
  readonly title: string;
  month(n: number): string;
  turn(n: number): string;
  inTurns(n: number): string;
  readonly unknown: string;
  /** Of an event that lies face down. */
  readonly unknownYet: string;
  readonly noEvent: string;
  next(unknown: number, known: number, lastTurn: number): string;
  /** An event of the pile, for ears: what it is, when it comes and to whom. */
  coming(event: string, turn: number, name: string): string;
  readonly pile: string;
}

interface MissionWords {
  readonly title: string;
  /** Before the numbers of those that could be fulfilled now. */
  readonly canBe: string;
  readonly first: string;
  readonly each: string;
  readonly done: string;
  readonly ready: string;
  readonly waits: string;
  /** Why a mission cannot be fulfilled now, as sentences. */
  lacks(needs: string): string;
  readonly swordsOfCards: string;
  readonly notAtTurn: string;
  readonly askedOnTheSpot: string;
  readonly onTheSpot: string;
  readonly noCube: string;
  have(n: number, of: number, what: string): string;
  doneBy(names: string): string;
  upper(names: string): string;
  readonly nobodyYet: string;
  /** Opens the story card that laid the mission out. */
  readonly cardAgain: string;
  /** In the variable game: the title under which everybody remembers it. */
  remembered(title: string): string;
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

interface HouseWords {
  readonly title: string;
  /** Everybody’s. */
  readonly all: string;
  as(character: string): string;
  readonly door: string;
  readonly trophy: string;
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
interface StoryWords {
  readonly title: string;
  readonly skip: string;
  readonly again: string;
  /** All that was told. */
  readonly soFar: string;
  chapter(n: number, title: string): string;
  readonly back: string;
  readonly on: string;
  readonly toTable: string;
}

/** What a newcomer should know at a chapter's table, said once. */
export interface ChapterPrimerWords {
  readonly character: string;
  readonly together: string;
  readonly race: string;
  readonly ready: string;
  readonly keep: string;
  readonly look: string;
  readonly buyOff: string;
}

/** A month's end as a scene. */
interface MonthsEndWords {
  lead(turn: number): string;
  /** Before the story goes on, cubes are sold. */
  readonly sale: string;
  sells(coins: string): string;
  readonly states: Readonly<Record<'waiting' | 'asked' | 'passed' | 'decided' | 'unable', string>>;
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
  readonly cast: CastWords;
  readonly share: ShareWords;
  readonly spot: SpotWords;
  readonly look: LookWords;
  readonly goal: GoalWords;
  readonly month: MonthWords;
  readonly missions: MissionWords;
  readonly house: HouseWords;
  readonly story: StoryWords;
  readonly monthsEnd: MonthsEndWords;
  readonly primers: ChapterPrimerWords;
}
