import type { ProspectKind } from '@roadstead/port-royal';
import type { ChapterWords } from '../adventure/words/catalogue.js';

/** The parts of the table, as headings and as names of zones. */
export interface TablePartWords {
  readonly table: string;
  readonly players: string;
  readonly harbour: string;
  readonly harbourEmpty: string;
  readonly expeditions: string;
  readonly contracts: string;
  contractsDone(done: number, of: number): string;
  readonly piles: string;
  readonly drawPile: string;
  readonly discard: string;
  readonly timePile: string;
  readonly points: string;
  readonly display: string;
  readonly displayEmpty: string;
  readonly kept: string;
  readonly actions: string;
  readonly inSight: string;
  round(n: number): string;
  readonly lastRound: string;
  /** On an expedition that one can claim: one word, for small cards. */
  readonly claimTag: string;
  readonly you: string;
  readonly spectating: string;
  /** "Anna’s display". */
  displayOf(name: string): string;
}

/** Quantities. */
export interface AmountWords {
  coins(n: number): string;
  cards(n: number): string;
  swords(n: number): string;
  influence(n: number): string;
  influenceOf(n: number, goal: number): string;
  anchors(n: number): string;
  crosses(n: number): string;
  houses(n: number): string;
  jacks(n: number): string;
  cubes(n: number): string;
  points(n: number): string;
  colours(n: number): string;
  expeditions(n: number): string;
  contracts(n: number): string;
  readonly influenceWord: string;
  readonly coinsWord: string;
  and(words: readonly string[]): string;
  or(words: readonly string[]): string;
}

/** What is asked of the seat that this device plays, or what is waited for. */
export interface AskWords {
  readonly discoverFirst: string;
  readonly discover: string;
  readonly noCards: string;
  readonly gambleOrStop: string;
  repel(ship: string): string;
  /** With how many may still be taken. */
  take(picks: number): string;
  /** What stands behind whose turn it is. */
  mayTake(picks: number, active: string, fee: string): string;
  readonly doneTaking: string;
  readonly bust: string;
  readonly bustStill: string;
  contract(name: string): string;
  readonly setAside: string;
  readonly setAsideFirst: string;
  readonly thinks: Readonly<
    Record<'discover' | 'repel' | 'trade' | 'bust' | 'decide' | 'time', (name: string) => string>
  >;
  readonly over: string;
}

/** Buttons: as short as can be. */
export interface ButtonWords {
  readonly draw: string;
  readonly stop: string;
  readonly stopEmpty: string;
  readonly repel: string;
  readonly keep: string;
  readonly admit: string;
  readonly admitBust: string;
  readonly hire: string;
  readonly trade: string;
  tradeGift(name: string): string;
  readonly forgo: string;
  forgoGift(name: string): string;
  readonly claim: string;
  claimWith(crew: string): string;
  readonly fulfil: string;
  fulfilNamed(contract: string): string;
  readonly step: string;
  readonly decline: string;
  readonly gamble: string;
  readonly passFirst: string;
  readonly passDone: string;
  readonly endTurn: string;
  readonly setAside: string;
  readonly keepTime: string;
  /** How many cards of the time pile to put aside. */
  asideOf(cards: number): string;
  readonly fewer: string;
  readonly more: string;
  /** Where the button will be once a card is chosen. */
  readonly nothingChosen: string;
  readonly fold: string;
  readonly unfold: string;
  readonly close: string;
  readonly odds: string;
}

/** What there will be after an action: short clauses, put together with commas. */
export interface OutcomeWords {
  coinsLeft(n: number): string;
  influenceThen(now: number, then: number): string;
  income(coins: string, from: string): string;
  picks(n: number): string;
  colours(n: number): string;
  readonly nothingToTake: string;
  lost(cards: string): string;
  readonly jesters: string;
  further(n: number): string;
  swordsThen(now: number, then: number): string;
  keptOf(n: number, of: number): string;
  cubesLeft(n: number): string;
  stepOf(step: number, of: number): string;
  time(cards: number, points: number): string;
  readonly endsGame: string;
  readonly winsGame: string;
  readonly gamble: string;
  readonly turnOver: string;
}

/** What a card costs or brings, as a sum. */
export interface PriceWords {
  person(price: number, cost: number, name: string): string;
  ship(coins: number, name: string): string;
  traders(coins: number): string;
  contract(coins: number): string;
  /** What goes to the active player. */
  toActive(coins: number, name: string): string;
  keep(coins: number): string;
  have(coins: number): string;
  /** What is missing, on the card itself. */
  short(coins: number): string;
}

