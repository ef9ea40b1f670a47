import type { PrintTone } from '../burin.js';

/** Wash and hatch of six skins, from pale to dark; every trade of the harbour has people of all of them. */
export const SKINS = [
  { wash: '#f0d5ae', hatch: '#5a3318' },
  { wash: '#e2b98a', hatch: '#4f2c14' },
  { wash: '#c8976a', hatch: '#3f220f' },
  { wash: '#a37048', hatch: '#2a1509' },
  { wash: '#7d5236', hatch: '#190c05' },
  { wash: '#613e2a', hatch: '#100703' },
] as const;
export type Skin = 0 | 1 | 2 | 3 | 4 | 5;

export const HAIR_COLOURS = {
  black: '#2a1f1a',
  dark: '#4a2f1a',
  brown: '#7a4f2a',
  auburn: '#8f4a22',
  blond: '#c79a4a',
  grey: '#a39b8b',
  white: '#e4dcc8',
} as const;
export type HairColour = keyof typeof HAIR_COLOURS;

export type HairStyle =
  | 'bald'
  | 'cropped'
  | 'short'
  | 'long'
  | 'loose'
  | 'coils'
  | 'puffs'
  | 'locs'
  | 'bun'
  | 'braids'
  | 'wig'
  | 'tail';
export type Fringe = 'none' | 'short' | 'parted' | 'tonsure' | 'curls';
export type BeardStyle = 'goatee' | 'moustache' | 'full' | 'short' | 'braided' | 'whiskers';
export type NoseForm = 'straight' | 'aquiline' | 'snub' | 'broad' | 'long' | 'button';
export type BrowForm = 'level' | 'arched' | 'slanted' | 'heavy';
export type EyeForm = 'open' | 'almond' | 'hooded' | 'narrow' | 'round';
export type MouthForm = 'level' | 'smile' | 'grin' | 'stern' | 'smirk' | 'full';
type Mark = 'freckles' | 'mole' | 'scar';

/** How a head is built. Two sitters with different looks are different people, whatever they wear. */
export interface Looks {
  readonly woman: boolean;
  readonly age: number;
  readonly skin: Skin;
  /** -1 looks far to our left, 1 far to our right. */
  readonly turn: number;
  /** Degrees that the head leans. */
  readonly tilt: number;
  /** Half the width at the temples, and the distance from the eyes to the chin: 58-74 and 90-108. */
  readonly width: number;
  readonly length: number;
  /** How wide jaw and chin are, as shares of the width. */
  readonly jaw: number;
  readonly chin: number;
  /** -1 hollow, 1 full. */
  readonly cheek: number;
  readonly nose: NoseForm;
  readonly brow: BrowForm;
  readonly eyes: EyeForm;
  readonly mouth: MouthForm;
  readonly hair: HairStyle;
  readonly hairColour: HairColour;
  readonly fringe: Fringe;
  readonly beard?: BeardStyle;
  readonly mark?: Mark;
}

/** How far the features move with the turn of the head. */
export function shiftOf({ turn }: Looks): number {
  return Math.round(turn * 15);
}

export const isDark = ({ skin }: Looks): boolean => skin > 3;

/** Scales a tone, for skins whose wash is dark already. */
export function softened(tone: PrintTone, { skin }: Looks): PrintTone {
  const share = skin > 3 ? 0.8 : 1;
  return (x, y) => tone(x, y) * share;
}
