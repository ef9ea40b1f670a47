import type { Seat } from '@roadstead/kernel';
import type { Options } from '@roadstead/port-royal';
import { CHARACTER_CARDS, FOG, GOVERNORS_FAVOUR, IDLE_HANDS, MARKET_DAY, MONTHS_END } from './adventure-names.js';
import { baseOptions } from './base-options.js';
import { deckOf, personsAmong, without } from './deck.js';

export interface AdventureHand {
  readonly coins?: number;
  readonly display?: readonly string[];
  readonly character?: string;
  readonly kept?: readonly string[];
  readonly crowns?: number;
  /** Missions fulfilled: a cube lies on each. */
  readonly missions?: readonly string[];
  readonly boxed?: number;
  readonly upper?: true;
}

/** A position to test: whatever is missing is as in a calm first chapter of two against each other. */
export interface AdventurePosition {
  readonly players?: number;
  readonly start?: Seat;
  readonly mode?: Options['mode'];
  readonly chapter?: number | 'variable';
  readonly with?: readonly string[];
  readonly seed?: string;
  /** The cards drawn first; below them lie calm cards (persons only). */
  readonly stack?: readonly string[];
  /** This turn's event; those after it hardly change anything. */
  readonly event?: string;
  /** The whole event pile from the top, in place of `event`. */
  readonly events?: readonly string[];
  readonly unused?: readonly string[];
  /** The missions laid out; none of them can be fulfilled by accident. */
  readonly missions?: readonly string[];
  readonly hands?: Readonly<Record<number, AdventureHand>>;
  /** Every card that is not named in the position is a coin of this seat: the draw pile is the stack and no more. */
  readonly rest?: Seat;
}

const CALM_CARDS = 24;
const CALM_COINS = 3;
const CALM_EVENTS = [FOG, GOVERNORS_FAVOUR, MARKET_DAY, IDLE_HANDS];
/** The chapters bring these card groups, each in addition to those before. */
const GROUPS = [80, 81, 82, 83, 84];

export function adventureOptions(position: AdventurePosition): Options {
  const { chapter = 1, with: boxes = [], mode = 'competitive' } = position;
  return { ...baseOptions(), chapter, with: boxes, mode } as Options;
}

/** The card groups that are in, in a chapter that is played for the first time. */
function groupsOf(chapter: number | 'variable'): readonly number[] {
  return chapter === 'variable' ? GROUPS : GROUPS.slice(0, chapter);
}

/** The position as `byHand`: everybody has a character, and calm cards lie below the stack. */
export function adventureByHand(position: AdventurePosition): Readonly<Record<string, unknown>> {
  const { players = 2, chapter = 1, missions, unused, rest } = position;
  const hands = handsOf(position, players);
  const stack = [...(position.stack ?? [])];
  const named = Object.values(hands).flatMap((hand) => [...(hand.display ?? []), ...(hand.kept ?? [])]);
  const left = without(deckOf({ box: 'base', with: position.with ?? [] }, groupsOf(chapter)), [...stack, ...named]);
  const coins = Object.values(hands).reduce((sum, hand) => sum + hand.coins, 0);
  if (rest === undefined) stack.push(...personsAmong(left).slice(0, Math.min(CALM_CARDS, left.length - coins)));
  else hands[rest]!.coins += left.length - coins;
  const pile = position.events ?? calmEvents(position.event);
  return { stack, hands, events: { pile, ...(unused && { unused }) }, ...(missions && { missions }) };
}

function calmEvents(event: string = FOG): readonly string[] {
  return [event, ...CALM_EVENTS.filter((calm) => calm !== event), MONTHS_END];
}

type FullHand = AdventureHand & { coins: number };

function handsOf(position: AdventurePosition, players: number): Record<number, FullHand> {
  const given = Object.values(position.hands ?? {}).map((hand) => hand.character);
  const free = CHARACTER_CARDS.filter((sides) => !sides.some((side) => given.includes(side))).map(([side]) => side);
  return Object.fromEntries(
    Array.from({ length: players }, (_, seat) => {
      const hand = position.hands?.[seat] ?? {};
      const coins = hand.coins ?? (position.rest === seat ? 0 : CALM_COINS);
      return [seat, { ...hand, coins, character: hand.character ?? free.shift()! }];
    }),
  );
}
