import type { Chance, Seat, TableSetup, Tell, Uid } from '@roadstead/kernel';
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
  /** What is to be decided once the table is set up, before the first turn begins. */
  beforeFirstTurn?(state: State): readonly Step[];
  beginTurn?(state: State, tell?: Tell<Event>): void;

  /** More that the seat at turn can do where it decides anyway (turning up, taking, after a bust), or its answers when asked. */
  actions?(state: State, seat: Seat): readonly Action[];
  /** False if the active player may turn up no single card now. */
  mayDiscover?(state: State): boolean;
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
  /** A ship has come into the harbour (or several, laid together). `before`: the colours that were there. */
  shipsCame?(state: State, before: number): readonly Step[];
  busted?(state: State): readonly Step[];
  /** Those who had to pay tax have paid; the bonus comes after these steps. */
  taxPaid?(state: State, payers: readonly Seat[]): readonly Step[];
  /** A tax is over and its card discarded. */
  taxDone?(state: State): readonly Step[];

  /** Cards that the active player may take in addition. */
  picks?(state: State): number;
  /** What a traded ship brings its taker. */
  tradeCoins?(state: State, action: ActionOf<'take'>, coins: number): number;
  /** True if a traded ship goes somewhere else than to the discard pile. */
  keepsTraded?(state: State, action: ActionOf<'take'>, ship: Ship, tell?: Tell<Event>): boolean;
  /** After a trade, its coins drawn and the fee paid. */
  traded?(state: State, action: ActionOf<'take'>, ship: Ship, chance: Chance, tell?: Tell<Event>): void;

  /** The result in its own terms. */
  result?(state: State, standings: PortRoyalResult): PortRoyalResult;
  /** How well each seat stands, by how well it would stand without this box. */
  scores?(state: State, scores: readonly number[]): readonly number[];
  /** Adds what everybody sees of this box. */
  view?(state: State, view: ViewDraft): void;
  /** Open cards that lie in places of this box's own. */
  openCards?(state: State): readonly Uid[];
  /** Places of this box's own that hold face-down cards. */
  hiddenPlaces?(state: State): readonly Uid[][];
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
