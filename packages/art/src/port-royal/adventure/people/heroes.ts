import { PALETTE } from '../../../kit/palette.js';
import type { HeroName } from './names.js';
import type { PersonLooks } from './person.js';
import { razor, soot } from './things.js';

/** The ten who once found a bed under Mother Tallow's roof. */
// biome-ignore format: looks in one line
export const HEROES: Readonly<Record<HeroName, PersonLooks>> = {
  jean: {
    looks: { woman: false, age: 40, skin: 1, turn: 0.3, tilt: -3, width: 73, length: 98, jaw: 0.98, chin: 0.54, cheek: 0.8, nose: 'broad', brow: 'arched', eyes: 'round', mouth: 'smile', hair: 'long', hairColour: 'black', fringe: 'none', beard: 'full' },
    dress: { hat: { style: 'bandana', colour: '#a5301f' }, collar: 'open', coat: { colour: '#3a2f28', trims: ['baldric'], breadth: 1.1 }, accent: '#a5301f', props: ['cutlass'], behind: ['palms'], jewels: ['earring'], shaded: '#7d6a4a' },
    own: soot,
  },
  anne: {
    looks: { woman: true, age: 34, skin: 4, turn: -0.5, tilt: 3, width: 61, length: 97, jaw: 0.76, chin: 0.34, cheek: -0.2, nose: 'straight', brow: 'arched', eyes: 'hooded', mouth: 'smirk', hair: 'bun', hairColour: 'black', fringe: 'parted' },
    dress: { hat: { style: 'none' }, collar: 'medici', coat: { colour: '#5f3a7a', trims: ['bodice'] }, accent: '#8a4a9c', props: ['fan'], behind: ['curtain', 'column'], jewels: ['pearls', 'hairPearls'] },
  },
  grace: {
    looks: { woman: true, age: 16, skin: 0, turn: 0.6, tilt: 5, width: 62, length: 90, jaw: 0.78, chin: 0.34, cheek: 0.5, nose: 'button', brow: 'arched', eyes: 'round', mouth: 'grin', hair: 'braids', hairColour: 'auburn', fringe: 'none', mark: 'freckles' },
    dress: { hat: { style: 'knitCap', colour: '#4d7a52', band: '#34593a' }, collar: 'kerchief', coat: { colour: '#8a6a45', trims: ['plain'], breadth: 0.9 }, accent: '#c2762a', props: ['rope'], behind: ['window'] },
    pose: 1,
  },
  peter: {
    looks: { woman: false, age: 44, skin: 0, turn: -0.35, tilt: 2, width: 72, length: 92, jaw: 0.98, chin: 0.56, cheek: 1, nose: 'button', brow: 'slanted', eyes: 'round', mouth: 'level', hair: 'short', hairColour: 'blond', fringe: 'none', beard: 'whiskers' },
    dress: { hat: { style: 'sugarloaf', colour: '#4a4034', band: '#c99a2e' }, collar: 'falling', coat: { colour: '#b08a3a', trims: ['doublet'], breadth: 1.06 }, accent: '#c99a2e', props: ['trunk'], behind: ['barrel'] },
    pose: -1,
  },
  ferdinando: {
    looks: { woman: false, age: 61, skin: 2, turn: 0.4, tilt: -2, width: 62, length: 106, jaw: 0.76, chin: 0.34, cheek: -0.9, nose: 'long', brow: 'arched', eyes: 'open', mouth: 'level', hair: 'short', hairColour: 'grey', fringe: 'none', beard: 'goatee' },
    dress: { hat: { style: 'beret', colour: '#22384f', band: '#16293a' }, collar: 'ruff', coat: { colour: '#22384f', trims: ['robe'] }, accent: '#2f5d8c', props: ['openBook'], behind: ['window'], jewels: ['spectacles'] },
  },
  mary: {
    looks: { woman: true, age: 38, skin: 3, turn: 0.55, tilt: -4, width: 65, length: 97, jaw: 0.84, chin: 0.42, cheek: 0.2, nose: 'aquiline', brow: 'slanted', eyes: 'almond', mouth: 'smirk', hair: 'loose', hairColour: 'dark', fringe: 'none' },
    dress: { hat: { style: 'headWrap', colour: '#b8391a', band: '#7f2417' }, collar: 'shift', coat: { colour: '#5b4733', trims: ['apron'], trimColour: PALETTE.white }, accent: '#b8391a', props: [], behind: ['quay'], jewels: ['earring'] },
    own: () => razor(3),
  },
  scott: {
    looks: { woman: false, age: 47, skin: 5, turn: -0.6, tilt: 0, width: 65, length: 101, jaw: 0.86, chin: 0.44, cheek: -0.3, nose: 'straight', brow: 'level', eyes: 'open', mouth: 'level', hair: 'tail', hairColour: 'black', fringe: 'none' },
    dress: { hat: { style: 'tricorne', colour: '#2a2622', band: PALETTE.white }, collar: 'cravat', coat: { colour: '#2d4a6b', trims: ['lace'] }, accent: '#2f5d8c', props: ['chart'], behind: ['masts'] },
    pose: -1,
  },
  samuel: {
    looks: { woman: false, age: 36, skin: 2, turn: 0.7, tilt: 4, width: 62, length: 99, jaw: 0.8, chin: 0.38, cheek: -0.5, nose: 'long', brow: 'arched', eyes: 'narrow', mouth: 'smirk', hair: 'long', hairColour: 'black', fringe: 'none', beard: 'moustache' },
    dress: { hat: { style: 'slouch', colour: '#3f4a3a', band: PALETTE.coin }, collar: 'cravat', coat: { colour: '#4d2f36', trims: ['doublet'] }, accent: PALETTE.coin, props: ['purse', 'dice'], behind: ['curtain'] },
    pose: 1,
  },
  jacques: {
    looks: { woman: false, age: 52, skin: 0, turn: -0.65, tilt: -4, width: 64, length: 102, jaw: 0.82, chin: 0.38, cheek: -0.2, nose: 'aquiline', brow: 'arched', eyes: 'hooded', mouth: 'smile', hair: 'wig', hairColour: 'brown', fringe: 'none', beard: 'goatee' },
    dress: { hat: { style: 'cavalier', colour: '#6e2a2c', band: '#a5301f' }, collar: 'falling', coat: { colour: '#6e2a2c', trims: ['lace', 'sash'] }, accent: '#a5301f', props: ['quill', 'chart'], behind: ['column'] },
  },
  thomas: {
    looks: { woman: false, age: 17, skin: 1, turn: 0.8, tilt: 0, width: 60, length: 95, jaw: 0.78, chin: 0.36, cheek: -0.2, nose: 'straight', brow: 'level', eyes: 'almond', mouth: 'level', hair: 'short', hairColour: 'dark', fringe: 'short' },
    dress: { hat: { style: 'none' }, collar: 'kerchief', coat: { colour: '#6b7a80', trims: [], breadth: 0.94 }, accent: '#2f6f68', props: ['spyglass'], behind: ['gulls'], lit: '#e3e8da', shaded: '#8fa7a0' },
  },
};
