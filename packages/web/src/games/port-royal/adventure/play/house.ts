import {
  type Ability,
  CROWN_FIELDS,
  CROWNS_UNDER_CUBE,
  CUBES,
  influenceOfCrowns,
  SHIELDS,
} from '@roadstead/port-royal';
import type { HeroView } from './chapter.js';
import { characterOf } from './character.js';

/** A door or window of a character's house, from the left as cubes leave (PR-A7). */
export interface Opening {
  readonly is: 'door' | 'trophy' | 'crowns';
  /** What lies behind a window. */
  readonly crowns: number;
  readonly isOpen: boolean;
}

interface House {
  readonly openings: readonly Opening[];
  /** What the next cube uncovers; null once all have left. */
  readonly next: Opening | null;
  /** The character's; it works once the door is open. */
  readonly ability: Ability | null;
}

const BEHIND: readonly Opening['is'][] = ['door', 'trophy', 'crowns', 'crowns'];

export function houseOf(hero: HeroView): House {
  const left = CUBES - hero.cubes;
  const openings = BEHIND.map((is, i): Opening => ({ is, crowns: CROWNS_UNDER_CUBE[i]!, isOpen: i < left }));
  return {
    openings,
    next: openings.find(({ isOpen }) => !isOpen) ?? null,
    ability: characterOf(hero)?.ability ?? null,
  };
}

/** A field of the crown track; `shield`: the influence that is reached there (PR-A9). */
interface CrownField {
  readonly field: number;
  readonly shield: number | null;
  readonly isReached: boolean;
}

export interface CrownTrack {
  readonly crowns: number;
  readonly influence: number;
  /** Null at the last shield. */
  readonly nextShield: { readonly at: number; readonly influence: number } | null;
  readonly fields: readonly CrownField[];
}

export function crownsOf({ crowns }: Pick<HeroView, 'crowns'>): CrownTrack {
  const next = SHIELDS.find((field) => field > crowns);
  return {
    crowns,
    influence: influenceOfCrowns(crowns),
    nextShield: next === undefined ? null : { at: next, influence: influenceOfCrowns(next) },
    fields: Array.from({ length: CROWN_FIELDS }, (_, i) => ({
      field: i + 1,
      shield: SHIELDS.includes(i + 1) ? SHIELDS.indexOf(i + 1) + 1 : null,
      isReached: i < crowns,
    })),
  };
}