/** Why something cannot be done now. */
export interface ReasonWords {
  notYours(name: string): string;
  readonly spectating: string;
  readonly over: string;
  readonly discoverFirst: string;
  readonly stopFirst: string;
  readonly repelFirst: string;
  readonly decideFirst: string;
  readonly timeFirst: string;
  readonly busted: string;
  readonly noPicks: string;
  /** `missing`: coins. */
  tooDear(missing: number): string;
  tooDearWithFee(missing: number, fee: string): string;
  noFee(fee: string): string;
  missingCrew(who: string): string;
  readonly othersTurn: string;
  readonly notMet: string;
  readonly onTheSpot: string;
  readonly alreadyFulfilled: string;
  readonly noCubes: string;
  readonly activeOnly: string;
  readonly gambledAlready: string;
  readonly noCards: string;
  readonly stopped: string;
  readonly nothingInSight: string;
  readonly notNow: string;
  readonly nothingToTake: string;
  readonly nothingToClaim: string;
  readonly nothingToFulfil: string;
  readonly noGambler: string;
}

/** A card as a screen reader says it. */
export interface CardNameWords {
  /** What a ship of the adventure carries. */
  carries(item: string): string;
  ship(name: string, colour: string, coins: number, swords: number | null, gift: number): string;
  person(name: string, cost: number, price: number | null, influence: number, perks: readonly string[]): string;
  expedition(ability: string): string;
  tax(ability: string): string;
  ships(n: number): string;
  /** What it takes to repel the ships of a colour, and how many of each there are. */
  swordsOfColour(all: readonly { readonly swords: number | null; readonly copies: number }[]): string;
  secondOf(colour: string): string;
  readonly wouldBust: string;
  /** The same on the card itself. */
  readonly bustTag: string;
  contract(name: string, task: string): string;
  slot(coins: number, holder: string | null): string;
  slotYours(coins: number): string;
  step(step: number, of: number, names: string): string;
  seal(number: number, letter: string): string;
  readonly seals: string;
  readonly onTheSpot: string;
  readonly waits: string;
}

export interface OddsWords {
  readonly title: string;
  among(total: number): string;
  risk(percent: string): string;
  readonly noRisk: string;
  readonly kinds: Readonly<Record<ProspectKind, string>>;
  readonly noCards: string;
}

/** What is written on the table while something is shown. */
export interface StagingWords {
  readonly bust: string;
  /** The first and the second ship of a colour, on cards that are too small for more. */
  readonly first: string;
  readonly again: string;
  second(colour: string): string;
  lost(cards: number): string;
  youLackSwords(needed: number, had: number): string;
  lacksSwords(needed: number, name: string, had: number): string;
  readonly skull: string;
  /** To whom a card goes. */
  to(name: string): string;
  /** Null for whoever looks. */
  takenBy(name: string | null): string;
  feeTo(coins: number, name: string): string;
  readonly takesNothing: string;
  /** What somebody did, in a few words: nothing, or a bust. */
  readonly nothing: string;
  busts(cards: number): string;
}

/** The end of the game. */
export interface EndingWords {
  readonly title: string;
  readonly won: string;
  readonly lost: string;
  readonly ships: string;
  readonly contracts: string;
  open(names: string): string;
  titled(points: string, title: string): string;
  readonly noResult: string;
}

/** Text mode. */
export interface TextWords {
  readonly help: readonly string[];
  unknown(text: string): string;
  unknownCard(text: string): string;
  which(names: readonly string[]): string;
  noSuchNumber(n: number, of: number): string;
  canDo(actions: string): string;
  readonly noOdds: string;
  numbered(n: number, what: string): string;
}

/** Sentences that read the table out. */
export interface TellWords {
  round(n: number, active: string): string;
  roundYours(n: number): string;
  /** One's own turn, in which somebody else decides just now. */
  roundActive(n: number): string;
  harbour(n: number, list: string, colours: number): string;
  readonly harbourEmpty: string;
  revealed(card: string): string;
  expeditions(list: string): string;
  contracts(list: string): string;
  piles(draw: number, discard: number): string;
  time(cards: number, points: number): string;
  player(name: string, facts: string, display: string): string;
  you(facts: string, display: string): string;
  readonly nobodyYet: string;
  several(n: number, name: string): string;
}

/** Everything that this table says in one language. A key that a language lacks fails the type check. */
export interface TableWords {
  readonly parts: TablePartWords;
  readonly counts: AmountWords;
  readonly asks: AskWords;
  readonly buttons: ButtonWords;
  readonly outcomes: OutcomeWords;
  readonly prices: PriceWords;
  readonly reasons: ReasonWords;
  readonly cards: CardNameWords;
  readonly odds: OddsWords;
  readonly staging: StagingWords;
  readonly ends: EndingWords;
  readonly text: TextWords;
  readonly tells: TellWords;
  /** What a chapter of the adventure adds. */
  readonly chapter: ChapterWords;
}
