import type { Looks } from './looks.js';

/**
 * The people of the harbour, one a line: everybody who sits for a portrait is one of them, in the dress of a trade.
 * How long the lists are matters: with lengths that share no factor with STEP, a walk through them meets nobody twice.
 */
// biome-ignore format: one person a line
export const MEN: readonly Looks[] = [
  { woman: false, age: 38, skin: 0, turn: 0.6, tilt: -2, width: 62, length: 101, jaw: 0.8, chin: 0.36, cheek: -0.6, nose: 'aquiline', brow: 'level', eyes: 'almond', mouth: 'level', hair: 'long', hairColour: 'brown', fringe: 'none', beard: 'goatee' },
  { woman: false, age: 28, skin: 4, turn: -0.5, tilt: 2, width: 66, length: 98, jaw: 0.86, chin: 0.44, cheek: 0.3, nose: 'broad', brow: 'level', eyes: 'open', mouth: 'full', hair: 'cropped', hairColour: 'black', fringe: 'none' },
  { woman: false, age: 58, skin: 1, turn: -0.7, tilt: -3, width: 69, length: 99, jaw: 0.92, chin: 0.48, cheek: 0.8, nose: 'broad', brow: 'heavy', eyes: 'hooded', mouth: 'smile', hair: 'long', hairColour: 'grey', fringe: 'none', beard: 'full' },
  { woman: false, age: 33, skin: 3, turn: 0.4, tilt: 4, width: 61, length: 95, jaw: 0.78, chin: 0.38, cheek: 0, nose: 'straight', brow: 'arched', eyes: 'round', mouth: 'grin', hair: 'coils', hairColour: 'black', fringe: 'curls', beard: 'moustache' },
  { woman: false, age: 24, skin: 1, turn: -0.3, tilt: 1, width: 60, length: 93, jaw: 0.76, chin: 0.34, cheek: 0.5, nose: 'snub', brow: 'arched', eyes: 'open', mouth: 'smirk', hair: 'short', hairColour: 'auburn', fringe: 'short', mark: 'freckles' },
  { woman: false, age: 46, skin: 2, turn: 0.75, tilt: -1, width: 72, length: 97, jaw: 1, chin: 0.54, cheek: 0.6, nose: 'straight', brow: 'heavy', eyes: 'narrow', mouth: 'stern', hair: 'short', hairColour: 'black', fringe: 'none', beard: 'short' },
  { woman: false, age: 66, skin: 0, turn: 0.5, tilt: 2, width: 61, length: 106, jaw: 0.76, chin: 0.34, cheek: -1, nose: 'long', brow: 'slanted', eyes: 'hooded', mouth: 'level', hair: 'short', hairColour: 'white', fringe: 'none' },
  { woman: false, age: 41, skin: 5, turn: -0.6, tilt: -4, width: 68, length: 103, jaw: 0.88, chin: 0.46, cheek: -0.3, nose: 'broad', brow: 'level', eyes: 'almond', mouth: 'level', hair: 'locs', hairColour: 'black', fringe: 'none', beard: 'goatee' },
  { woman: false, age: 30, skin: 0, turn: -0.55, tilt: 3, width: 66, length: 96, jaw: 0.9, chin: 0.5, cheek: 0.2, nose: 'button', brow: 'level', eyes: 'narrow', mouth: 'grin', hair: 'tail', hairColour: 'blond', fringe: 'parted', beard: 'whiskers' },
  { woman: false, age: 52, skin: 4, turn: 0.5, tilt: 0, width: 64, length: 100, jaw: 0.84, chin: 0.4, cheek: -0.7, nose: 'aquiline', brow: 'slanted', eyes: 'hooded', mouth: 'smile', hair: 'short', hairColour: 'grey', fringe: 'none', beard: 'full' },
  { woman: false, age: 36, skin: 5, turn: -0.75, tilt: -2, width: 63, length: 98, jaw: 0.8, chin: 0.4, cheek: -0.2, nose: 'long', brow: 'arched', eyes: 'almond', mouth: 'smirk', hair: 'coils', hairColour: 'black', fringe: 'curls', beard: 'moustache' },
  { woman: false, age: 60, skin: 3, turn: 0.3, tilt: -3, width: 71, length: 94, jaw: 0.98, chin: 0.56, cheek: 1, nose: 'snub', brow: 'heavy', eyes: 'round', mouth: 'stern', hair: 'bald', hairColour: 'white', fringe: 'tonsure', beard: 'whiskers' },
  { woman: false, age: 21, skin: 2, turn: 0.65, tilt: 3, width: 60, length: 94, jaw: 0.78, chin: 0.36, cheek: 0, nose: 'straight', brow: 'arched', eyes: 'round', mouth: 'smile', hair: 'short', hairColour: 'dark', fringe: 'short' },
];

