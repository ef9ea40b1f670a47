import { clockwise, type Seat, type Uid } from '@roadstead/kernel';
import { type Totals, totalsOf, withCard } from './cards/totals.js';
import type { Options } from './options.js';
import { type BoxStep, copyExtras, type Extras } from './variants/extras.js';
import type { Phase } from './view.js';

export interface Player {
  /** Coins are cards that lie face down, the newest last: a card is paid before any token, the newest first. */
  coins: Uid[];
  /** Coins paid out while no card was left anywhere (PR-S6). */
  tokens: number;
  /** Persons hired and expeditions claimed, oldest first. */
  display: Uid[];
  totals: Totals;
  /** Influence from anything that is no card of the display. */
  bonus: number;
}

/** A step of the agenda: plain data, so that a table can be saved in the middle of it. */
export type Step =
  | { readonly do: 'beginTurn'; readonly seat: Seat }
  | { readonly do: 'taxBonus'; readonly uid: Uid; readonly late: boolean }
  | { readonly do: 'discardTax'; readonly uid: Uid }
  | { readonly do: 'ask'; readonly what: string; readonly seat: Seat }
  | BoxStep;

/** The whole truth about a table, secrets included: plain JSON data. */
export interface State {
  /** What the table was made with. */
  readonly options: Options;
  /** The influence that triggers the end; null if none does. */
  endInfluence: number | null;
  phase: Phase;
  start: Seat;
  active: Seat;
  /** From 1; a round ends with the seat to the right of the start seat. */
  round: number;
  /** Face down; the top is the last. */
  pile: Uid[];
  /** Face up, oldest first. */
  discard: Uid[];
  harbour: Uid[];
  expeditions: Uid[];
  /** The ship just turned up that the active seat may repel. */
  revealed: Uid | null;
  /** Cards turned up in this turn, of any kind. */
  turnedUp: number;
  /** Turns in a row in which no card could be turned up (PR-S6). */
  idleTurns: number;
  /** The seat whose turn it is in phase 2, the cards it may still take, and those it took. */
  taking: Seat;
  picks: number;
  took: number;
  endTriggered: boolean;
  /** How often the discard pile has become the draw pile. */
  shuffles: number;
  /** For each card, the value of `shuffles` when it last came into the draw pile. Everybody can know this much. */
  shuffledAt: number[];
  players: Player[];
  /** What is still to be done before the turn goes on: a question may stand in between. */
  agenda: Step[];
  /** A question outside the usual phases, and the phase that goes on after it. */
  asking: { readonly what: string; readonly seat: Seat; readonly back: Phase } | null;
  /** The names of the boxes in play, joined by "+", and what each of them remembers. */
  boxes: string;
  extras: Extras;
}

export function clone(state: State): State {
  return {
    options: state.options,
    endInfluence: state.endInfluence,
    phase: state.phase,
    start: state.start,
    active: state.active,
    round: state.round,
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    harbour: state.harbour.slice(),
    expeditions: state.expeditions.slice(),
    revealed: state.revealed,
    turnedUp: state.turnedUp,
    idleTurns: state.idleTurns,
    taking: state.taking,
    picks: state.picks,
    took: state.took,
    endTriggered: state.endTriggered,
    shuffles: state.shuffles,
    shuffledAt: state.shuffledAt.slice(),
    players: state.players.map(clonePlayer),
    agenda: state.agenda.length === 0 ? [] : state.agenda.slice(),
    asking: state.asking,
    boxes: state.boxes,
    extras: state.boxes === '' ? state.extras : copyExtras(state.extras),
  };
}

function clonePlayer(player: Player): Player {
  return {
    coins: player.coins.slice(),
    tokens: player.tokens,
    display: player.display.slice(),
    totals: player.totals,
    bonus: player.bonus,
  };
}

export function nextSeat(state: State, seat: Seat): Seat {
  return seat + 1 < state.players.length ? seat + 1 : 0;
}

/** All seats clockwise, the active one first: the order in which things happen to everybody. */
export function seatsFromActive(state: State): readonly Seat[] {
  return clockwise(state.players.length, state.active);
}

/** Puts a card into a display. */
export function gainCard(player: Player, uid: Uid): void {
  player.display.push(uid);
  player.totals = withCard(player.totals, uid);
}

/** Takes cards out of a display. */
export function giveUpCards(player: Player, uids: readonly Uid[]): void {
  player.display = player.display.filter((uid) => !uids.includes(uid));
  player.totals = totalsOf(player.display);
}

export function influenceOf(player: Player): number {
  return player.totals.influence + player.bonus;
}
