import type { Figure, Pending } from '@roadstead/sword-and-skull';

type Kind = Pending['kind'];
/** What a seat can be asked in another's turn. */
export type OutOfTurn = 'bid' | 'window' | 'bonus' | 'debt' | 'limit';

/** What a way leads to, a line each. */
export interface WayWords {
  readonly castleOnWay: string;
  /** "officer, Might 3". */
  who(figure: Figure, might: number): string;
  /** "pirate, stops at step 4". */
  stops(figure: Figure, step: number): string;
  /** "Pirate to the Treasure Trove". */
  button(figure: Figure, to: string): string;
  /** The whole way as it is read out. */
  spoken(figure: Figure, to: string, steps: number, lines: string): string;
  enemy(least: number, most: number): string;
  readonly noEnemy: string;
  readonly cardForBeating: string;
  crew(names: string): string;
  readonly noCrew: string;
  dues(name: string): string;
  readonly takeAll: string;
  readonly empty: string;
  readonly ownDock: string;
  readonly otherDock: string;
  readonly tax: string;
  draws(n: number): string;
  readonly auction: string;
  readonly noAuction: string;
  /** Back to the ship on these faces. */
  back(faces: string): string;
  readonly blank: string;
  readonly ropeHolds: string;
  readonly idol: string;
  readonly geyser: string;
  readonly lava: string;
  crewFrom(names: string): string;
  goldFrom(names: string): string;
  readonly mostCrew: string;
  readonly mostGold: string;
  den(perPip: number): string;
  readonly buried: string;
  mate(might: number): string;
  ransom(least: number, most: number): string;
  king(might: number): string;
  /** "then Griet’s officer, Might 3". */
  foe(name: string, figure: Figure, might: number): string;
  /** After the line of a foe: what a crew card that is taken on first can change. */
  readonly foeWithCrew: string;
  readonly nobody: string;
  readonly debt: string;
  /** "then 41". */
  goldThen(gold: number): string;
}

/** Questions in the helm. */
export interface AskWords {
  /** Short headings. */
  readonly heads: Readonly<Record<Kind, string>>;
  /** Who is waited for, and what they decide. */
  readonly waits: Readonly<Record<Kind, (name: string) => string>>;
  /** What one is asked in another's turn, after "Griet's turn:". */
  readonly may: Readonly<Record<OutOfTurn, string>>;
  /** "Griet’s officer fights you". */
  fightsYou(name: string, figure: Figure): string;
  rolled(dice: string, sum: number): string;
  /** Beside the number of steps. */
  readonly asRolled: string;
  readonly compass: string;
  chance(percent: string): string;
  /** "from Griet for 4 gold". */
  fromFor(name: string, price: number): string;
  from(name: string): string;
  has(gold: number): string;
  mights(mine: number, theirs: number): string;
  toDebt(name: string): string;
  /** Might, Castle income and the chance against the King, before and after. */
  mightThen(figure: Figure, before: number, after: number): string;
  castleThen(before: number, after: number): string;
  kingThen(before: string, after: string): string;
  owed(owed: number, have: number): string;
  stillMissing(n: number): string;
  readonly enough: string;
  tooMany(figure: Figure): string;
  bidRange(least: number, most: number): string;
  /** Marks on the way from the least bid to all one has. */
  readonly least: string;
  readonly price: string;
  over(name: string): string;
  readonly all: string;
  readonly keep: string;
  canGoOver(name: string, gold: number): string;
  readonly nobodyOver: string;
  readonly bidLess: string;
  readonly bidMore: string;
  payLeft(gold: number): string;
  readonly loseKing: string;
  nextEnemy(least: number, most: number): string;
  standsAt(place: string): string;
  /** Why a card of the hand cannot be played now. */
  readonly noneFits: string;
  readonly fits: Readonly<Record<'start' | 'end' | 'before' | 'after', string>>;
  windowLead(when: 'before' | 'after'): string;
  ifNow(wins: boolean, mine: number, theirs: number): string;
  readonly twoBlanks: string;
  passAnd(wins: boolean, mine: number, theirs: number): string;
  readonly noFight: string;
  readonly rollAnew: string;
  totalThen(mine: number, theirs: number): string;
  readonly blankStays: string;
  readonly phases: Readonly<Record<'turn' | 'move' | 'event' | 'fights' | 'end', string>>;
}

