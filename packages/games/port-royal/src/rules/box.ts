import type { Chance, Random, Seat, TableSetup, Tell, Uid } from '@roadstead/kernel';
import type { Action, ActionOf } from '../actions.js';
import type { Ship } from '../cards/card.js';
import type { Event } from '../events.js';
import type { Options } from '../options.js';
import type { PortRoyalResult } from '../result.js';
import type { State, Step } from '../state.js';
import type { ViewDraft } from '../view.js';

/** What a box may add to the game, each at its own place in the rules. Only the boxes in play are asked. */
export interface Box {
  /** Set-up, as the pile is shuffled and before coins are dealt from it. */
  begin?(state: State, table: TableSetup<Options>, chance: Chance, tell?: Tell<Event>): void;
  /** Everything between the shuffled pile and the first turn, where it is not the usual: coins, and cards laid on top. */
  opening?(state: State, deal: Deal, chance: Chance): readonly Step[];
  /** What is to be decided once the table is set up, before the first turn begins. */
  beforeFirstTurn?(state: State): readonly Step[];
  beginTurn?(state: State, tell?: Tell<Event>): void;
  /** What comes before anything else of a turn. */
  beforeTurn?(state: State): readonly Step[];
  endTurn?(state: State): void;

  /** More that the seat at turn can do where it decides anyway (turning up, taking, after a bust), or its answers when asked. */
  actions?(state: State, seat: Seat): readonly Action[];
  /** False if the active player may turn up no single card now, or may not stop. */
  mayDiscover?(state: State): boolean;
  mayStop?(state: State): boolean;
  /** All ways to claim expeditions, by the plain ways. */
  claims?(state: State, seat: Seat, plain: readonly ActionOf<'claim'>[]): readonly Action[];
  /** All ways to repel the ship just turned up. */
  repels?(state: State): readonly Action[];
  /** True if a repelled ship goes somewhere else than to the discard pile. */
  keepsRepelled?(state: State, action: ActionOf<'repel'>, uid: Uid, tell?: Tell<Event>): boolean;
  /** All ways to take cards of the harbour, by the plain ways. */
  takes?(state: State, seat: Seat, plain: readonly ActionOf<'take'>[]): readonly Action[];
  /** Carries out an action that only this box knows; false if it is not its own. */
  resolve?(state: State, seat: Seat, action: Action, chance: Chance, tell?: Tell<Event>): boolean;
  /** Carries out a step of the agenda that only this box knows; false if it is not its own. */
  step?(state: State, step: Step, chance: Chance, tell?: Tell<Event>): boolean;

  /** The pile that the first card of a turn comes from, in place of the draw pile. */
  firstPile?(state: State): Uid[];
  /** A card has been turned up; true if it is lost at once, without being laid. */
  turnedUp?(state: State, uid: Uid): boolean;
  /** True if the next ship turned up will be lost like that. */
  losesNextShip?(state: State): boolean;
  /** A ship has come into the harbour (or several, laid together). `before`: the colours that were there. */
  shipsCame?(state: State, before: number): readonly Step[];
  /** A card has been laid into the harbour (or several together), and there was no bust. */
  cardsLaid?(state: State): readonly Step[];
  /** `uid`: the second ship of a colour. */
  busted?(state: State, uid: Uid, chance: Chance, tell?: Tell<Event>): readonly Step[];
  /** Those who had to pay tax have paid; the bonus comes after these steps. */
  taxPaid?(state: State, payers: readonly Seat[]): readonly Step[];
  /** A tax is over and its card discarded. */
  taxDone?(state: State): readonly Step[];

  /** Swords of a player in addition to those of his persons; and what he repels with besides. */
  swords?(state: State, seat: Seat): number;
  repellingSwords?(state: State): number;
  /** How much less persons cost a player. */
  discount?(state: State, seat: Seat): number;
  /** What a non-active player pays for a card, where it is not the usual. */
  fee?(state: State): number | undefined;
  /** A seat's turn in phase 2 begins, and the income of its persons has arrived. */
  takingBegins?(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): readonly Step[];
  /** An expedition has been claimed. */
  claimed?(state: State, action: ActionOf<'claim'>, tell?: Tell<Event>): void;

  /** Cards that the active player may take in addition. */
  picks?(state: State): number;
  /** What a traded ship brings its taker. */
  tradeCoins?(state: State, action: ActionOf<'take'>, coins: number): number;
  /** True if a ship is taken without being traded. */
  keepsTaken?(state: State, action: ActionOf<'take'>, tell?: Tell<Event>): boolean;
  /** True if a traded ship goes somewhere else than to the discard pile. */
  keepsTraded?(state: State, action: ActionOf<'take'>, ship: Ship, tell?: Tell<Event>): boolean;
  /** After a trade, its coins drawn and the fee paid. */
  traded?(state: State, action: ActionOf<'take'>, ship: Ship, chance: Chance, tell?: Tell<Event>): void;
  /** The same, traded or not. */
  shipTaken?(state: State, action: ActionOf<'take'>, ship: Ship, tell?: Tell<Event>): void;

  /** False if a seat cannot win, nor trigger the end, whatever its influence. */
  mayWin?(state: State, seat: Seat): boolean;
  /** The result in its own terms. */
  result?(state: State, standings: PortRoyalResult): PortRoyalResult;
  /** How well each seat stands, by how well it would stand without this box. */
  scores?(state: State, scores: readonly number[]): readonly number[];
  /** Adds what is seen of this box by a seat, or by everybody. */
  view?(state: State, view: ViewDraft, seat: Seat | null): void;
  /** Open cards that lie in places of this box's own. */
  openCards?(state: State): readonly Uid[];
  /** Places of this box's own that hold face-down cards, as far as this seat does not see them. */
  hiddenPlaces?(state: State, seat: Seat | null): readonly Uid[][];
  /** True if this seat knows the top card of the draw pile. */
  knowsTop?(state: State, seat: Seat | null): boolean;
  /** Cards that were shuffled into the first draw pile (shuffle 0), which thereby became that of shuffle 1. */
  latecomers?(state: State): readonly Uid[];
  /** Deals hidden things that are no cards of the draw pile anew. */
  redeal?(state: State, random: Random): void;
  /** Names of all things of this box that are no cards of the draw pile: none may be lost or doubled. */
  things?(state: State): readonly string[];
}

/** What a table is set up with, once its draw pile is shuffled. */
export interface Deal {
  readonly table: TableSetup<Options>;
  /** Cards for the top of the draw pile, the first to be drawn last. */
  readonly stack: readonly Uid[];
  /** Cards that join the draw pile later. */
  readonly later: Uid[];
}

const INSTALLED = new Map<string, Box>();
const NONE: readonly Box[] = [];
const COMBINATIONS = new Map<string, readonly Box[]>([['', NONE]]);

/** Makes a box known by name. The base game itself names none. */
export function install(name: string, box: Box): void {
  INSTALLED.set(name, box);
}

/** The boxes in play. `state.boxes` holds their names, joined by "+". */
export function boxesOf(state: State): readonly Box[] {
  return state.boxes.length === 0 ? NONE : combination(state.boxes);
}

function combination(names: string): readonly Box[] {
  const known = COMBINATIONS.get(names);
  if (known) return known;
  const boxes = names.split('+').map((name) => INSTALLED.get(name)!);
  COMBINATIONS.set(names, boxes);
  return boxes;
}
