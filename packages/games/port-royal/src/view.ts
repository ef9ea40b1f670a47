import type { Seat } from '@roadstead/kernel';
import { cardOf } from './cards/catalogue.js';
import type { CardRef } from './events.js';
import { toAct } from './legal.js';
import type { Options } from './options.js';
import { ref, refs } from './refs.js';
import { swordsOf } from './rules/abilities.js';
import { boxesOf } from './rules/box.js';
import { coinsOf } from './rules/money.js';
import { influenceOf, type State } from './state.js';
import type { AdventurePlayerView, Pending } from './variants/adventure/view.js';
import type { BoxView } from './variants/view.js';

export type Phase = 'discover' | 'repel' | 'trade' | 'bust' | 'decide' | 'over';

export interface PlayerView extends AdventurePlayerView {
  readonly seat: Seat;
  readonly coins: number;
  readonly influence: number;
  readonly swords: number;
  readonly display: readonly CardRef[];
  /** Ships kept beside the display, cubes left to place, and contracts fulfilled: all empty where no box adds them. */
  readonly kept: readonly CardRef[];
  readonly cubes: number;
  readonly contracts?: readonly string[];
}

/** What everybody may see; nobody sees more (PR-S7). */
export interface View extends BoxView {
  readonly phase: Phase;
  readonly active: Seat;
  readonly toAct: readonly Seat[];
  readonly round: number;
  readonly harbour: readonly CardRef[];
  readonly expeditions: readonly CardRef[];
  /** Card ids, oldest first. */
  readonly discard: readonly string[];
  /** How many cards are left in the draw pile. */
  readonly drawPile: number;
  /** The ship to be repelled or let in. */
  readonly revealed: CardRef | null;
  /** Cards that the seat taking may still take, not capped by the harbour; 0 outside the phase `trade`. */
  readonly picksLeft: number;
  /** What is asked in the phase `decide`. */
  readonly pending: string | Pending | null;
  readonly players: readonly PlayerView[];
  readonly endTriggered: boolean;
  /** The influence that triggers the end, or null; and whether it takes an expedition too. */
  readonly goal: number | null;
  readonly end: 'standard' | 'expedition';
  /** Gamblers used in this turn. */
  readonly gambled: number;
  /** What the table was made with, and the seat that started. */
  readonly options: Options;
  readonly start: Seat;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** A view that is being built and that nobody has seen yet: boxes add to it. */
export type ViewDraft = Draft<Omit<View, 'players'>> & { readonly players: readonly Draft<PlayerView>[] };

/** Field by field from an allow-list: the order of the draw pile and the fronts of coins stay out. */
export function view(state: State, seat: Seat | null): View {
  const draft = baseView(state);
  for (const box of boxesOf(state)) box.view?.(state, draft, seat);
  return draft;
}

function baseView(state: State): ViewDraft {
  return {
    phase: state.phase,
    active: state.active,
    toAct: toAct(state),
    round: state.round,
    harbour: refs(state.harbour),
    expeditions: refs(state.expeditions),
    discard: state.discard.map((uid) => cardOf(uid).id),
    drawPile: state.pile.length,
    revealed: state.revealed === null ? null : ref(state.revealed),
    picksLeft: state.phase === 'trade' ? state.picks : 0,
    pending: state.asking?.what ?? null,
    players: state.players.map((player, seat) => ({
      seat,
      coins: coinsOf(player),
      influence: influenceOf(player),
      swords: swordsOf(state, seat),
      display: refs(player.display),
      kept: [],
      cubes: 0,
      contracts: [],
    })),
    endTriggered: state.endTriggered,
    goal: state.endInfluence,
    end: state.options.end,
    gambled: 0,
    options: state.options,
    start: state.start,
  };
}
