import type { Seat } from '@roadstead/kernel';
import { FIGURES, type Figure } from './board/figures.js';
import { PLAYERS } from './board/numbers.js';
import { SPACES } from './board/spaces.js';
import { CREW } from './cards/crew.js';
import { FORTUNE, WINDS_MAX } from './cards/fortune.js';
import { COMPASS_STEPS, ITEMS } from './cards/items.js';

/** A fortune card from the hand, with what it is played for. */
export type FortunePlay =
  /** Keep the Peace; Lucky Blow, Quick Thinking. */
  | { readonly type: 'play'; readonly card: 'F01' | 'F02' | 'F03' }
  /** Local Guide. */
  | { readonly type: 'play'; readonly card: 'F04'; readonly figure: Figure; readonly to: string }
  /** Auction. */
  | { readonly type: 'play'; readonly card: 'F05' }
  /** Bandit's Bargain. */
  | { readonly type: 'play'; readonly card: 'F06'; readonly seat: Seat; readonly item: string }
  /** Fair Winds. */
  | { readonly type: 'play'; readonly card: 'F13'; readonly figure: Figure; readonly by: number }
  /** Silver Tongue. */
  | { readonly type: 'play'; readonly card: 'F14'; readonly seat: Seat; readonly crew: string }
  /** New Recruits. */
  | { readonly type: 'play'; readonly card: 'F15'; readonly crew: string };

/** Everything a seat can do. The shapes are those of the public line protocol. */
export type Action =
  | { readonly type: 'roll' }
  | FortunePlay
  | { readonly type: 'move'; readonly figure: Figure; readonly by: number }
  | { readonly type: 'place'; readonly figure: Figure; readonly to: string }
  | { readonly type: 'go'; readonly to: string }
  | { readonly type: 'first'; readonly figure: Figure }
  | { readonly type: 'recruit'; readonly crew: string }
  /** At the Bridge of Tears: a crew card for the officer, gold for the pirate. */
  | { readonly type: 'take'; readonly seat: Seat; readonly crew?: string }
  | { readonly type: 'bid'; readonly gold: number }
  | { readonly type: 'pass' }
  | { readonly type: 'pay' }
  | { readonly type: 'fight' }
  | { readonly type: 'bury' }
  | { readonly type: 'resolve'; readonly card: string }
  | { readonly type: 'ship'; readonly figure: Figure }
  | { readonly type: 'sell'; readonly item: string }
  | { readonly type: 'attack'; readonly seat: Seat; readonly figure: Figure }
  | { readonly type: 'bonus'; readonly take: 'gold' | 'nothing' }
  | { readonly type: 'bonus'; readonly take: 'crew'; readonly crew: string }
  | { readonly type: 'endTurn' };

export const ACTION_TYPES = [
  'roll',
  'play',
  'move',
  'place',
  'go',
  'first',
  'recruit',
  'take',
  'bid',
  'pass',
  'pay',
  'fight',
  'bury',
  'resolve',
  'ship',
  'sell',
  'attack',
  'bonus',
  'endTurn',
] as const;

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

// The same action is always the same object: listing what is legal builds nothing, and checking it compares addresses.

const all = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const action = (made: Action): Action => Object.freeze(made);
const forFigures = <T>(make: (figure: Figure) => T): readonly T[] => FIGURES.map(make);
const forSeats = <T>(make: (seat: Seat) => T): readonly T[] => all(PLAYERS.max).map(make);
const forSpaces = (make: (to: string) => Action): readonly Action[] => SPACES.map(({ id }) => make(id));
const forCrew = (make: (crew: string) => Action): readonly Action[] => CREW.map(({ id }) => make(id));
const forItems = (make: (item: string) => Action): readonly Action[] => ITEMS.map(({ id }) => make(id));

/** The longest move: the best roll and a compass, or a fair wind. */
const LONGEST = WINDS_MAX + COMPASS_STEPS;

export const ROLL = action({ type: 'roll' });
export const PASS = action({ type: 'pass' });
export const PAY = action({ type: 'pay' });
export const FIGHT = action({ type: 'fight' });
export const BURY = action({ type: 'bury' });
export const END_TURN = action({ type: 'endTurn' });
export const PLAY_PEACE = action({ type: 'play', card: 'F01' });
export const PLAY_BLOW = action({ type: 'play', card: 'F02' });
export const PLAY_THINKING = action({ type: 'play', card: 'F03' });
export const PLAY_AUCTION = action({ type: 'play', card: 'F05' });
export const BONUS_GOLD_TAKEN = action({ type: 'bonus', take: 'gold' });
export const BONUS_NOTHING = action({ type: 'bonus', take: 'nothing' });

/** By figure and steps. */
export const MOVE = forFigures((figure) => all(LONGEST + 1).map((by) => action({ type: 'move', figure, by })));
export const PLAY_WINDS = forFigures((figure) =>
  all(LONGEST + 1).map((by) => action({ type: 'play', card: 'F13', figure, by })),
);
/** By figure and space. */
export const PLACE = forFigures((figure) => forSpaces((to) => action({ type: 'place', figure, to })));
export const PLAY_GUIDE = forFigures((figure) => forSpaces((to) => action({ type: 'play', card: 'F04', figure, to })));
/** By space. */
export const GO = forSpaces((to) => action({ type: 'go', to }));
/** By figure. */
export const FIRST = forFigures((figure) => action({ type: 'first', figure }));
export const TO_SHIP = forFigures((figure) => action({ type: 'ship', figure }));
/** By kind of crew. */
export const RECRUIT = forCrew((crew) => action({ type: 'recruit', crew }));
export const PLAY_RECRUITS = forCrew((crew) => action({ type: 'play', card: 'F15', crew }));
export const BONUS_CREW = forCrew((crew) => action({ type: 'bonus', take: 'crew', crew }));
/** By seat and kind of crew. */
export const TAKE_CREW = forSeats((seat) => forCrew((crew) => action({ type: 'take', seat, crew })));
export const PLAY_TONGUE = forSeats((seat) => forCrew((crew) => action({ type: 'play', card: 'F14', seat, crew })));
/** By seat. */
export const TAKE_GOLD = forSeats((seat) => action({ type: 'take', seat }));
/** By seat and figure. */
export const ATTACK = forSeats((seat) => forFigures((figure) => action({ type: 'attack', seat, figure })));
/** By item. */
export const SELL = forItems((item) => action({ type: 'sell', item }));
/** By seat and item. */
export const PLAY_BARGAIN = forSeats((seat) => forItems((item) => action({ type: 'play', card: 'F06', seat, item })));
/** By fortune card. */
export const RESOLVE = FORTUNE.map(({ id }) => action({ type: 'resolve', card: id }));

/** By gold, as far as games go. */
const BIDS = all(1000).map((gold) => action({ type: 'bid', gold }));

/** A bid of so much gold; there is no telling how rich somebody may become. */
export function bidOf(gold: number): Action {
  return BIDS[gold] ?? action({ type: 'bid', gold });
}
