import type { Seat } from '@roadstead/kernel';
import { STACKS, type StackName } from './cards/tiles.js';
import type { CompaniesOptions } from './options.js';
import type { Question } from './question.js';
import type { Step } from './step.js';

export const PHASES = ['start', 'income', 'move', 'fight', 'buy', 'research', 'between', 'scoring', 'over'] as const;
export type Phase = (typeof PHASES)[number];

// Fields, goods, types, cards and fleets are places in their lists, so that a state is arrays of small numbers; -1 is none.

export interface Ship {
  type: number;
  damage: number;
  mutiny: number;
  cargo: number[];
}

export interface Fleet {
  at: number;
  experience: number;
  /** From its first field or its staying to the end of the turn. */
  moved: boolean;
  /** In this turn: has made less way than it could; has attacked; the fleet that it was split from. */
  idle: boolean;
  attacked: boolean;
  splitFrom: number;
  ships: Ship[];
}

export interface Player {
  ducats: number;
  cards: number[];
  /** The card bought in this turn: it works from the next one on. */
  freshCard: number;
  /** By disc from +1: the own marker's strategy. */
  markers: number[];
  /** Strategies with a handbook marker. */
  extraMarkers: number[];
  lossTokens: number;
  /** Levels of fleets that perished. */
  perished: number[];
  /** Pirate pips removed by own fleets. */
  piratePips: number;
  /** By fleet number. */
  fleets: (Fleet | null)[];
}

/** A warehouse field. */
export interface StoreField {
  owner: Seat;
  cubes: number;
  damage: number;
}

interface Administrator {
  readonly seat: Seat;
  readonly kind: number;
  /** The round of the appointment or the last change. */
  readonly since: number;
}

interface Fort {
  readonly seat: Seat;
  readonly damage: number;
}

export interface Harbour {
  fields: StoreField[];
  administrator: Administrator | null;
  fort: Fort | null;
}

/** A nation on the board. */
export interface Nation {
  at: number;
  pips: number;
  experience: number;
  /** -1 for nobody. */
  controller: Seat;
  ally: Seat;
}

/** Face down, the next last and the blind ones first; and face up, oldest first. */
export interface Stack {
  tiles: number[];
  blind: number;
  discards: number[];
}

/** What a fight is fought by. */
export type Side =
  | { readonly kind: 'fleet'; readonly seat: Seat; readonly fleet: number; readonly fort: boolean }
  | { readonly kind: 'fort'; readonly seat: Seat }
  | { readonly kind: 'pirates'; readonly nest: number }
  | { readonly kind: 'nation'; readonly nation: number };

export interface SunkShip {
  readonly type: number;
  readonly cargo: readonly number[];
}

/** In pairs the active side comes first. */
export interface Fight {
  readonly at: number;
  readonly sides: readonly [Side, Side];
  /** Strategies laid, or -1. */
  cards: number[];
  begins: number;
  /** Pips that fight; for pirates only those not paid off. */
  pips: number[];
  /** The strength of what each side has sacrificed. */
  sacrificed: number[];
  /** What each side has to take, and how many pips it loses by it. */
  damage: number[];
  lostPips: number[];
  /** Of the pips it lost, those captured; and what a nation gains by ships it captured. */
  takenPips: number[];
  gainedPips: number[];
  /** Ships of each side that this exchange has sunk. */
  sunk: SunkShip[][];
}

/** What is counted in one turn; lists are by harbour. */
export interface TurnNotes {
  /** V-4.53: begun without an ordinary fleet, and no ship bought since. */
  shipless: boolean;
  /** The fleet that acts in phase 2, or -1; how many fields it has made, and whether it set out from the open sea. */
  acting: number;
  steps: number;
  fromSea: boolean;
  gazette: number[];
  /** Owners (as bits) who have refused a cube. */
  refused: number[];
  /** The governor's leave: 0 not asked, 1 granted and not used, 2 refused. */
  leave: number[];
  bought: number[];
  built: number[];
  repaired: number[];
  /** What was delivered, and what the director's and machines' rounding has brought so far. */
  delivered: number[];
  /** Harbours whose phase 3 is over. */
  visited: boolean[];
  /** Mock battles used, as cards. */
  mocked: number[];
}

