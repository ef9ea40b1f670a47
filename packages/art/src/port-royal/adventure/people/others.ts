import { PALETTE } from '../../../kit/palette.js';
import type { OtherName } from './names.js';
import type { PersonLooks } from './person.js';
import { brassStar, knitting, ladle, lens, warMask } from './things.js';

/** Judith Harrow at 32; her brother has the same brow, nose and eyes. */
// biome-ignore format: looks in one line
const HARROW: PersonLooks['looks'] = { woman: true, age: 36, skin: 1, turn: 0.35, tilt: 0, width: 62, length: 101, jaw: 0.8, chin: 0.36, cheek: -0.8, nose: 'straight', brow: 'level', eyes: 'almond', mouth: 'stern', hair: 'tail', hairColour: 'dark', fringe: 'parted' };
const VIOLET = '#5f4690';

/** Everybody else with a face; the brothers and the parrot are drawn apart. */
// biome-ignore format: looks in one line
export const OTHERS: Readonly<Record<Exclude<OtherName, 'tybuks' | 'parrot'>, PersonLooks>> = {
  teller: {
    looks: { ...HARROW, age: 74, turn: 0.4, tilt: 2, mouth: 'smile', hair: 'loose', hairColour: 'white', fringe: 'none' },
    dress: { hat: { style: 'mobCap', band: '#4a3a4a' }, collar: 'shift', coat: { colour: '#5b4a44', trims: ['apron'], trimColour: '#d9c9a3' }, accent: '#4a3a4a', props: [], behind: ['window'], lit: '#f0d9a0', shaded: '#6b553a' },
    own: () => brassStar(300, 446, 30),
  },
  mother: {
    looks: { woman: true, age: 62, skin: 0, turn: -0.4, tilt: -3, width: 66, length: 92, jaw: 0.88, chin: 0.44, cheek: 0.8, nose: 'snub', brow: 'level', eyes: 'round', mouth: 'smile', hair: 'bun', hairColour: 'grey', fringe: 'parted' },
    dress: { hat: { style: 'none' }, collar: 'kerchief', coat: { colour: '#35597a', trims: ['apron'], trimColour: PALETTE.white, breadth: 0.94 }, accent: '#c2762a', props: [], behind: ['barrel'], lit: '#f7e3b4' },
    own: () => ladle(0),
  },
  harrow: {
    looks: HARROW,
    dress: { hat: { style: 'none' }, collar: 'open', coat: { colour: VIOLET, trims: ['baldric'] }, accent: VIOLET, props: [], behind: ['gulls'], lit: '#d9d3dc', shaded: '#7a6f86' },
  },
  mask: {
    looks: { ...HARROW, turn: 0, tilt: 0, hair: 'bald', fringe: 'none' },
    dress: { hat: { style: 'hood', colour: VIOLET }, collar: 'none', coat: { colour: VIOLET, trims: ['robe'] }, accent: VIOLET, props: [], behind: ['smoke'], lit: '#cfc4dc', shaded: '#4a3f5c' },
    own: (pen) => warMask(pen, 277, 244, 0.98),
  },
  abena: {
    looks: { woman: true, age: 54, skin: 5, turn: -0.3, tilt: 0, width: 64, length: 99, jaw: 0.82, chin: 0.4, cheek: 0, nose: 'broad', brow: 'level', eyes: 'hooded', mouth: 'full', hair: 'bald', hairColour: 'grey', fringe: 'none' },
    dress: { hat: { style: 'headWrap', colour: '#c99a2e', band: '#2f6f68' }, collar: 'shift', coat: { colour: '#2f6f68', trims: ['sash'], trimColour: '#c99a2e' }, accent: '#2f6f68', props: ['cane'], behind: ['palms'], jewels: ['earring'], lit: '#f3e6c2' },
  },
  pell: {
    looks: { woman: false, age: 59, skin: 0, turn: 0.5, tilt: 0, width: 63, length: 104, jaw: 0.78, chin: 0.36, cheek: -0.9, nose: 'long', brow: 'slanted', eyes: 'narrow', mouth: 'stern', hair: 'wig', hairColour: 'white', fringe: 'parted' },
    dress: { hat: { style: 'none' }, collar: 'cravat', coat: { colour: '#7a1f2b', trims: ['lace'] }, accent: '#7a1f2b', props: ['chainOfOffice', 'quill'], behind: ['column'] },
  },
  isabel: {
    looks: { woman: true, age: 19, skin: 0, turn: -0.6, tilt: 0, width: 60, length: 95, jaw: 0.74, chin: 0.32, cheek: 0, nose: 'long', brow: 'level', eyes: 'open', mouth: 'level', hair: 'bun', hairColour: 'blond', fringe: 'parted' },
    dress: { hat: { style: 'none' }, collar: 'falling', coat: { colour: '#7c2f42', trims: ['bodice'] }, accent: '#a5506a', props: ['charter'], behind: ['masts'] },
    pose: -1,
  },
  dot: {
    looks: { woman: true, age: 49, skin: 4, turn: 0.4, tilt: -3, width: 71, length: 94, jaw: 0.96, chin: 0.5, cheek: 1, nose: 'broad', brow: 'arched', eyes: 'round', mouth: 'grin', hair: 'cropped', hairColour: 'black', fringe: 'none' },
    dress: { hat: { style: 'mobCap', band: '#b8391a' }, collar: 'shift', coat: { colour: '#8a5a3a', trims: ['apron'], trimColour: PALETTE.white, breadth: 1.1 }, accent: '#b8391a', props: ['tankard'], behind: ['barrel'] },
  },
  linnet: {
    looks: { woman: true, age: 13, skin: 4, turn: 0.8, tilt: 4, width: 62, length: 86, jaw: 0.76, chin: 0.32, cheek: 0.7, nose: 'button', brow: 'arched', eyes: 'round', mouth: 'grin', hair: 'puffs', hairColour: 'black', fringe: 'curls' },
    dress: { hat: { style: 'none' }, collar: 'open', coat: { colour: '#b5741f', trims: ['stripes'], trimColour: '#7c4a12', breadth: 0.82 }, accent: '#b5741f', props: ['spyglass'], behind: ['gulls'], lit: '#e3e8da', shaded: '#8fa7a0' },
  },
  finch: {
    looks: { woman: false, age: 57, skin: 1, turn: -0.7, tilt: -6, width: 66, length: 103, jaw: 0.88, chin: 0.44, cheek: 0.3, nose: 'aquiline', brow: 'arched', eyes: 'hooded', mouth: 'full', hair: 'long', hairColour: 'grey', fringe: 'none', beard: 'moustache' },
    dress: { hat: { style: 'none' }, collar: 'ruff', coat: { colour: '#3f2f5c', trims: ['fur', 'sash'], trimColour: PALETTE.coin }, accent: VIOLET, props: [], behind: ['curtain'], jewels: ['earring'], lit: '#d8cde0', shaded: '#5a4a6a' },
    own: (pen) => warMask(pen, 436, 426, 0.62),
    pose: -1,
  },
  lucas: {
    looks: { woman: false, age: 31, skin: 3, turn: 0.35, tilt: 6, width: 64, length: 96, jaw: 0.84, chin: 0.44, cheek: 0.8, nose: 'snub', brow: 'slanted', eyes: 'round', mouth: 'smile', hair: 'cropped', hairColour: 'black', fringe: 'tonsure' },
    dress: { hat: { style: 'none' }, collar: 'bands', coat: { colour: '#2e2926', hatch: '#0c0a09', trims: ['robe'] }, accent: '#6b2a5a', props: ['cross'], behind: ['church'] },
  },
  mendes: {
    looks: { woman: false, age: 66, skin: 2, turn: 0.5, tilt: 3, width: 61, length: 102, jaw: 0.78, chin: 0.36, cheek: -0.8, nose: 'aquiline', brow: 'heavy', eyes: 'narrow', mouth: 'level', hair: 'short', hairColour: 'white', fringe: 'none', beard: 'full' },
    dress: { hat: { style: 'furHat', colour: '#3a2f28', band: '#5b4733' }, collar: 'none', coat: { colour: '#4a3a2e', trims: ['fur'] }, accent: '#8a5a12', props: [], behind: ['window'], jewels: ['spectacles'] },
    own: () => lens(2),
  },
  amory: {
    looks: { woman: true, age: 57, skin: 1, turn: 0.45, tilt: -2, width: 60, length: 103, jaw: 0.74, chin: 0.32, cheek: -0.9, nose: 'long', brow: 'slanted', eyes: 'almond', mouth: 'stern', hair: 'bald', hairColour: 'grey', fringe: 'parted' },
    dress: { hat: { style: 'hood', colour: '#26221f' }, collar: 'bands', coat: { colour: '#26221f', hatch: '#0c0a09', trims: ['robe'] }, accent: '#4d7a52', props: ['handScales'], behind: [] },
  },
  nibb: {
    looks: { woman: false, age: 43, skin: 0, turn: -0.5, tilt: 3, width: 60, length: 97, jaw: 0.74, chin: 0.3, cheek: -0.6, nose: 'snub', brow: 'arched', eyes: 'round', mouth: 'level', hair: 'short', hairColour: 'brown', fringe: 'tonsure' },
    dress: { hat: { style: 'none' }, collar: 'bands', coat: { colour: '#3b3b46', trims: ['plain'], breadth: 0.9 }, accent: '#16293a', props: ['quill', 'ledger'], behind: ['window'], jewels: ['spectacles'] },
  },
  strickland: {
    looks: { woman: false, age: 55, skin: 1, turn: -0.4, tilt: -1, width: 65, length: 101, jaw: 0.86, chin: 0.44, cheek: -0.4, nose: 'straight', brow: 'slanted', eyes: 'hooded', mouth: 'level', hair: 'wig', hairColour: 'grey', fringe: 'none' },
    dress: { hat: { style: 'bicorne', colour: '#3a4048', band: PALETTE.white }, collar: 'cravat', coat: { colour: '#55606b', trims: ['lace', 'sash'], trimColour: '#8fa3b0' }, accent: '#55606b', props: ['baton'], behind: ['masts'] },
  },
  zephine: {
    looks: { woman: true, age: 72, skin: 3, turn: 0.5, tilt: -2, width: 64, length: 96, jaw: 0.84, chin: 0.42, cheek: -0.6, nose: 'aquiline', brow: 'heavy', eyes: 'narrow', mouth: 'smirk', hair: 'locs', hairColour: 'white', fringe: 'none' },
    dress: { hat: { style: 'bandana', colour: '#2f5d8c' }, collar: 'shift', coat: { colour: '#3f3028', trims: ['fur'] }, accent: '#8c3b5c', props: [], behind: [], jewels: ['eyePatch', 'earring'], shaded: '#6a5638' },
    own: () => knitting(3),
  },
  sukey: {
    looks: { woman: true, age: 33, skin: 2, turn: -0.55, tilt: 3, width: 64, length: 94, jaw: 0.82, chin: 0.38, cheek: 0.6, nose: 'snub', brow: 'level', eyes: 'open', mouth: 'smile', hair: 'braids', hairColour: 'dark', fringe: 'none' },
    dress: { hat: { style: 'straw', colour: '#d3b25c', band: '#a5301f' }, collar: 'shift', coat: { colour: '#8a4a3a', trims: ['bodice'] }, accent: '#a5301f', props: ['birdCage'], behind: ['cottage'] },
  },
  baltasar: {
    looks: { woman: false, age: 26, skin: 5, turn: 0.5, tilt: -2, width: 66, length: 98, jaw: 0.9, chin: 0.46, cheek: 0.2, nose: 'broad', brow: 'level', eyes: 'open', mouth: 'grin', hair: 'cropped', hairColour: 'black', fringe: 'none' },
    dress: { hat: { style: 'knitCap', colour: '#2f5d8c', band: '#1d3f63' }, collar: 'open', coat: { colour: '#efe4c8', hatch: '#4a3a28', trims: ['stripes'], trimColour: '#2f6f68', breadth: 1.08 }, accent: '#2f6f68', props: ['rope'], behind: ['masts'] },
  },
  bram: {
    looks: { woman: false, age: 71, skin: 1, turn: -0.35, tilt: 2, width: 68, length: 97, jaw: 0.9, chin: 0.48, cheek: 0.2, nose: 'broad', brow: 'heavy', eyes: 'narrow', mouth: 'smile', hair: 'short', hairColour: 'white', fringe: 'none', beard: 'full' },
    dress: { hat: { style: 'slouch', colour: '#5b4a34', band: '#3a2f22' }, collar: 'kerchief', coat: { colour: '#4f5a48', trims: ['plain'] }, accent: '#2f5d8c', props: ['cane'], behind: ['quay'] },
  },
};
