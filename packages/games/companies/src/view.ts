import type { OptionValues, Seat } from '@roadstead/kernel';
import { calendarOf, yearOf } from './board/calendars.js';
import { GOODS } from './board/goods.js';
import { FIELDS, HARBOURS, NESTS, REGIONS } from './board/map.js';
import { type AdministratorKind, FLEETS, KINDS, SHIPS } from './board/ships.js';
import { DEVELOPMENTS } from './cards/developments.js';
import { DISCS, NATIONS, STRATEGIES } from './cards/strategies.js';
import { STACKS, type StackName, type Tile, tileOf } from './cards/tiles.js';
import { type Pending, pendingView } from './pending.js';
import { toAct } from './rules/ask.js';
import { pointsOf } from './rules/points.js';
import type { Fleet, Harbour, Phase, Player, Stack, State } from './state.js';

export interface ShipView {
  readonly type: string;
  readonly damage: number;
  readonly mutiny: number;
  readonly cargo: readonly string[];
}

export interface FleetView {
  readonly at: string;
  readonly experience: number;
  /** From its first field or its staying to the end of the turn. */
  readonly moved: boolean;
  readonly ships: readonly ShipView[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly ducats: number;
  /** As a scoring now would give. */
  readonly points: number;
  readonly cards: readonly string[];
  /** By disc, from 1. */
  readonly markers: Readonly<Record<string, string>>;
  readonly extraMarkers: readonly string[];
  readonly lossTokens: number;
  readonly perished: readonly number[];
  readonly piratePips: number;
  readonly fleets: Readonly<Record<string, FleetView>>;
}

export interface HarbourView {
  /** Owner, cubes and damage tokens of each field. */
  readonly fields: readonly (readonly [Seat | null, number, number])[];
  readonly administrator: readonly [Seat, AdministratorKind] | null;
  readonly fort: readonly [Seat, number] | null;
}

export interface NationView {
  readonly at: string;
  readonly pips: number;
  readonly experience: number;
  readonly controller: Seat | null;
  readonly ally: Seat | null;
}

export interface View {
  readonly options: OptionValues;
  readonly start: Seat;
  readonly phase: Phase;
  /** Whose turn it is; in a scoring the controller whose nation acts; else null. */
  readonly active: Seat | null;
  readonly toAct: readonly Seat[];
  readonly round: number;
  readonly calendar: number;
  readonly year: number;
  /** The place in the order, from 0; 0 between rounds. */
  readonly turn: number;
  readonly order: readonly Seat[];
  /** Whether this calendar had its scoring. */
  readonly scored: boolean;
  readonly storm: { readonly active: string | null; readonly expected: string };
  /** Tiles left, without the blind ones. */
  readonly piles: Readonly<Record<StackName, number>>;
  /** Oldest first. */
  readonly discards: Readonly<Record<StackName, readonly Tile[]>>;
  readonly pirates: Readonly<Record<string, number>>;
  /** Those on the board. */
  readonly nations: Readonly<Record<string, NationView>>;
  readonly supply: Readonly<Record<string, number>>;
  readonly shipSupply: Readonly<Record<string, number>>;
  readonly market: Readonly<Record<string, number>>;
  readonly harbours: Readonly<Record<string, HarbourView>>;
  readonly players: readonly PlayerView[];
  readonly pending: Pending | null;
  /** This seat's own face-down strategy. */
  readonly chosen: string | null;
}

/** Field by field from an allow-list: the order of the stacks and a strategy laid by somebody else stay out. */
export function view(state: State, viewer: Seat | null): View {
  const { asking, nations } = state;
  return {
    options: state.options,
    start: state.start,
    phase: state.phase,
    active: orNull(state.active),
    toAct: toAct(state),
    round: state.round,
    calendar: calendarOf(state.round) + 1,
    year: yearOf(state.round),
    turn: state.turn,
    order: state.order.slice(),
    scored: state.scored,
    storm: {
      active: state.stormActive < 0 ? null : REGIONS[state.stormActive]!,
      expected: REGIONS[state.stormExpected]!,
    },
    piles: byStack(state, ({ tiles, blind }) => tiles.length - blind),
    discards: byStack(state, ({ discards }, name) => discards.map((tile) => tileOf(name, tile))),
    pirates: named(NESTS, state.pirates, itself),
    nations: named(NATIONS, nations, (nation) => nation && nationView(nation)),
    supply: named(GOODS, state.supply, itself),
    shipSupply: named(SHIP_IDS, state.shipSupply, itself),
    market: named(CARD_IDS, state.market, orNull),
    harbours: named(HARBOURS, state.harbours, harbourView),
    players: state.players.map((player, seat) => playerView(state, player, seat)),
    pending: asking && pendingView(state, asking),
    chosen: viewer === null ? null : chosenBy(state, viewer),
  };
}

function orNull(number: number): number | null {
  return number < 0 ? null : number;
}

const SHIP_IDS = SHIPS.map(({ id }) => id);
const CARD_IDS = DEVELOPMENTS.map(({ id }) => id);
const STRATEGY_IDS = STRATEGIES.map(({ id }) => id);
const DISC_IDS = DISCS.slice(1).map((_, place) => `${place + 1}`);

const itself = (number: number): number => number;

/** A record by name of what is read of each; without those of which nothing is. A plain loop: search asks for views all the time. */
function named<T, R>(ids: readonly string[], list: readonly T[], read: (one: T) => R | null): Record<string, R> {
  const byName: Record<string, R> = {};
  for (let i = 0; i < list.length; i++) {
    const seen = read(list[i]!);
    if (seen !== null) byName[ids[i]!] = seen;
  }
  return byName;
}

function byStack<T>({ stacks }: State, read: (stack: Stack, name: StackName) => T): Record<StackName, T> {
  const all: Partial<Record<StackName, T>> = {};
  for (const name of STACKS) all[name] = read(stacks[name], name);
  return all as Record<StackName, T>;
}

function nationView(nation: NonNullable<State['nations'][number]>): NationView {
  return {
    at: FIELDS[nation.at]!.id,
    pips: nation.pips,
    experience: nation.experience,
    controller: orNull(nation.controller),
    ally: orNull(nation.ally),
  };
}

function harbourView({ fields, administrator, fort }: Harbour): HarbourView {
  return {
    fields: fields.map(({ owner, cubes, damage }) => [orNull(owner), cubes, damage]),
    administrator: administrator && [administrator.seat, KINDS[administrator.kind]!],
    fort: fort && [fort.seat, fort.damage],
  };
}

function playerView(state: State, player: Player, seat: Seat): PlayerView {
  return {
    seat,
    ducats: player.ducats,
    points: pointsOf(state, seat),
    cards: player.cards.map((card) => CARD_IDS[card]!),
    markers: named(DISC_IDS, player.markers, (card) => (card < 0 ? null : STRATEGY_IDS[card]!)),
    extraMarkers: player.extraMarkers.map((card) => STRATEGY_IDS[card]!),
    lossTokens: player.lossTokens,
    perished: player.perished.slice(),
    piratePips: player.piratePips,
    fleets: named(FLEETS, player.fleets, (fleet) => fleet && fleetView(fleet)),
  };
}

function fleetView({ at, experience, moved, ships }: Fleet): FleetView {
  return {
    at: FIELDS[at]!.id,
    experience,
    moved,
    ships: ships.map(({ type, damage, mutiny, cargo }) => ({
      type: SHIP_IDS[type]!,
      damage,
      mutiny,
      cargo: cargo.map((good) => GOODS[good]!),
    })),
  };
}

/** V-4.23: for a fort that fights alone nobody chooses. */
function chosenBy({ asking, fight }: State, viewer: Seat): string | null {
  if (asking?.kind !== 'strategy') return null;
  const side = fight!.sides.findIndex((one) => one.kind === 'fleet' && one.seat === viewer);
  const card = fight!.cards[side] ?? -1;
  return card < 0 ? null : STRATEGIES[card]!.id;
}