/** A scoring under way. */
interface Scoring {
  readonly points: readonly number[];
  /** Nations chosen in this scoring. */
  chosen: number[];
  /** The nation whose controller acts: whom it has struck, and how many warehouses it has removed. */
  struck: Seat[];
  removed: number;
}

/** The whole truth about a table, secrets included: plain JSON data. */
export interface State {
  readonly options: CompaniesOptions;
  readonly start: Seat;
  phase: Phase;
  /** From 1. */
  round: number;
  /** The place in the order of whose turn it is; 0 outside turns. */
  turn: number;
  order: Seat[];
  /** Whose turn it is, or in a scoring the controller whose nation acts; -1 for nobody. */
  active: Seat;
  scored: boolean;
  /** Regions. */
  stormActive: number;
  stormExpected: number;
  stacks: Record<StackName, Stack>;
  /** Coming results of the die in a position by hand, the next last. */
  stackedDice: number[];
  pirates: number[];
  nations: (Nation | null)[];
  supply: number[];
  shipSupply: number[];
  /** By card: copies to be bought; -1 where the card does not lie out. */
  market: number[];
  /** By card: copies out of play. */
  box: number[];
  /** What the bank has taken in, less what it paid. */
  bank: number;
  harbours: Harbour[];
  players: Player[];
  notes: TurnNotes;
  fight: Fight | null;
  scoring: Scoring | null;
  /** The next step is the last. */
  agenda: Step[];
  asking: Question | null;
}

/** Steps, questions, sides, administrators and forts are never changed once they are there, so copies may share them. */
export function clone(state: State): State {
  const { fight, scoring } = state;
  return {
    ...state,
    order: state.order.slice(),
    stacks: cloneStacks(state.stacks),
    stackedDice: state.stackedDice.slice(),
    pirates: state.pirates.slice(),
    nations: state.nations.map((nation) => nation && { ...nation }),
    supply: state.supply.slice(),
    shipSupply: state.shipSupply.slice(),
    market: state.market.slice(),
    box: state.box.slice(),
    harbours: state.harbours.map(cloneHarbour),
    players: state.players.map(clonePlayer),
    notes: cloneNotes(state.notes),
    fight: fight && cloneFight(fight),
    scoring: scoring && { ...scoring, chosen: scoring.chosen.slice(), struck: scoring.struck.slice() },
    agenda: state.agenda.slice(),
  };
}

function cloneStacks(stacks: State['stacks']): State['stacks'] {
  const copy = {} as State['stacks'];
  for (const name of STACKS) {
    const { tiles, blind, discards } = stacks[name];
    copy[name] = { tiles: tiles.slice(), blind, discards: discards.slice() };
  }
  return copy;
}

function cloneHarbour({ fields, administrator, fort }: Harbour): Harbour {
  return {
    fields: fields.map(({ owner, cubes, damage }) => ({ owner, cubes, damage })),
    administrator,
    fort,
  };
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    cards: player.cards.slice(),
    markers: player.markers.slice(),
    extraMarkers: player.extraMarkers.slice(),
    perished: player.perished.slice(),
    fleets: player.fleets.map((fleet) => fleet && cloneFleet(fleet)),
  };
}

export function cloneFleet(fleet: Fleet): Fleet {
  return { ...fleet, ships: fleet.ships.map(cloneShip) };
}

function cloneShip({ type, damage, mutiny, cargo }: Ship): Ship {
  return { type, damage, mutiny, cargo: cargo.slice() };
}

function cloneNotes(notes: TurnNotes): TurnNotes {
  return {
    ...notes,
    gazette: notes.gazette.slice(),
    refused: notes.refused.slice(),
    leave: notes.leave.slice(),
    bought: notes.bought.slice(),
    built: notes.built.slice(),
    repaired: notes.repaired.slice(),
    delivered: notes.delivered.slice(),
    visited: notes.visited.slice(),
    mocked: notes.mocked.slice(),
  };
}

function cloneFight(fight: Fight): Fight {
  return {
    ...fight,
    cards: fight.cards.slice(),
    pips: fight.pips.slice(),
    sacrificed: fight.sacrificed.slice(),
    damage: fight.damage.slice(),
    lostPips: fight.lostPips.slice(),
    takenPips: fight.takenPips.slice(),
    gainedPips: fight.gainedPips.slice(),
    sunk: fight.sunk.map((ships) => ships.slice()),
  };
}