// biome-ignore format: one person a line
export const WOMEN: readonly Looks[] = [
  { woman: true, age: 40, skin: 1, turn: -0.6, tilt: -2, width: 62, length: 97, jaw: 0.8, chin: 0.36, cheek: -0.4, nose: 'straight', brow: 'level', eyes: 'almond', mouth: 'level', hair: 'loose', hairColour: 'auburn', fringe: 'none' },
  { woman: true, age: 34, skin: 3, turn: 0.5, tilt: 3, width: 61, length: 94, jaw: 0.78, chin: 0.36, cheek: 0.2, nose: 'broad', brow: 'arched', eyes: 'open', mouth: 'smile', hair: 'braids', hairColour: 'black', fringe: 'parted' },
  { woman: true, age: 24, skin: 0, turn: 0.65, tilt: -3, width: 59, length: 92, jaw: 0.72, chin: 0.3, cheek: 0.3, nose: 'snub', brow: 'arched', eyes: 'round', mouth: 'full', hair: 'bun', hairColour: 'blond', fringe: 'parted', mark: 'mole' },
  { woman: true, age: 57, skin: 2, turn: -0.4, tilt: 1, width: 67, length: 95, jaw: 0.9, chin: 0.46, cheek: 0.9, nose: 'button', brow: 'level', eyes: 'hooded', mouth: 'grin', hair: 'short', hairColour: 'grey', fringe: 'parted' },
  { woman: true, age: 29, skin: 5, turn: -0.65, tilt: 4, width: 61, length: 96, jaw: 0.78, chin: 0.36, cheek: -0.2, nose: 'broad', brow: 'level', eyes: 'almond', mouth: 'full', hair: 'coils', hairColour: 'black', fringe: 'curls' },
  { woman: true, age: 45, skin: 0, turn: 0.35, tilt: 0, width: 65, length: 100, jaw: 0.84, chin: 0.42, cheek: -0.8, nose: 'aquiline', brow: 'slanted', eyes: 'narrow', mouth: 'stern', hair: 'bun', hairColour: 'dark', fringe: 'parted' },
  { woman: true, age: 19, skin: 2, turn: -0.75, tilt: -4, width: 59, length: 91, jaw: 0.76, chin: 0.34, cheek: 0.5, nose: 'button', brow: 'slanted', eyes: 'open', mouth: 'smirk', hair: 'tail', hairColour: 'black', fringe: 'short', mark: 'freckles' },
  { woman: true, age: 37, skin: 4, turn: 0.7, tilt: 2, width: 64, length: 98, jaw: 0.86, chin: 0.4, cheek: 0, nose: 'straight', brow: 'arched', eyes: 'hooded', mouth: 'smile', hair: 'locs', hairColour: 'black', fringe: 'none' },
  { woman: true, age: 63, skin: 1, turn: 0.5, tilt: -2, width: 60, length: 99, jaw: 0.74, chin: 0.32, cheek: -1, nose: 'long', brow: 'arched', eyes: 'almond', mouth: 'smirk', hair: 'loose', hairColour: 'white', fringe: 'parted' },
  { woman: true, age: 31, skin: 1, turn: -0.3, tilt: 3, width: 66, length: 93, jaw: 0.86, chin: 0.44, cheek: 0.7, nose: 'snub', brow: 'heavy', eyes: 'round', mouth: 'grin', hair: 'braids', hairColour: 'brown', fringe: 'short', mark: 'freckles' },
  { woman: true, age: 50, skin: 3, turn: -0.55, tilt: -1, width: 63, length: 102, jaw: 0.8, chin: 0.38, cheek: -0.5, nose: 'aquiline', brow: 'level', eyes: 'narrow', mouth: 'full', hair: 'loose', hairColour: 'dark', fringe: 'none' },
];

export const EVERYBODY: readonly Looks[] = [...MEN, ...WOMEN];

const STEP = 5;

/** The person at a place of a walk through the list; a second round meets the same people older, and looking the other way. */
export function personAt(people: readonly Looks[], first: number, place: number): Looks {
  const looks = people[(first + place * STEP) % people.length]!;
  if (place < people.length) return looks;
  return {
    ...looks,
    turn: -looks.turn,
    tilt: -looks.tilt,
    age: looks.age + 14,
    hairColour: looks.age > 40 ? 'white' : 'grey',
    width: looks.width + (looks.width > 65 ? -4 : 4),
    cheek: -looks.cheek,
  };
}
