import type { Seat, Uid } from '@roadstead/kernel';
import type { State } from '../../state.js';
import { type Character, CUBES, CUBES_TO_ABILITY, CUBES_TO_TROPHY, characterById } from './characters.js';
import { type Effect, type EffectOf, eventById } from './event-cards.js';
import { type Mission, missionById } from './missions.js';
import type { Chapter } from './options.js';

/** A mission that lies open. */
export interface OpenMission {
  readonly id: string;
  /** Who has fulfilled it, the first first. */
  readonly done: Seat[];
  /** Who has a cube on its upper field (PR-A33). */
  readonly upper: Seat[];
}

/** The event pile; the top is the last. */
export interface EventPiles {
  readonly pile: string[];
  /** How many of the pile everybody knows, from the bottom (PR-A29). */
  known: number;
  /** Oldest first. */
  readonly discard: string[];
  /** Face down, the next to join the pile last. */
  readonly unused: string[];
}

/** What one player has. */
export interface HeroState {
  character: string | null;
  /** Left on the character. */
  cubes: number;
  /** Bought off. */
  boxed: number;
  crowns: number;
  /** Ships with what they carry. */
  kept: Uid[];
}

/** What is remembered for a turn and no longer. */
export interface TurnNotes {
  /** Ships and persons turned up, in their order. */
  readonly turned: Uid[];
  /** Missions asked about on the spot. */
  readonly asked: { readonly mission: string; readonly seat: Seat }[];
  /** Lookouts used. */
  looks: number;
  /** True once the active player has taken a ship. */
  tookShip: boolean;
  /** Cards that a mission takes off those that may be taken. */
  picks: number;
}

/** Numbers and cards that wait until the set-up comes to them (PR-A27). */
interface Opening {
  /** Starting coins by hand; null: as on the character. */
  readonly coins: readonly (number | null)[];
  /** Cards for the top of the draw pile, the first drawn last. */
  readonly stack: readonly Uid[];
  /** Cards that the first story card shuffles in. */
  readonly joining: readonly Uid[];
  /** Coins to share out. */
  share: number;
  /** Events by hand: the pile from its top, and those that come first of the unused. */
  readonly pile: readonly string[] | null;
  readonly unused: readonly string[];
}

export interface AdventureState {
  readonly chapter: Chapter;
  readonly coop: boolean;
  readonly heroes: HeroState[];
  /** By seat, the number of the character card dealt; null where cards are picked. */
  readonly dealt: readonly number[] | null;
  readonly missions: OpenMission[];
  events: EventPiles;
  /** The event of this turn. */
  event: string | null;
  month: number;
  /** From 1. */
  turn: number;
  notes: TurnNotes;
  /** Cards being looked at, in the order drawn. */
  looked: Uid[];
  /** Who put the top card of the draw pile there; true as long as the pile is as it was then. */
  top: { readonly seat: Seat; readonly pile: number; readonly shuffles: number } | null;
  /** Sales that are still open to the seat asked. */
  sales: number;
  /** The set-up, until it is over. */
  opening: Opening | null;
  /** New cards that were shuffled into the draw pile once coins had been dealt from it. */
  joined: readonly Uid[];
  /** An hourglass has led to card 9. */
  ended: boolean;
}

/** Steps of the agenda that only the adventure has. */
export type AdventureStep =
  | { readonly do: 'startCoins' }
  | { readonly do: 'shareCoins' }
  | { readonly do: 'openStory' }
  | { readonly do: 'event' }
  | { readonly do: 'askPay'; readonly what: 'audience' | 'buyOff'; readonly seat: Seat }
  | { readonly do: 'hourglass' }
  | { readonly do: 'askMission'; readonly what: string; readonly seat: Seat }
  | { readonly do: 'askSale'; readonly seat: Seat };

export function adventureOf(state: State): AdventureState {
  return state.extras.adventure!;
}

export function heroOf(state: State, seat: Seat): HeroState {
  return adventureOf(state).heroes[seat]!;
}

export function characterOf({ character }: HeroState): Character | undefined {
  return character === null ? undefined : characterById(character);
}

/** PR-A7: what the cubes that have left uncover. */
export function hasAbility({ cubes }: HeroState): boolean {
  return CUBES - cubes >= CUBES_TO_ABILITY;
}

export function hasTrophy({ cubes }: HeroState): boolean {
  return CUBES - cubes >= CUBES_TO_TROPHY;
}

/** The event of this turn, if it does this. */
export function effectOf<K extends Effect['is']>(state: State, is: K): EffectOf<K> | undefined {
  const { event } = adventureOf(state);
  const effect = event === null ? undefined : eventById(event)!.effect;
  return effect?.is === is ? (effect as EffectOf<K>) : undefined;
}

export function facts({ id }: OpenMission): Mission {
  return missionById(id)!;
}

export function newest(state: State): OpenMission {
  return adventureOf(state).missions.at(-1)!;
}

export function isDone(state: State, mission: string): boolean {
  return adventureOf(state).missions.some(({ id, done }) => id === mission && done.length > 0);
}

export function copyAdventure(state: AdventureState): AdventureState {
  const { events, notes, opening } = state;
  return {
    ...state,
    heroes: state.heroes.map((hero) => ({ ...hero, kept: hero.kept.slice() })),
    missions: state.missions.map(({ id, done, upper }) => ({ id, done: done.slice(), upper: upper.slice() })),
    events: {
      pile: events.pile.slice(),
      known: events.known,
      discard: events.discard.slice(),
      unused: events.unused.slice(),
    },
    notes: { ...notes, turned: notes.turned.slice(), asked: notes.asked.slice() },
    looked: state.looked.slice(),
    opening: opening === null ? null : { ...opening },
  };
}
