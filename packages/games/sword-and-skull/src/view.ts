import type { OptionValues, Seat } from '@roadstead/kernel';
import { FIGURES, type Figure } from './board/figures.js';
import { CHESTS, SPACES } from './board/spaces.js';
import { CREW } from './cards/crew.js';
import { ENEMIES } from './cards/enemies.js';
import { FORTUNE } from './cards/fortune.js';
import { ITEMS } from './cards/items.js';
import type { PileName } from './events.js';
import { type FightView, fightView } from './fight-view.js';
import { toAct } from './legal.js';
import { type Pending, pendingView } from './pending.js';
import { type Phase, type Player, roundOf, type State } from './state.js';

export interface PlayerView {
  readonly seat: Seat;
  readonly gold: number;
  readonly officer: string;
  readonly pirate: string;
  readonly might: Readonly<Record<Figure, number>>;
  /** Only the kinds that there are. */
  readonly crew: Readonly<Record<string, number>>;
  readonly crewCount: number;
  readonly items: readonly string[];
  readonly table: readonly string[];
  readonly handSize: number;
  /** To its owner alone. */
  readonly hand: readonly string[] | null;
}

export interface View {
  readonly options: OptionValues;
  readonly start: Seat;
  readonly phase: Phase;
  readonly active: Seat;
  readonly toAct: readonly Seat[];
  readonly round: number;
  readonly turn: number;
  /** The last roll of this turn outside fights. */
  readonly dice: readonly number[] | null;
  /** Gold by space. */
  readonly chests: Readonly<Record<string, number>>;
  readonly trove: number;
  /** Cards left of each kind. */
  readonly crew: Readonly<Record<string, number>>;
  readonly piles: Readonly<Record<PileName, number>>;
  /** Oldest first. */
  readonly discards: Readonly<Record<PileName, readonly string[]>>;
  /** At-once cards drawn and not yet done. */
  readonly waiting: readonly string[];
  readonly players: readonly PlayerView[];
  readonly auction: { readonly item: string; readonly high: number; readonly seat: Seat | null } | null;
  readonly fight: FightView | null;
  /** The enemy that a spyglass shows, to its owner alone. */
  readonly spied: string | null;
  readonly pending: Pending | null;
}

const NO_OPTIONS: OptionValues = {};

/** Field by field from an allow-list: hands of others and the order of the piles stay out. */
export function view(state: State, viewer: Seat | null): View {
  const { auction, fight, asking } = state;
  return {
    options: NO_OPTIONS,
    start: state.start,
    phase: state.phase,
    active: state.active,
    toAct: toAct(state),
    round: roundOf(state),
    turn: state.turn,
    dice: state.dice,
    chests: chestsView(state.chests),
    trove: state.trove,
    crew: crewView(state.crew, true),
    piles: {
      enemy: state.enemies.cards.length,
      item: state.items.cards.length,
      fortune: state.fortune.cards.length,
    },
    discards: {
      enemy: state.enemies.discards.map((card) => ENEMIES[card]!.id),
      item: idsOf(state.items.discards, ITEMS),
      fortune: idsOf(state.fortune.discards, FORTUNE),
    },
    waiting: idsOf(state.waiting, FORTUNE),
    players: state.players.map((player, seat) => playerView(player, seat, seat === viewer)),
    auction: auction && { item: ITEMS[auction.item]!.id, high: auction.high, seat: auction.seat },
    fight: fight && fightView(fight),
    spied: asking?.kind === 'spy' && asking.seat === viewer ? ENEMIES[state.enemies.cards.at(-1)!]!.id : null,
    pending: asking && pendingView(state, asking),
  };
}

function playerView(player: Player, seat: Seat, isOwn: boolean): PlayerView {
  const { gold, at, might, crew, crewCount, items, table, hand } = player;
  return {
    seat,
    gold,
    officer: SPACES[at[0]!]!.id,
    pirate: SPACES[at[1]!]!.id,
    might: { [FIGURES[0]]: might[0]!, [FIGURES[1]]: might[1]! },
    crew: crewView(crew, false),
    crewCount,
    items: idsOf(items, ITEMS),
    table: idsOf(table, FORTUNE),
    handSize: hand.length,
    hand: isOwn ? idsOf(hand, FORTUNE) : null,
  };
}

function chestsView(chests: readonly number[]): Record<string, number> {
  const gold: Record<string, number> = {};
  for (let chest = 0; chest < chests.length; chest++) gold[SPACES[CHESTS[chest]!]!.id] = chests[chest]!;
  return gold;
}

function crewView(crew: readonly number[], withNone: boolean): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (let kind = 0; kind < crew.length; kind++) if (withNone || crew[kind]! > 0) kinds[CREW[kind]!.id] = crew[kind]!;
  return kinds;
}

function idsOf(cards: readonly number[], list: readonly { readonly id: string }[]): string[] {
  return cards.map((card) => list[card]!.id);
}