/** What lies over the island: fights, auctions, the lair. */
export interface StageWords {
  readonly mate: string;
  readonly king: string;
  /** "Griet’s officer" and "your officer", as a subject and as an object. */
  figureOf(name: string, figure: Figure, isObject: boolean): string;
  yours(figure: Figure, isObject: boolean): string;
  versus(attacker: string, foe: string): string;
  readonly might: string;
  readonly noMight: string;
  readonly smoky: string;
  readonly die: string;
  readonly blank: string;
  readonly plus: string;
  readonly total: string;
  leads(name: string | null, by: number): string;
  readonly level: string;
  tieGoes(name: string | null): string;
  readonly blankLoses: string;
  /** The attacker's chance before the dice; null for "you". */
  chance(name: string | null, percent: string): string;
  rerolled(from: string, to: string): string;
  ifWin(what: string): string;
  ifLose(what: string): string;
  bonusStake(gold: number, crew: number): string;
  bonusLoss(name: string, gold: number, crew: number): string;
  enemyStake(gold: number, items: number, cards: number): string;
  readonly nothingLost: string;
  readonly mateStake: string;
  readonly denLoss: string;
  readonly kingStake: string;
  readonly auction: string;
  auctionLead(name: string | null): string;
  readonly highest: string;
  readonly noBid: string;
  /** All have passed. */
  readonly unsold: string;
  bidOf(gold: number): string;
  mayBid(least: number, most: number): string;
  readonly cannotBid: string;
  readonly noWeapon: string;
  sellsFor(gold: number): string;
  weapons(figure: Figure, n: number, of: number): string;
  readonly forYou: string;
  readonly lair: string;
  lairLead(players: number): string;
  ransom(gold: number): string;
  readonly rolled: string;
  readonly tooDear: string;
  enoughGold(gold: number, left: number): string;
  notEnough(gold: number, missing: number): string;
  kingMight(might: number, name: string): string;
  readonly you: string;
}

/** What text mode reads out. */
export interface TellWords {
  round(round: number, name: string): string;
  roundYours(round: number): string;
  chests(list: string): string;
  trove(gold: number): string;
  piles(enemy: number, item: number, fortune: number): string;
  crewLeft(list: string): string;
  you(facts: string): string;
  player(name: string, facts: string): string;
  facts(gold: number, officer: number, pirate: number, crew: number, hand: number): string;
  stands(officer: string, pirate: string): string;
  crew(list: string): string;
  items(list: string): string;
  table(list: string): string;
  hand(list: string): string;
  several(n: number, name: string): string;
  wayToWin(least: number, most: number, figure: Figure, chance: string): string;
  readonly help: readonly string[];
  unknown(text: string): string;
  which(list: string): string;
  canDo(list: string): string;
}

/** Of several turns at once. */
export interface BeatWords {
  drew(n: number): string;
  gold(signed: string): string;
  fought(foe: string, isWon: boolean, mine: number, theirs: number): string;
  readonly nothing: string;
}

/** How the game was won. Names stand without verbs: one of them may be "you". */
export interface EndWords {
  readonly noResult: string;
  readonly second: string;
  winner(by: 'ransom' | 'fight', figure: Figure): string;
  /** Rulings: why it ended. */
  readonly atOnce: string;
  readonly ransomPaid: string;
  kingBeaten(might: number): string;
  shared(names: string): string;
  /** A seat's account: the Might of its better figure. */
  mightOf(figure: Figure): string;
  copies(n: number, might: number): string;
  also(gold: number, least: number, most: number, chance: string): string;
}

export interface PlayWords {
  readonly ways: WayWords;
  readonly asks: AskWords;
  readonly stages: StageWords;
  readonly tells: TellWords;
  readonly beats: BeatWords;
  readonly ends: EndWords;
  and(words: readonly string[]): string;
  or(words: readonly string[]): string;
}
